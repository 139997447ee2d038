import BarPrimitives

/// Holds a document against the tables of keys: unknown and missing keys, types, ranges, words.
struct ShapeCheck {
  let document: SpecDocument
  var problems: ProblemList
  /// Unicode scalars of the labels so far.
  private var labelScalars = 0

  init(_ document: SpecDocument, _ problems: ProblemList) {
    self.document = document
    self.problems = problems
  }

  mutating func checkRoot() {
    if case .object = document.root.kind {
      check(document.root, DocumentKeys.shape, at: SpecPath())
    } else {
      let rule = wrongType(document.root, .object(DocumentKeys.shape), DocumentKeys.shape.name)
      problems.add(rule.problem(at: document.root.place.opening, SpecPath()))
    }
  }

  private mutating func check(_ value: JSONValue, _ shape: ObjectShape, at path: SpecPath) {
    guard case .object(let members) = value.kind else { return }
    for member in members {
      if let key = shape.key(member.key) {
        check(member.value, key.type, called: key.name, at: path / key.name)
      } else if !problems.isFull {
        let rule =
          LegacyAppBarKeys.misplaced(member.key, in: shape) ?? .unknownKey(member.key, in: shape)
        problems.add(rule, at: member.keyPlace, path / member.key)
      }
    }
    for key in shape.keys where key.fallback == .required && value[key.name] == nil {
      if shape.isMisspelled(key.name, in: value) { continue }
      let rule = SpecRule.missing(key.name, in: shape.name)
      problems.add(rule.problem(at: value.place.opening, path / key.name))
    }
    for choice in shape.choices { check(choice, of: value, shape, at: path) }
  }

  private mutating func check(
    _ choice: ObjectShape.Choice, of object: JSONValue, _ shape: ObjectShape, at path: SpecPath
  ) {
    let (first, second) = (choice.first.name, choice.second.name)
    switch (object[first], object[second]) {
    case (.some(let one), .some(let other)):
      let (later, key) = one.place.start < other.place.start ? (other, second) : (one, first)
      problems.add(.exclusive(first, second), at: later.place, path / key)
    case (nil, nil) where choice.isRequired:
      if [first, second].contains(where: { shape.isMisspelled($0, in: object) }) { return }
      let rule = SpecRule.oneOfRequired(first, second)
      problems.add(rule.problem(at: object.place.opening, path))
    default: break
    }
  }

  private mutating func check(
    _ value: JSONValue, _ type: ValueType, called name: String, at path: SpecPath
  ) {
    guard type.admits(value.kind) else {
      problems.add(wrongType(value, type, name), at: value.place, path)
      return
    }
    switch type {
    case .boolean, .anything: break
    case .number, .integer, .numberOf, .fontWeight:
      if let rule = numberRule(value, type, name) { problems.add(rule, at: value.place, path) }
    case .text, .word, .form, .image: checkText(value, type, called: name, at: path)
    case .color: checkColor(value, called: name, at: path)
    case .font: checkFont(value, called: name, at: path)
    case .object(let shape): check(value, shape, at: path)
    case .list(let element, let count): checkList(value, of: element, count, name, path)
    case .dictionary(let element): checkDictionary(value, of: element, called: name, at: path)
    case .bar: checkBar(value, called: name, at: path)
    case .view: checkVariant(value, of: ViewKeys.shapesInsideBars, called: name, at: path)
    case .child: check(value, ChildKeys.shape, at: path)
    case .either(let types):
      if let text = document.string(value), Double(text)?.isFinite == true,
        let number = types.first(where: { $0.admits(.number) })
      {
        // A number in quotes is meant as a number, not as a misspelled word.
        return problems.add(wrongType(value, number, name), at: value.place, path)
      }
      guard let type = types.first(where: { $0.admits(value.kind) }) else { return }
      check(value, type, called: name, at: path)
    case .orNull(let type):
      if case .null = value.kind { return }
      check(value, type, called: name, at: path)
    }
  }

  private mutating func checkText(
    _ value: JSONValue, _ type: ValueType, called name: String, at path: SpecPath
  ) {
    guard let text = document.string(value) else {
      return check(value, ImageKeys.shape, at: path)
    }
    if let rule = textRule(text, type, name) { problems.add(rule, at: value.place, path) }
    if case .text(Limits.labelScalars) = type { countLabel(text, at: value.place, path) }
  }

  /// Told once, at the label that passes the limit.
  private mutating func countLabel(_ text: String, at place: JSONPlace, _ path: SpecPath) {
    let before = labelScalars
    labelScalars += text.unicodeScalars.count
    guard before <= Limits.documentScalars, labelScalars > Limits.documentScalars else { return }
    problems.add(.tooMuchText(allowed: Limits.documentScalars), at: place, path)
  }

  private mutating func checkColor(_ value: JSONValue, called name: String, at path: SpecPath) {
    if let text = document.string(value) {
      guard ColorNames.base(text) == nil else { return }
      problems.add(.badColor(name, found: text), at: value.place, path)
      return
    }
    check(value, ColorKeys.shape(meantBy: value), at: path)
  }

