import BarPrimitives

/// Colours by name: roles of the scheme first, as they win over UIColor's names.
enum ColorNames {
  /// UIColor's constants, which are the same in every trait collection.
  static let constants: [(name: String, color: Color)] = [
    ("clear", .clear), ("black", .black), ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)), ("white", .white), ("gray", Color(white: 0.5)),
    ("red", Color(rgb: 0xFF0000)), ("green", Color(rgb: 0x00FF00)), ("blue", Color(rgb: 0x0000FF)),
    ("cyan", Color(rgb: 0x00FFFF)), ("yellow", Color(rgb: 0xFFFF00)),
    ("magenta", Color(rgb: 0xFF00FF)), ("orange", fraction(1, 0.5, 0)),
    ("purple", fraction(0.5, 0, 0.5)), ("brown", fraction(0.6, 0.4, 0.2)),
  ]

  static let all =
    ColorRole.allCases.map(\.rawValue) + constants.map(\.name)
    + SystemColor.allCases.map(\.rawValue)

  static func base(_ name: String) -> ColorValue.Base? {
    if let role = ColorRole(rawValue: name) { return .role(role) }
    if let constant = constants.first(where: { $0.name == name }) { return .fixed(constant.color) }
    if let system = SystemColor(rawValue: name) { return .system(system) }
    return hexadecimal(name).map { .fixed($0) }
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  private static func hexadecimal(_ text: String) -> Color? {
    let units = Array(text.utf8)
    guard units.first == UInt8(ascii: "#") else { return nil }
    let digits = units.dropFirst().compactMap(JSONText.hexDigit).map { UInt8($0) }
    guard digits.count == units.count - 1 else { return nil }
    func pair(_ index: Int) -> UInt8 { digits[2 * index] * 16 + digits[2 * index + 1] }
    switch digits.count {
    case 3: return Color(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17)
    case 6: return Color(red: pair(0), green: pair(1), blue: pair(2))
    case 8: return Color(red: pair(0), green: pair(1), blue: pair(2), alpha: pair(3))
    default: return nil
    }
  }

  private static func fraction(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    func channel(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
    return Color(red16: channel(red), green: channel(green), blue: channel(blue))
  }
}
