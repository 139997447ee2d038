"""Prints the icons of an icon font, one "name glyphID" a line, names in order of code units.

An icon's name is the text that the font's GSUB turns into one glyph. Called by update-assets.
"""
import sys

from fontTools.ttLib import TTFont


def ligatures(font):
    """Yields each ligature's text and glyph name."""
    character_of = {}
    for scalar, glyph in font.getBestCmap().items():
        character_of[glyph] = min(chr(scalar), character_of.get(glyph, chr(scalar)))
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for first, entries in getattr(subtable, "ligatures", {}).items():
                for entry in entries:
                    text = "".join(character_of[part] for part in [first, *entry.Component])
                    yield text, entry.LigGlyph


def main():
    font = TTFont(sys.argv[1])
    table = {text: font.getGlyphID(glyph) for text, glyph in ligatures(font)}
    for name in sorted(table):
        assert name.isascii() and " " not in name, name
        print(name, table[name])


main()
