import BarrenderKit

/// The path of an output, in which fields stand for what is known of the picture.
struct OutputTemplate: Hashable {
  /// What may stand in braces.
  enum Field: String, CaseIterable {
    case spec, n, scale, appearance, dir

    /// As it is typed.
    var spelling: String { "{\(rawValue)}" }

    /// Whether two specs of one run differ in it for sure, before anything of them is read.
    var isOfSpec: Bool { self == .spec || self == .n }
  }

  private enum Part: Hashable {
    case bytes([UInt8])
    case field(Field)
  }

  private let parts: [Part]

  /// Joins neighbouring bytes, so that equal paths are equal.
  private init(parts: [Part]) {
    self.parts = parts.reduce(into: []) { joined, part in
      if case .bytes(let end) = part, case .bytes(let start) = joined.last {
        joined[joined.count - 1] = .bytes(start + end)
      } else {
        joined.append(part)
      }
    }
  }

  /// Takes `text` apart. `{{` is a brace; any other brace opens a field.
  init(_ text: Argument) throws(UsageError) {
    var parts: [Part] = []
    var rest = text.bytes[...]
    while let byte = rest.popFirst() {
      if byte != OutputTemplate.brace {
        parts.append(.bytes([byte]))
      } else if rest.first == OutputTemplate.brace {
        rest = rest.dropFirst()
        parts.append(.bytes([byte]))
      } else {
        parts.append(.field(try OutputTemplate.field(rest, of: text)))
        rest = rest[(rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex)...].dropFirst()
      }
    }
    self.init(parts: parts)
  }

  /// The field that `rest` begins with, behind its brace.
  private static func field(
    _ rest: ArraySlice<UInt8>, of text: Argument
  ) throws(UsageError) -> Field {
    let allowed = Field.allCases.map(\.spelling).joined(separator: " ")
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      throw UsageError(
        "a brace of \"\(text)\" is never closed", remedy: "{{ is a brace; fields: \(allowed)")
    }
    let name = Argument(bytes: Array(rest[..<end]))
    if let field = name.text.flatMap(Field.init) { return field }
    let near = name.text.flatMap { nearest($0, of: Field.allCases.map(\.rawValue)) }
    throw UsageError(
      "unknown field \"{\(name)}\" in an output's path",
      remedy: (near.map { "did you mean {\($0)}? " } ?? "")
        + "fields: \(allowed); {{ is a brace")
  }

  private static let brace = UInt8(ascii: "{")
}

extension OutputTemplate {
  /// Whether each spec of a run has another path.
  var tellsSpecsApart: Bool {
    parts.contains { part in
      if case .field(let field) = part { field.isOfSpec } else { false }
    }
  }

  /// The template with the fields that `value` knows filled in.
  func filled(_ value: (Field) -> [UInt8]?) -> OutputTemplate {
    OutputTemplate(
      parts: parts.map { part in
        guard case .field(let field) = part, let bytes = value(field) else { return part }
        return .bytes(bytes)
      })
  }

  /// The path, once no field is open.
  var path: FilePath? {
    var path: [UInt8] = []
    for part in parts {
      guard case .bytes(let bytes) = part else { return nil }
      path += bytes
    }
    return FilePath(bytes: path)
  }

  /// The extension in lower case, without the dot; nil where there is none or a field has part in it.
  var fileExtension: String? {
    var name: [UInt8] = []
    for part in parts {
      switch part {
      case .bytes(let bytes): name += bytes
      case .field: name.append(UInt8(ascii: "_"))
      }
    }
    name = FilePath(bytes: name).name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return Argument(bytes: Array(name[(dot + 1)...])).text?.lowercased()
  }
}

extension OutputTemplate: CustomStringConvertible {
  /// For messages: the path, with the fields that are still open.
  var description: String {
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .bytes(let piece): bytes += piece
      case .field(let field): bytes += Array(field.spelling.utf8)
      }
    }
    return FilePath(bytes: bytes).shortened
  }
}
