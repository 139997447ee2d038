"""Pictures that a spec names: too large, in every form of PNG, with notes about themselves."""

import os
import struct
import zlib

import pictures
from harness import INPUT, LIMIT, OK, check, case, png_size, smallest
from pictures import GREY, GREY_ALPHA, PALETTE, RGB, RGBA

SIDE = 24


def with_picture(name, scale=1, mode="alwaysOriginal"):
    """A spec that shows the picture alone, on nothing."""
    return {
        "device": {"width": 120, "height": 56, "scale": scale}, "statusBar": None,
        "bars": [{
            "type": "appBar", "headerView": {"backgroundColor": "clear"},
            "navigationItem": {"rightBarButtonItems": [
                {"image": {"file": name, "renderingMode": mode}}]}}]}


def shown(bench, content, scale=1, mode="alwaysOriginal", name="picture.png"):
    """What the program shows of a PNG: the rows of the box that is not empty."""
    bench.write(name, content)
    _, _, rows = pictures.decode(bench.accept(with_picture(name, scale, mode)))
    columns = [x for x in range(len(rows[0])) if any(row[x][3] for row in rows)]
    lines = [y for y, row in enumerate(rows) if any(pixel[3] for pixel in row)]
    check(columns and lines, "nothing is shown")
    return [row[columns[0]:columns[-1] + 1] for row in rows[lines[0]:lines[-1] + 1]]


@case("img-002")
def enormous(bench):
    """a picture of 20,000 by 20,000 pixels is refused before it is decoded"""
    side = 20_000
    content = (pictures.SIGNATURE + pictures.header(side, side, RGBA, 8)
               + pictures.chunk(b"IDAT", pictures.zeros(side * (side * 4 + 1)))
               + pictures.chunk(b"IEND", b""))
    bench.write("x.png", content)
    result = bench.refuse(LIMIT, r"20000\D+20000", with_picture("x.png"))
    check(result.megabytes < 64, f"took {result.megabytes:.0f} MB")
    check(result.seconds < 0.5, f"took {result.seconds:.2f} s")


@case("img-004")
def growing_text(bench):
    """43 bytes that promise a text chunk of a gigabyte cost no memory"""
    for kind in (b"iTXt", b"zTXt", b"tEXt", b"sPLT", b"pCAL", b"iCCP", b"eXIf"):
        content = (pictures.SIGNATURE + pictures.header(1, 1, RGBA, 8)
                   + struct.pack(">I4s", 0x3FFFFFFF, kind) + b"\0\0")
        bench.write("x.png", content)
        result = bench.refuse(INPUT, "E03", with_picture("x.png"))
        check(result.megabytes < 64, f"{kind}: took {result.megabytes:.0f} MB")


@case("img-006")
def long_tail(bench):
    """a gigabyte of zeros behind a good picture is not read into memory"""
    rows = [[10, 20, 30, 255] * 16] * 16
    bench.write("x.png", pictures.encode(rows, RGBA, 8))
    os.truncate(bench.path("x.png"), 1 << 30)
    bench.write("spec.json", with_picture("x.png"))
    result = bench.run("spec.json", "-o", "out.png")
    bench.sound(result)
    check(result.code in (OK, LIMIT), f"exit {result.code}: {result.text[:300]}")
    check(result.megabytes < 64, f"took {result.megabytes:.0f} MB")


def scaled(sample, depth):
    """A sample as 8 bits: few bits are repeated, 16 are rounded."""
    return (sample * 255 * 2 + (1 << depth) - 1) // (2 * ((1 << depth) - 1))


def forms():
    """Every form of PNG: name, chunks before the pixels, rows of samples, kind, depth, truth."""
    def rows(top, channels):
        return [[(x * 7 + y * 13 + c * 29) % (top + 1) for x in range(SIDE)
                 for c in range(channels)] for y in range(SIDE)]

    for depth in (1, 2, 4, 8, 16):
        grey = rows((1 << depth) - 1, 1)
        grey = [[sample * (257 if depth == 16 else 1) % (1 << depth) for sample in row]
                for row in grey]
        yield (f"grey {depth}", b"", grey, GREY, depth,
               [[(scaled(s, depth),) * 3 + (255,) for s in row] for row in grey])
    for depth in (8, 16):
        color = [[s * (251 if depth == 16 else 1) for s in row] for row in rows(255, 3)]
        yield (f"RGB {depth}", b"", color, RGB, depth,
               [[tuple(scaled(s, depth) for s in row[x:x + 3]) + (255,)
                 for x in range(0, 3 * SIDE, 3)] for row in color])
        top = (1 << depth) - 1
        alpha = [[top if i % 4 == 3 else s for i, s in enumerate(row)]
                 for row in ([s * (251 if depth == 16 else 1) for s in row] for row in rows(255, 4))]
        yield (f"RGBA {depth}", b"", alpha, RGBA, depth,
               [[tuple(scaled(s, depth) for s in row[x:x + 4]) for x in range(0, 4 * SIDE, 4)]
                for row in alpha])
        shades = [[top if i % 2 else s for i, s in enumerate(row)]
                  for row in ([s * (251 if depth == 16 else 1) for s in row] for row in rows(255, 2))]
        yield (f"grey with alpha {depth}", b"", shades, GREY_ALPHA, depth,
               [[(scaled(row[x], depth),) * 3 + (255,) for x in range(0, 2 * SIDE, 2)]
                for row in shades])
    for depth in (1, 2, 4, 8):
        entries = [((i * 91) % 256, (i * 57 + 3) % 256, (i * 23 + 9) % 256)
                   for i in range(1 << depth)]
        palette = pictures.chunk(b"PLTE", bytes(v for entry in entries for v in entry))
        index = rows((1 << depth) - 1, 1)
        yield (f"palette {depth}", palette, index, PALETTE, depth,
               [[entries[s] + (255,) for s in row] for row in index])
        # The last entry is clear; the corners are not, so that the box is known.
        clear = len(entries) - 1
        holed = [[0 if x in (0, SIDE - 1) or y in (0, SIDE - 1) else s
                  for x, s in enumerate(row)] for y, row in enumerate(index)]
        alphas = pictures.chunk(b"tRNS", bytes([255] * clear + [0]))
        yield (f"palette {depth} with tRNS", palette + alphas, holed, PALETTE, depth,
               [[entries[s] + (255,) if s != clear else (0, 0, 0, 0) for s in row]
                for row in holed])
    key = pictures.chunk(b"tRNS", struct.pack(">3H", 9, 9, 9))
    hole = [[9 if 3 * 4 < i < 3 * 12 else 77 for i in range(3 * SIDE)] for _ in range(SIDE)]
    yield ("RGB with a colour key", key, hole, RGB, 8,
           [[tuple(row[x:x + 3]) + (255,) if row[x:x + 3] != [9, 9, 9] else (0, 0, 0, 0)
             for x in range(0, 3 * SIDE, 3)] for row in hole])


