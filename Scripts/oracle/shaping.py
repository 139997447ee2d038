#!/usr/bin/env python3
"""The shaping oracle: what hb-shape (Debian's libharfbuzz-bin) says about a list of texts.

    Scripts/oracle/shaping.py            compares Fixtures/Shaping/hb-shape.json with hb-shape now
    Scripts/oracle/shaping.py --record   writes that file anew

The tests compare the program with the file, so that they run without the tool. Needs only Python's
standard library.
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "Fixtures/Shaping/hb-shape.json"

EMBEDDED = "Sources/CBarAssets/Fonts"
LATIN_FONTS = [
    *(f"{EMBEDDED}/Inter-{style}.otf" for style in ("Regular", "Medium", "SemiBold", "Bold")),
    *(f"{EMBEDDED}/Roboto-{style}.ttf" for style in ("Light", "Regular", "Medium", "Bold")),
]
HEBREW = "Fixtures/Fonts/NotoSansHebrew-Regular.ttf"
ARABIC = "Fixtures/Fonts/NotoSansArabic-Regular.ttf"

LATIN_TEXTS = [
    "Inbox",
    "AVATAR To. Ty, Wa; LT",
    "office fluffy affine ffi fl fj",
    "Photo Library (2) – “Done”",
    "1234567890 1/2 10:45 3x4 x2",
    "Été à Nîmes, Ærø, Łódź",
    "E\u0301te\u0301 a\u0300 s\u0323\u0307 q\u0301",
    "Tiếng Việt",
    "soft\u00adhyphen, no\u2011break, zero\u200bwidth, a\u2060b\ufeffc",
    "wide\u2003space thin\u2009space no\u00a0break",
    "->  <=  != --- ... …",
    "".join(chr(code) for code in range(0x20, 0x7F)),
    "".join(chr(code) for code in range(0xA1, 0x180)),
]
GREEK_TEXTS = ["Εισερχόμενα ΑΥΤΟ", "Ά\u03b1\u0301"]
CYRILLIC_TEXTS = ["Входящие Готово", "И\u0306\u0456\u0308"]
HEBREW_TEXTS = [
    "דואר נכנס",
    "שָׁלוֹם עֲלֵיכֶם",
    "אב\"ג (דה)",
]
ARABIC_TEXTS = [
    "البريد الوارد",
    "السَّلَامُ عَلَيْكُمْ",
    "لا إلا الله",
    "نامه\u200cها م\u200dم",
    "یہ اردو ہے",
    "ـــ؟،؛",
]


def cases():
    for font in LATIN_FONTS:
        for text in LATIN_TEXTS:
            yield case(font, text, "ltr", "Latn", "en")
        yield case(font, "office AV fi", "ltr", "Latn", "en", ligatures=False)
        yield case(font, "Ştiinţă ij", "ltr", "Latn", "ro")
        for text in GREEK_TEXTS:
            yield case(font, text, "ltr", "Grek", "el")
        for text in CYRILLIC_TEXTS:
            yield case(font, text, "ltr", "Cyrl", "ru")
    for text in HEBREW_TEXTS:
        yield case(HEBREW, text, "rtl", "Hebr", "he")
    for text in ARABIC_TEXTS:
        yield case(ARABIC, text, "rtl", "Arab", "ar")
    yield case(ARABIC, "یہ اردو ہے", "rtl", "Arab", "ur")
    yield case(ARABIC, "البريد", "rtl", "Arab", "ar", ligatures=False)


def case(font, text, direction, script, language, ligatures=True):
    return {
        "font": font,
        "text": text,
        "direction": direction,
        "script": script,
        "language": language,
        "ligatures": ligatures,
    }


def shape(entry):
    """Glyph, cluster, advance, x offset, y offset of each glyph, in font units."""
    command = [
        "hb-shape", str(ROOT / entry["font"]), "--shapers=ot", "--font-funcs=ot",
        "--no-glyph-names", "--output-format=json", "--cluster-level=0", "--bot", "--eot",
        f"--direction={entry['direction']}", f"--script={entry['script']}",
        f"--language={entry['language']}",
        "--unicodes=" + ",".join(f"{ord(character):X}" for character in entry["text"]),
    ]
    if not entry["ligatures"]:
        command.append("--features=-liga,-clig,-dlig")
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [[g["g"], g["cl"], g["ax"], g["dx"], g["dy"]] for g in json.loads(answer)]


def tool_version():
    answer = subprocess.run(["hb-shape", "--version"], check=True, capture_output=True, text=True)
    return answer.stdout.splitlines()[0]


def write(tool, entries):
    lines = ",\n".join(json.dumps(entry, ensure_ascii=True) for entry in entries)
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(f'{{"tool": {json.dumps(tool)}, "cases": [\n{lines}\n]}}\n')


def main():
    try:
        tool = tool_version()
    except FileNotFoundError:
        sys.exit("shaping.py: hb-shape is missing; install it with: apt-get install libharfbuzz-bin")
    entries = [{**entry, "glyphs": shape(entry)} for entry in cases()]
    if "--record" in sys.argv[1:]:
        write(tool, entries)
        print(f"recorded {len(entries)} texts with {tool}")
        return
    recorded = json.loads(TABLE.read_text())
    differing = [new for new in entries if new not in recorded["cases"]]
    for entry in differing:
        print(f"differs: {entry['font']} {entry['text']!r}")
    print(f"{len(entries)} texts, {len(differing)} differ; "
          f"recorded with {recorded['tool']}, compared with {tool}")
    sys.exit(1 if differing or len(entries) != len(recorded["cases"]) else 0)


main()
