import BarPrimitives
import BarSpec
import BarTheme

/// One call of a setter with arguments, and what it sets.
private struct SetterCall {
  let property: String
  let metrics: String?
  let style: String?
  let state: String?
  var parts: [AppearanceOutcome.Setting] = []

  init(_ path: AppearanceProperty) {
    var words = path.path.split(separator: ".").map(String.init)[...]
    func take(_ known: [String], _ words: inout ArraySlice<String>) -> String? {
      guard let first = words.first, words.count > 1, known.contains(first) else { return nil }
      words = words.dropFirst()
      return first
    }
    metrics = take(["compact"], &words)
    style = take(["plain", "done"], &words)
    state = take(["highlighted", "selected", "disabled", "focused"], &words)
    property = words.first ?? path.path
  }

  func isSame(_ other: SetterCall) -> Bool {
    property == other.property && metrics == other.metrics && style == other.style
      && state == other.state
  }

  var forState: String { "for: .\(state ?? "normal")" }
  var forMetrics: String { "for: .\(metrics ?? "default")" }

  /// `setBackgroundImage`.
  var method: String { "set" + property.prefix(1).uppercased() + property.dropFirst() }

  /// UIOffset's two numbers.
  var offset: String {
    func side(_ name: String) -> String {
      for part in parts where part.property.path.hasSuffix("." + name) {
        if case .number(let number) = part.value { return shortDecimal(number) }
      }
      return "0"
    }
    return "UIOffset(horizontal: \(side("horizontal")), vertical: \(side("vertical")))"
  }
}

extension SwiftText {
  /// What a bar button item, a tab, or the proxy of their class has of its own, by the system's `font`.
  mutating func addItemProperties(
    _ properties: [AppearanceOutcome.Setting], to target: String, font: AppearanceProperty
  ) {
    var calls: [SetterCall] = []
    for setting in properties {
      let call = SetterCall(setting.property)
      let index = calls.firstIndex { $0.isSame(call) } ?? calls.count
      if index == calls.count { calls.append(call) }
      calls[index].parts.append(setting)
    }
    for call in calls { add(call, to: target, font: font) }
  }

  private mutating func add(_ call: SetterCall, to target: String, font: AppearanceProperty) {
    let value = call.parts.first.map { SwiftValue.appearance($0.value) } ?? "nil"
    let setter = "\(target).\(call.method)"
    switch call.property {
    case "tintColor", "badgeColor": add("\(target).\(call.property) = \(value)")
    case "titleTextAttributes", "badgeTextAttributes":
      let isBadge = call.property == "badgeTextAttributes"
      let group = isBadge ? "stackedLayoutAppearance.normal.badgeTextAttributes" : font
      let parts = call.parts.map {
        AppearanceOutcome.Setting(property: group / "font", value: $0.value)
      }
      let isNil = call.parts.allSatisfy { $0.value == .null }
      add("\(setter)(\(isNil ? "nil" : attributes(parts)), \(call.forState))")
    case "titlePositionAdjustment" where font.isIn("stackedLayoutAppearance"):
      add("\(target).titlePositionAdjustment = \(call.offset)")
    case "titlePositionAdjustment", "backButtonTitlePositionAdjustment":
      add("\(setter)(\(call.offset), \(call.forMetrics))")
    case "backgroundImage", "backButtonBackgroundImage":
      let style = call.style.map { ", style: .\($0)" } ?? ""
      add(
        "\(setter)(\(value), \(call.forState)\(style), barMetrics: .\(call.metrics ?? "default"))")
    default: add("\(setter)(\(value), \(call.forMetrics))")
    }
  }
}

extension ProxyClass {
  /// The group of a text's attributes in an appearance object that is nearest to what the proxy has;
  /// nil: it is a bar's.
  var itemText: AppearanceProperty? {
    switch self {
    case .barButtonItem: .ofButton
    case .tabBarItem: .ofTab
    case .navigationBar, .toolbar, .tabBar, .view, .window: nil
    }
  }
}

extension AppearanceProperty {
  static let ofButton: AppearanceProperty = "buttonAppearance.normal.titleTextAttributes"
  static let ofTab: AppearanceProperty = "stackedLayoutAppearance.normal.titleTextAttributes"
}
