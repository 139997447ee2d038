#!/usr/bin/env python3
"""The SVG oracle: every export of Fixtures/Cases drawn by resvg and by Chromium, against our picture.

    swift build --product barrender && Scripts/oracle/svg.py [CASE...]

Both engines draw the upper 200 points at four times the size, which are box-averaged; resvg also
draws the whole at the size itself. Prints the largest difference in levels of 255 and fails above
the bounds. Pixels count in four kinds: flat, where our picture does not change by more than 2
levels from a pixel to its neighbours; shadows, what a filter reaches; edges, all others, whose
differences are told as if what meets there were black and white; and embedded pictures. Since
each engine scales those by its own filter, what is told of them is the difference of the averages
over 9 by 9 pixels, which no filter may move.
Needs resvg_py 0.5, pillow and numpy:  python3 -m venv venv && venv/bin/pip install resvg_py pillow numpy
and Debian's chromium; names what is missing, and fails if it is both engines.
"""
import concurrent.futures
import io
import os
import pathlib
import re
import subprocess
import sys
import threading
import xml.etree.ElementTree

import numpy
from PIL import Image

import browser

try:
    import resvg_py
except ImportError:
    resvg_py = None

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/debug/barrender"
FONTS = ROOT / "Fixtures/Fonts"
FACTOR = 4
UPPER_POINTS = 200
ROUNDING = 2
# A shadow changes by less than this from a pixel to the next.
EDGE_IN_SHADOW = 16
# Fainter edges are taken for this many levels: of theirs a rounding would be too large a share, and
# the other side of a stroke may lie beyond the picture.
FAINT = 64
AVERAGED = 9
# The exit code of an export that is refused.
LIMIT = 69
KINDS = ("flat", "shadow", "edge", "image")

# Levels for flat, shadow, edge, image. At the size itself edges tell how an engine smooths, not what it
# was told to draw: rounded corners of the engines are 20 to 50 levels from the truth. Both blur by
# approximations: of black at full opacity resvg is 7 levels from a Gaussian at a sigma of 3 pixels,
# 30 at one of 0.75; a bar's two shadows have a third of that opacity. At the size itself resvg makes
# pictures smaller without averaging what falls into a pixel; at four times the size both engines mix
# a picture's pixels with their neighbours, and with nothing at its border: a line along two borders
# loses a quarter of itself, up to 18 levels of the average.
BOUNDS = {
    "resvg": (2, 10, 90, 24),
    "resvg 4x": (2, 4, 20, 20),
    "chromium 4x": (3, 6, 32, 20),
}

# Where two things end in one pixel their coverages are blended one by one, which is up to a quarter
# less than what both cover together: a title that slides behind the clock, a badge on an icon's edge,
# titles that are not cut and run into each other. That is a quarter of the darkest colour there, which
# the pixels around need not show.
OVERLAPPING = {
    "app-bar/bottom-bar-slides-the-title-out", "app-bar/shifting-half-way",
    "bottom-navigation/adjacent-alignment-regular",
    "bottom-navigation/adjacent-titles-on-a-tablet",
    "bottom-navigation/long-titles-left-to-right", "bottom-navigation/long-titles-right-to-left",
    "bottom-navigation/selection-indicator",
}
OVERLAP = 96

Image.MAX_IMAGE_PIXELS = None


def run(*arguments):
    return subprocess.run([str(word) for word in arguments], check=True, capture_output=True).stdout


def ours(case):
    """Our picture as floats, premultiplied, and pixels per point."""
    spec = ROOT / f"Fixtures/Cases/{case}.json"
    png = run(PROGRAM, spec, "--font-dir", FONTS, "-o", "-")
    listing = (ROOT / f"Fixtures/Cases/{case}.display.txt").read_text().splitlines()[0]
    return pixels(png), float(listing.rsplit("scale ", 1)[1])


def exported(case):
    """None for what SVG has no word for: colour glyphs, blurred backdrops."""
    spec = ROOT / f"Fixtures/Cases/{case}.json"
    try:
        return run(PROGRAM, "export", spec, "--to", "svg", "--font-dir", FONTS).decode()
    except subprocess.CalledProcessError as error:
        if error.returncode == LIMIT:
            return None
        raise


