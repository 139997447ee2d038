/// A document as it was read: the tree, and the texts that its strings and numbers stand in.
struct SpecDocument: Sendable {
  var root: JSONValue
  /// The spec file first, then the patches.
  var texts: [SpecSources.Text]

  /// The bytes of a value, as a string.
  func spelling(_ place: JSONPlace) -> String {
    String(decoding: texts[Int(place.source)].bytes[place.span.bytes], as: UTF8.self)
  }

  /// The value of a string; nil for anything else.
  func string(_ value: JSONValue) -> String? {
    guard case .string = value.kind else { return nil }
    return JSONText.string(in: texts[Int(value.place.source)].bytes, value.place)
  }

  /// The value of a number, -0 as 0; nil for anything else.
  func number(_ value: JSONValue) -> Double? {
    guard case .number = value.kind, let number = Double(spelling(value.place)) else { return nil }
    return number + 0
  }
}
