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
      return Statement(actions: [.assignObject(reference, object)])
    }
    return Statement(actions: try properties(of: place, value))
  }

  /// `let NAME = OBJECT`: from here on the name means this object, whatever it has meant before.
  func declaration(of name: String, as value: String) throws(StepError) -> Statement {
    guard canBeName(name) else {
      throw StepError("\(quoted(name)) cannot be the name of an appearance object")
    }
    let (object, kind) = try objectValue(value, for: nil)
    let new = scope.newObject(name, kind)
    return Statement(
      actions: [.assignObject(AppearanceReference(.object(new.key)), object)], defines: new)
  }

  /// An identifier that means no bar and no item.
  private func canBeName(_ name: String) -> Bool {
    guard scope.bar(name) == nil,
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

  /// A whole object, with its class.
  private func objectValue(
    _ text: String, for place: StepPlace?
  ) throws(StepError) -> (CustomizationStep.ObjectValue, UIKitBarKind) {
    if text == "nil" {
      guard let place else { throw StepError("a name needs an object") }
      return (.null, place.kind)
    }
    let (name, arguments) = StepText.call(text)
    if let kind = UIKitBarKind.allCases.first(where: { $0.appearanceClassName == name }) {
      guard let argument = arguments.first.flatMap(StepText.labelled) else {
        return (.new(kind), kind)
      }
      guard argument.label == "barAppearance" else {
        throw StepError("\(name) has init() and init(barAppearance:)")
      }
      return (.converted(kind, try reference(argument.value)), kind)
    }
    var words = StepText.segments(text)
    let copies = words.last == "copy()"
    if copies { words.removeLast() }
    let source = try self.place(words)
    guard source.isObject, let reference = source.reference else {
      throw StepError("\(quoted(text)) is no appearance object")
    }
    return (.copy(reference, isExplicit: copies), source.kind)
  }
}
