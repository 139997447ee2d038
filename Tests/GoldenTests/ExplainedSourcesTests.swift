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

  /// The rows of UIKit's bars, without what is measured.
  private func rows(_ prepared: Prepared) throws -> [ExplainedProperty] {
    let bars = try #require(prepared.frames).elements
      .filter { Self.uikit.contains($0.className ?? "") }.map(\.id.path)
    return try #require(prepared.explanation).properties.filter { row in
      row.level != "layout"
        && bars.contains { row.element.path == $0 || row.element.path.hasPrefix($0 + ".") }
    }
  }

  /// Every case with a bar of UIKit's.
  static let cases = FixtureCase.all.filter { fixture in
    guard let text = try? String(contentsOf: fixture.spec, encoding: .utf8) else { return true }
    return UIKitBarKind.allCases.contains { text.contains("\"type\": \"\($0.rawValue)\"") }
  }

  /// Every colour, font and length that the document has, each set to another one.
  @Test(arguments: cases)
  func valueThatMovesNamesTheLineThatMovesIt(_ fixture: FixtureCase) throws {
    let before = try rows(prepared(fixture))
    let reading = SpecReader(icons: MaterialIcons()).read(
      name: fixture.name, bytes: [UInt8](try Data(contentsOf: fixture.spec)))
    for said in reading.sources.saidKeys {
      guard let json = said.otherValue else { continue }
      let patch = SpecPatch(name: "--set", pointer: said.path.pointer, json: json)
      let after = try rows(prepared(fixture, [patch]))
      let moved = zip(before, after).filter { $0.value != $1.value }
      for (old, new) in moved {
        #expect(
          old.name == new.name && new.isSaid(at: said.path),
          "\(fixture): \(said.path) moves \(new.element).\(new.name), which names \(new.origin)")
      }
      // What names the line is what the line says, or is made of it.
      guard said.isColour else { continue }
      let named = after.filter { $0.path == said.path && $0.value.hasPrefix("#") }
      #expect(
        named.allSatisfy { $0.value.hasPrefix("#A1B2C3") || $0.isDerived },
        "\(fixture): \(said.path)")
    }
  }

  /// A tint that a document does not give yet moves every value that is the system's blue, and these
  /// then name it.
  @Test(arguments: cases)
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
  fileprivate var isColour: Bool { if case .color = key.type.withoutNull { true } else { false } }

  /// As JSON; nil: it is nothing that a bar's look is made of.
  fileprivate var otherValue: String? {
    let outside = ["content", "statusBar", "scheme", "device", "frame", "traits"]
    let isOfBars = !path.steps.contains { step in
      if case .key(let key) = step { outside.contains(key) } else { false }
    }
    guard isOfBars else { return nil }
    switch key.type.withoutNull {
    case .color: return "\"#A1B2C3\""
    case .font: return #"{"size": 8.5}"#
    case .number where path.steps.contains(.key("titlePositionAdjustment")): return "1.5"
    default: return nil
    }
  }
}

extension ExplainedProperty {
  /// Whether it is made of the colour, as a material's tint, what is seen through vibrancy or a dimmed
  /// tint.
  fileprivate var isDerived: Bool {
    name.contains("tint") || name.hasPrefix("vibrant")
      || rule.contains("a dimmed tint is drawn as a grey")
  }

  /// Whether it names the place, or an object around it.
  fileprivate func isSaid(at path: SpecPath) -> Bool {
    guard let own = self.path else { return false }
    return path.steps.starts(with: own.steps)
  }
}
