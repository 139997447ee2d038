/// BCP 47 tags, as far as their form goes.
enum LanguageTag {
  /// A language of 2 to 8 letters, then subtags of 1 to 8 letters and digits.
  static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, 2...8 ~= language.count, language.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// The tag that a `Locale` identifier (`en_US`) or a POSIX locale (`en_US.UTF-8`) stands for.
  static func repaired(_ tag: String) -> String? {
    let head = tag.split(whereSeparator: { $0 == "." || $0 == "@" }).first ?? ""
    let repaired = String(head.map { $0 == "_" ? "-" : $0 })
    return repaired != tag && isWellFormed(repaired) ? repaired : nil
  }

  private static func isLetter(_ unit: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit | 0x20
  }

  private static func isDigit(_ unit: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit
  }
}
