"""Documents that are hostile: syntax, encoding, meaning, numbers."""

import json

from harness import LIMIT, OK, SPEC, USAGE, check, case, png_size, smallest


def titled(raw):
    """The smallest spec with raw bytes between the title's quotes."""
    return b'{"bars":[{"type":"appBar","navigationItem":{"title":"' + raw + b'"}}]}'


TITLE_COLUMN = len(titled(b"").split(b'""')[0]) + 2


@case("json-001")
def empty_file(bench):
    """an empty file is told as such"""
    result = bench.refuse(SPEC, r"empty", b"")
    check("spec.json:1:1" in result.text, result.text)
    check(result.seconds < 0.2, "slow")


@case("json-005")
def trailing_comma(bench):
    """one trailing comma is accepted, a lone or doubled one is not"""
    items = '{"bars":[{"type":"appBar","navigationItem":{"title":"A","rightBarButtonItems":[%s]}}]}'
    bench.accept((items % '{"image":"search"},{"image":"menu"},').encode())
    for text in (",", '{"image":"search"},,'):
        bench.refuse(SPEC, r"spec\.json:1:\d+", (items % text).encode())
    bench.refuse(SPEC, r"spec\.json:1:2", b"{,}")


@case("json-011")
def raw_controls(bench):
    """raw control characters in a string are refused where they stand"""
    for control in (b"\n", b"\t", b"\x00", b"\x1f"):
        bench.refuse(SPEC, rf"spec\.json:1:{TITLE_COLUMN + 2}\b", titled(b"In" + control + b"box"))


@case("json-014")
def utf16(bench):
    """UTF-16 and UTF-32 are recognised and refused"""
    text = json.dumps(smallest())
    for encoding, mark in (
            ("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff"),
            ("utf-32-le", b"\xff\xfe\0\0"), ("utf-32-be", b"\0\0\xfe\xff")):
        name = encoding[:6].upper()
        bench.refuse(SPEC, rf"not UTF-8.*{name}", mark + text.encode(encoding))


