import BarPrimitives

/// The reference of all keys as Markdown: one table for each kind of object, from the same tables
/// that the reader uses.
public func specReference() -> String {
  ObjectShape.all.map(section).joined(separator: "\n")
}

private func section(_ shape: ObjectShape) -> String {
  let rows = shape.keys.map { key in
    "| `\(key.name)` | \(cell(key.type.description)) | \(cell(key.fallback.description)) "
      + "| \(cell(key.sentence)) |\n"
  }
  return """
    ### \(shape.name)

    \(shape.sentence).

    | key | value | default | what it says |
    |---|---|---|---|
    \(rows.joined())
    """
}

private func cell(_ text: String) -> String {
  String(text.flatMap { $0 == "|" ? "\\|" : String($0) })
}

extension Key.Fallback {
  fileprivate var description: String {
    switch self {
    case .required: "required"
    case .absent: ""
    case .json(let literal): "`\(literal)`"
    case .depends(let words): words
    }
  }
}

extension ValueType {
  fileprivate var description: String {
    switch self {
    case .boolean: "true or false"
    case .number(let range):
      "number, \(shortDecimal(range.lowerBound)) to \(shortDecimal(range.upperBound))"
    case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .numberOf(let numbers): numbers.map(shortDecimal).joined(separator: ", ")
    case .text: "string"
    case .form(let form): form.description
    case .word(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .color: "colour"
    case .font: "font"
    case .fontWeight: "weight by name or number"
    case .image: "image"
    case .object(let shape): "[\(shape.name)](#\(shape.name.lowercased()))"
    case .list(let type, _): "array: \(type.description)"
    case .dictionary(let type): "object: names, each with \(type.description)"
    case .bar: links(to: BarKeys.shapes)
    case .view: links(to: ViewKeys.shapes)
    case .child: links(to: [ChildKeys.shape])
    case .either(let types): types.map(\.description).joined(separator: ", or ")
    case .orNull(let type): "\(type.description), or null"
    case .anything: "anything"
    }
  }
}

private func links(to shapes: [ObjectShape]) -> String {
  shapes.map { "[\($0.name)](#\($0.name.lowercased()))" }.joined(separator: " or ")
}

extension TextForm {
  fileprivate var description: String {
    switch self {
    case .identifier: "letters, digits, `-` and `_`"
    case .languageTag: "language tag"
    case .file: "path"
    case .device: "name of a preset"
    case .variant: "`\"regular\"`"
    }
  }
}
