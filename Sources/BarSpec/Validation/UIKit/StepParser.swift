import BarPrimitives

/// Reads one step: a few forms of statement in Swift's words, and nothing else.
struct StepParser {
  struct Statement {
    var actions: [CustomizationStep.Action]
    /// Nil: it is done where it stands.
    var moment: CustomizationStep.Moment?
    /// The name that an object gets.
    var defines: StepScope.Object?
  }

  let scope: StepScope
  let icons: (any IconCatalog)?
  let path: SpecPath
  /// The text that is read, as the document has it.
  private(set) var text = ""

  init(_ scope: StepScope, icons: (any IconCatalog)? = nil, path: SpecPath = SpecPath()) {
    self.scope = scope
    self.icons = icons
    self.path = path
  }

  /// `TARGET.PATH = VALUE`, `NAME = OBJECT`, a call, or a word such as `enterWindow`; in front of it
  /// maybe a moment: `tabBarItem[1].viewWillAppear:`.
  func statement(_ text: String) throws(StepError) -> Statement {
    var parser = self
    parser.text = text
    return try parser.statement()
  }

  private func statement() throws(StepError) -> Statement {
    guard StepText.isClosed(text) else {
      throw StepError("a bracket or a string in it has no end, or no beginning")
    }
    guard StepText.parts(text, at: ";").count(where: { !$0.isEmpty }) < 2 else {
      throw StepError(
        "a step is one statement: what stands behind the semicolon is a step of its own")
    }
    guard !StepText.isChoice(text) else {
      throw StepError("it chooses between two values, which steps cannot: write the one that holds")
    }
    let (label, rest) = StepText.label(text)
    let plain = StepText.plain(rest)
    var statement: Statement
    if let (place, value) = StepText.assignment(plain) {
      statement =
        StepText.isDeclaration(rest)
        ? try declaration(of: place, as: value) : try assignment(of: value, to: place)
    } else {
      statement = Statement(actions: try call(StepText.segments(plain)))
    }
    if let label { statement.moment = try moment(label, of: statement.actions) }
    return statement
  }

  /// A value for a message, with the marks that the document has.
  func quotedValue(_ value: String) -> String { quoted(StepText.marked(value, in: text)) }

  /// `bar.standardAppearance`, `UINavigationBar.appearance().standardAppearance`, `base`.
  func reference(_ text: String) throws(StepError) -> AppearanceReference {
    try object(text).reference
  }

  /// The same with the bar that its class belongs to.
  func object(
    _ text: String
  ) throws(StepError) -> (reference: AppearanceReference, kind: UIKitBarKind) {
    let place = try place(StepText.segments(StepText.plain(text)))
    guard place.isObject, let reference = place.reference else {
      throw StepError("it is no appearance object")
    }
    return (reference, place.kind)
  }
}

/// Where a step reads or writes.
struct StepPlace {
  let holder: AppearanceHolder
  let kind: UIKitBarKind
  var slot: AppearanceSlot?
  /// What is left of the path.
  var property: [String]

  /// Whether it is an object as a whole.
  var isObject: Bool { reference != nil && property.isEmpty }

  /// Whether it is the standardAppearance of a bar, or of the proxy of a bar's class.
  var isStandardOfBar: Bool {
    guard slot == .standardAppearance else { return false }
    return switch holder {
    case .bar: true
    case .proxy(let proxy): proxy == ProxyClass(of: kind)
    default: false
    }
  }

  /// Nil: a bar or an item itself.
  var reference: AppearanceReference? {
    if case .object = holder { return AppearanceReference(holder) }
    return slot.map { AppearanceReference(holder, $0) }
  }
}

extension StepParser {
  /// Resolves the words of a place from the left.
  func place(_ words: [String]) throws(StepError) -> StepPlace {
    var rest = words[...]
    while let first = rest.first, rest.count > 1, StepText.prefixes.contains(first) {
      rest = rest.dropFirst()
    }
    guard let first = rest.first, !first.isEmpty else { throw StepError("a target is missing") }
    rest = rest.dropFirst()
    var place = try holder(first, &rest)
    if let name = rest.first, let slot = AppearanceSlot(rawValue: name) {
      if case .object = place.holder {
      } else {
        place.slot = slot
        rest = rest.dropFirst()
        try checkSlot(slot, of: place)
      }
    }
    place.property = Array(rest)
    return place
  }