  private mutating func checkFont(_ value: JSONValue, called name: String, at path: SpecPath) {
    guard let style = document.string(value) else {
      return check(value, FontKeys.shape, at: path)
    }
    guard TypographyStyle(rawValue: style) == nil else { return }
    let words = TypographyStyle.allCases.map(\.rawValue)
    problems.add(.notOneOf(name, found: style, words: words), at: value.place, path)
  }

  private mutating func checkList(
    _ value: JSONValue, of type: ValueType, _ allowed: ClosedRange<Int>, _ name: String,
    _ path: SpecPath
  ) {
    guard case .array(let elements) = value.kind else { return }
    guard allowed.contains(elements.count) else {
      let rule = SpecRule.tooMany(name, count: elements.count, allowed: allowed)
      problems.add(rule.problem(at: value.place.opening, path))
      return
    }
    for (index, element) in elements.enumerated() {
      check(element, type, called: "\(name)[\(index)]", at: path[index])
    }
  }

  private mutating func checkDictionary(
    _ value: JSONValue, of type: ValueType, called name: String, at path: SpecPath
  ) {
    guard case .object(let members) = value.kind else { return }
    let allowed = 0...Limits.names
    guard allowed.contains(members.count) else {
      let rule = SpecRule.tooMany(name, count: members.count, allowed: allowed)
      problems.add(rule.problem(at: value.place.opening, path))
      return
    }
    for member in members {
      if let rule = TextForm.identifier.rule(for: member.key) {
        problems.add(rule, at: member.keyPlace, path / member.key)
      }
      check(member.value, type, called: member.key, at: path / member.key)
    }
  }

  /// Today's bars, or one in the words of MDCAppBar.
  private mutating func checkBar(_ value: JSONValue, called name: String, at path: SpecPath) {
    if value[BarKeys.type.name].flatMap(document.string) == LegacyAppBar.typeName {
      check(value, LegacyAppBarKeys.shape, at: path)
    } else {
      checkVariant(value, of: BarKeys.shapes, called: name, at: path)
    }
  }

  /// An object of the shape that its `type` names.
  private mutating func checkVariant(
    _ value: JSONValue, of shapes: [ObjectShape], called name: String, at path: SpecPath
  ) {
    guard let type = value[BarKeys.type.name] else {
      let rule = SpecRule.missing(BarKeys.type.name, in: name)
      problems.add(rule.problem(at: value.place.opening, path / BarKeys.type.name))
      return
    }
    let typePath = path / BarKeys.type.name
    guard let word = document.string(type) else {
      problems.add(wrongType(type, BarKeys.type.type, BarKeys.type.name), at: type.place, typePath)
      return
    }
    if let shape = shapes.first(where: { $0.name == word }) {
      check(value, shape, at: path)
    } else {
      problems.add(.unknownType(word, known: shapes.map(\.name)), at: type.place, typePath)
    }
  }
}

extension ShapeCheck {
  private func wrongType(_ value: JSONValue, _ type: ValueType, _ name: String) -> SpecRule {
    var unquoted: String?
    if let text = document.string(value) {
      if type.admits(.number), Double(text)?.isFinite == true { unquoted = text }
      if type.admits(.bool(true)), text == "true" || text == "false" { unquoted = text }
    }
    return .wrongType(name, expected: type.expectation, found: value.kindName, unquoted: unquoted)
  }

  private func textRule(_ text: String, _ type: ValueType, _ name: String) -> SpecRule? {
    switch type {
    case .word(let words):
      return words.contains(text) ? nil : .notOneOf(name, found: text, words: words)
    case .form(let form): return form.rule(for: text)
    case .image: return ImageFile.isFile(text) ? TextForm.file.rule(for: text) : nil
    case .text(let atMost):
      let count = text.unicodeScalars.count
      return count > atMost ? .tooLong(name, count: count, allowed: atMost) : nil
    default: return nil
    }
  }

  /// What is wrong with a number, or with a font weight by name.
  private func numberRule(_ value: JSONValue, _ type: ValueType, _ name: String) -> SpecRule? {
    if case .fontWeight = type {
      guard FontWeight(value, in: document) == nil else { return nil }
      let found = document.string(value).map { quoted($0) }
      return .badFontWeight(name, found: found ?? spelling(value))
    }
    guard let number = document.number(value) else { return nil }
    let found = spelling(value)
    switch type {
    case .number(let range) where !range.contains(number):
      let allowed = "\(shortDecimal(range.lowerBound)) to \(shortDecimal(range.upperBound))"
      return .outOfRange(name, found: found, allowed: allowed)
    case .integer(let range):
      guard number == number.rounded() else {
        return .notWhole(name, found: found, allowed: range)
      }
      if Int(exactly: number).map(range.contains) == true { return nil }
      return .outOfRange(name, found: found, allowed: "\(range.lowerBound) to \(range.upperBound)")
    case .numberOf(let numbers) where !numbers.contains(number):
      let allowed = numbers.map(shortDecimal).joined(separator: ", ")
      return .outOfRange(name, found: found, allowed: allowed)
    default: return nil
    }
  }

  private func spelling(_ value: JSONValue) -> String {
    PlainText.escaped(document.spelling(value.place), columns: 40)
  }
}
