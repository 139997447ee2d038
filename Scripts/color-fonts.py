#!/usr/bin/env python3
"""Makes the colour fonts of Fixtures: in Fonts a few glyphs of Debian's Noto Color Emoji (CBDT), in
ColorFonts squares in the other formats. Needs Debian's python3-fonttools and fonts-noto-color-emoji.
usage: Scripts/color-fonts.py"""

import struct
import sys
import zlib
from pathlib import Path

from fontTools import subset
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.sbixGlyph import Glyph as SbixGlyph
from fontTools.ttLib.tables.sbixStrike import Strike

NOTO = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
# A grinning face, hearts, a thumb in a skin tone, a keycap, a family, two flags, digits.
EMOJI = (
    "\U0001F600\u2764\uFE0F\u263A\U0001F44D\U0001F3FD1\u20E3 #0"
    "\U0001F468\u200D\U0001F469\u200D\U0001F467\U0001F1F0\U0001F1F7\U0001F1FA\U0001F1F8"
)
RED, BLUE = (1.0, 0.0, 0.0, 1.0), (0.0, 0.0, 1.0, 0.5)
FOREGROUND = 0xFFFF


def noto(path):
    font = TTFont(NOTO, recalcTimestamp=False)
    options = subset.Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=EMOJI)
    subsetter.subset(font)
    font.save(path)


def square(left, bottom, side):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for x, y in ((left, bottom + side), (left + side, bottom + side), (left + side, bottom)):
        pen.lineTo((x, y))
    pen.closePath()
    return pen.glyph()


def squares(family):
    """Of 1000 units an em: A and U+1F600 are a square, B is
    one without colours."""
    glyphs = {
        ".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph(),
        "face": square(0, 0, 800), "outer": square(0, 0, 800), "middle": square(200, 200, 400),
        "inner": square(300, 300, 200),
    }
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x20: "space", 0x41: "face", 0x42: "outer", 0x1F600: "face"})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({
        name: (1000, getattr(glyph, "xMin", 0))
        for name, glyph in builder.font["glyf"].glyphs.items()
    })
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    font = builder.font
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    return font


def layers(path):
    font = squares("Test Layers")
    font["COLR"] = buildCOLR(
        {"face": [("outer", 0), ("middle", 1), ("inner", FOREGROUND)]}, version=0)
    font["CPAL"] = buildCPAL([[RED, BLUE]])
    font.save(path)


def gradients(path):
    font = squares("Test Gradients")
    paint = {
        "Format": 10, "Glyph": "outer",
        "Paint": {
            "Format": 4, "x0": 0, "y0": 0, "x1": 800, "y1": 0, "x2": 0, "y2": 800,
            "ColorLine": {"Extend": "pad", "ColorStop": [(0.0, 0), (1.0, 1)]},
        },
    }
    font["COLR"] = buildCOLR({"face": paint}, version=1)
    font["CPAL"] = buildCPAL([[RED, BLUE]])
    font.save(path)


def png(side, pixel):
    def chunk(name, data):
        checksum = zlib.crc32(name + data)
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", checksum)

    rows = b"".join(
        b"\0" + b"".join(bytes(pixel(x, y)) for x in range(side)) for y in range(side))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def bitmaps(path):
    """Two strikes of sbix: green in 20 pixels an em, red over clear in 40."""
    font = squares("Test Bitmaps")
    table = newTable("sbix")
    for ppem, pixel in (
        (20, lambda x, y: (0, 255, 0, 255)),
        (40, lambda x, y: (255, 0, 0, 255 if y < 16 else 0)),
    ):
        side = ppem * 4 // 5
        strike = Strike(ppem=ppem, resolution=72)
        strike.glyphs["face"] = SbixGlyph(
            glyphName="face", graphicType="png ", imageData=png(side, pixel), originOffsetX=0,
            originOffsetY=0)
        table.strikes[ppem] = strike
    font["sbix"] = table
    font.save(path)


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    fixtures = Path(__file__).resolve().parent.parent / "Fixtures"
    noto(fixtures / "Fonts" / "NotoColorEmoji-subset.ttf")
    folder = fixtures / "ColorFonts"
    layers(folder / "TestLayers-COLRv0.ttf")
    gradients(folder / "TestGradients-COLRv1.ttf")
    bitmaps(folder / "TestBitmaps-sbix.ttf")


main()
