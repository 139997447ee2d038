#!/usr/bin/env python3
"""The shape oracle: rounded rectangles supersampled by their definition.

    swift build --product raster-probe && Scripts/oracle/shapes.py

Prints the largest and the mean difference in levels of 255, and fails above one level; engines.py
asks other programs. Needs numpy:  python3 -m venv venv && venv/bin/pip install numpy
"""
import numpy

import report
from probe import Probe

GATE = 1.0


def by_definition(width, height, left, top, right, bottom, radius):
    """Samples down, exact spans across: the columns that the shape covers at each height."""
    samples = 512
    y = (numpy.arange(height * samples) + 0.5) / samples
    depth = numpy.clip(radius - numpy.minimum(y - top, bottom - y), 0, radius)
    inset = radius - numpy.sqrt(numpy.maximum(radius * radius - depth * depth, 0))
    low = numpy.where((y > top) & (y < bottom), left + inset, 0)
    high = numpy.where((y > top) & (y < bottom), right - inset, 0)
    covered = numpy.empty((height, width))
    for x in range(width):
        spans = numpy.clip(numpy.minimum(high, x + 1) - numpy.maximum(low, x), 0, 1)
        covered[:, x] = spans.reshape(height, samples).mean(axis=1)
    return covered * 255


def main():
    probe = Probe()
    verdicts = []
    for scale in (1, 2, 3):
        group = report.Group(f"rounded rects at scale {scale} by definition", GATE)
        for radius in (0, 1, 4, 8, 12, 16):
            for shift in (0, 0.25, 0.5625):
                edges = [scale * (edge + shift) for edge in (4, 3, 52, 35)]
                shape = (64 * scale, 44 * scale, *edges, scale * radius)
                group.add(abs(probe.alpha("shape", *shape) - by_definition(*shape)))
        verdicts.append(group.tell())
    report.finish(verdicts)


if __name__ == "__main__":
    main()
