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
    #expect(lines.count > 90_000)
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
    #expect(lines.count > 500)
    // Swift's tables no longer count U+2701 as a pictograph; Unicode 15's test file still does.
    #expect(wrong.allSatisfy { $0.contains("2701 × 200D × 2701") })
  }
}
