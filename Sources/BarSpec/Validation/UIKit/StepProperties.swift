import BarPrimitives

extension StepParser {
  /// A property of an appearance object, of a bar or of its proxy.
  func properties(
    of place: StepPlace, _ text: String
  ) throws(StepError) -> [CustomizationStep.Action] {
    guard let reference = place.reference else {
      if case .item = place.holder {
        throw StepError("of a navigation item only its appearance slots can be set by a step")
      }
      let owner = StepOwner(
        holder: place.holder, shape: BarPropertyKeys.shape(of: place.kind),
        className: place.kind.className)
      return try settings(of: owner, place.property, text)
    }
    let (group, values) = try values(
      at: place.property, in: AppearanceKeys.shape(of: place.kind),
      of: place.kind.appearanceClassName, text)
    return (group.map { [.clear(reference, $0)] } ?? [])
      + values.map { .setProperty(reference, $0.property, $0.value) }
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
        "\(className) has no property \(quoted(property.path))",
        nearest: nearest(property.path, of: shape.propertyPaths))
    }
    guard let group = key.type.properties else {
      return (nil, [(property, try value(text, of: key))])
    }
    if group.name == AttributeKeys.offsetShape.name {
      return (nil, try offset(text).map { (property / $0.side, .number($0.points)) })
    }
    guard text.hasPrefix("["), text.hasSuffix("]"), group.isDictionary else {
      throw StepError("\(key.name) holds properties; set one of them, or write [.name: value]")
    }
    return (property, try attributes(text, of: group).map { (property / $0.name, $0.value) })
  }

  private func attributes(
    _ text: String, of group: ObjectShape
  ) throws(StepError) -> [(name: String, value: AppearanceValue)] {
    let inner = String(text.dropFirst().dropLast())
    // An empty dictionary.
    guard StepText.plain(inner) != ":" else { return [] }
    var attributes: [(name: String, value: AppearanceValue)] = []
    for entry in StepText.parts(inner, at: ",") {
      guard let (label, value) = StepText.labelled(entry),
        let key = StepText.segments(label).last.flatMap(group.key)
      else { throw StepError("\(quoted(entry)) is no attribute", nearest: group.keys.first?.name) }
      attributes.append((key.name, try self.value(value, of: key)))
    }
    return attributes
  }

  /// `UIOffset(horizontal: 0, vertical: -2)`, `.zero`.
  private func offset(_ text: String) throws(StepError) -> [(side: String, points: Double)] {
    let sides = ["horizontal", "vertical"]
    if StepText.segments(text).last == "zero" { return sides.map { ($0, 0) } }
    let (name, arguments) = StepText.call(text)
    guard name == "UIOffset", arguments.count == 2 else {
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