def pixels(png):
    image = numpy.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=numpy.float32).copy()
    image[..., :3] *= image[..., 3:] / 255
    return image


def averaged(image, factor):
    height, width = image.shape[0] // factor, image.shape[1] // factor
    blocks = image[:height * factor, :width * factor].reshape(height, factor, width, factor, 4)
    return blocks.mean(axis=(1, 3))


def framed(svg, scale, width, height, unit=None):
    """The same drawing in a window of whole pixels, as our picture has it; `unit` pixels of the
    drawing are one of ours, None: it is measured in points."""
    unit = unit or 1 / scale
    box = re.search(r'viewBox="(\S+) (\S+) ', svg)
    left, top = (numpy.floor(float(edge) * scale) / scale for edge in box.groups())
    frame = (f'width="{width * unit}" height="{height * unit}" '
             f'viewBox="{left} {top} {width / scale} {height / scale}"')
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', frame, svg, count=1)


def by_resvg(svg):
    return pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


class Browsers:
    """A browser a thread, opened when it is needed."""

    def __init__(self):
        self._own, self._all = threading.local(), []

    def own(self):
        if not hasattr(self._own, "browser"):
            self._own.browser = browser.opened()
            self._all.append(self._own.browser)
        return self._own.browser

    def close(self):
        for opened in self._all:
            opened.close()


BROWSERS = Browsers()


def by_chromium(svg, scale, width, height):
    """In a window of whole points, to which Chromium cuts an SVG in a page."""
    columns, rows = (int(numpy.ceil(length / scale)) for length in (width, height))
    window = framed(svg, scale, columns * scale, rows * scale)
    page = ("<!doctype html><meta charset=utf-8><style>body{margin:0}svg{display:block}</style>"
            + window.split("?>", 1)[1])
    return pixels(BROWSERS.own().picture(page, columns, rows, scale * FACTOR))


def contrast(picture, reach=1):
    """How far the levels around each pixel are apart."""
    low, high = picture.copy(), picture.copy()
    padded = numpy.pad(picture, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            window = padded[dy:dy + picture.shape[0], dx:dx + picture.shape[1]]
            low, high = numpy.minimum(low, window), numpy.maximum(high, window)
    return (high - low).max(axis=2)


def smoothed(difference):
    """The largest channel of the averages over squares of 9 pixels."""
    reach = AVERAGED // 2
    padded = numpy.pad(difference, ((reach + 1, reach), (reach + 1, reach), (0, 0)), mode="edge")
    sums = padded.cumsum(axis=0, dtype=numpy.float64).cumsum(axis=1)
    size = AVERAGED
    squares = sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]
    return numpy.abs(squares).max(axis=2) / size ** 2


def levels(mine, drawn, svg, scale):
    """The largest difference of each kind."""
    apart, steps = numpy.abs(drawn - mine).max(axis=2), contrast(mine)
    image, filtered = reached(svg, "image", scale, apart), reached(svg, "filter", scale, apart)
    flat = (steps <= ROUNDING) & ~filtered & ~image
    shadow = (steps <= EDGE_IN_SHADOW) & filtered & ~image
    edge = ~flat & ~shadow & ~image
    # Two pixels around, where a thin stroke shows what it is made of.
    colors = numpy.maximum(contrast(mine, 2), FAINT)
    in_black_and_white = numpy.maximum(apart - ROUNDING, 0) * 255 / colors
    return tuple(
        float(found[mask].max(initial=0)) for found, mask in (
            (apart, flat), (apart, shadow), (in_black_and_white, edge),
            (smoothed(drawn - mine), image)))


SVG = "{http://www.w3.org/2000/svg}"


