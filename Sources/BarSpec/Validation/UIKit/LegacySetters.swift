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

  /// Whether bars have the setter too.
  static func isOfBars(_ property: String) -> Bool {
    [
      BarItemKeys.backgroundImage, BarPropertyKeys.shadowImage,
      BarPropertyKeys.titleVerticalPositionAdjustment,
    ].contains { $0.name == property }
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
    if case .bar = owner.holder, !LegacySetters.isOfBars(property) {
      throw StepError("\(owner.className) has no \(name): its items have, and their proxy")
    }
    guard let value = arguments.first else { throw StepError("\(name) has a value") }
    var groups = SetterGroups()
    for argument in arguments.dropFirst() {
      guard let (label, word) = StepText.labelled(argument) else {
        throw StepError("\(quoted(argument)) is no argument of \(name)")
      }
      try groups.add(label, StepText.segments(word).last ?? word, of: owner)
    }
    let path = groups.path + [property]
    guard owner.shape.key(at: path) != nil else {
      throw StepError(
        "\(owner.className) has no \(name) for \(path.dropLast().joined(separator: ", "))")
    }
    return try settings(of: owner, path, value)
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

/// The states, styles and metrics that a setter is called for, as groups of the property's path.
private struct SetterGroups {
  private var metrics: String?
  private var style: String?
  private var state: String?

  var path: [String] { [metrics, style, state].compactMap { $0 } }

  /// What is the case without a word, and positions of bars, which are where they are.
  private static let common = ["normal", "default", "any", "top", "topAttached", "bottom"]

  mutating func add(
    _ label: String, _ word: String, of owner: StepOwner
  ) throws(StepError) {
    guard ["for", "forToolbarPosition", "style", "barMetrics"].contains(label) else {
      throw StepError("there is no argument \(quoted(label))")
    }
    if label == "style" {
      style = word
    } else if word == BarItemKeys.metrics {
      metrics = word
    } else if !Self.common.contains(word) {
      guard owner.shape.key(word) != nil else {
        throw StepError(
          "\(quoted("." + word)) is not told apart here",
          nearest: nearest("." + word, of: owner.shape.keys.filter(\.isGroup).map { "." + $0.name })
        )
      }
      state = word
    }
  }
}

extension Key {
  /// Whether it holds properties.
  fileprivate var isGroup: Bool { type.properties != nil }
}

extension ObjectShape {
  /// What to write instead of a key that a document has not; nil: nothing is known.
  func insteadOf(_ key: String) -> String? {
    let items = [UIKitItemKeys.button, UIKitItemKeys.tabItem, BarItemKeys.button, BarItemKeys.tab]
    return key == "normal" && items.contains { $0.name == name }
      ? "what is set for: .normal stands in the item itself" : nil
  }
}
