/// One value of a JSON text, with the place where it stands.
///
/// Strings and numbers stay in the text until somebody asks; see `SpecDocument`.
struct JSONValue: Sendable {
  enum Kind: Sendable {
    case null
    case bool(Bool)
    /// Spelled as the text spells it.
    case number
    case string
    case array([JSONValue])
    /// In the order of the text; a key that comes twice has already been told.
    case object([JSONMember])
  }
  var kind: Kind
  var place: JSONPlace
}

/// One member of an object.
struct JSONMember: Sendable {
  let key: String
  /// The key with its quotes.
  let keyPlace: JSONPlace
  var value: JSONValue
}

/// A run of bytes in one of the texts of a document; 12 bytes, as there may be millions.
struct JSONPlace: Hashable, Sendable {
  let source: Int32
  let start: Int32
  let end: Int32

  init(source: Int, start: Int, end: Int) {
    self.source = Int32(clamping: source)
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }

  var span: SourceSpan { SourceSpan(source: Int(source), bytes: Int(start)..<Int(end)) }
  /// The first byte alone: the brace of an object.
  var opening: SourceSpan {
    SourceSpan(
      source: Int(source), bytes: Int(start)..<max(Int(start), min(Int(start) + 1, Int(end))))
  }
}

extension JSONValue {
  /// The word for messages: `a number`.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The member `key` of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value one step down.
  subscript(step: SpecPath.Step) -> JSONValue? {
    switch (step, kind) {
    case (.key(let key), _): return self[key]
    case (.index(let index), .array(let elements)):
      return elements.indices.contains(index) ? elements[index] : nil
    case (.index, _): return nil
    }
  }
}
