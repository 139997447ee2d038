/// Takes the text of a step apart; knows Swift's punctuation and no names.
enum StepText {
  /// What code says on its way to a bar.
  static let prefixes = ["self", "navigationController", "tabBarController", "view"]
  static let itemWords = [
    "navigationItem", "tabBarItem", "item", "items", "topItem", "selectedItem",
  ]

  /// What stands before a colon in front of a statement: `tabBarItem[1].viewWillAppear`.
  static func label(_ text: String) -> (label: String?, statement: String) {
    guard !isDeclaration(text), let (before, after) = split(text[...], at: ":"),
      split(before, at: "=") == nil
    else {
      return (nil, text)
    }
    return (plain(String(before)), String(after))
  }

  /// Whether it gives a name to something with `let` or `var`.
  static func isDeclaration(_ text: String) -> Bool {
    let text = trimmed(text[...])
    return declarationWords.contains { text.hasPrefix($0) }
  }

  private static let declarationWords = ["let ", "var "]

  /// Without `let`, casts, and the marks of optionals.
  static func plain(_ text: String) -> String {
    var plain = trimmed(withoutMarks(text)[...])
    for word in declarationWords where plain.hasPrefix(word) {
      plain = plain.dropFirst(word.count)
    }
    if let cast = split(plain, at: " as ") { plain = cast.before }
    return String(trimmed(plain))
  }

  /// Strings stay as they are.
  private static func withoutMarks(_ text: String) -> String {
    String(unmarked(text).map { text[$0] })
  }

  /// Where no marks are.
  private static func unmarked(_ text: String) -> [String.Index] {
    var isString = false
    return text.indices.filter { index in
      if text[index] == "\"" { isString.toggle() }
      return isString || !["?", "!", ";"].contains(text[index])
    }
  }

  /// What `text` has where `part` stands, which is a piece of it without the marks of optionals;
  /// `part` itself where it is no such piece.
  static func marked(_ part: String, in text: String) -> String {
    let places = unmarked(text)
    let characters = places.map { text[$0] }
    let wanted = Array(part)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return part }
    let starts = (0...(characters.count - wanted.count)).reversed()
    guard let start = starts.first(where: { characters[$0...].starts(with: wanted) }) else {
      return part
    }
    var end = text.index(after: places[start + wanted.count - 1])
    while end < text.endIndex, ["?", "!"].contains(text[end]) { end = text.index(after: end) }
    return String(text[places[start]..<end])
  }

  /// Whether it chooses between two values, with `??` or `A ? B : C`, in whatever brackets.
  static func isChoice(_ text: String) -> Bool {
    var isString = false
    let code = text.filter { character in
      if character == "\"" { isString.toggle() }
      return !isString
    }
    return code.contains("??") || code.contains(" ? ")
  }

  /// The two sides of the first `=` that is in no bracket or string.
  static func assignment(_ text: String) -> (place: String, value: String)? {
    guard let (place, value) = split(text[...], at: "=") else { return nil }
    return (String(trimmed(place)), String(trimmed(value)))
  }

  /// The parts between dots that are in no bracket or string.
  static func segments(_ text: String) -> [String] { parts(text, at: ".") }

  /// `configure()` is `configure` without arguments; what has no brackets is its own name.
  static func call(_ word: String) -> (name: String, arguments: [String]) {
    guard word.hasSuffix(")"), let open = word.firstIndex(of: "(") else { return (word, []) }
    let inner = word[word.index(after: open)...].dropLast()
    let arguments = trimmed(inner).isEmpty ? [] : parts(String(inner), at: ",")
    return (String(word[..<open]), arguments)
  }

  /// `item[2]` is `item` with 2; a number of more digits than can be counted is the highest.
  static func indexed(_ word: String) -> (name: String, index: Int?) {
    guard word.hasSuffix("]"), let open = word.firstIndex(of: "[") else { return (word, nil) }
    let digits = word[word.index(after: open)...].dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return (word, nil)
    }
    return (String(word[..<open]), Int(digits) ?? .max)
  }

  /// Whether every bracket and every string has its end.
  static func isClosed(_ text: String) -> Bool {
    var open: [Character] = []
    var isString = false
    for character in text {
      switch character {
      case "\"": isString.toggle()
      case "(" where !isString: open.append(")")
      case "[" where !isString: open.append("]")
      case ")" where !isString, "]" where !isString:
        guard open.popLast() == character else { return false }
      default: break
      }
    }
    return open.isEmpty && !isString
  }

  /// The text that a value has in quotes, or the value itself.
  static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// `label: value`.
  static func labelled(_ text: String) -> (label: String, value: String)? {
    split(text[...], at: ":").map { (String(trimmed($0.before)), String(trimmed($0.after))) }
  }

  static func parts(_ text: String, at mark: Character) -> [String] {
    var parts: [Substring] = []
    var rest = text[...]
    while let (before, after) = split(rest, at: String(mark)) {
      parts.append(before)
      rest = after
    }
    return (parts + [rest]).map { String(trimmed($0)) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }

  /// At the first `mark` that is in no bracket or string.
  private static func split(
    _ text: Substring, at mark: String
  ) -> (before: Substring, after: Substring)? {
    var depth = 0
    var isString = false
    var index = text.startIndex
    while index < text.endIndex {
      if !isString, depth == 0, text[index...].hasPrefix(mark) {
        return (text[..<index], text[text.index(index, offsetBy: mark.count)...])
      }
      switch text[index] {
      case "\"": isString.toggle()
      case "(" where !isString, "[" where !isString: depth += 1
      case ")" where !isString, "]" where !isString: depth -= 1
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}
