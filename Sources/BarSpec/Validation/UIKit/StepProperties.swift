import BarPrimitives

extension StepParser {
  /// A property of an appearance object, of a bar or of its proxy.
  func properties(
    of place: StepPlace, _ text: String
  ) throws(StepError) -> [CustomizationStep.Action] {
    guard let reference = place.reference else {
      if case .item = place.holder {
        throw StepError(
          "of a navigation item a step sets only its appearance slots and the buttons in it, such as"
            + " \(UIKitItemKeys.rightBarButtonItems.name)[0].tintColor = .red")
      }
      let owner = StepOwner(
        holder: place.holder, shape: BarPropertyKeys.shape(of: place.kind),
        className: place.kind.className)
      try checkAssignable(place.property, of: owner)
      return try settings(of: owner, place.property, text)
    }
    if place.property.count == 1, let word = place.property.first, Self.readOnly.contains(word) {
      throw StepError(
        "\(word) of an appearance object is read-only, it has "
          + "setBackIndicatorImage(IMAGE, transitionMaskImage: IMAGE)")
    }
    let (group, values) = try values(
      at: place.property, in: AppearanceKeys.shape(of: place.kind),
      of: place.kind.appearanceClassName, text)
    return (group.map { [.clear(reference, $0)] } ?? [])
      + values.map { .setProperty(reference, $0.property, $0.value) }
  }

  /// Of appearance objects.
  private static let readOnly = [
    AttributeKeys.backIndicatorImage.name, AttributeKeys.backIndicatorTransitionMaskImage.name,
  ]

  /// What UIKit has a setter with arguments for is no property.
  func checkAssignable(_ path: [String], of owner: StepOwner) throws(StepError) {
    for word in path {
      guard let form = SetterForm.all(of: word, in: owner.className).first,
        let method = LegacySetters.properties.first(where: { $0.property == word })?.method
      else { continue }
      throw StepError("\(word) is no property of \(owner.className), it has \(method)\(form.words)")
    }
  }

  /// A property of what is no appearance object.
  func settings(
    of owner: StepOwner, _ path: [String], _ text: String
  ) throws(StepError) -> [CustomizationStep.Action] {
    let (group, values) = try values(at: path, in: owner.shape, of: owner.className, text)
    return (group.map { [.clear(AppearanceReference(owner.holder), $0)] } ?? [])
      + values.map { .setBarProperty(owner.holder, $0.property, $0.value) }
  }

  private typealias Value = (property: AppearanceProperty, value: AppearanceValue)

  /// One value, or several in a dictionary (`[.foregroundColor: .white]`), which takes the place of all
  /// in its group, or a UIOffset.
  private func values(
    at path: [String], in shape: ObjectShape, of className: String, _ text: String
  ) throws(StepError) -> (group: AppearanceProperty?, values: [Value]) {
    let property = AppearanceProperty(path.joined(separator: "."))
    guard let key = shape.key(at: path) else {
      throw StepError(
        property.path.isEmpty
          ? "a step sets properties of a \(className): it puts none there and takes none away"
          : Self.isOfItems(path, className)
            ? "steps set what an item looks like, not its \(property.path): the document says that"
            : "\(className) has no property \(quoted(writtenPath(property.path)))",
        nearest: nearest(property.path, of: shape.propertyPaths))
    }
    guard let group = key.type.properties else {
      return (nil, [(property, try value(text, of: key))])
    }
    if text == "nil", key.type.takesNull { return (property, [(property, .null)]) }
    if group.name == AttributeKeys.offsetShape.name {
      return (nil, try offset(text).map { (property / $0.side, .number($0.points)) })
    }
    guard text.hasPrefix("["), text.hasSuffix("]"), group.isDictionary else {
      throw StepError(
        group.isDictionary
          ? "\(quotedValue(text)) is no dictionary of attributes such as [.foregroundColor: .white]"
            + (key.type.takesNull ? ", nor nil" : "")
          : "\(key.name) holds properties: set one of them")
    }
    let attributes = try attributes(text, of: group)
    // A setter that is called with nothing has been called all the same.
    if attributes.isEmpty, key.type.takesNull { return (property, [(property, .null)]) }
    return (property, attributes.map { (property / $0.name, $0.value) })
  }

