/// An object of the document, asked by key. What has the wrong type or is out of range is as good as
/// absent here: `ShapeCheck` has told it.
struct DocumentObject {
  let document: SpecDocument
  let value: JSONValue
  let path: SpecPath

  subscript(key: Key) -> JSONValue? { value[key.name] }

  /// Whether it is an object that says nothing.
  var isEmpty: Bool { if case .object(let members) = value.kind { members.isEmpty } else { false } }

  /// Whether the document says `key` after `other`, both of which it has; patches come last.
  func isSetLater(_ key: Key, than other: Key) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    func order(_ key: Key) -> (Int, Int) {
      let index = members.firstIndex { $0.key == key.name } ?? 0
      return (self[key].map { Int($0.place.source) } ?? 0, index)
    }
    return order(key) > order(other)
  }

  func text(_ key: Key) -> String? { self[key].flatMap(document.string) }

  func number(_ key: Key) -> Double? {
    guard let number = self[key].flatMap(document.number) else { return nil }
    switch key.type {
    case .number(let range): return range.contains(number) ? number : nil
    case .integer(let range):
      return Int(exactly: number).map(range.contains) == true ? number : nil
    case .either(let types):
      let allows = types.contains { type in
        if case .number(let range) = type { range.contains(number) } else { false }
      }
      return allows ? number : nil
    case .numberOf(let numbers): return numbers.contains(number) ? number : nil
    default: return number
    }
  }

  func integer(_ key: Key) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  func flag(_ key: Key) -> Bool? {
    guard case .bool(let flag) = self[key]?.kind else { return nil }
    return flag
  }

  func word<Word: RawRepresentable>(_ key: Key) -> Word? where Word.RawValue == String {
    text(key).flatMap(Word.init(rawValue:))
  }

  func sourcedText(_ key: Key) -> SourcedText? {
    text(key).map { SourcedText($0, path: path / key.name) }
  }

  /// The calls that a theme's word, or list of words, stands for.
  func theme(_ key: Key) -> MaterialTheme? {
    if let step: MaterialTheme.Step = word(key) { return MaterialTheme([step]) }
    if text(key) == MaterialTheme.noneWord { return MaterialTheme.none }
    guard case .array(let elements) = self[key]?.kind else { return nil }
    return MaterialTheme(
      elements.compactMap { document.string($0).flatMap(MaterialTheme.Step.init(rawValue:)) })
  }

  func color(_ key: Key) -> ColorValue? {
    self[key].flatMap { ColorValue($0, in: document) }
  }

  func font(_ key: Key) -> FontValue? {
    self[key].flatMap { FontValue($0, in: document) }
  }

  func object(_ key: Key) -> DocumentObject? {
    guard let value = self[key], case .object = value.kind else { return nil }
    return DocumentObject(document: document, value: value, path: path / key.name)
  }

  /// The elements of an array, each with its path; none when there are more than the key allows.
  func elements(_ key: Key) -> [(value: JSONValue, path: SpecPath)] {
    guard case .array(let elements) = self[key]?.kind, case .list(_, let count) = key.type,
      elements.count <= count.upperBound
    else { return [] }
    let path = path / key.name
    return elements.enumerated().map { ($1, path[$0]) }
  }
}