@case("json-015")
def bad_utf8(bench):
    """bytes that are no UTF-8 are refused, none becomes U+FFFD"""
    for raw in (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"):
        bench.refuse(SPEC, rf"spec\.json:1:{TITLE_COLUMN}\b", titled(raw))


@case("json-016")
def lone_surrogates(bench):
    """escaped halves of surrogate pairs are refused"""
    for raw in (rb"\ud800", rb"\udc00", rb"\ud83d x", rb"\ude00\ud83d"):
        bench.refuse(SPEC, r"spec\.json:1:\d+", titled(raw))


@case("json-017")
def surrogate_pair(bench):
    """an escaped pair is the same picture as the raw character"""
    pair, raw = titled(rb"\ud83d\ude00"), titled("\U0001f600".encode())
    arguments = ("--missing-glyph", "tofu")
    bench.write("spec.json", pair)
    check(bench.run("spec.json", "-o", "pair.png", *arguments).code == OK, "pair refused")
    bench.write("spec.json", raw)
    check(bench.run("spec.json", "-o", "raw.png", *arguments).code == OK, "raw refused")
    check(bench.read("pair.png") == bench.read("raw.png"), "different pictures")


@case("json-019")
def far_column(bench):
    """the place is right behind a megabyte of one line, and the message stays short"""
    filler = "/*" + "日本語" * 116_000 + "*/"
    document = '{"bars":' + filler + '[{"type":"appBar","titel":1}]}'
    column = document.index('"titel"') + 1
    result = bench.refuse(SPEC, rf"spec\.json:1:{column}\b", document.encode())
    check(len(result.stderr) < 2_000, f"{len(result.stderr)} bytes of message")


@case("json-021")
def unknown_key(bench):
    """an unknown key is refused with the nearest known one"""
    bench.refuse(SPEC, r'did you mean "title"', {"bars": [
        {"type": "appBar", "navigationItem": {"titel": "Inbox"}}]})
    bench.refuse(SPEC, r'did you mean "device"', smallest(devise="iPhone 8"))


@case("json-022")
def hostile_key(bench):
    """keys of controls, a megabyte or direction marks are shown escaped and short"""
    for key in ("nu\0l", "k" * (1 << 20), "\u202e\u2066abc", "\x1b[31mred"):
        result = bench.refuse(SPEC, r"unknown key", smallest(**{key: 1}))
        check(len(result.stderr) < 4_000, f"{len(result.stderr)} bytes of message")


@case("json-027")
def no_coercion(bench):
    """strings are no booleans and no numbers"""
    bench.refuse(SPEC, r"boolean|true or false", {"bars": [{
        "type": "appBar", "navigationItem": {
            "rightBarButtonItems": [{"image": "menu", "isEnabled": "true"}]}}]})
    bench.refuse(SPEC, r"number", {"bars": [
        {"type": "appBar", "headerView": {"elevation": "4"}}]})


def device(**changes):
    """A spec on a device of its own."""
    screen = {"width": 375, "height": 200, "scale": 2}
    screen.update(changes)
    return smallest(device=screen)


@case("num-001")
def zeros(bench):
    """sizes of 0 are refused with the allowed range"""
    for key in ("width", "height", "scale"):
        bench.refuse(SPEC, rf"{key}", device(**{key: 0}))
    bench.refuse(SPEC, r"size", {"bars": [{
        "type": "appBar", "navigationBar": {"titleFont": {"size": 0}}}]})


@case("num-004")
def integer_edges(bench):
    """integers at the edges of machine words are out of range, nothing wraps"""
    for edge in (2147483647, 2147483648, 4294967295, 9007199254740993, -2147483649, 10**30):
        for key in ("width", "height"):
            # Above the stated limit of a picture: that is another class than a wrong range.
            bench.refuse((SPEC, LIMIT), f"{key}|too large", device(**{key: edge}))
        bench.refuse(SPEC, "minimumHeight", {"bars": [
            {"type": "appBar", "headerView": {"minimumHeight": edge}}]})
    bench.refuse(SPEC, r"spec\.json:1:\d+", b'{"device":{"width":1e999,"height":1,"scale":1}}')


@case("num-007")
def fractions(bench):
    """fractional sizes are rounded up to whole pixels"""
    for scale, width in ((1, 376), (2, 751), (3, 1127)):
        picture = bench.accept(device(width=375.5, scale=scale))
        check(png_size(picture)[0] == width, f"{png_size(picture)} at scale {scale}")


@case("num-008")
def scales(bench):
    """the supported scales draw, all others are refused, by key and by flag"""
    for scale in (1, 1.5, 2, 3):
        bench.accept(device(scale=scale))
        bench.accept(smallest(), ["--scale", str(scale)])
    for scale in (2.625, 0.333, 100, 1e9, -2, "2x"):
        bench.refuse(SPEC, "scale", device(scale=scale))
        bench.refuse(USAGE, "scale", smallest(), [f"--scale={scale}"])


def tinted(alpha):
    return {"bars": [{"type": "appBar", "headerView": {
        "backgroundColor": {"color": "#102030", "alpha": alpha}}}]}


@case("num-011")
def alphas(bench):
    """alpha is 0 to 1; its ends are exact"""
    for alpha in (-0.1, 1.0000001, 2, "NaN"):
        bench.refuse(SPEC, "alpha", tinted(alpha))
    opaque = {"bars": [{"type": "appBar", "headerView": {"backgroundColor": "#102030"}}]}
    clear = {"bars": [{"type": "appBar", "headerView": {"backgroundColor": "clear"}}]}
    check(bench.accept(tinted(1)) == bench.accept(opaque), "alpha 1 is not opaque")
    first, second = bench.accept(tinted(0)), bench.accept(clear)
    check(png_size(first) == png_size(second), "alpha 0 has another size than clear")


@case("num-013")
def letter_spacing(bench):
    """letter spacing ends in a picture or in a range, never in a hang"""
    for kern in (-1000, -0.5, 0, 0.5, 1000):
        document = {"bars": [{
            "type": "appBar", "navigationItem": {"title": "A long title for the bar"},
            "navigationBar": {"titleTextAttributes": {"kern": kern}}}]}
        bench.write("spec.json", document)
        result = bench.run("spec.json", "-o", "out.png")
        bench.sound(result)
        check(result.code in (OK, SPEC), f"exit {result.code} for kern {kern}")
        check(result.code == OK or abs(kern) == 1000, f"kern {kern} refused")


@case("num-014")
def zero_spellings(bench):
    """every spelling of zero is the same picture"""
    text = ('{"content":{"scrolledBy":@},"bars":[{"type":"appBar","headerView":{"elevation":@},'
            '"navigationItem":{"title":"Inbox"},'
            '"navigationBar":{"titleTextAttributes":{"kern":@}}}]}')
    pictures = {bench.accept(text.replace("@", zero).encode()) for zero in
                ("0", "-0", "0.0", "-0.0", "0e5", "0E-3")}
    check(len(pictures) == 1, f"{len(pictures)} pictures")


@case("json-depth")
def depth(bench):
    """deep nesting is a limit, not a crash"""
    for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
        inner = b"1" if opening != b"[" else b""
        bench.refuse(LIMIT, "more than 128",
                     opening * 100_000 + inner + closing * 100_000)
