import BarPrimitives

/// Values as token files spell them.
enum TokenValue {
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func color(hex text: String) -> Color? {
    guard text.hasPrefix("#"), case .fixed(let color)? = ColorNames.base(text) else { return nil }
    return color
  }

  /// Three components of a colour space that this program knows; nil for others.
  static func color(space: String, _ components: [Double], alpha: Double) -> Color? {
    guard components.count == 3 else { return nil }
    switch space {
    case "srgb": return rgb(components, alpha)
    case "hsl":
      return hsl(
        hue: components[0], saturation: components[1] / 100, lightness: components[2] / 100
      )
      .map { rgb($0, alpha) }
    default: return nil
    }
  }

  /// What the components of a colour space may be; nil for spaces that this program does not know.
  /// Hues go round.
  static func ranges(ofSpace space: String) -> [ClosedRange<Double>]? {
    switch space {
    case "srgb": [0...1, 0...1, 0...1]
    case "hsl": [-1_000_000...1_000_000, 0...100, 0...100]
    default: nil
    }
  }

  private static func rgb(_ components: [Double], _ alpha: Double) -> Color {
    func channel(_ value: Double) -> UInt16 {
      UInt16((min(max(value, 0), 1) * 65535).rounded())
    }
    return Color(
      red16: channel(components[0]), green: channel(components[1]), blue: channel(components[2]),
      alpha: channel(alpha))
  }

  /// CSS Color 4: degrees, and two fractions.
  private static func hsl(hue: Double, saturation: Double, lightness: Double) -> [Double]? {
    guard hue.isFinite, abs(hue) <= 1_000_000 else { return nil }
    let reach = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let turn = offset + hue / 30
      let place = turn - 12 * (turn / 12).rounded(.down)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  /// Points: `16px`, `1rem` (16 px).
  static func length(_ text: String) -> Double? {
    for (unit, points) in [("px", 1.0), ("pt", 1), ("sp", 1), ("dp", 1), ("rem", 16)]
    where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.utf8.count)).flatMap { length($0, unit: points) }
    }
    return nil
  }

  static func length(_ value: Double, unit: String) -> Double? {
    switch unit {
    case "px": length(value, unit: 1)
    case "rem": length(value, unit: 16)
    default: nil
    }
  }

  private static func length(_ value: Double, unit points: Double) -> Double? {
    value.isFinite && abs(value) <= 100_000 ? value * points : nil
  }

  /// CSS has several names for the system's family.
  static func family(_ name: String) -> String {
    let systems = ["system-ui", "-apple-system", "BlinkMacSystemFont", "ui-sans-serif"]
    return systems.contains(name) ? FontDescriptor.systemFamily : name
  }

  /// By the names of the format, or 1 to 1000, to the nearest hundred.
  static func weight(_ text: String) -> FontWeight? {
    switch TokenNames.folded(text) {
    case "thin", "hairline": .ultraLight
    case "extralight", "ultralight": .thin
    case "light": .light
    case "normal", "regular", "book": .regular
    case "medium": .medium
    case "semibold", "demibold": .semibold
    case "bold": .bold
    case "extrabold", "ultrabold": .heavy
    case "black", "heavy", "extrablack", "ultrablack": .black
    default: nil
    }
  }

  static func weight(_ number: Double) -> FontWeight? {
    guard number >= 1, number <= 1_000 else { return nil }
    return FontWeight(rawValue: Int(min(max((number / 100).rounded(), 1), 9)) * 100)
  }
}
