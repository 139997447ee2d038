"""PNG files made and read by hand, so that nothing of the program judges itself."""

import struct
import zlib

GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, RGB: 3, PALETTE: 1, GREY_ALPHA: 2, RGBA: 4}
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Column and row of the first pixel of each Adam7 pass, then the steps to the next.
ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
         (0, 1, 1, 2))


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def header(width, height, kind, depth, interlaced=False):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced))


def zeros(count):
    """So many zeros, deflated in steps."""
    deflate, out, block = zlib.compressobj(9), [], bytes(1 << 20)
    while count > 0:
        out.append(deflate.compress(block[:min(count, len(block))]))
        count -= len(block)
    return b"".join(out) + deflate.flush()


def packed(row, depth):
    """A row of samples as a file holds it."""
    if depth == 16:
        return struct.pack(f">{len(row)}H", *row)
    if depth == 8:
        return bytes(row)
    bits = "".join(format(sample, f"0{depth}b") for sample in row)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def encode(rows, kind, depth, before=b"", interlaced=False, after=b""):
    """A PNG of rows of samples; `before` are chunks that stand before the pixels."""
    channels = CHANNELS[kind]
    width, height = len(rows[0]) // channels, len(rows)
    lines = [] if interlaced else [b"\0" + packed(row, depth) for row in rows]
    for left, top, across, down in ADAM7 if interlaced else ():
        columns = range(left, width, across)
        for y in range(top, height, down):
            row = [rows[y][x * channels + c] for x in columns for c in range(channels)]
            if row:
                lines.append(b"\0" + packed(row, depth))
    data = b"".join(lines)
    return (SIGNATURE + header(width, height, kind, depth, interlaced) + before
            + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"") + after)


def decode(data):
    """Width, height and rows of RGBA tuples of an 8-bit RGB or RGBA file, not interlaced."""
    at, pixels = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            pixels += body
        at += 12 + length
    channels = CHANNELS[color]
    raw, stride = zlib.decompress(pixels), width * channels
    above, rows = bytearray(stride), []
    for y in range(height):
        row = unfiltered(raw[y * (stride + 1)], bytearray(
            raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)]), above, channels)
        above = row
        pixel = [tuple(row[x:x + channels]) for x in range(0, stride, channels)]
        rows.append([p if channels == 4 else p + (255,) for p in pixel])
    return width, height, rows


def unfiltered(kind, row, above, channels):
    for i, value in enumerate(row):
        left = row[i - channels] if i >= channels else 0
        corner = above[i - channels] if i >= channels else 0
        row[i] = (value + (0, left, above[i], (left + above[i]) // 2,
                           paeth(left, above[i], corner))[kind]) & 255
    return row


def paeth(left, above, corner):
    guess = left + above - corner
    distances = abs(guess - left), abs(guess - above), abs(guess - corner)
    return (left, above, corner)[distances.index(min(distances))]
