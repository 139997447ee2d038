"""Renders every case of Fixtures/Cases with some program and compares the results."""
import os
import pathlib
import struct
import subprocess
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "Fixtures/Cases"
FONTS = ROOT / "Fixtures/Fonts"
SPECS = sorted(CASES.rglob("*.json"))


def goldens():
    """The recorded picture of each case."""
    return [next(spec.parent.glob(spec.stem + "@*.png")).read_bytes() for spec in SPECS]


def render(program, environment=None, specs=None, fonts=FONTS):
    """The bytes of all pictures; `program` is a list of words."""
    with tempfile.TemporaryDirectory() as folder:
        start(program, folder, environment, specs, fonts).wait()
        return collected(folder)


def start(program, folder, environment=None, specs=None, fonts=FONTS):
    words = [*program, *(specs or SPECS), "--font-dir", fonts, "-q", "-o", f"{folder}/{{n}}.png"]
    surroundings = {"PATH": os.environ["PATH"], **(environment or {})}
    return subprocess.Popen([str(word) for word in words], env=surroundings)


def collected(folder):
    """None for a picture that was not made."""
    files = [pathlib.Path(folder) / f"{index + 1}.png" for index in range(len(SPECS))]
    return [file.read_bytes() if file.exists() else None for file in files]


def recorded_difference(pictures):
    """What differs from the goldens, whose bytes may be those of an older compression."""
    apart = [(spec, pixels_apart(picture, golden))
             for spec, picture, golden in zip(SPECS, pictures, goldens()) if picture != golden]
    apart = [(spec, pixels) for spec, pixels in apart if pixels]
    if not apart:
        return None
    return f"{sum(pixels for _, pixels in apart)} pixels differ, first {apart[0][0].stem}"


def difference(pictures, expected):
    """What differs, in words; None for nothing."""
    other = [index for index, picture in enumerate(pictures) if picture != expected[index]]
    if not other:
        return None
    missing = [index for index in other if pictures[index] is None]
    if missing:
        return f"{len(missing)} pictures are missing, first {SPECS[missing[0]].stem}"
    pixels = sum(pixels_apart(pictures[index], expected[index]) for index in other)
    return f"{len(other)} files and {pixels} pixels differ, first {SPECS[other[0]].stem}"


def pixels_apart(one, other):
    width, channels, first = decoded(one)
    other_width, other_channels, second = decoded(other)
    if (width, channels, len(first)) != (other_width, other_channels, len(second)):
        return len(first)
    if first == second:
        return 0
    return sum(
        first[at:at + channels] != second[at:at + channels]
        for at in range(0, len(first), channels))


def decoded(png):
    """Width, channels and the samples of a PNG with 8 bits a channel, as barrender writes it."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    channels = {2: 3, 6: 4}[kind]
    packed, at = b"", 8
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at:at + 8])
        packed += png[at + 8:at + 8 + size] if name == b"IDAT" else b""
        at += size + 12
    stream = zlib.decompress(packed)
    above, rows = bytearray(width * channels), bytearray()
    for start in range(0, height * (width * channels + 1), width * channels + 1):
        row = bytearray(stream[start + 1:start + 1 + width * channels])
        unfilter(stream[start], row, above, channels)
        rows += row
        above = row
    return width, channels, bytes(rows)


def unfilter(kind, row, above, channels):
    """PNG specification, chapter 9."""
    if kind == 1:
        # Each step adds what is so many pixels before, which doubles.
        shift = channels
        while shift < len(row):
            row[:] = sums(row, bytes(shift) + row[:-shift])
            shift *= 2
    elif kind == 2:
        row[:] = sums(row, above)
    elif kind:
        for at in range(len(row)):
            left = row[at - channels] if at >= channels else 0
            corner = above[at - channels] if at >= channels else 0
            row[at] = (row[at] + predicted(kind, left, above[at], corner)) & 255


def sums(one, other):
    """Byte by byte, without carries: all at once as two long numbers."""
    size = len(one)
    low = int.from_bytes(b"\x7f" * size)
    first, second = int.from_bytes(one), int.from_bytes(other)
    return (((first & low) + (second & low)) ^ ((first ^ second) & ~low)).to_bytes(size)


def predicted(kind, left, up, corner):
    if kind == 4:
        estimate = left + up - corner
        return min((left, up, corner), key=lambda near: abs(estimate - near))
    return (left + up) // 2
