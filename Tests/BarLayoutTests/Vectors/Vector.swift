import Foundation

/// A value of a vector file.
enum JSONValue: Codable, Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }
  var numbers: [Double]? { list?.compactMap(\.number) }
  var texts: [String]? { list?.compactMap(\.text) }
}

/// One given-expect pair of the original's behaviour.
struct Vector: Decodable, Sendable, CustomStringConvertible {
  let id: String
  let component: String
  let kind: String
  let operation: String
  let given: [String: JSONValue]
  /// Nil: a scenario without a stated outcome.
  let expect: [String: JSONValue]?
  let exact: [String: JSONValue]?
  let tolerance: Double?

  var description: String { id }
  /// Whether it states what comes of it; a snapshot's scenario does not.
  var hasOutcome: Bool { expect?.isEmpty == false }
}

/// How vectors of one shape are checked: which words they may use, and what to do with them.
struct VectorAdapter: Sendable {
  let component: String
  /// Words that must be given.
  let needs: Set<String>
  /// Words that may be given.
  let takes: Set<String>
  /// Words that may be expected, at least one of which must be.
  let tells: Set<String>
  /// Values that this issue can honour.
  let holds: @Sendable (Vector) -> Bool
  let check: @Sendable (Vector) throws -> Void

  init(
    _ component: String, needs: Set<String>, takes: Set<String> = [], tells: Set<String>,
    where holds: @escaping @Sendable (Vector) -> Bool = { _ in true },
    check: @escaping @Sendable (Vector) throws -> Void
  ) {
    self.component = component
    self.needs = needs
    self.takes = takes
    self.tells = tells
    self.holds = holds
    self.check = check
  }

  /// Whether every word of `vector` is one that this adapter understands.
  func understands(_ vector: Vector) -> Bool {
    guard vector.component == component, let expect = vector.expect, !expect.isEmpty else {
      return false
    }
    let given = Set(vector.given.keys)
    return needs.isSubset(of: given) && given.isSubset(of: needs.union(takes))
      && Set(expect.keys).isSubset(of: tells) && holds(vector)
  }
}
