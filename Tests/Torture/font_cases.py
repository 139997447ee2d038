"""Font files: of other formats, damaged in their tables, and a machine without fonts."""

import gzip
import os
import struct

from harness import INPUT, LIMIT, OK, SPEC, check, case, smallest

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Fixtures/Fonts")
TITLE = "Inbox \u05d0\u05d1"


def hebrew():
    with open(os.path.join(FONTS, "NotoSansHebrew-Regular.ttf"), "rb") as file:
        return file.read()


def with_font(name):
    return smallest(TITLE, fonts=[name])


def tables(font, start=0):
    """Where each table's entry and bytes are."""
    count, = struct.unpack(">H", font[start + 4:start + 6])
    for entry in range(start + 12, start + 12 + count * 16, 16):
        tag, _, offset, length = struct.unpack(">4sIII", font[entry:entry + 16])
        yield tag, entry, offset, length


def collection(font, shift=16):
    """The same font as the only one of a collection."""
    moved = bytearray(font)
    for _, entry, offset, _ in tables(font):
        moved[entry + 8:entry + 12] = struct.pack(">I", offset + shift)
    return struct.pack(">4sIII", b"ttcf", 0x10000, 1, shift) + bytes(moved)


def edited(font, tag, at, values, layout):
    """The font with some bytes of a table overwritten."""
    changed = bytearray(font)
    offset = next(offset for name, _, offset, _ in tables(font) if name == tag)
    struct.pack_into(layout, changed, offset + at, *values)
    return bytes(changed)


@case("fnt-003")
def other_formats(bench):
    """only sfnt files and collections are fonts; all else is refused by its first bytes"""
    font = hebrew()
    for name, content in (
            ("x.woff2", b"wOF2" + font), ("x.woff", b"wOFF" + font),
            ("x.pfb", b"\x80\x01\x10\0\0\0%!PS-AdobeFont-1.0"), ("x.bdf", b"STARTFONT 2.1\n" * 9),
            ("x.pcf.gz", gzip.compress(b"\x01fcp" + bytes(64))), ("x.dfont", bytes(256) + font),
            ("x.svg", b"<svg xmlns='http://www.w3.org/2000/svg'><defs><font/></defs></svg>"),
            ("x.typ1", b"typ1" + font[4:]), ("x.ttf", b""), ("y.ttf", font[:11])):
        bench.write(name, content)
        bench.refuse(INPUT, "E0306", with_font(name))
    bench.write("x.ttf", font)
    alone = bench.accept(with_font("x.ttf"))
    bench.write("x.ttc", collection(font))
    check(bench.accept(with_font("x.ttc")) == alone, "a collection's first font is another font")


@case("fnt-004")
def impossible_measures(bench):
    """measures that cannot be are refused; strange ones still make a picture"""
    font = hebrew()
    for units in (0, 15, 65_535):
        bench.write("x.ttf", edited(font, b"head", 18, [units], ">H"))
        bench.refuse(INPUT, "E0306", with_font("x.ttf"))
    bench.write("x.ttf", edited(font, b"maxp", 4, [0], ">H"))
    bench.refuse(INPUT, "E0306", with_font("x.ttf"))
    for units in (16, 16_384):
        bench.write("x.ttf", edited(font, b"head", 18, [units], ">H"))
        bench.accept(with_font("x.ttf"))
    for values in ((0, 0, 0), (32_767, -32_768, 32_767), (1, 1, -32_768)):
        bench.write("x.ttf", edited(font, b"hhea", 4, values, ">hhh"))
        bench.accept(with_font("x.ttf"))


@case("fnt-004")
def cut_anywhere(bench):
    """a font that is cut off is refused, wherever that is"""
    font = hebrew()
    for length in range(12, len(font) - 4, len(font) // 40):
        bench.write("x.ttf", font[:length])
        bench.write("spec.json", with_font("x.ttf"))
        result = bench.run("spec.json", "-o", "out.png")
        bench.sound(result)
        check(result.code == INPUT, f"{length} bytes: exit {result.code}")


@case("fnt-007")
def beyond_its_axes(bench):
    """a variable font is taken to its axes' ends, and not along axes that it lacks"""
    with open(os.path.join(FONTS, "../VariableFonts/TestWeights-VF.ttf"), "rb") as file:
        bench.write("x.ttf", file.read())

    def crosses(*axes):
        document = smallest("+ + +", fonts=[{
            "file": "x.ttf", "family": "Cross",
            "axes": [{"tag": tag, "value": value} for tag, value in axes]}])
        document["bars"][0]["navigationBar"] = {"titleFont": {"family": "Cross", "size": 20}}
        return document
    ends = [bench.accept(crosses(("wght", weight))) for weight in (100, 900)]
    check(ends[0] != ends[1], "the axis makes no difference")
    for low, high in ((99.9, 901), (-32_768, 32_767)):
        found = [bench.accept(crosses(("wght", weight))) for weight in (low, high)]
        check(found == ends, f"{low} or {high} is not taken as the end")
    default = bench.accept(crosses())
    check(bench.accept(crosses(("wght", 400), ("ROOM", 0))) == default, "defaults differ")
    for tag in ("XXXX", "wgh", "", "\u00e9"):
        bench.refuse(INPUT, "E0306.*axis", crosses((tag, 1)))
    bench.refuse(LIMIT, "axes", crosses(*[("wght", 400)] * 1_000))
    bench.refuse(SPEC, "value", crosses(("wght", 1e9)))


@case("fnt-008")
def no_fonts_here(bench):
    """what the machine has and says of fonts does not count"""
    bench.write("spec.json", smallest())
    os.makedirs(bench.path("home/.config/fontconfig"))
    bench.write("home/.config/fontconfig/fonts.conf", b"<fontconfig><dir>/</dir></fontconfig>")
    pictures = set()
    for environment in (
            {}, {"FONTCONFIG_FILE": "/dev/null"}, {"HOME": bench.path("home")},
            {"HOME": bench.path("home"), "XDG_DATA_HOME": FONTS, "HB_SHAPER_LIST": "fallback",
             "FREETYPE_PROPERTIES": "truetype:interpreter-version=35", "LANG": "tr_TR.UTF-8"}):
        result = bench.run("spec.json", "-o", "out.png", env=environment)
        bench.sound(result)
        check(result.code == OK, result.text)
        pictures.add(bench.read("out.png"))
    check(len(pictures) == 1, f"{len(pictures)} pictures")
