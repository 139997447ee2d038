"""The scenes that the engines draw: in pixels, on sixteenths so that a factor of 16 is exact."""
import math

WIDTH, HEIGHT = 72, 56


def rounded_rects():
    """Left, top, right, bottom, radius."""
    for shift in (0, 0.25, 0.5625):
        for radius in (0, 1, 2.5, 4, 8, 12, 16, 20):
            yield (6 + shift, 5.5 + shift, 62 + shift, 47 + shift, radius)
    yield (10.0625, 12.5, 50.9375, 30.75, 9.125)  # a pill
    yield (15.25, 8.75, 47.25, 40.75, 16)  # a circle
    yield (20.5, 4, 22, 50, 0.75)  # a line with round ends


def crossing_paths():
    """Outlines that cross themselves: rule, and steps, a letter and its numbers."""
    star = [(36 + 22 * math.sin(i * 4 * math.pi / 5), 28 - 22 * math.cos(i * 4 * math.pi / 5))
            for i in range(5)]
    star = [(round(x * 16) / 16, round(y * 16) / 16) for x, y in star]
    for rule in ("nonzero", "evenodd"):
        yield rule, polygon(star)
        yield rule, [("M", 8.5, 44), ("C", 100, -30, -28, -30, 63.5, 44), ("Z",)]


def paths():
    """The same of outlines that do not."""
    yield "nonzero", polygon([(4, 5.25), (68.5, 50.75), (66.25, 52)])
    yield "nonzero", [("M", 5, 50), ("Q", 36, -30, 67.5, 50), ("Z",)]
    yield "nonzero", [("M", 8.5, 44), ("C", 12, -20, 58, -10, 63.5, 44), ("Z",)]
    yield "nonzero", polygon(
        [(24, 28), (44, 8), (48.25, 12.25), (32.5, 28), (48.25, 43.75), (44, 48)])


def polygon(corners):
    steps = [("M" if i == 0 else "L", x, y) for i, (x, y) in enumerate(corners)]
    return steps + [("Z",)]


def borders():
    """Left, top, right, bottom, radius, width."""
    for radius in (0, 6, 14):
        for width in (0.5, 1, 2.25):
            yield (6.25, 5.5, 62.75, 47.125, radius, width)


def path_data(steps):
    """SVG's path data."""
    return "".join(step[0] + " ".join(f"{n:g}" for n in step[1:]) for step in steps)
