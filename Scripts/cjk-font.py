#!/usr/bin/env python3
"""Makes the simplified Chinese font of Fixtures: a few glyphs of Debian's Noto Sans CJK SC, which has
no Latin letters here, so that it is a fallback only. Needs Debian's python3-fonttools and fonts-noto-cjk.
usage: Scripts/cjk-font.py"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection

NOTO = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
FAMILY = "Noto Sans CJK SC"
# "Contact us" and "photos"; the traditional forms of "Chinese characters"; full-width punctuation.
TEXT = "联系我们照片漢字，。 "


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    fonts = TTCollection(NOTO, recalcTimestamp=False).fonts
    font = next(font for font in fonts if font["name"].getDebugName(1) == FAMILY)
    options = subset.Options(
        layout_features=["kern", "locl", "vert"], name_IDs=["*"], notdef_outline=True,
        desubroutinize=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=TEXT)
    subsetter.subset(font)
    target = Path(__file__).resolve().parent.parent / "Fixtures/Fonts/NotoSansCJKsc-subset.otf"
    font.save(target)


main()
