import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// What changes the picture is a difference, whatever the elements tell.
@Suite struct DifferenceTests {
  private func prepared(_ json: String, scheme: String = "{}") throws -> Prepared {
    let spec = #"{"scheme":\#(scheme),\#(json.dropFirst())"#
    return try Renderer().prepare(SpecInput(name: "a.json", bytes: Array(spec.utf8)))
  }

  private static let bar =
    #"{"bars":[{"type":"appBar","navigationItem":{"title":"Inbox"}}],"scale":2}"#

  @Test(arguments: [
    (#""scale":2"#, #""scale":3"#),
    (#""scale":2"#, #""scale":2,"statusBar":{"time":"8:00"}"#),
    (#""scale":2"#, #""scale":2,"statusBar":{"style":"darkContent"}"#),
    (#""scale":2"#, #""scale":2,"content":{"rows":3}"#),
    (#""Inbox""#, #""Outbox""#),
  ])
  func whatIsPaintedOtherwiseIsTold(old: String, new: String) throws {
    let before = try prepared(Self.bar)
    let after = try prepared(Self.bar.replacingOccurrences(of: old, with: new))
    let renderer = try Renderer()
    #expect(try renderer.png(of: before) != renderer.png(of: after))
    #expect(!differences(from: before, to: after).isEmpty)
    #expect(differences(from: before, to: before).isEmpty)
  }

  @Test func canvasAndScaleAreThePictures() throws {
    let before = try prepared(Self.bar)
    let after = try prepared(Self.bar.replacingOccurrences(of: "\"scale\":2", with: "\"scale\":3"))
    let found = differences(from: before, to: after)
    #expect(
      found.contains {
        $0.element == "picture" && $0.property == "scale" && $0.before == "2" && $0.after == "3"
      })
  }

  /// Of every two cases with another picture something is told.
  @Test func casesWithOtherPicturesDiffer() throws {
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    let renderer = try Renderer(fonts: FontOptions(directories: [fonts]))
    let sides = try FixtureCase.all.map { fixture in
      renderer.prepare(
        SpecInput(
          name: fixture.name, bytes: [UInt8](try Data(contentsOf: fixture.spec)),
          folder: FilePath(fixture.spec.deletingLastPathComponent().path)))
    }
    for (before, after) in zip(sides, sides.dropFirst()) {
      let isTold = !differences(from: before, to: after).isEmpty
      #expect(isTold || before.list == after.list)
    }
  }
}
