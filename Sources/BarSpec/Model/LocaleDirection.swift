import BarPrimitives

extension LayoutDirection {
  /// ISO 15924 scripts that are written from right to left.
  private static let scripts = [
    "adlm", "arab", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  /// Languages whose usual script is one of them (CLDR, likely subtags).
  private static let languages = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
    "pnb", "ps",
    "rhg", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The direction of a BCP 47 tag's script, which is that of its language unless it names one.
  init(locale tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x61 } }
    let isRightToLeft =
      script.map(Self.scripts.contains) ?? parts.first.map(Self.languages.contains) ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}
