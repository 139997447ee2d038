import BarPrimitives

/// Follows references of Android's resources to colours. Each colour is found once for the day and
/// once for the night; what leads nowhere is told once.
struct AndroidColors {
  var resources: AndroidResources
  private var known: [AndroidResources.Night: [String: Color?]] = [.day: [:], .night: [:]]

  init(_ resources: AndroidResources) { self.resources = resources }

  /// What the reference or the colour `value` comes to; `theme` has the attributes.
  mutating func color(
    _ value: AndroidResources.Value, at night: AndroidResources.Night,
    theme: AndroidTheme
  ) -> Color? {
    var trail: [(name: String, place: JSONPlace)] = []
    var names: Set<String> = []
    var next: AndroidResources.Value? = value
    var found: Color?
    while let current = next {
      next = nil
      switch AndroidReference(current.text) {
      case .color(let name):
        if let known = known[night]?[name] {
          found = known
          break
        }
        guard step("@color/\(name)", current, &trail, &names) else { break }
        next = resources.color(named: name, at: night)
        if next == nil { tellDangling(current, "@color/\(name)", of: \.colorNames) }
      case .attribute(let name):
        guard step("?attr/\(name)", current, &trail, &names) else { break }
        next = theme[name]
        if next == nil { tellOpen(current, name) }
      case .framework(let name):
        found = AndroidReference.frameworkColors.first { $0.name == name }?.color
        if found == nil {
          tellDangling(
            current, "@android:color/\(name)",
            of: { _ in AndroidReference.frameworkColors.map(\.name) })
        }
      case .literal(let color): found = color
      case .nothing: break
      case nil: tellBad(current)
      }
    }
    remember(found, trail.map(\.name), at: night)
    return found
  }

  /// Notes one reference on the way; no: it closes a circle.
  private mutating func step(
    _ name: String, _ value: AndroidResources.Value,
    _ trail: inout [(name: String, place: JSONPlace)], _ names: inout Set<String>
  ) -> Bool {
    guard names.insert(name).inserted else {
      let circle = trail.drop { $0.name != name }.map(\.name)
      resources.tellCircle(circle, value.place)
      return false
    }
    trail.append((name, value.place))
    return true
  }

  /// An attribute depends on the theme, and so does all that leads to one.
  private mutating func remember(
    _ color: Color?, _ trail: [String], at night: AndroidResources.Night
  ) {
    guard !trail.contains(where: { $0.hasPrefix("?") }) else { return }
    for name in trail {
      known[night, default: [:]].updateValue(color, forKey: String(name.dropFirst(7)))
    }
  }

  private mutating func tellDangling(
    _ value: AndroidResources.Value, _ target: String,
    of names: (AndroidResources) -> [String]
  ) {
    let word = target.split(separator: "/").last.map(String.init) ?? target
    let near = resources.near(word, of: names).map { target.dropLast(word.count) + $0 }
    resources.tellOnce(
      TokenRule.danglingAlias(token: value.name, target: target, nearest: near.map { String($0) }),
      value.place)
  }

  private mutating func tellOpen(_ value: AndroidResources.Value, _ attribute: String) {
    resources.tellOnce(TokenRule.openAttribute(token: value.name, attribute), value.place)
  }

  private mutating func tellBad(_ value: AndroidResources.Value) {
    resources.tellOnce(
      TokenRule.badValue(
        token: value.name,
        expected: "a colour such as #6750A4 or #FF6750A4, or a reference such as @color/brand",
        found: value.text.isEmpty ? "nothing" : quoted(value.text)), value.place)
  }
}

/// What a text of a resource file stands for, where a colour can stand.
enum AndroidReference: Hashable {
  case color(String)
  case attribute(String)
  case framework(String)
  case literal(Color)
  /// `@null`, `@empty`.
  case nothing

  init?(_ text: String) {
    if text == "@null" || text == "@empty" {
      self = .nothing
    } else if let name = Self.rest(of: text, behind: ["@android:color/", "@*android:color/"]) {
      self = .framework(name)
    } else if let name = Self.rest(of: text, behind: ["@color/"]) {
      self = .color(name)
    } else if let name = Self.rest(
      of: text, behind: ["?attr/", "?android:attr/", "?android:", "?"])
    {
      self = .attribute(name)
    } else if let color = Self.color(text) {
      self = .literal(color)
    } else {
      return nil
    }
  }

  private static func rest(of text: String, behind prefixes: [String]) -> String? {
    for prefix in prefixes where text.hasPrefix(prefix) && text != prefix {
      return String(text.dropFirst(prefix.count))
    }
    return nil
  }

  /// `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`: unlike CSS, alpha comes first.
  private static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits = Array(text.dropFirst())
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 8 { digits = Array(digits[2...] + digits[..<2]) }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    return TokenValue.color(hex: "#" + String(digits))
  }

  /// android.R.color, as far as themes name them.
  static let frameworkColors: [(name: String, color: Color)] = [
    ("white", .white), ("black", .black), ("transparent", .clear),
    ("darker_gray", Color(rgb: 0xAAAAAA)), ("background_dark", .black),
    ("background_light", .white), ("holo_blue_light", Color(rgb: 0x33B5E5)),
    ("holo_blue_dark", Color(rgb: 0x0099CC)), ("holo_green_light", Color(rgb: 0x99CC00)),
    ("holo_green_dark", Color(rgb: 0x669900)), ("holo_red_light", Color(rgb: 0xFF4444)),
    ("holo_red_dark", Color(rgb: 0xCC0000)), ("holo_orange_light", Color(rgb: 0xFFBB33)),
    ("holo_orange_dark", Color(rgb: 0xFF8800)), ("holo_purple", Color(rgb: 0xAA66CC)),
  ]
}
