#!/usr/bin/env python3
"""Independent engines at 16 times the size, box-averaged: cairo, Skia, resvg and Chromium draw the
scenes of scenes.py, and the program's picture is compared with each.

    swift build --product raster-probe && Scripts/oracle/engines.py

At the size itself the engines are 4 to 53 levels from the truth on a rounded corner; at 16 times
the size 0.5 to 4, which is what the bounds leave them. Needs numpy, and any of cairocffi, skia-python,
resvg_py with pillow, and Debian's chromium; what is missing is named.
"""
import io
import math
import pathlib
import shutil
import subprocess
import tempfile

import numpy

import report
import scenes
from probe import Probe

FACTOR = 16
CROSSING = "paths that cross themselves"
WIDTH, HEIGHT = scenes.WIDTH, scenes.HEIGHT


def averaged(levels):
    return levels.reshape(HEIGHT, FACTOR, WIDTH, FACTOR).mean(axis=(1, 3))


# ---- cairo ----

class Cairo:
    name, bound = "cairo", 2.5

    def __init__(self):
        import cairocffi
        self.cairo = cairocffi

    def draw(self, outline, rule):
        cairo = self.cairo
        surface = cairo.ImageSurface(cairo.FORMAT_A8, WIDTH * FACTOR, HEIGHT * FACTOR)
        context = cairo.Context(surface)
        context.set_tolerance(0.005)
        context.scale(FACTOR, FACTOR)
        context.set_fill_rule(
            cairo.FILL_RULE_EVEN_ODD if rule == "evenodd" else cairo.FILL_RULE_WINDING)
        outline.on_cairo(context)
        context.fill()
        surface.flush()
        stride = surface.get_stride()
        rows = numpy.frombuffer(surface.get_data(), "u1").reshape(HEIGHT * FACTOR, stride)
        return averaged(rows[:, :WIDTH * FACTOR].astype(float))


# ---- Skia ----

class Skia:
    # Its curves snap to a quarter of the enlarged pixel. Where edges cross it is further off: cairo
    # and resvg are within a level of us there.
    name, bound, crossing_bound = "Skia", 4.5, 7.5

    def __init__(self):
        import skia
        self.skia = skia

    def draw(self, outline, rule):
        skia = self.skia
        surface = skia.Surface(WIDTH * FACTOR, HEIGHT * FACTOR)
        canvas = surface.getCanvas()
        canvas.scale(FACTOR, FACTOR)
        path = outline.for_skia(skia)
        path.setFillType(
            skia.PathFillType.kEvenOdd if rule == "evenodd" else skia.PathFillType.kWinding)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorBLACK))
        pixels = surface.makeImageSnapshot().toarray()
        return averaged(pixels[..., 3].astype(float))


# ---- SVG ----

def svg(outline, rule, side=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {side}>'
            f'<path fill-rule="{rule}" d="{outline.data}"/></svg>')


def alphas(png):
    from PIL import Image
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    return numpy.asarray(image)[:HEIGHT * FACTOR, :WIDTH * FACTOR, 3].astype(float)


class Resvg:
    name, bound = "resvg", 2.5

    def __init__(self):
        import PIL  # noqa: F401
        import resvg_py
        self.resvg = resvg_py

    def draw(self, outline, rule):
        side = f'width="{WIDTH}" height="{HEIGHT}"'
        png = self.resvg.svg_to_bytes(
            svg_string=svg(outline, rule, side), width=WIDTH * FACTOR, height=HEIGHT * FACTOR)
        return averaged(alphas(bytes(png)))


class Chromium:
    name, bound = "Chromium", 4.5

    def __init__(self):
        import PIL  # noqa: F401
        if not shutil.which("chromium"):
            raise ImportError("chromium (apt-get install chromium)")

    def draw_all(self, outlines):
        """All scenes on one page, one below the other: it takes seconds to start."""
        side = f'width="{WIDTH}" height="{HEIGHT}" style="display:block"'
        body = "".join(svg(outline, rule, side) for outline, rule in outlines)
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "page.html")
            page.write_text(f"<!doctype html><style>body{{margin:0}}</style>{body}")
            subprocess.run(
                ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 f"--force-device-scale-factor={FACTOR}", f"--screenshot={folder}/page.png",
                 f"--window-size={WIDTH},{HEIGHT * len(outlines)}",
                 f"--user-data-dir={folder}/profile", "--default-background-color=00000000",
                 page.as_uri()],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
            from PIL import Image
            Image.MAX_IMAGE_PIXELS = None
            image = numpy.asarray(Image.open(f"{folder}/page.png").convert("RGBA"))[..., 3]
        tall = HEIGHT * FACTOR
        for index in range(len(outlines)):
            part = image[index * tall:(index + 1) * tall, :WIDTH * FACTOR]
            yield averaged(part.astype(float))


