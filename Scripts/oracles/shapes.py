#!/usr/bin/env python3
"""The shape oracle: rounded rectangles drawn by cairo at 32 times the size and box-averaged, and
supersampled by their definition.

    swift build --product raster-probe && Scripts/oracles/shapes.py

Prints the largest and the mean difference in levels of 255 to both, and fails above one level from
the definition or 2.5 from cairo, whose own arcs are that far off.
Needs cairocffi 1.7 and numpy:  python3 -m venv venv && venv/bin/pip install cairocffi numpy
"""
import math
import sys

import cairocffi
import numpy

from probe import Probe

FACTOR = 32
GATE, CAIRO_GATE = 1.0, 2.5


def by_cairo(width, height, left, top, right, bottom, radius):
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_A8, width * FACTOR, height * FACTOR)
    context = cairocffi.Context(surface)
    context.set_tolerance(0.005)
    context.scale(FACTOR, FACTOR)
    context.new_sub_path()
    context.arc(right - radius, top + radius, radius, -math.pi / 2, 0)
    context.arc(right - radius, bottom - radius, radius, 0, math.pi / 2)
    context.arc(left + radius, bottom - radius, radius, math.pi / 2, math.pi)
    context.arc(left + radius, top + radius, radius, math.pi, 3 * math.pi / 2)
    context.fill()
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), "u1").reshape(height * FACTOR, surface.get_stride())
    return averaged(rows[:, :width * FACTOR].astype(float), width, height)


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


def averaged(rows, width, height):
    return rows.reshape(height, FACTOR, width, FACTOR).mean(axis=(1, 3))


def main():
    probe = Probe()
    failed = False
    for scale in (1, 2, 3):
        for radius in (0, 1, 4, 8, 12, 16):
            for shift in (0, 0.25, 0.5625):
                edges = [scale * (edge + shift) for edge in (4, 3, 52, 35)]
                shape = (64 * scale, 44 * scale, *edges, scale * radius)
                drawn = probe.alpha("shape", *shape)
                exact = abs(drawn - by_definition(*shape))
                cairo = abs(drawn - by_cairo(*shape))
                failed |= exact.max() > GATE or cairo.max() > CAIRO_GATE
                print(f"scale {scale} radius {radius:2} shift {shift:6}: definition"
                      f" {exact.max():.3f} mean {exact.mean():.5f}, cairo {cairo.max():.3f}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
