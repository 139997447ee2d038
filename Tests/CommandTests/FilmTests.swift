import Foundation
import Testing

@Suite struct FilmTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(
      """
      {
        "device": { "width": 120, "height": 160, "scale": 1 },
        "content": { "rows": 20 },
        "scroll": [
          { "event": "drag", "scrolledBy": 60, "steps": 3 },
          { "event": "didEndDragging" }, { "event": "wait", "seconds": 0.1, "steps": 2 }
        ],
        "bars": [{ "type": "appBar", "headerView": { "shiftBehavior": "enabled" } }]
      }
      """, to: "scroll.json")
  }

  /// Width and height by the header.
  private func size(_ png: Data) -> [UInt32] {
    [16, 20].map { at in png[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) } }
  }

  @Test func theMomentsStandInRows() throws {
    // At first, three steps, the end of dragging, two steps: 7 moments.
    let wide = try command.run("film", "scroll.json", "-o", "wide.png")
    #expect(wide.code == 0 && wide.stderr.isEmpty)
    #expect(try size(command.read("wide.png")) == [16 + 7 * 136, 16 + 160 + 40])
    _ = try command.run("film", "scroll.json", "--columns", "3", "-o", "rows.png")
    #expect(try size(command.read("rows.png")) == [16 + 3 * 136, 3 * 216])
  }

  @Test func anAPNGShowsOneMomentAfterTheOther() throws {
    let outcome = try command.run("film", "scroll.json", "-o", "film.apng", "-o", "film.png")
    #expect(outcome.code == 0)
    let film = try command.read("film.apng")
    #expect(size(film) == [120, 160])
    let control = try #require(film.range(of: Data("acTL".utf8)))
    #expect(film[control.upperBound..<control.upperBound + 4].elementsEqual([0, 0, 0, 7]))
    #expect(try command.read("film.png").range(of: Data("acTL".utf8)) == nil)
    let asked = try command.run("film", "scroll.json", "--animated", "-o", "-")
    #expect(asked.stdout == film)
  }

  @Test func aFilmOfNoHistoryIsOneMoment() throws {
    try command.write(Command.spec(), to: "still.json")
    let outcome = try command.run("film", "still.json", "--scale", "1", "-o", "still.png")
    #expect(outcome.code == 0)
    #expect(try size(command.read("still.png")) == [375 + 32, 76 + 56])
  }

  @Test func columnsAreForStrips() throws {
    #expect(try command.run("film", "scroll.json", "--columns", "0", "-o", "a.png").code == 64)
    #expect(
      try command.run("film", "scroll.json", "--columns=2", "--animated", "-o", "a.png").code == 64)
    #expect(try command.run("scroll.json", "--columns", "2", "-o", "a.png").code == 64)
  }

  @Test func aFilmThatIsTooLargeIsALimit() throws {
    let event = #"{"event":"drag","scrolledBy":60,"steps":1000}"#
    try command.write(
      #"{"content":{},"scroll":[\#(event)],"bars":[{"type":"appBar"}]}"#, to: "long.json")
    let strip = try command.run("film", "long.json", "-o", "long.png")
    #expect(strip.code == 69 && strip.stderr.contains("--columns N"))
    #expect(try command.run("film", "long.json", "-o", "long.apng").code == 69)
  }
}
