import BarPrimitives
import Testing

/// Known answers: Unicode's SpecialCasing.txt, and the Greek words of web-platform-tests for
/// text-transform.
@Suite struct CapitalsTests {
  @Test(arguments: [
    ("en", "ß ŉ ﬃ և ΐ", "SS ʼN FFI ԵՒ \u{399}\u{308}\u{301}"), ("de", "straße", "STRASSE"),
    ("de-AT", "Maß ẞ", "MASS ẞ"), ("nl", "ijs ĳs", "IJS ĲS"),
    ("tr", "istanbul ılık", "İSTANBUL ILIK"), ("az-Latn", "ildırım", "İLDIRIM"),
    ("TR", "i", "İ"), ("en", "istanbul ılık", "ISTANBUL ILIK"),
  ])
  func capitalsFollowTheLanguage(locale: String, text: String, expected: String) {
    #expect(
      Array(capitals(of: text, locale: locale).unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// SpecialCasing.txt: "0307; 0307; ; ; lt After_Soft_Dotted".
  @Test(arguments: [
    ("i\u{307}\u{300}", "I\u{300}"), ("j\u{307}\u{301}", "J\u{301}"),
    ("į\u{307}\u{303}", "Į\u{303}"), ("i\u{323}\u{307}", "I\u{323}"), ("ė", "Ė"),
    ("i\u{301}\u{307}", "I\u{301}\u{307}"),
  ])
  func lithuanianDropsTheDotThatOnlyLowerCaseNeeds(text: String, expected: String) {
    #expect(
      Array(capitals(of: text, locale: "lt").unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Πατάτα", "ΠΑΤΑΤΑ"), ("Αέρας, Μυστήριο, Ωραίο", "ΑΕΡΑΣ, ΜΥΣΤΗΡΙΟ, ΩΡΑΙΟ"),
    ("Μαΐου, Πόρος, Ρύθμιση", "ΜΑΪΟΥ, ΠΟΡΟΣ, ΡΥΘΜΙΣΗ"),
    ("ΰ, Τηρώ, Μάιος", "Ϋ, ΤΗΡΩ, ΜΑΪΟΣ"), ("άυλος", "ΑΫΛΟΣ"), ("ρωμέικα", "ΡΩΜΕΪΚΑ"),
    ("Το ένα ή το άλλο.", "ΤΟ ΕΝΑ Ή ΤΟ ΑΛΛΟ."), ("Νηί", "ΝΗΙ"), ("ᾠδή ῥοή", "ΩΙΔΗ ΡΟΗ"),
    ("α\u{301}υλος", "ΑΫΛΟΣ"), ("Λεωφόρος 5 & Co", "ΛΕΩΦΟΡΟΣ 5 & CO"),
  ])
  func greekCapitalsBearNoAccents(text: String, expected: String) {
    #expect(capitals(of: text, locale: "el-GR") == expected)
  }

  @Test func otherLanguagesKeepGreekAccents() {
    #expect(capitals(of: "Πατάτα", locale: "en") == "ΠΑΤΆΤΑ")
  }
}
