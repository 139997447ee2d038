import BarSpec
import Foundation
import Testing

/// The public JSON parsing suite: `BARRENDER_JSON_SUITE=DIR swift test --filter JSONSuite`.
///
/// Names that begin with `y_` are to be accepted, `n_` refused; `i_` is up to the reader.
@Suite struct JSONSuiteTests {
  static let folder = ProcessInfo.processInfo.environment["BARRENDER_JSON_SUITE"]

  /// Good JSON, but a key given twice is an error here.
  static let refusedHere: Set = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]
  /// Only a comment or one trailing comma, which are allowed here.
  static let acceptedHere: Set = [
    "n_array_extra_comma.json", "n_array_number_and_comma.json", "n_object_trailing_comma.json",
    "n_object_trailing_comment.json", "n_object_trailing_comment_slash_open.json",
    "n_structure_object_with_comment.json",
  ]
  /// Up to the reader, and accepted by this one: numbers that round, an order mark, depth 500 apart.
  static let optionalAccepted: Set = [
    "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json",
    "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
    "i_number_very_big_negative_int.json", "i_structure_UTF-8_BOM_empty_object.json",
  ]

  @Test(.enabled(if: folder != nil, "BARRENDER_JSON_SUITE does not name the suite's folder"))
  func everyFileOfTheSuiteGetsItsAnswer() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(files.filter { $0.hasPrefix("y_") }.count >= 95)
    #expect(files.filter { $0.hasPrefix("n_") }.count >= 187)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      #expect(isJSON(bytes) == isExpectedToBeAccepted(file), "\(file)")
    }
  }

  private func isExpectedToBeAccepted(_ file: String) -> Bool {
    switch file.prefix(2) {
    case "y_": !Self.refusedHere.contains(file)
    case "n_": Self.acceptedHere.contains(file)
    default: Self.optionalAccepted.contains(file)
    }
  }

  @Test(arguments: [
    "0", "-0", "-12.5e+3", "1E2", "[]", "{}", " [ 1 , 2 ] ", #""\u0041\ud83d\ude00""#,
    "[1,]", #"{"a":1,}"#, "// note\n1", "1 // note", "/* a */ [ /* b */ ] /**/", "\u{FEFF}[]",
    "123456789012345678901234567890", "1e-999",
  ])
  func goodTextIsRead(text: String) {
    #expect(isJSON(Array(text.utf8)))
  }

  @Test(arguments: [
    ("", "E0102", 1, 1), ("  \n ", "E0102", 2, 2), ("[,]", "E0101", 1, 2),
    ("[1,,]", "E0101", 1, 4), ("{,}", "E0101", 1, 2), ("[1", "E0104", 1, 1),
    (#"{"a":"b"#, "E0104", 1, 6), ("[/* x", "E0104", 1, 2), ("[] []", "E0101", 1, 4),
    ("01", "E0106", 1, 1), ("[-]", "E0106", 1, 2), ("[1.]", "E0106", 1, 2),
    ("[1e400]", "E0106", 1, 2), ("[+1]", "E0101", 1, 2), ("[NaN]", "E0101", 1, 2),
    ("{'a':1}", "E0101", 1, 2), ("{a:1}", "E0101", 1, 2), ("[1 2]", "E0101", 1, 4),
    (#"["\x"]"#, "E0105", 1, 3), (#"["\ud800"]"#, "E0105", 1, 3),
    (#"["\udc00"]"#, "E0105", 1, 3), (#"["\ud83d x"]"#, "E0105", 1, 3),
    (#"["\ude00\ud83d"]"#, "E0105", 1, 3), (#"["\u12g4"]"#, "E0105", 1, 3),
    ("[\"a\nb\"]", "E0105", 1, 4), ("[\"a\tb\"]", "E0105", 1, 4),
    ("[\"a\u{0}b\"]", "E0105", 1, 4), ("[\"a\u{1F}b\"]", "E0105", 1, 4),
    (#"{"a":1,"a":2}"#, "E0107", 1, 8), ("[True]", "E0101", 1, 2),
    ("\u{FEFF}[\n  ,", "E0101", 2, 3), ("\u{FEFF}[,", "E0101", 1, 2), ("/ x", "E0101", 1, 1),
  ])
  func badTextIsRefusedAtItsPlace(text: String, code: String, line: Int, column: Int) {
    let reading = read(text)
    #expect(reading.model == nil)
    let lines = report(reading, .short).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("spec.json:\(line):\(column): error[\(code)]: ") })
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func malformedUTF8IsRefusedWithPlaceAndPath(sequence: [UInt8]) throws {
    let bytes =
      Array(#"{"bars":[{"navigationItem":{"title":"a"#.utf8) + sequence + Array(#"b"}}]}"#.utf8)
    let reading = SpecReader(icons: FewIcons()).read(name: "spec.json", bytes: bytes)
    let problem = try #require(reading.problems.first)
    #expect(problem.code == "E0103")
    #expect(problem.span?.bytes.lowerBound == 38)
    #expect(problem.path.pointer == "/bars/0/navigationItem/title")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
  func utf16IsNamed(encoding: String.Encoding) throws {
    let bytes = [UInt8](try #require("{\"bars\":[]}".data(using: encoding)))
    let reading = SpecReader(icons: FewIcons()).read(name: "spec.json", bytes: bytes)
    #expect(reading.problems.map(\.message) == ["not UTF-8 (looks like UTF-16)"])
  }

  @Test(arguments: [String.Encoding.utf32LittleEndian, .utf32BigEndian, .utf32])
  func utf32IsNamed(encoding: String.Encoding) throws {
    let bytes = [UInt8](try #require("{\"bars\":[]}".data(using: encoding)))
    let reading = SpecReader(icons: FewIcons()).read(name: "spec.json", bytes: bytes)
    #expect(reading.problems.map(\.message) == ["not UTF-8 (looks like UTF-32)"])
  }

  @Test func depthEndsAtTheLimitAndNotInATrap() {
    let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(isJSON(Array(deepest.utf8)))
    let reading = read(String(repeating: "[", count: 100_000))
    #expect(reading.problems.map(\.code) == ["E0502"])
    #expect(reading.problems.first?.kind == .limit)
    #expect(reading.problems.first?.span?.bytes.lowerBound == 128)
  }

  @Test func fileAboveSixteenMegabytesIsNotRead() {
    let reading = SpecReader(icons: FewIcons()).read(
      name: "spec.json", bytes: [UInt8](repeating: 0x20, count: Limits.specBytes + 1))
    #expect(reading.problems.map(\.code) == ["E0501"])
    #expect(reading.problems.first?.kind == .limit)
  }

  @Test func everyDuplicateIsToldWithTheLineOfTheFirst() {
    let reading = read("{\n\"a\": {\"b\": 1,\n\"b\": 2},\n\"a\": 3}")
    let duplicates = reading.problems.filter { $0.code == "E0107" }
    #expect(
      duplicates.map(\.message) == [
        "the key \"b\" was already given in line 2", "the key \"a\" was already given in line 2",
      ])
    #expect(duplicates.map(\.path.pointer) == ["/a/b", "/a"])
  }

  @Test func duplicatesAreFoundAmongManyKeys() {
    let members = (0..<1_000).map { "\"key\($0)\": 0" }.joined(separator: ",")
    #expect(codes("{\(members),\"key500\":0}").filter { $0 == "E0107" }.count == 1)
    #expect(!codes("{\(members)}").contains("E0107"))
  }

  @Test func keysThatOnlyLookAlikeAreTwo() {
    #expect(!codes("{\"\u{E9}\": 1, \"e\u{301}\": 2}").contains("E0107"))
  }

  /// Whether nothing was wrong with the text as JSON; what it says does not count.
  private func isJSON(_ bytes: [UInt8]) -> Bool {
    let reading = SpecReader(icons: FewIcons()).read(name: "spec.json", bytes: bytes)
    return !reading.problems.contains { $0.code.hasPrefix("E01") || $0.code.hasPrefix("E050") }
  }
}
