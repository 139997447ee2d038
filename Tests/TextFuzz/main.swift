import BarAssets
import BarRaster
import BarTextFuzz
import BarrenderKit
import Glibc

// Sets random texts of all scripts in random widths and ends at the first that comes out wrong. The
// hundredth of each hundred is painted too. usage: text-fuzz COUNT [FIRST [FONT...]]

func fontSet(_ files: ArraySlice<String>) throws -> FontSet {
  let embedded = EmbeddedFonts.all.map { font in
    FontSource(
      family: font.family, weight: font.weight, name: font.fileName, storage: .embedded(font.bytes))
  }
  let icons = FontSource(
    family: nil, name: EmbeddedFonts.icons.fileName, storage: .embedded(EmbeddedFonts.icons.bytes))
  let added = try files.map { file in
    FontSource(
      family: nil, name: file, storage: .bytes(try readFile(FilePath(file), limit: 32 << 20)))
  }
  return try FontSet(sources: embedded + added, icons: icons)
}

let words = CommandLine.arguments
guard words.count > 1, let count = UInt64(words[1]),
  let first = words.count > 2 ? UInt64(words[2]) : 0
else {
  print("usage: text-fuzz COUNT [FIRST [FONT...]]")
  exit(64)
}
let verdict = TextVerdict(fonts: try fontSet(words.dropFirst(3)))
for number in first..<first + count {
  if let fault = try verdict.fault(of: RandomText(number: number), painting: number % 100 == 99) {
    print("text \(number): \(fault)")
    exit(1)
  }
}
print("\(count) texts, none wrong")
