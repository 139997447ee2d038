import BarDisplayList
import BarPrimitives
import CBarRaster
import Foundation
import Testing

@testable import BarRaster

enum UnicodeData {
  static let folder = ProcessInfo.processInfo.environment["BARRENDER_UNICODE_DATA"]
}

/// Unicode's own test files, of 8 MB, are not in this repository. Debian's package unicode-data puts
/// them into /usr/share/unicode:
///
///     BARRENDER_UNICODE_DATA=/usr/share/unicode swift test --filter UnicodeDataTests
@Suite(
  .enabled(
    if: UnicodeData.folder != nil,
    "BARRENDER_UNICODE_DATA does not name the folder of Unicode's test files"))
struct UnicodeDataTests {
  /// Lines without comments, cut at `separator`.
  private func lines(of file: String, separator: Character) throws -> [[Substring]] {
    let folder = try #require(UnicodeData.folder)
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: separator)
      return fields.isEmpty ? nil : fields
    }
  }

  private func scalars(_ field: Substring) -> [UInt32] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }

  /// A line for Scripts/oracles.
  private func tell(_ file: String, _ cases: Int, _ wrong: Int) {
    print("\(file): \(cases) cases, \(wrong) wrong")
  }

  @Test func everyBidiCharacterTestPasses() throws {
    var wrong: [Substring] = []
    let lines = try lines(of: "BidiCharacterTest.txt", separator: ";")
    for fields in lines {
      let text = scalars(fields[0])
      var levels = [Int8](repeating: 0, count: text.count)
      var resolved: Int32 = -1
      let base = try #require(Int32(fields[1]))
      let status = br_bidi_levels(text, UInt32(text.count), base, &levels, &resolved)
      let wanted = fields[3].split(separator: " ").map { Int8($0) }
      let isRight = zip(levels, wanted).allSatisfy { $1 == nil || $0 == $1 }
      let hasBase = Int32(fields[2]) == resolved
      if status != .BR_STATUS_OK || !isRight || !hasBase { wrong.append(fields[0]) }
    }
    tell("BidiCharacterTest.txt", lines.count, wrong.count)
    #expect(lines.count > 90_000)
    #expect(wrong.isEmpty)
  }

  /// BidiTest.txt: classes instead of characters, one line for up to four directions of paragraph.
  @Test func everyBidiTestPasses() throws {
    let folder = try #require(UnicodeData.folder)
    let text = try String(contentsOfFile: "\(folder)/BidiTest.txt", encoding: .utf8)
    var wanted: [Substring] = []
    var count = 0
    var wrong: [Substring] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("@Levels:") {
        wanted = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
      }
      guard !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap { Self.sample[String($0)] }
      let directions = try #require(Int(fields[1].drop { $0 == " " }, radix: 16))
      #expect(scalars.count == wanted.count)
      // Bits of the line: 1 automatic, 2 left to right, 4 right to left.
      for (bit, base) in [(1, Int32(2)), (2, 0), (4, 1)] where directions & bit != 0 {
        count += 1
        if !hasLevels(wanted, scalars, base: base) { wrong.append(line) }
      }
    }
    tell("BidiTest.txt", count, wrong.count)
    #expect(count > 700_000)
    #expect(wrong.isEmpty)
  }

  private func hasLevels(_ wanted: [Substring], _ text: [UInt32], base: Int32) -> Bool {
    var levels = [Int8](repeating: 0, count: text.count)
    var resolved: Int32 = -1
    let status = br_bidi_levels(text, UInt32(text.count), base, &levels, &resolved)
    return status == .BR_STATUS_OK
      && zip(levels, wanted).allSatisfy { $1 == "x" || $0 == Int8($1) }
  }

  /// A character of each class (UnicodeData.txt).
  private static let sample: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x24, "AN": 0x661,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// Ours are some of Unicode's breaks, never others.
  @Test func everyLineBreakIsOneOfUnicodes() throws {
    let fonts = try TestFonts.set()
    var wrong: [Substring] = []
    let lines = try lines(of: "auxiliary/LineBreakTest.txt", separator: "#")
    for fields in lines {
      let words = fields[0].split(whereSeparator: \.isWhitespace)
      let text = words.compactMap { UInt32($0, radix: 16) }.compactMap { Unicode.Scalar($0) }
      let isBreak = words.dropFirst(2).filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      // Hard breaks are cut before, and a cluster keeps its first scalars only.
      if text.contains(where: { ScalarKind($0) == .lineSpace }) { continue }
      var fallback = FaceFallback(fonts: fonts, chain: fonts.chain(for: .system(17)))
      fallback.append(String(String.UnicodeScalarView(text)))
      let allowed = LineBreaks.opportunities(in: fallback.prepared)
      for (cluster, isAllowed) in zip(fallback.prepared.clusters, allowed)
      where isAllowed && !isBreak[cluster.scalars.upperBound - 1] {
        wrong.append(fields[0])
      }
    }
    tell("LineBreakTest.txt", lines.count, wrong.count)
    #expect(lines.count > 7_000)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(12))")
  }

  /// Each line of emoji-test.txt is one character for the reader, also for us.
  @Test func everyEmojiIsOneCluster() throws {
    let fonts = try TestFonts.set()
    let lines = try lines(of: "emoji/emoji-test.txt", separator: ";")
    var wrong: [Substring] = []
    for fields in lines {
      let emoji = scalars(fields[0]).compactMap { Unicode.Scalar($0) }
      var fallback = FaceFallback(fonts: fonts, chain: fonts.chain(for: .system(17)))
      fallback.append(String(String.UnicodeScalarView(emoji)))
      if fallback.prepared.clusters.map(\.scalars.count) != [emoji.count] {
        wrong.append(fields[0])
      }
    }
    tell("emoji-test.txt", lines.count, wrong.count)
    #expect(lines.count > 4_500)
    #expect(wrong.isEmpty)
  }

  @Test func everyGraphemeBreakTestPasses() throws {
    let fonts = try TestFonts.set()
    var wrong: [String] = []
    let lines = try lines(of: "auxiliary/GraphemeBreakTest.txt", separator: "÷")
    for fields in lines {
      let clusters = fields.map { field in
        scalars(Substring(field.filter { $0 != "×" }))
      }.filter { !$0.isEmpty }
      let text = String(
        String.UnicodeScalarView(clusters.joined().compactMap { Unicode.Scalar($0) }))
      var fallback = FaceFallback(fonts: fonts, chain: fonts.chain(for: .system(17)))
      fallback.append(text)
      // A line break is one space, also one of two characters.
      let wanted = clusters.map { $0 == [0x0D, 0x0A] ? 1 : $0.count }
      if fallback.prepared.clusters.map(\.scalars.count) != wanted { wrong.append("\(fields)") }
    }
    tell("GraphemeBreakTest.txt", lines.count, wrong.count)
    #expect(lines.count > 500)
    // Swift 6.3 bundles Unicode 17.0, the first in which U+2701 is no Extended_Pictographic; Debian's
    // files are of 15.0.
    #expect(wrong.allSatisfy { $0.contains("2701 × 200D × 2701") })
  }
}
