import BarPrimitives

extension StepParser {
  func assignment(of value: String, to text: String) throws(StepError) -> Statement {
    let words = StepText.segments(text)
    if let statement = try selectedTab(words, value) { return statement }
    if words.count == 1, let name = words.first, scope.object(name) == nil, canBeName(name) {
      return try declaration(of: name, as: value)
    }
    if let (owner, property) = try owner(words) {
      try checkAssignable(property, of: owner)
      return Statement(actions: try settings(of: owner, property, value))
    }
    let place = try place(words)
    if place.isObject, let reference = place.reference {
      let (object, kind) = try objectValue(value, for: place)
      guard kind == place.kind else {
        // Another bar's code may have used the name for what is its own.
        if words.count == 1, scope.object(words[0])?.origin == .earlierSteps {
          return try declaration(of: words[0], as: value)
        }
        throw StepError(
          "a \(place.kind.appearanceClassName) belongs there, not a \(kind.appearanceClassName)")
      }
      if case .object = reference.holder { try checkNoSecondName(object, value) }
      try checkTakesNil(place, object)
      return Statement(actions: [.assignObject(reference, object)])
    }
    return Statement(actions: try properties(of: place, value))
  }

  /// `let NAME = OBJECT`: from here on the name means this object, whatever it has meant before.
  func declaration(of name: String, as value: String) throws(StepError) -> Statement {
    if let (own, type) = StepText.labelled(name) {
      return try declaration(of: own, ofClass: type, as: value)
    }
    guard canBeName(name) else {
      throw StepError("\(quoted(name)) cannot be the name of an appearance object")
    }
    let (object, kind) = try objectValue(value, for: nil)
    let new = scope.newObject(name, kind)
    try checkNoSecondName(object, value, new)
    return Statement(
      actions: [.assignObject(AppearanceReference(.object(new.key)), object)], defines: new)
  }

  /// `let NAME: CLASS = OBJECT`, where `.init()` is the class's.
  private func declaration(
    of name: String, ofClass type: String, as value: String
  ) throws(StepError) -> Statement {
    let isInit = value.hasPrefix(".init(")
    let statement = try declaration(of: name, as: isInit ? type + value.dropFirst(5) : value)
    guard statement.defines?.kind.appearanceClassName == type else {
      throw StepError("\(quotedValue(value)) is no \(type)")
    }
    return statement
  }

  /// Appearances are classes: a name for what has one already, or for what a slot hands out, means that
  /// same object.
  private func checkNoSecondName(
    _ object: CustomizationStep.ObjectValue, _ text: String, _ new: StepScope.Object? = nil
  ) throws(StepError) {
    guard case .copy(_, isExplicit: false) = object else { return }
    let text = StepText.marked(text, in: self.text)
    var error = StepError(
      "both names would mean the same object, where a change of one changes the other: write "
        + "\(text).copy() for an object of its own, or go on with \(text)")
    error.defines = new
    throw error
  }

  /// The standard appearance of bars, and so of their proxies, is the one slot that is not optional; no
  /// name of an object is.
  private func checkTakesNil(
    _ place: StepPlace, _ object: CustomizationStep.ObjectValue
  ) throws(StepError) {
    if object == .null, case .object = place.holder {
      throw StepError("a name needs an object")
    }
    guard object == .null, place.isStandardOfBar else { return }
    throw StepError(
      "the standardAppearance of a \(place.kind.className) is not optional: assign "
        + "\(place.kind.appearanceClassName)() for the system's")
  }

  /// An identifier that means no bar and no item.
  private func canBeName(_ name: String) -> Bool {
    guard scope.bar(name) == nil, name != "window",
      !StepText.itemWords.contains(StepText.indexed(name).name)
    else { return false }
    return TextForm.identifier.rule(for: name) == nil
  }

  /// `tabBarController.selectedIndex = 1`.
  private func selectedTab(_ words: [String], _ value: String) throws(StepError) -> Statement? {
    guard words.last == "selectedIndex" else { return nil }
    guard let bar = scope.bar("tabBar"), bar.kind == .tabBar else {
      throw StepError("there is no tab bar")
    }
    return Statement(actions: [try selection([value], of: bar)])
  }

  /// `UINavigationBarAppearance()`, and with an idiom or another bar's object.
  private func newObject(
    _ kind: UIKitBarKind, _ arguments: [String]
  ) throws(StepError) -> CustomizationStep.ObjectValue {
    guard let first = arguments.first else { return .new(kind) }
    if arguments.count == 1, let (label, value) = StepText.labelled(first) {
      // What an idiom changes shows on no phone.
      if label == "idiom", StepText.segments(value).last == "phone" { return .new(kind) }
      if label == "idiom" { throw StepError("of the idioms only .phone is drawn") }
      if label == "barAppearance" { return .converted(kind, try reference(value)) }
    }
    throw StepError(
      "\(kind.appearanceClassName) has init(), init(idiom:) and init(barAppearance:)")
  }

  /// A whole object, with its class.
  private func objectValue(
    _ text: String, for place: StepPlace?
  ) throws(StepError) -> (CustomizationStep.ObjectValue, UIKitBarKind) {
    if text == "nil" {
      guard let place else { throw StepError("a name needs an object") }
      return (.null, place.kind)
    }
    let (name, arguments) = StepText.call(text)
    if let kind = UIKitBarKind.allCases.first(where: {
      name == $0.appearanceClassName || name == $0.appearanceClassName + ".init"
    }) {
      guard text.hasSuffix(")") else {
        throw StepError("a class is no object of it", nearest: name + "()")
      }
      return (try newObject(kind, arguments), kind)
    }
    var words = StepText.segments(text)
    let copies = words.last == "copy()"
    if copies { words.removeLast() }
    let source = try self.place(words)
    guard source.isObject, let reference = source.reference else {
      throw StepError("\(quotedValue(text)) is no appearance object")
    }
    return (.copy(reference, isExplicit: copies), source.kind)
  }
}
