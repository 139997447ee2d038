#!/usr/bin/python3
"""Makes the fonts of Fixtures/Fonts for scripts of which the tests and cases need a few titles only:
Debian's Noto faces with the letters of those titles, and all that shapes them. Needs Debian's
python3-fonttools, fonts-noto-core and fonts-noto-cjk; Scripts/update-assets writes the digests.
usage: Scripts/title-fonts.py"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER = Path("/usr/share/fonts")
# A file of Debian's with the number of the face in it, what it becomes, and the titles.
FONTS = (
    ("truetype/noto/NotoSansThai-Regular.ttf", -1, "NotoSansThai-subset.ttf",
     "การตั้งค่าความเป็นส่วนตัวและบัญชีผู้ใช้งาน"),
    ("truetype/noto/NotoSansDevanagari-Regular.ttf", -1, "NotoSansDevanagari-subset.ttf",
     "उन्नत खाता सेटिंग्स और गोपनीयता विकल्प यहाँ"),
    ("opentype/noto/NotoSansCJK-Regular.ttc", 0, "NotoSansCJKjp-subset.otf",
     "詳細なアカウント設定とプライバシー保護に関する重要なお知らせの一覧を表示する画面"),
)


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    fixtures = Path(__file__).resolve().parent.parent / "Fixtures" / "Fonts"
    for file, number, name, text in FONTS:
        font = TTFont(FOLDER / file, fontNumber=number, recalcTimestamp=False)
        options = subset.Options(
            layout_features=["*"], name_IDs=["*"], notdef_outline=True, hinting=False)
        # Tables of metrics that the subset does not need.
        options.drop_tables += ["BASE", "VORG", "vhea", "vmtx"]
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=text + " ")
        subsetter.subset(font)
        font.save(fixtures / name)


main()
