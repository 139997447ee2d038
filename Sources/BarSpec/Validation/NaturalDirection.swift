import BarPrimitives

extension LanguageTag {
  /// Scripts that are read from right to left, by ISO 15924.
  private static let rightToLeftScripts = [
    "adlm", "arab", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  /// Languages that are written in one of them where the tag names no script (Unicode CLDR,
  /// likelySubtags).
  private static let rightToLeftLanguages = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]

  /// The direction in which the tag's script is read.
  static func direction(of tag: String) -> LayoutDirection {
    let parts = tag.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first, script.utf8.count == 4,
      script.utf8.first.map({ $0 > UInt8(ascii: "9") }) == true
    {
      return rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    let language = parts.first.map { String($0) } ?? ""
    return rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }
}