  private func holder(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(StepError) -> StepPlace {
    if let proxy = ProxyClass(rawValue: word) {
      guard rest.first == "appearance()" else {
        throw StepError("the proxy of a class is \(word).appearance()")
      }
      guard let kind = proxy.barKind else {
        throw StepError("\(word) has no appearance objects, only properties of its own")
      }
      rest = rest.dropFirst()
      return StepPlace(holder: .proxy(proxy), kind: kind, property: [])
    }
    if let object = scope.object(word) {
      return StepPlace(holder: .object(object.key), kind: object.kind, property: [])
    }
    let (name, index) = StepText.indexed(word)
    if StepText.itemWords.contains(name), let bar = scope.barWithItems(of: name) {
      return try item(of: bar, index)
    }
    guard let bar = scope.bar(word) else {
      throw StepError(
        "there is no target \(quoted(word))", nearest: nearest(word, of: scope.words))
    }
    return try part(of: bar, &rest)
  }

  /// A bar, its proxy, or one of its items.
  private func part(
    of bar: StepScope.Bar, _ rest: inout ArraySlice<String>
  ) throws(StepError) -> StepPlace {
    guard let next = rest.first else {
      return StepPlace(holder: .bar(bar.id), kind: bar.kind, property: [])
    }
    if next == "appearance()" {
      rest = rest.dropFirst()
      return StepPlace(holder: .proxy(ProxyClass(of: bar.kind)), kind: bar.kind, property: [])
    }
    let (name, index) = StepText.indexed(next)
    if StepText.itemWords.contains(name) {
      rest = rest.dropFirst()
      return try item(of: bar, index)
    }
    return StepPlace(holder: .bar(bar.id), kind: bar.kind, property: [])
  }

  private func item(of bar: StepScope.Bar, _ index: Int?) throws(StepError) -> StepPlace {
    guard bar.kind != .toolbar else {
      throw StepError("a toolbar has no item level: only the bar and its proxy have appearances")
    }
    if let index, !(0..<bar.itemCount).contains(index) {
      throw StepError("\(bar.id) has \(bar.itemCount) items, counted from 0")
    }
    return StepPlace(
      holder: .item(bar: bar.id, index: index), kind: bar.kind, property: [])
  }

  private func checkSlot(_ slot: AppearanceSlot, of place: StepPlace) throws(StepError) {
    let slots = SlotKeys.all(place.kind).map(\.name)
    guard !slots.contains(slot.rawValue) else { return }
    throw StepError("a \(place.kind.rawValue) has no \(slot.rawValue)")
  }

  /// `configureWithOpaqueBackground()` and the rest of what is called.
  private func call(_ words: [String]) throws(StepError) -> [CustomizationStep.Action] {
    guard let last = words.last else { throw StepError("it is empty") }
    let (name, arguments) = StepText.call(last)
    let target = Array(words.dropLast())
    if let preset = BackgroundPreset.allCases.first(where: { $0.method == name }) {
      guard last == name + "()" else {
        throw StepError("\(name) is called, without arguments", nearest: name + "()")
      }
      return [.configure(try object(target, of: name), preset)]
    }
    if name == "setBackIndicatorImage" {
      return try backIndicator(arguments, of: try object(target, of: name))
    }
    if let actions = try setter(name, arguments, of: target) { return actions }
    try checkCall(name, of: target)
    let bar = try barOfCall(target, name)
    switch name {
    case "enterWindow": return [.enterWindow(bar.id)]
    case "leaveWindow": return [.leaveWindow(bar.id)]
    case "push" where bar.kind == .navigationBar: return [.push(bar.id)]
    case "pop" where bar.kind == .navigationBar: return [.pop(bar.id)]
    case "selectTab" where bar.kind == .tabBar: return [try selection(arguments, of: bar)]
    default:
      throw StepError(
        "it is neither an assignment nor a call that a \(bar.kind.rawValue) has",
        nearest: nearest(name, of: Self.calls))
    }
  }

  /// Calls that are nearly one of the known.
  private func checkCall(_ name: String, of target: [String]) throws(StepError) {
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "selectTab" {
      throw StepError("the index of a tab is in brackets", nearest: "selectTab(\(words[1]))")
    }
    let isOfObject = (try? place(target))?.isObject == true
    guard isOfObject || name.hasPrefix("configure") else { return }
    let methods = BackgroundPreset.allCases.map(\.method)
    throw StepError(
      "an appearance object has \(methods.map { $0 + "()" }.joined(separator: ", ")) and "
        + "setBackIndicatorImage, but no \(quoted(name))", nearest: nearest(name, of: methods))
  }

  /// The object whose method is called.
  private func object(
    _ words: [String], of method: String
  ) throws(StepError) -> AppearanceReference {
    let place = try place(words)
    guard place.isObject, let reference = place.reference else {
      throw StepError("\(method) is a method of appearance objects")
    }
    return reference
  }

  /// One setter takes image and mask.
  private func backIndicator(
    _ arguments: [String], of object: AppearanceReference
  ) throws(StepError) -> [CustomizationStep.Action] {
    guard arguments.count == 2, let mask = StepText.labelled(arguments[1]),
      mask.label == "transitionMaskImage"
    else { throw StepError("it is setBackIndicatorImage(IMAGE, transitionMaskImage: IMAGE)") }
    let image = try value(arguments[0], of: AttributeKeys.backIndicatorImage)
    let cover = try value(mask.value, of: AttributeKeys.backIndicatorTransitionMaskImage)
    return [
      .setProperty(object, "backIndicatorImage", image),
      .setProperty(object, "backIndicatorTransitionMaskImage", cover),
    ]
  }

  private static let calls =
    BackgroundPreset.allCases.map(\.method)
    + ["enterWindow", "leaveWindow", "push", "pop", "selectTab"]

  private func barOfCall(_ target: [String], _ name: String) throws(StepError) -> StepScope.Bar {
    let words = target.filter { !StepText.prefixes.contains($0) }
    // A tab is selected on the first tab bar, whatever bar the step belongs to.
    let standard = name == "selectTab" ? "tabBar" : "bar"
    if let bar = scope.bar(words.first ?? standard), words.count <= 1 { return bar }
    guard !words.isEmpty else {
      throw StepError(
        name == "selectTab" ? "there is no tab bar, and so no tab" : "there is no bar of UIKit's",
        nearest: nearest(name, of: Self.calls.filter { $0 != name }))
    }
    throw StepError(
      "there is no bar \(quoted(words.joined(separator: ".")))",
      nearest: nearest(words.first ?? name, of: scope.words + Self.calls))
  }

  func selection(
    _ arguments: [String], of bar: StepScope.Bar
  ) throws(StepError) -> CustomizationStep.Action {
    guard let index = arguments.first.flatMap({ Int($0) }), (0..<bar.itemCount).contains(index)
    else { throw StepError("a tab is named by its index, 0 to \(max(bar.itemCount - 1, 0))") }
    return .selectTab(bar.id, index)
  }
}
