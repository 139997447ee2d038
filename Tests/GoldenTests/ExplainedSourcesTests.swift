import BarTestSupport
import BarrenderKit
import Foundation
import Testing

@testable import BarSpec

/// What `explain` names as the source of a value is what decides it: another colour there is another
/// value here, and no value moves for a line that it does not name.
@Suite struct ExplainedSourcesTests {
  private static let uikit = ["UINavigationBar", "UITabBar", "UIToolbar"]

  private struct Told: Hashable {
    let element: String
    let name: String
  }

  private func prepared(
    _ fixture: FixtureCase, _ patches: [SpecPatch] = []
  ) throws -> Prepared {
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    let folder = FilePath(fixture.spec.deletingLastPathComponent().path)
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    return try Renderer(fonts: FontOptions(directories: [fonts]))
      .prepare(SpecInput(name: fixture.name, bytes: bytes, folder: folder), patches: patches)
  }

  /// The rows of UIKit's bars.
  private func rows(_ prepared: Prepared) throws -> [ExplainedProperty] {
    let bars = try #require(prepared.frames).elements
      .filter { Self.uikit.contains($0.className ?? "") }.map(\.id.path)
    return try #require(prepared.explanation).properties.filter { row in
      bars.contains { row.element.path == $0 || row.element.path.hasPrefix($0 + ".") }
    }
  }

  /// Every colour that the document has, each set to another one.
  @Test(arguments: FixtureCase.all.filter { $0.name.hasPrefix("uikit/") })
  func valueThatMovesNamesTheLineThatMovesIt(_ fixture: FixtureCase) throws {
    let before = try rows(prepared(fixture))
    let reading = SpecReader(icons: MaterialIcons()).read(
      name: fixture.name, bytes: [UInt8](try Data(contentsOf: fixture.spec)))
    for said in reading.sources.saidKeys where said.isColourOfBars {
      let patch = SpecPatch(name: "--set", pointer: said.path.pointer, json: "\"#A1B2C3\"")
      let after = try rows(prepared(fixture, [patch]))
      #expect(before.map(\.name) == after.map(\.name), "\(fixture): \(said.path)")
      for (old, new) in zip(before, after) where old.value != new.value {
        #expect(
          new.isSaid(at: said.path),
          "\(fixture): \(said.path) moves \(new.element).\(new.name), which names \(new.origin)")
      }
      // What names the line is what the line says, or follows from it.
      let named = after.filter { $0.path == said.path && $0.value.hasPrefix("#") }
      #expect(
        named.allSatisfy { $0.value.hasPrefix("#A1B2C3") || $0.isDerived },
        "\(fixture): \(said.path)")
    }
  }

  /// A tint that a document does not give yet moves every value that is the system's blue, and these
  /// then name it.
  @Test(arguments: FixtureCase.all.filter { $0.name.hasPrefix("uikit/") })
  func tintOfTheBarIsNamedWhereverItIsSeen(_ fixture: FixtureCase) throws {
    let before = try prepared(fixture)
    let model = try #require(
      SpecReader(icons: MaterialIcons()).read(
        name: fixture.name, bytes: [UInt8](try Data(contentsOf: fixture.spec))
      ).model)
    for bar in model.uikitBars {
      let path = bar.path / "tintColor"
      let patch = SpecPatch(name: "--set", pointer: path.pointer, json: "\"#A1B2C3\"")
      let after = try prepared(fixture, [patch])
      for (old, new) in zip(try rows(before), try rows(after)) where old.value != new.value {
        #expect(new.path == path, "\(fixture): \(new.element).\(new.name) names \(new.origin)")
      }
      // And what is painted moves only with rows.
      let values = try (rows(before).map(\.value), rows(after).map(\.value))
      #expect(before.list == after.list || values.0 != values.1, "\(fixture)")
    }
  }
}

extension SaidKey {
  /// Whether another colour can stand there.
  fileprivate var isColourOfBars: Bool {
    guard case .color = key.type.withoutNull else { return false }
    let outside = ["content", "statusBar", "scheme"]
    return !path.steps.contains { step in
      if case .key(let key) = step { outside.contains(key) } else { false }
    }
  }
}

extension ExplainedProperty {
  /// Whether it is made of the colour, as a material's tint or what is seen through vibrancy.
  fileprivate var isDerived: Bool { name.contains("tint") || name.hasPrefix("vibrant") }

  /// Whether it names the place, or an object around it.
  fileprivate func isSaid(at path: SpecPath) -> Bool {
    guard let own = self.path else { return false }
    return path.steps.starts(with: own.steps)
  }
}