def reached(svg, name, scale, like):
    """A mask of the boxes of all elements of that name. Backdrops are no pictures to look at: they
    stand alone in a clip without an id, smooth and pixel on pixel."""
    mask = numpy.zeros(like.shape, dtype=bool)
    tree = xml.etree.ElementTree.fromstring(svg)
    origin = [numpy.floor(float(edge) * scale) for edge in tree.get("viewBox").split()[:2]]
    backdrops = {group[0] for group in tree.iter(SVG + "g")
                 if group.get("clip-path") and not group.get("id") and len(group) == 1}
    for node in tree.iter(SVG + name):
        if node in backdrops:
            continue
        left, top, width, height = (
            float(node.get(name)) * scale for name in ("x", "y", "width", "height"))
        left, top = left - origin[0], top - origin[1]
        rows = slice(max(int(top), 0), max(int(top + height) + 1, 0))
        mask[rows, max(int(left), 0):max(int(left + width) + 1, 0)] = True
    return mask


def drawings(svg, picture, scale):
    """Name, picture and the export that it was made of, for each engine here."""
    height, width = picture.shape[:2]
    upper = min(height, int(UPPER_POINTS * scale))
    if resvg_py:
        yield "resvg", by_resvg(framed(svg, scale, width, height, 1)), svg
        large = by_resvg(framed(svg, scale, width, upper, FACTOR))
        yield "resvg 4x", averaged(large, FACTOR), svg
    if browser.name():
        drawn = averaged(by_chromium(svg, scale, width, upper), FACTOR)
        yield "chromium 4x", drawn[:upper, :width], svg


def judge(case, svg, evidence):
    """Largest differences by engine."""
    picture, scale = ours(case)
    found = {}
    for name, drawn, svg in drawings(svg, picture, scale):
        mine = picture[:drawn.shape[0]]
        if drawn.shape != mine.shape:
            print(f"{case}: {name} drew {drawn.shape}, not {mine.shape}")
            found[name] = (255,) * len(KINDS)
            continue
        found[name] = levels(mine, drawn, svg, scale)
        if evidence:
            apart = numpy.abs(drawn - mine).max(axis=2)
            evidence.mkdir(parents=True, exist_ok=True)
            stem = evidence / f"{case.replace('/', '-')}-{name.replace(' ', '-')}"
            Image.fromarray(drawn.round().astype("u1")).save(f"{stem}.png")
            Image.fromarray(numpy.minimum(apart * 8, 255).astype("u1")).save(f"{stem}-diff.png")
    return found


def judged(case, evidence):
    """Largest differences by engine; None if it is not exported."""
    svg = exported(case)
    if svg is None:
        return None
    return judge(case, svg, pathlib.Path(evidence) if evidence else None)


def is_beyond(case, found):
    allowed = OVERLAP if case in OVERLAPPING else 0
    return any(
        level > (max(bound, allowed) if kind == "edge" else bound)
        for name, levels in found.items()
        for kind, level, bound in zip(KINDS, levels, BOUNDS[name]))


def main():
    if not resvg_py:
        print("missing: resvg_py, so resvg does not judge")
    if not browser.name():
        print("missing: chromium, so Chromium does not judge")
    if not resvg_py and not browser.name():
        sys.exit("no engine is here")
    evidence = os.environ.get("SVG_EVIDENCE")
    folder = ROOT / "Fixtures/Cases"
    cases = sys.argv[1:] or sorted(
        str(path.relative_to(folder).with_suffix("")) for path in folder.rglob("*.json"))
    worst, failed, refused = {}, 0, 0
    print(f"{' / '.join(KINDS):52}" + "  ".join(f"{name:>26}" for name in BOUNDS))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, found in zip(cases, pool.map(lambda case: judged(case, evidence), cases)):
            if found is None:
                refused += 1
                print(f"{case:52}not exported", flush=True)
                continue
            beyond = is_beyond(case, found)
            failed += beyond
            for name, levels in found.items():
                worst[name] = tuple(map(max, worst.get(name, levels), levels))
            print(f"{case:52}" + row(found) + ("  BEYOND" if beyond else ""), flush=True)
    BROWSERS.close()
    print(f"{'worst':52}" + row(worst))
    print(f"{'bounds':52}" + row(BOUNDS))
    print(f"svg: {len(cases) - failed - refused} passed, {failed} failed, {refused} not exported")
    sys.exit(1 if failed else 0)


def row(levels):
    def cell(name):
        return " / ".join(f"{level:.1f}" for level in levels[name]) if name in levels else "missing"
    return "  ".join(f"{cell(name):>26}" for name in BOUNDS)


main()
