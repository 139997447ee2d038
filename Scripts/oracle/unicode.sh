#!/usr/bin/env bash
# Judges directions, clusters and line breaks by Unicode's own test files: BidiTest, BidiCharacterTest,
# GraphemeBreakTest, LineBreakTest and emoji-test, from Debian's package unicode-data, and prints how
# many lines each has and how many of them fail.
# usage: Scripts/oracle/unicode.sh [FOLDER]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${1:-/usr/share/unicode}

missing=()
for file in BidiTest.txt BidiCharacterTest.txt auxiliary/GraphemeBreakTest.txt \
  auxiliary/LineBreakTest.txt emoji/emoji-test.txt; do
  [[ -r $folder/$file ]] || missing+=("$file")
done
if [[ ${#missing[@]} -gt 0 ]]; then
  printf 'unicode.sh: %s lacks %s; apt-get install unicode-data\n' "$folder" "${missing[*]}" >&2
  exit 69
fi
BARRENDER_UNICODE_DATA=$folder swift test --package-path "$root" --filter UnicodeDataTests |
  grep --extended-regexp '^[A-Za-z-]+\.txt: |recorded an issue|Test run'