# ---- Outlines ----

class RoundedRect:
    def __init__(self, left, top, right, bottom, radius):
        self.edges, self.radius = (left, top, right, bottom), radius
        r = radius
        self.data = (
            f"M{left + r:g} {top:g}H{right - r:g}A{r:g} {r:g} 0 0 1 {right:g} {top + r:g}"
            f"V{bottom - r:g}A{r:g} {r:g} 0 0 1 {right - r:g} {bottom:g}"
            f"H{left + r:g}A{r:g} {r:g} 0 0 1 {left:g} {bottom - r:g}"
            f"V{top + r:g}A{r:g} {r:g} 0 0 1 {left + r:g} {top:g}Z")
        if r == 0:
            self.data = f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}Z"

    def on_cairo(self, context):
        left, top, right, bottom = self.edges
        r = self.radius
        context.new_sub_path()
        context.arc(right - r, top + r, r, -math.pi / 2, 0)
        context.arc(right - r, bottom - r, r, 0, math.pi / 2)
        context.arc(left + r, bottom - r, r, math.pi / 2, math.pi)
        context.arc(left + r, top + r, r, math.pi, 3 * math.pi / 2)
        context.close_path()

    def for_skia(self, skia):
        path = skia.Path()
        path.addRRect(
            skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(*self.edges), self.radius, self.radius))
        return path


class Ring:
    """The outer and the inner shape of a border; drawn by the even-odd rule."""

    def __init__(self, left, top, right, bottom, radius, width):
        inner = (left + width, top + width, right - width, bottom - width, max(radius - width, 0))
        self.shapes = [RoundedRect(left, top, right, bottom, radius), RoundedRect(*inner)]
        self.data = "".join(shape.data for shape in self.shapes)

    def on_cairo(self, context):
        for shape in self.shapes:
            shape.on_cairo(context)

    def for_skia(self, skia):
        path = self.shapes[0].for_skia(skia)
        path.addPath(self.shapes[1].for_skia(skia))
        return path


class Outline:
    def __init__(self, steps):
        self.steps, self.data = steps, scenes.path_data(steps)

    def on_cairo(self, context):
        for letter, *n in self.steps:
            if letter == "M":
                context.move_to(*n)
            elif letter == "L":
                context.line_to(*n)
            elif letter == "C":
                context.curve_to(*n)
            elif letter == "Q":
                x, y = context.get_current_point()
                context.curve_to(x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3,
                                 n[2] + (n[0] - n[2]) * 2 / 3, n[3] + (n[1] - n[3]) * 2 / 3,
                                 n[2], n[3])
            else:
                context.close_path()

    def for_skia(self, skia):
        path = skia.Path()
        calls = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo}
        for letter, *n in self.steps:
            if letter == "Z":
                path.close()
            else:
                calls[letter](*n)
        return path


# ---- Judging ----

def drawn_scenes(probe):
    """Group, outline, rule, our picture."""
    for edges in scenes.rounded_rects():
        yield "rounded rects", RoundedRect(*edges), "nonzero", probe.alpha(
            "shape", WIDTH, HEIGHT, *edges)
    for edges in scenes.borders():
        yield "borders", Ring(*edges), "evenodd", probe.alpha("border", WIDTH, HEIGHT, *edges)
    for rule, steps in scenes.paths():
        yield "paths", Outline(steps), rule, probe.path(WIDTH, HEIGHT, rule, steps)
    for rule, steps in scenes.crossing_paths():
        yield CROSSING, Outline(steps), rule, probe.path(WIDTH, HEIGHT, rule, steps)


def pictures(engine, outlines):
    if hasattr(engine, "draw_all"):
        return engine.draw_all(outlines)
    return (engine.draw(outline, rule) for outline, rule in outlines)


def judge(engine, drawn):
    groups = {}
    outlines = [(outline, rule) for _, outline, rule, _ in drawn]
    for (name, _, _, ours), theirs in zip(drawn, pictures(engine, outlines)):
        title = f"{name} by {engine.name} at {FACTOR}x"
        bound = getattr(engine, "crossing_bound", engine.bound) if name == CROSSING else engine.bound
        groups.setdefault(name, report.Group(title, bound)).add(numpy.abs(ours - theirs))
    return [group.tell() for group in groups.values()]


def main():
    drawn = list(drawn_scenes(Probe()))
    verdicts = []
    for kind in (Cairo, Skia, Resvg, Chromium):
        try:
            engine = kind()
        except ImportError as missing:
            report.skip(f"shapes by {kind.name}", f"missing: {missing}")
            continue
        verdicts += judge(engine, drawn)
    report.finish(verdicts)


if __name__ == "__main__":
    main()
