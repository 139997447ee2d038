import BarPrimitives

/// What an argument of a setter behind its value says.
enum SetterRole {
  /// UIControl.State.
  case state
  /// UIBarMetrics.
  case metrics
  /// UIBarButtonItem.Style.
  case style
  /// UIBarPosition, which a bar has by where it is.
  case position

  /// What is the case without a word, or whatever it says.
  var common: [String] {
    switch self {
    case .state: ["normal"]
    case .metrics: ["default"]
    case .style: []
    case .position: ["any", "top", "topAttached", "bottom"]
    }
  }

  /// UIKit's other words.
  var known: [String] {
    switch self {
    case .state: ["highlighted", "disabled", "selected", "focused", "application", "reserved"]
    case .metrics: ["compact", "defaultPrompt", "compactPrompt"]
    case .style: ["plain", "done", "bordered"]
    case .position: []
    }
  }
}

/// One signature of a setter: the arguments behind its value.
struct SetterForm {
  let arguments: [(label: String, role: SetterRole)]

  private init(_ arguments: [(label: String, role: SetterRole)]) { self.arguments = arguments }

  /// `(_:for:barMetrics:)`.
  var words: String { "(_:" + arguments.map { $0.label + ":" }.joined() + ")" }

  private static let ofState = SetterForm([("for", .state)])
  private static let ofMetrics = SetterForm([("for", .metrics)])
  private static let ofStateAndMetrics = SetterForm([("for", .state), ("barMetrics", .metrics)])

  /// The signatures that a class of UIKit's has (UIBarItem.h, UIBarButtonItem.h, UITabBarItem.h,
  /// UINavigationBar.h, UIToolbar.h); none: it has no such setter.
  static func all(of property: String, in className: String) -> [SetterForm] {
    switch (className, property) {
    case ("UIBarButtonItem", BarItemKeys.titleTextAttributes.name),
      ("UITabBarItem", BarItemKeys.titleTextAttributes.name),
      ("UITabBarItem", BarItemKeys.badgeTextAttributes.name):
      [ofState]
    case ("UIBarButtonItem", BarItemKeys.titlePositionAdjustment.name),
      ("UIBarButtonItem", BarItemKeys.backgroundVerticalPositionAdjustment.name),
      ("UIBarButtonItem", BarItemKeys.backButtonTitlePositionAdjustment.name),
      ("UIBarButtonItem", BarItemKeys.backButtonBackgroundVerticalPositionAdjustment.name),
      ("UINavigationBar", BarPropertyKeys.titleVerticalPositionAdjustment.name):
      [ofMetrics]
    case ("UIBarButtonItem", BarItemKeys.backButtonBackgroundImage.name): [ofStateAndMetrics]
    case ("UIBarButtonItem", BarItemKeys.backgroundImage.name):
      [
        ofStateAndMetrics,
        SetterForm([("for", .state), ("style", .style), ("barMetrics", .metrics)]),
      ]
    case ("UINavigationBar", BarPropertyKeys.backgroundImage.name):
      [ofMetrics, SetterForm([("for", .position), ("barMetrics", .metrics)])]
    case ("UIToolbar", BarPropertyKeys.backgroundImage.name):
      [SetterForm([("forToolbarPosition", .position), ("barMetrics", .metrics)])]
    case ("UIToolbar", BarPropertyKeys.shadowImage.name):
      [SetterForm([("forToolbarPosition", .position)])]
    default: []
    }
  }
}

/// The states, styles and metrics that a setter is called for, as groups of the property's path.
struct SetterGroups {
  private var metrics: String?
  private var style: String?
  private var state: String?

  var path: [String] { [metrics, style, state].compactMap { $0 } }

  /// `value` as code spells it: `.normal`, `UIControl.State.normal`, `[.normal, .highlighted]`.
  mutating func add(
    _ value: String, as role: SetterRole, of owner: StepOwner
  ) throws(StepError) {
    // Normal is none of the states: beside another one it adds nothing.
    let words = try Self.words(value, role).filter { !role.common.contains($0) }
    guard let word = words.first else { return }
    guard words.count == 1, owner.shape.key(word)?.type.properties != nil else {
      guard words.count > 1 || role.known.contains(word) else {
        throw StepError(
          "\(quoted(value)) is none of \((role.common + role.known).joined(separator: ", "))",
          nearest: nearest("." + word, of: (role.common + role.known).map { "." + $0 }))
      }
      throw StepError(
        "\(quoted(value)) is not told apart here",
        nearest: nearest("." + word, of: Self.groups(of: owner, role).map { "." + $0 }))
    }
    switch role {
    case .state: state = word
    case .metrics: metrics = word
    case .style: style = word
    case .position: break
    }
  }

  private static func groups(of owner: StepOwner, _ role: SetterRole) -> [String] {
    role.common + role.known.filter { owner.shape.key($0)?.type.properties != nil }
  }

  /// An option set may be written as a list.
  private static func words(_ value: String, _ role: SetterRole) throws(StepError) -> [String] {
    let isList = role == .state && value.hasPrefix("[") && value.hasSuffix("]")
    if !isList, value.hasPrefix("[") {
      throw StepError("\(quoted(value)): only states make a list, so it is one call for each")
    }
    let inner = isList ? String(value.dropFirst().dropLast()) : value
    if isList, StepText.plain(inner).isEmpty { return [] }
    var words: [String] = []
    for part in isList ? StepText.parts(inner, at: ",") : [inner] {
      let segments = StepText.segments(part)
      guard segments.count > 1, let word = segments.last else {
        throw StepError("\(quoted(part)) begins with a dot in code", nearest: ".\(part)")
      }
      words.append(word)
    }
    return words
  }
}
