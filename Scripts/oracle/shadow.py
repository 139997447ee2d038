#!/usr/bin/env python3
"""The shadow oracle: a mask at many times the size, blurred by discrete convolution with a sampled
Gaussian, box-averaged over each pixel. No error function and no closed form is used, so that it
shares nothing with the program.

    swift build --product raster-probe && Scripts/oracle/shadow.py

Prints the largest and the mean difference in levels of 255 for each sigma, and fails above one.
Needs numpy and scipy:  python3 -m venv venv && venv/bin/pip install numpy scipy
"""
import numpy
from scipy.signal import fftconvolve

import report
from probe import Probe

GATE = 1.0


def mask(width, height, factor, left, top, right, bottom, radius):
    """1 inside a rounded rectangle, 0 outside, at `factor` samples a pixel; edges by coverage of
    the sample, so that they may lie anywhere."""
    def cover(count, low, high):
        edges = numpy.arange(count * factor + 1) / factor
        spans = numpy.minimum(edges[1:], high) - numpy.maximum(edges[:-1], low)
        return numpy.clip(spans * factor, 0, 1)
    area = numpy.outer(cover(height, top, bottom), cover(width, left, right))
    if radius > 0:
        x = (numpy.arange(width * factor) + 0.5) / factor
        y = (numpy.arange(height * factor) + 0.5) / factor
        beyond_x = numpy.maximum(numpy.maximum(left + radius - x, x - right + radius), 0)
        beyond_y = numpy.maximum(numpy.maximum(top + radius - y, y - bottom + radius), 0)
        distance = numpy.sqrt(beyond_x[None, :] ** 2 + beyond_y[:, None] ** 2)
        corner = numpy.clip((radius - distance) * factor + 0.5, 0, 1)
        in_corner = (beyond_x[None, :] > 0) & (beyond_y[:, None] > 0)
        area = numpy.where(in_corner, corner, area)
    return area


def blurred(area, sigma):
    reach = int(numpy.ceil(6 * sigma))
    kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    rows = fftconvolve(area, kernel[None, :], mode="same")
    return fftconvolve(rows, kernel[:, None], mode="same")


def truth(width, height, caster, sigma, hole):
    factor = 32 if sigma < 2 else 16 if sigma < 10 else 8
    margin = int(numpy.ceil(6 * sigma)) + 1
    moved = [edge + margin for edge in caster[:4]] + [caster[4]]
    area = mask(width + 2 * margin, height + 2 * margin, factor, *moved)
    inner = slice(margin * factor, -margin * factor)
    shadow = blurred(area, sigma * factor)[inner, inner]
    if hole:
        shadow = shadow * (1 - mask(width, height, factor, *hole))
    return 255 * shadow.reshape(height, factor, width, factor).mean(axis=(1, 3))


def main():
    probe = Probe()
    verdicts = []
    for sigma in (0.5, 0.75, 1.5, 3, 6, 18, 60):
        group = report.Group(f"shadows of sigma {sigma} px by numeric integration", GATE)
        for radius in (0, 12, 30):
            caster = (40.25, 30.5, 120.75, 90.5, radius)
            above = (40.25, 26.5, 120.75, 86.5, radius)
            between = (44.125, 21.75, 116.375, 80.875, min(radius, 7))
            for hole in (None, above, between):
                numbers = (*caster, sigma, *(hole or ()))
                drawn = probe.alpha("shadow", 160, 120, *numbers)
                group.add(abs(drawn - truth(160, 120, caster, sigma, hole)))
        verdicts.append(group.tell())
    report.finish(verdicts)


if __name__ == "__main__":
    main()
