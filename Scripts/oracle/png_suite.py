#!/usr/bin/env python3
"""The PNG oracle: every picture of PngSuite, folders inside included, as pypng, a decoder in pure Python, reads it.

    swift build --product raster-probe && Scripts/oracle/png_suite.py FOLDER

Prints the pictures that differ, and fails if there are any; 16-bit channels are rounded to 8.
Needs pypng 0.20220715.0 and numpy:  python3 -m venv venv && venv/bin/pip install pypng numpy
"""
import pathlib
import sys

import numpy
import png

import report
from probe import Probe


def reference(path):
    width, height, rows, info = png.Reader(filename=str(path)).asRGBA()
    deepest = (1 << info["bitdepth"]) - 1
    values = numpy.array([list(row) for row in rows], dtype=numpy.uint64)
    levels = (values * 255 * 2 + deepest) // (2 * deepest)
    return levels.reshape(height, width, 4).astype("u1")


def main(folder):
    probe = Probe()
    pictures = sorted(pathlib.Path(folder).rglob("*.png"))
    wrong = 0
    for path in pictures:
        ours, theirs = probe.png(path), reference(path)
        if isinstance(ours, str):
            wrong += 1
            print(f"{path.name}: {ours}")
        elif not numpy.array_equal(ours, theirs):
            wrong += 1
            difference = abs(ours.astype(int) - theirs)
            print(f"{path.name}: {(difference > 0).sum()} values differ, by {difference.max()}")
    passed = report.verdict(
        "PngSuite by pypng", pictures and not wrong, f"{len(pictures)} pictures, {wrong} differ")
    return int(not passed)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