  /// The path with the marks inside it.
  private func writtenPath(_ path: String) -> String {
    var path = StepText.marked(path, in: text)
    while path.last == "?" || path.last == "!" { path.removeLast() }
    return path
  }

  /// Whether it is what an item is rather than what it looks like.
  private static func isOfItems(_ path: [String], _ className: String) -> Bool {
    guard path.count == 1, let word = path.first else { return false }
    let isEnabled = word == UIKitItemKeys.isEnabled.name
    return switch className {
    case ProxyClass.barButtonItem.rawValue: isEnabled || UIKitItemKeys.button.key(word) != nil
    case ProxyClass.tabBarItem.rawValue: isEnabled || UIKitItemKeys.tabItem.key(word) != nil
    default: false
    }
  }

  private func attributes(
    _ text: String, of group: ObjectShape
  ) throws(StepError) -> [(name: String, value: AppearanceValue)] {
    let inner = String(text.dropFirst().dropLast())
    // An empty dictionary.
    guard StepText.plain(inner) != ":" else { return [] }
    var entries = StepText.parts(inner, at: ",")
    guard entries.contains(where: { !$0.isEmpty }) else {
      throw StepError("an empty dictionary is [:]")
    }
    // Swift takes a comma behind the last.
    if entries.last?.isEmpty == true { entries.removeLast() }
    var attributes: [(name: String, value: AppearanceValue)] = []
    for entry in entries {
      let (key, value) = try attribute(entry, of: group)
      guard !attributes.contains(where: { $0.name == key.name }) else {
        throw StepError("a dictionary with .\(key.name) twice stops the app")
      }
      attributes.append((key.name, try self.value(value, of: key)))
    }
    return attributes
  }

  /// `.foregroundColor: .white`.
  private func attribute(
    _ entry: String, of group: ObjectShape
  ) throws(StepError) -> (key: Key, value: String) {
    let names = group.keys.map { "." + $0.name }
    guard let (label, value) = StepText.labelled(entry) else {
      throw StepError("\(quotedValue(entry)) is no attribute with its value", nearest: names.first)
    }
    let words = StepText.segments(label)
    guard words.count > 1, let key = words.last.flatMap(group.key) else {
      throw StepError(
        "\(quoted(label)) is none of the attributes \(names.joined(separator: ", "))",
        nearest: nearest("." + (words.last ?? ""), of: names))
    }
    return (key, value)
  }

  /// `UIOffset(horizontal: 0, vertical: -2)`, `.zero`.
  private func offset(_ text: String) throws(StepError) -> [(side: String, points: Double)] {
    let sides = ["horizontal", "vertical"]
    if StepText.segments(text).last == "zero" { return sides.map { ($0, 0) } }
    let (name, arguments) = StepText.call(text)
    guard ["UIOffset", ".init", "UIOffset.init"].contains(name), arguments.count == 2 else {
      if text == "UIOffset()" { return sides.map { ($0, 0) } }
      throw StepError("it is UIOffset(horizontal: POINTS, vertical: POINTS)")
    }
    var offset: [(side: String, points: Double)] = []
    for (side, argument) in zip(sides, arguments) {
      guard let (label, value) = StepText.labelled(argument), label == side,
        let key = AttributeKeys.offsetShape.key(side),
        case .number(let points) = try self.value(value, of: key)
      else { throw StepError("it is UIOffset(horizontal: POINTS, vertical: POINTS)") }
      offset.append((side, points))
    }
    return offset
  }
}

extension ObjectShape {
  /// Whether it is attributes by their names, and no group of such.
  fileprivate var isDictionary: Bool { keys.allSatisfy { $0.type.properties == nil } }
}