@case("img-010")
def every_form(bench):
    """every colour type, depth, transparency and interlacing comes out as its samples say"""
    for name, before, rows, kind, depth, truth in forms():
        for interlaced in (False, True):
            found = shown(bench, pictures.encode(rows, kind, depth, before, interlaced))
            check(found == truth, f"{name}{' interlaced' if interlaced else ''} differs")


@case("img-012")
def notes_about_itself(bench):
    """gamma, profiles, orientation and resolution change neither colours nor size"""
    rows = [[value for x in range(SIDE) for value in ((x * 9) % 256, 128, y * 10, 255)]
            for y in range(SIDE)]
    plain = shown(bench, pictures.encode(rows, RGBA, 8))
    check(len(plain) == SIDE and len(plain[0]) == SIDE, "the size is not that of the file")
    orientation = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    for kind, body in (
            (b"gAMA", struct.pack(">I", 100_000)), (b"sRGB", b"\0"),
            (b"iCCP", b"Display P3\0\0" + zlib.compress(b"\0" * 548)),
            (b"cICP", bytes((12, 13, 0, 1))), (b"eXIf", orientation),
            (b"cHRM", struct.pack(">8I", *range(30_000, 38_000, 1_000))),
            (b"pHYs", struct.pack(">IIB", 5669, 5669, 1))):
        noted = shown(bench, pictures.encode(rows, RGBA, 8, pictures.chunk(kind, body)))
        check(noted == plain, f"{kind.decode()} changes the picture")


@case("img-013")
def for_iphones(bench):
    """Apple's CgBI form is told as such"""
    content = (pictures.SIGNATURE + pictures.chunk(b"CgBI", b"\x50\0\x20\x02")
               + pictures.header(1, 1, RGBA, 8)
               + pictures.chunk(b"IDAT", zlib.compress(b"\0\1\2\3\xff")[2:-4])
               + pictures.chunk(b"IEND", b""))
    bench.write("x.png", content)
    bench.refuse(INPUT, "CgBI.*original", with_picture("x.png"))


@case("img-016")
def far_from_its_size(bench):
    """pictures much larger and much smaller than the place they are drawn in"""
    row = [255, 255, 255, 255] * 1_600 + [0, 0, 0, 0] * 1_600
    bench.write("big@3x.png", pictures.encode([row] * 3_200, RGBA, 8))
    png_size(bench.accept(with_picture("big@3x.png")))
    dot = shown(bench, pictures.encode([[9, 99, 199, 255]], RGBA, 8), scale=3)
    check({pixel for line in dot for pixel in line if pixel[3] == 255} <= {(9, 99, 199, 255)},
          "a picture of one pixel has other colours when enlarged")
    half = [[255, 255, 255, 255 if x < 36 else 0][c] for x in range(72) for c in range(4)]
    faded = shown(bench, pictures.encode([half] * 72, RGBA, 8), scale=1, name="half@3x.png")
    check(all(pixel[:3] == (255, 255, 255) for line in faded for pixel in line if pixel[3]),
          "a dark fringe beside clear pixels")
    tinted = shown(bench, pictures.encode([half] * 72, RGBA, 8), scale=2, mode="alwaysTemplate",
                   name="stencil@3x.png")
    colors = {pixel[:3] for line in tinted for pixel in line if pixel[3]}
    check(len(colors) == 1, f"a stencil in one colour shows {len(colors)}")


@case("img-016")
def smallest_of_all(bench):
    """one pixel at each scale takes one point"""
    bench.write("dot.png", pictures.encode([[255, 0, 0, 255]], RGBA, 8))
    document = smallest()
    document["bars"][0]["navigationItem"]["rightBarButtonItems"] = [{"image": "dot.png"}]
    png_size(bench.accept(document))
