import BarTestSupport
import BarrenderKit
import Foundation
import Testing

@testable import BarSpec
@testable import BarTheme

/// No key of a document is left out of the exported Swift without a word.
///
/// `Fixtures/SwiftStandIns/keys.txt` says of every key how it comes out; a key that is new has to be
/// entered there, and in CodeCounterparts where no code has it.
@Suite struct SwiftKeyTests {
  private let table: SwiftKeyTable

  init() throws { table = try SwiftKeyTable() }

  @Test func everyKeyOfEveryObjectIsInTheTable() {
    for shape in ObjectShape.all where !table.inside.contains(shape.name) {
      for key in shape.keys {
        let treatment = table.treatment(of: key.name, in: shape.name)
        #expect(treatment != nil, "\(shape.name).\(key.name) is not in keys.txt")
        let isCommented = CodeCounterparts.reason(for: key, in: shape) != nil
        #expect(isCommented == (treatment == .comment), "\(shape.name).\(key.name)")
      }
      let names = Set(shape.keys.map(\.name))
      #expect(table.keys(of: shape.name).allSatisfy(names.contains), "\(shape.name)")
    }
  }

  private func reading(_ fixture: FixtureCase, _ patches: [SpecPatch] = []) throws -> SpecReading {
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    return SpecReader(icons: MaterialIcons())
      .read(name: fixture.name, bytes: bytes, patches: patches)
  }

  /// The document without a key, where it is one without.
  private func model(_ fixture: FixtureCase, without said: SaidKey) throws -> BarModel? {
    try reading(
      fixture,
      [
        SpecPatch(
          name: "--set", pointer: "/$schema", json: "\"x\"", removing: [said.path.pointer])
      ]
    ).model
  }

  @Test(arguments: FixtureCase.all)
  func everyKeyOfACaseIsInItsCodeOrItsComments(_ fixture: FixtureCase) throws {
    let reading = try reading(fixture)
    let model = try #require(reading.model)
    let text = model.swiftSource(leftOut: reading.sources.valuesWithoutCode)
    for said in reading.sources.saidKeys {
      switch table.treatment(of: said.key.name, in: said.shape.name) {
      case .comment: #expect(text.contains("\n// - \(said.path): "), "\(said.path)")
      case .code(let word):
        if text.contains(word) { continue }
        // What is the default anyway, or lost to something else, needs no code.
        let without = try self.model(fixture, without: said)
        if let without, isTheSame(model, without, but: said) { continue }
        Issue.record("\(said.path): no \(word)")
      case .value: break
      case nil: Issue.record("\(said.shape.name).\(said.key.name) is not in keys.txt")
      }
    }
  }

  /// Whether two models ask for the same code. Of UIKit's looks the cascade's outcome counts.
  private func isTheSame(_ model: BarModel, _ other: BarModel, but said: SaidKey) -> Bool {
    model == other
      || said.isUIKitLook && model.appearanceOutcome() == other.appearanceOutcome()
  }

  /// Another value is another text, wherever it makes another model: for each key in the first cases
  /// that have it.
  @Test func anotherValueIsAnotherText() throws {
    var counts: [String: Int] = [:]
    for fixture in FixtureCase.all {
      let reading = try reading(fixture)
      let model = try #require(reading.model)
      let text = model.swiftSource(leftOut: [])
      for said in reading.sources.saidKeys where said.reason == nil && !said.isTokenFile {
        let name = "\(said.shape.name).\(said.key.name)"
        guard counts[name, default: 0] < 3, let value = reading.sources.root?.value(at: said.path),
          let (other, json) = try other(than: value, of: said, in: fixture, model)
        else { continue }
        counts[name, default: 0] += 1
        #expect(
          other.swiftSource(leftOut: []) != text, "\(fixture): \(said.path) = \(json)")
      }
    }
    // It has found values to change.
    #expect(counts.count > 150)
  }

  /// The first other value of the key's type that makes another model.
  private func other(
    than value: JSONValue, of said: SaidKey, in fixture: FixtureCase, _ model: BarModel
  ) throws -> (BarModel, json: String)? {
    for json in said.otherValues(than: value) {
      let patch = SpecPatch(name: "--set", pointer: said.path.pointer, json: json)
      if let other = try reading(fixture, [patch]).model, !isTheSame(model, other, but: said) {
        return (other, json)
      }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate func value(at path: SpecPath) -> JSONValue? {
    path.steps.reduce(JSONValue?.some(self)) { $0?[$1] }
  }
}

extension SaidKey {
  /// Files are not read here.
  fileprivate var isTokenFile: Bool { shape.name == "scheme" && key.name == "file" }

  /// A part of what UIKit's cascade decides about.
  fileprivate var isUIKitLook: Bool {
    let words = ["appearance", "appearances", "customizations", "window", "superview"]
    let isInLook = path.steps.contains { step in
      guard case .key(let key) = step else { return false }
      return key.hasSuffix("Appearance") || words.contains(key)
    }
    return isInLook || UIKitShapes.all.contains { $0.name == shape.name }
      || path.steps.dropFirst().contains { step in
        if case .key(let key) = step { key.hasSuffix("TextAttributes") } else { false }
      }
  }

  /// Values of the key's type, as JSON.
  fileprivate func otherValues(than value: JSONValue) -> [String] {
    switch value.kind {
    case .bool(let flag): ["\(!flag)"]
    case .number: ["7", "7.5", "0.5", "0.25", "1", "2", "100", "300"]
    case .string: key.type.words.map { "\"\($0)\"" } + ["\"#123457\"", "\"star\"", "\"x y\""]
    case .null, .array, .object: []
    }
  }
}

extension ValueType {
  fileprivate var words: [String] {
    switch self {
    case .word(let words): words
    case .either(let types): types.flatMap(\.words)
    case .orNull(let type): type.words
    case .font: TypographyStyle.allCases.map(\.rawValue)
    case .fontWeight: ["bold", "light"]
    default: []
    }
  }
}

/// `Fixtures/SwiftStandIns/keys.txt`.
private struct SwiftKeyTable {
  enum Treatment: Equatable {
    case code(String)
    case value, comment
  }
  /// Objects that only commented values hold.
  private(set) var inside: Set<String> = []
  private var treatments: [String: [String: Treatment]] = [:]

  init() throws {
    let file = Repository.fixtures.appendingPathComponent("SwiftStandIns/keys.txt")
    var shape = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("#") {
        continue
      } else if words.first == "inside" {
        inside.formUnion(words.dropFirst())
      } else if line.hasPrefix(" ") {
        for word in words.dropFirst() { add(word, words[0], to: shape) }
      } else {
        shape = words[0]
      }
    }
  }

  private mutating func add(_ entry: String, _ kind: String, to shape: String) {
    let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
    let treatment: Treatment =
      switch kind {
      case "code": .code(parts.last ?? entry)
      case "value": .value
      default: .comment
      }
    treatments[shape, default: [:]][parts[0]] = treatment
  }

  func treatment(of key: String, in shape: String) -> Treatment? { treatments[shape]?[key] }

  func keys(of shape: String) -> [String] { Array((treatments[shape] ?? [:]).keys) }
}
