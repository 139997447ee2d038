"""Speaks to Tests/RasterProbe, which draws what the oracles judge."""
import pathlib
import subprocess

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Probe:
    """Build it first: swift build --product raster-probe"""

    def __init__(self):
        program = ROOT / ".build/debug/raster-probe"
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)

    def _ask(self, line):
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()

    def alpha(self, command, width, height, *numbers):
        """Black's alpha in levels of 255, an array of height x width."""
        self._ask(" ".join([command, str(width), str(height)] + [repr(float(n)) for n in numbers]))
        return self._levels(width, height)

    def path(self, width, height, rule, steps):
        """The same of an outline: steps as in scenes.py."""
        words = [word for letter, *numbers in steps for word in (letter, *map(repr, numbers))]
        self._ask(" ".join(["path", str(width), str(height), rule, *words]))
        return self._levels(width, height)

    def glyph(self, width, height, font, glyph, pixels_per_em, x, y):
        """The same of a glyph of a font file with its origin at (x, y)."""
        self._ask(f"glyph {width} {height} {glyph} {pixels_per_em} {x} {y} {font}")
        return self._levels(width, height)

    def _levels(self, width, height):
        data = self.process.stdout.read(width * height * 2)
        return numpy.frombuffer(data, "<u2").reshape(height, width) / 257

    def png(self, path):
        """Straight RGBA, height x width x 4, or the reason why there is none."""
        self._ask(f"png {path}")
        answer = self.process.stdout.readline().decode().strip()
        sides = answer.split()
        if len(sides) != 2 or not all(side.isdigit() for side in sides):
            return answer
        width, height = map(int, sides)
        data = self.process.stdout.read(width * height * 4)
        return numpy.frombuffer(data, "u1").reshape(height, width, 4)
