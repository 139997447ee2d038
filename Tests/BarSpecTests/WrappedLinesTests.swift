import Testing

@testable import BarSpec

@Suite struct WrappedLinesTests {
  @Test func whatHasRoomStaysAsItIs() {
    #expect(wrapped("keys here: a,  b", columns: 16) == ["keys here: a,  b"])
    #expect(wrapped("", columns: 10) == [""])
  }

  @Test func linesBreakAtSpacesAndLoseNothing() {
    let words = (0..<90).map { "key\($0 * $0)," }
    let lines = wrapped(words.joined(separator: " "), columns: 40)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 40 })
    #expect(lines.joined(separator: " ").split(separator: " ").map(String.init) == words)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let first = next.split(separator: " ").first ?? ""
      #expect(line.count + 1 + first.count > 40, "\(next) had room")
    }
  }

  @Test func aWordThatIsTooLongStandsAlone() {
    let long = String(repeating: "x", count: 50)
    #expect(wrapped("a \(long) b", columns: 10) == ["a", long, "b"])
  }
}
