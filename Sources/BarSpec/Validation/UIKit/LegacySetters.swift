import BarPrimitives

/// UIKit's setters with arguments, from before iOS 13: `setTitleTextAttributes(_:for:)`,
/// `setBackgroundImage(_:for:style:barMetrics:)` and their kind.
enum LegacySetters {
  /// The methods, each with the property that it sets.
  static let properties: [(method: String, property: String)] = [
    BarItemKeys.titleTextAttributes, BarItemKeys.badgeTextAttributes, BarItemKeys.backgroundImage,
    BarItemKeys.titlePositionAdjustment, BarItemKeys.backgroundVerticalPositionAdjustment,
    BarItemKeys.backButtonBackgroundImage, BarItemKeys.backButtonTitlePositionAdjustment,
    BarItemKeys.backButtonBackgroundVerticalPositionAdjustment, BarPropertyKeys.shadowImage,
    BarPropertyKeys.titleVerticalPositionAdjustment,
  ].map { key in
    ("set" + key.name.prefix(1).uppercased() + key.name.dropFirst(), key.name)
  }

  /// Nil: the method is none of them.
  static func property(of method: String) -> String? {
    properties.first { $0.method == method }?.property
  }
}

extension StepParser {
  /// `setTitleTextAttributes([.font: …], for: .normal)` and its kind; nil: it is no such call.
  func setter(
    _ name: String, _ arguments: [String], of target: [String]
  ) throws(StepError) -> [CustomizationStep.Action]? {
    guard let property = LegacySetters.property(of: name) else { return nil }
    let owner = try ownerOfCall(target, name)
    let form = try form(of: name, property, arguments, owner)
    var groups = SetterGroups()
    for (argument, (_, role)) in zip(arguments.dropFirst(), form.arguments) {
      try groups.add(StepText.labelled(argument)?.value ?? argument, as: role, of: owner)
    }
    let path = groups.path + [property]
    guard owner.shape.key(at: path) != nil, let value = arguments.first else {
      throw StepError(
        "\(owner.className) has no \(name) for \(path.dropLast().joined(separator: ", "))")
    }
    return try settings(of: owner, path, value)
  }

  /// The signature that the call has.
  private func form(
    of name: String, _ property: String, _ arguments: [String], _ owner: StepOwner
  ) throws(StepError) -> SetterForm {
    let forms = SetterForm.all(of: property, in: owner.className)
    guard !forms.isEmpty else {
      if case .bar = owner.holder, owner.shape.key(property)?.type.properties == nil,
        owner.shape.key(property) == nil
      {
        throw StepError("\(owner.className) has no \(name): its items have, and their proxy")
      }
      throw StepError(
        "\(owner.className) has no \(name)",
        nearest: owner.shape.key(property).map { "\($0.name) = \(arguments.first ?? "VALUE")" })
    }
    let labels = arguments.map { StepText.labelled($0)?.label ?? "_" }
    guard let form = forms.first(where: { ["_"] + $0.arguments.map(\.label) == labels }) else {
      let words = forms.map { name + $0.words }.joined(separator: " or ")
      throw StepError("it is \(words)")
    }
    return form
  }

  private func ownerOfCall(_ target: [String], _ name: String) throws(StepError) -> StepOwner {
    if let (owner, rest) = try owner(target), rest.isEmpty { return owner }
    let place = try place(target)
    guard place.reference == nil, place.property.isEmpty else {
      throw StepError("\(name) is a method of bars and of their items, not of appearance objects")
    }
    if case .item = place.holder { throw StepError("a navigation item has no \(name)") }
    return StepOwner(
      holder: place.holder, shape: BarPropertyKeys.shape(of: place.kind),
      className: place.kind.className)
  }
}

extension ObjectShape {
  /// What to write instead of a key that a document has not; nil: nothing is known.
  func insteadOf(_ key: String) -> String? {
    let items = [UIKitItemKeys.button, UIKitItemKeys.tabItem, BarItemKeys.button, BarItemKeys.tab]
    return key == "normal" && items.contains { $0.name == name }
      ? "what is set for: .normal stands in the item itself" : nil
  }
}
