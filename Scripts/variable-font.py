#!/usr/bin/env python3
"""Makes the variable font of Fixtures: a cross of two bars that lie over each other, as in fonts whose
overlaps are kept, with the weight axis and one of its own. Needs Debian's python3-fonttools.
usage: Scripts/variable-font.py"""

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

# The registered axis from 100 to 900, and one that only makes glyphs wider.
AXES = [("wght", 100, 400, 900, "Weight"), ("ROOM", 0, 0, 100, "Room")]

INSTANCES = [
    {"stylename": "Regular", "location": {"wght": 400, "ROOM": 0}},
    {"stylename": "SemiBold", "location": {"wght": 600, "ROOM": 0}},
    {"stylename": "Wide Black", "location": {"wght": 900, "ROOM": 100}},
]


def bars(*rectangles):
    pen = TTGlyphPen(None)
    for left, bottom, right, top in rectangles:
        pen.moveTo((left, bottom))
        for corner in ((left, top), (right, top), (right, bottom)):
            pen.lineTo(corner)
        pen.closePath()
    return pen.glyph()


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    builder = FontBuilder(1000, isTTF=True)
    glyphs = {
        ".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph(),
        "cross": bars((250, 0, 350, 600), (0, 250, 600, 350)),
    }
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x20: "space", 0x2B: "cross"})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({".notdef": (500, 0), "space": (300, 0), "cross": (700, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Test Weights", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200)
    builder.setupPost()
    builder.setupFvar(AXES, INSTANCES)
    # Bolder: bars of 300 instead of 100, and 200 more width; lighter: bars of 40. The four points of
    # each bar, then the phantom points of left, right, top and bottom.
    def thicker(by):
        return [(-by, 0), (-by, 0), (by, 0), (by, 0), (0, -by), (0, by), (0, by), (0, -by)]
    builder.setupGvar({"cross": [
        TupleVariation({"wght": (0, 1, 1)}, thicker(100) + [(0, 0), (200, 0), (0, 0), (0, 0)]),
        TupleVariation({"wght": (-1, -1, 0)}, thicker(-30) + [(0, 0), (-60, 0), (0, 0), (0, 0)]),
        TupleVariation({"ROOM": (0, 1, 1)}, [(0, 0)] * 9 + [(500, 0), (0, 0), (0, 0)]),
    ]})
    font = builder.font
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(Path(__file__).resolve().parent.parent / "Fixtures/VariableFonts/TestWeights-VF.ttf")


main()
