"""Titles that are hostile: marks without end, nothing to see, controls, directions, spellings."""

import itertools
import os
import re

import pictures
from harness import LIMIT, SPEC, check, case, png_size, smallest

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Fixtures/Fonts")
HEBREW = "ABC \u05d0\u05d1\u05d2 123 (x)!"
CLUSTERS = ("A\u0301e\u0308 \U0001F468\u200D\U0001F469\u200D\U0001F467 "
            "\U0001F1F0\U0001F1F7\U0001F1FA\U0001F1F8 ffi")


def narrow(title, width):
    return smallest(title, device={"width": width, "height": 100, "scale": 1}, statusBar=None)


@case("txt-003")
def marks_without_end(bench):
    """32,000 marks are over the limit; as many as a label may hold take no time"""
    for base, marks in (("a", "\u0301\u0323"), ("\u0627", "\u064e\u0651")):
        def title(count, base=base, marks=marks):
            return base + "".join(itertools.islice(itertools.cycle(marks), count))
        bench.refuse(LIMIT, "8192|8,192", smallest(title(32_000)))
        bench.write("spec.json", smallest(title(8_191)))
        result = bench.run("spec.json", "-o", "out.png", "--font-dir", FONTS)
        bench.sound(result)
        check(result.code == 0, result.text[:300])
        check(result.seconds < 0.5, f"took {result.seconds:.2f} s")


@case("txt-005")
def nothing_to_see(bench):
    """characters without ink or width leave the picture as it is without them"""
    for around in ("", "Inbox"):
        plain = bench.accept(smallest(around))
        for hidden in ("\u200b" * 1_000, "\u200d" * 1_000, "\ufeff", "\u2060", "\u00ad", "\u034f"):
            check(bench.accept(smallest(around + hidden)) == plain,
                  f"U+{ord(hidden[0]):04X} can be seen")


@case("txt-006")
def spaces_only(bench):
    """empty titles and titles of spaces show nothing"""
    empty = bench.accept(smallest(""))
    for title in (" ", "   " * 9, "\u3000", "\u00a0"):
        check(bench.accept(smallest(title)) == empty, f"{title!r} can be seen")
    png_size(bench.accept(smallest("  Inbox  ")))


@case("txt-007")
def controls(bench):
    """controls are told, none ends a title; line breaks and tabs are spaces"""
    for control in "\0\x07\x1b":
        bench.refuse(SPEC, f"U\\+{ord(control):04X}", smallest(f"A{control}B"))
    short = bench.accept(smallest("A"))
    skipped = bench.accept(smallest("A\0B"), ["--missing-glyph", "skip"])
    check(skipped != short, "the title ends at its NUL")
    check(skipped == bench.accept(smallest("AB")), "a control that is skipped changes the title")
    spaced = bench.accept(smallest("A B"))
    for line in ("\n", "\r\n", "\t", "\u0085", "\u2028", "\u2029"):
        check(bench.accept(smallest(f"A{line}B")) == spaced, f"{line!r} is no space")


@case("txt-009")
def two_directions(bench):
    """a title of two directions turns with the layout, and what an isolate holds does not show it"""
    def picture(title, direction):
        return bench.accept(
            smallest(title, traits={"layoutDirection": direction}), ["--font-dir", FONTS])
    turned = {picture(HEBREW, direction) for direction in ("leftToRight", "rightToLeft")}
    check(len(turned) == 2, "the direction of the layout makes no difference")
    for isolate in "\u2066\u2067\u2068":
        for direction in ("leftToRight", "rightToLeft"):
            check(picture(f"AB{isolate}\u2069C", direction) == picture("ABC", direction),
                  "an empty isolate can be seen")
            picture(isolate * 4_000 + HEBREW, direction)


@case("txt-011")
def every_width(bench):
    """a title is cut at every width, and shows more in more room"""
    before = 0
    for width in range(20, 260, 8):
        _, _, rows = pictures.decode(bench.accept(narrow(CLUSTERS, width), ["--font-dir", FONTS]))
        background = rows[0][0]
        columns = sum(any(row[x] != background for row in rows[:56]) for x in range(len(rows[0])))
        check(columns >= before * 0.8, f"{width}: less is shown in more room")
        before = columns
    check(before > 60, "the title was never shown")


@case("txt-015")
def in_no_font(bench):
    """characters of no font are named with the fonts that were tried; as tofu they are warned of"""
    for character in "\ue000\U0010fffd\u0378\ufffe\ufdd0":
        name = f"U\\+{ord(character):04X}"
        bench.refuse(SPEC, f"E0401(.|\n)*{name}(.|\n)*fonts tried", smallest("A" + character))
        bench.write("spec.json", smallest("A" + character))
        result = bench.run("spec.json", "-o", "out.png", "--missing-glyph", "tofu")
        bench.sound(result)
        check(result.code == 0 and re.search(f"warning.*{name}", result.text), result.text[:300])
    alone = bench.accept(smallest("A"), ["--missing-glyph", "tofu"])
    check(bench.read("out.png") == alone, "a second run differs")


@case("txt-018")
def spellings(bench):
    """canonically equivalent spellings are the same picture"""
    for group in (("\u00e9", "e\u0301"), ("\u1e69", "s\u0323\u0307", "s\u0307\u0323")):
        found = {bench.accept(smallest(f"x{spelling}x")) for spelling in group}
        check(len(found) == 1, f"{group} are {len(found)} pictures")


@case("txt-019")
def joiners(bench):
    """joiners part and join Arabic letters; what is ignorable has neither ink nor width"""
    def picture(title):
        return bench.accept(smallest(title), ["--font-dir", FONTS])
    joined, parted = picture("\u0628\u0628"), picture("\u0628\u200c\u0628")
    check(joined != parted, "U+200C does not part letters")
    check(picture("\u0628\u200d\u200c\u0628") != parted, "U+200D does not hold a letter's form")
    check(picture("In\u00adbox") == picture("Inbox"), "a soft hyphen can be seen")
    _, _, rows = pictures.decode(picture("a\u2011b"))
    _, _, plain = pictures.decode(picture("a\u2010b"))
    check(rows == plain, "U+2011 is no hyphen")
