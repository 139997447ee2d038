#!/usr/bin/env python3
"""The glyphs of Fixtures/Shaping/coverage.json, FreeType's at 32 times the size box-averaged, against
the program's.

    swift build --product raster-probe && Scripts/oracle/glyphs.py

Needs numpy. coverage.py tells whether the file is still what FreeType draws.
"""
import base64
import json

import numpy

import report
from probe import ROOT, Probe

MARGIN = 2


def truth(entry):
    levels = numpy.frombuffer(base64.b64decode(entry["levels"]), ">u2") / 256
    return numpy.pad(levels.reshape(entry["height"], entry["width"]), MARGIN)


def main():
    probe = Probe()
    groups = {}
    for entry in json.loads((ROOT / "Fixtures/Shaping/coverage.json").read_text())["cases"]:
        exact = truth(entry)
        drawn = probe.glyph(
            exact.shape[1], exact.shape[0], entry["font"], entry["glyph"], entry["pixelsPerEm"],
            MARGIN - entry["left"] + entry["x"], MARGIN - entry["top"])
        size = entry["pixelsPerEm"]
        group = groups.setdefault(size, report.Group(f"glyphs of {size} px by FreeType at 32x", 2, 0.5))
        group.add(numpy.abs(drawn - exact))
    report.finish([group.tell() for group in groups.values()])


if __name__ == "__main__":
    main()
