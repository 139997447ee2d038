#!/usr/bin/env python3
"""The coverage oracle: glyphs drawn by FreeType's own rasteriser at 32 times the size, unhinted and
anti-aliased, and averaged over each pixel's 32 x 32 box.

    Scripts/oracle/coverage.py            compares Fixtures/Shaping/coverage.json with FreeType now
    Scripts/oracle/coverage.py --record   writes that file anew

The tests compare the program's glyphs with the file. Needs freetype-py 2.5.1 and numpy:
    python3 -m venv venv && venv/bin/pip install freetype-py==2.5.1 numpy
"""
import base64
import json
import pathlib
import sys

import freetype
import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Fixtures/Shaping/coverage.json"
FACTOR = 32
IDENTITY = freetype.Matrix(0x10000, 0, 0, 0x10000)

TEXT_SIZES = (17, 34, 60)
GLYPHS = [
    ("Sources/CBarAssets/Fonts/Inter-Regular.otf", "gR&@", TEXT_SIZES),
    ("Sources/CBarAssets/Fonts/Inter-SemiBold.otf", "Sx", TEXT_SIZES),
    ("Sources/CBarAssets/Fonts/Roboto-Medium.ttf", "Inbox%8\u00e9\u1ec7", TEXT_SIZES),
    ("Fixtures/Fonts/NotoSansHebrew-Regular.ttf", "\u05e9", TEXT_SIZES),
    ("Fixtures/Fonts/NotoSansArabic-Regular.ttf", "\ufefb", TEXT_SIZES),
    # menu, search, more_vert, settings: the characters that the icon font gives them.
    ("Sources/CBarAssets/Icons/MaterialIcons-Regular.ttf", "\ue5d2\ue8b6\ue5d4\ue8b8", (24, 72)),
]
# Whole and odd sub-pixel places; multiples of 1/64 so that FreeType can express them exactly.
OFFSETS = (0, 21 / 64)


def glyph_coverage(face, glyph, pixels_per_em, offset):
    """Left and top pixel edge relative to the origin (y down), and an array of 0 ... 255."""
    face.set_char_size(pixels_per_em * FACTOR * 64)
    face.set_transform(IDENTITY, freetype.Vector(round(offset * FACTOR * 64), 0))
    face.load_glyph(glyph, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP
                    | freetype.FT_LOAD_NO_AUTOHINT)
    face.glyph.render(freetype.FT_RENDER_MODE_NORMAL)
    bitmap = face.glyph.bitmap
    rows = numpy.array(bitmap.buffer, dtype=numpy.float64).reshape(bitmap.rows, bitmap.pitch)
    left, top = face.glyph.bitmap_left, -face.glyph.bitmap_top
    first_x, first_y = left // FACTOR, top // FACTOR
    end_x = -(-(left + bitmap.width) // FACTOR)
    end_y = -(-(top + bitmap.rows) // FACTOR)
    canvas = numpy.zeros(((end_y - first_y) * FACTOR, (end_x - first_x) * FACTOR))
    x, y = left - first_x * FACTOR, top - first_y * FACTOR
    canvas[y:y + bitmap.rows, x:x + bitmap.width] = rows[:, :bitmap.width]
    shape = (end_y - first_y, FACTOR, end_x - first_x, FACTOR)
    return first_x, first_y, canvas.reshape(shape).mean(axis=(1, 3))


def entries():
    for font, characters, sizes in GLYPHS:
        face = freetype.Face(str(ROOT / font))
        for character in characters:
            glyph = face.get_char_index(character)
            assert glyph, (font, character)
            for size in sizes:
                for offset in OFFSETS:
                    left, top, coverage = glyph_coverage(face, glyph, size, offset)
                    yield {
                        "font": font, "glyph": glyph, "pixelsPerEm": size, "x": offset,
                        "left": left, "top": top, "width": coverage.shape[1],
                        "height": coverage.shape[0], "levels": encode(coverage),
                    }


def encode(coverage):
    """Levels times 256, big-endian 16-bit, so that the record's own rounding does not matter."""
    return base64.b64encode(numpy.round(coverage * 256).astype(">u2").tobytes()).decode()


def decode(levels):
    return numpy.frombuffer(base64.b64decode(levels), dtype=">u2").astype(numpy.float64) / 256


def main():
    tool = f"FreeType {'.'.join(map(str, freetype.version()))} at {FACTOR} times the size"
    fresh = list(entries())
    if "--record" in sys.argv[1:]:
        lines = ",\n".join(json.dumps(entry) for entry in fresh)
        TABLE.write_text(f'{{"tool": {json.dumps(tool)}, "cases": [\n{lines}\n]}}\n')
        print(f"recorded {len(fresh)} glyphs with {tool}")
        return
    recorded = json.loads(TABLE.read_text())
    largest, total, count = 0.0, 0.0, 0
    for old, new in zip(recorded["cases"], fresh, strict=True):
        keys = [key for key in new if key != "levels"]
        if any(old[key] != new[key] for key in keys):
            sys.exit(f"another glyph box: {old['font']} glyph {old['glyph']}")
        difference = numpy.abs(decode(old["levels"]) - decode(new["levels"]))
        largest = max(largest, difference.max())
        total += difference.sum()
        count += difference.size
    print(f"{len(fresh)} glyphs; recorded with {recorded['tool']}, compared with {tool}: "
          f"max {largest:.2f}, mean {total / count:.4f} levels")
    sys.exit(1 if largest > 0.5 else 0)


main()
