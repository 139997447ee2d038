/// A colour in encoded sRGB with straight alpha, 16 bits a channel, so that both 8-bit hex values
/// and fractions such as 0.54 are kept without a second rounding.
public struct Color: Hashable, Sendable {
  /// 0 to 65535.
  public let red: UInt16
  /// 0 to 65535.
  public let green: UInt16
  /// 0 to 65535.
  public let blue: UInt16
  /// 0 is clear, 65535 opaque.
  public let alpha: UInt16

  /// Channels as they are stored.
  public init(red16 red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16 = 65535) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 8-bit channels; 255 becomes 65535 exactly.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red16: UInt16(red) * 257, green: UInt16(green) * 257, blue: UInt16(blue) * 257,
      alpha: UInt16(alpha) * 257)
  }

  /// `rgb` is 0xRRGGBB; the colour is opaque.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Grey; both values are clamped to 0 ... 1.
  public init(white: Double, alpha: Double = 1) {
    let level = Color.channel(white)
    self.init(red16: level, green: level, blue: level, alpha: Color.channel(alpha))
  }

  /// The same colour with its alpha replaced, not multiplied; `alpha` is clamped to 0 ... 1.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red16: red, green: green, blue: blue, alpha: Color.channel(alpha))
  }

  /// The same colour with its alpha multiplied by `factor`, which is clamped to 0 ... 1.
  public func multiplyingAlpha(by factor: Double) -> Color {
    withAlpha(Double(alpha) / 65535 * min(max(factor, 0), 1))
  }

  /// What a cross-dissolve from this colour to `other` shows after the share `progress`, which is
  /// clamped to 0 ... 1: premultiplied channels are mixed.
  public func dissolved(into other: Color, progress: Double) -> Color {
    let share = min(max(progress, 0), 1)
    let (before, after) = (opacity * (1 - share), other.opacity * share)
    let sum = before + after
    guard sum > 0 else { return .clear }
    func mixed(_ first: UInt16, _ second: UInt16) -> UInt16 {
      Color.channel((Double(first) * before + Double(second) * after) / sum / 65535)
    }
    return Color(
      red16: mixed(red, other.red), green: mixed(green, other.green),
      blue: mixed(blue, other.blue), alpha: Color.channel(sum))
  }

  /// Alpha as a fraction.
  public var opacity: Double { Double(alpha) / 65535 }
  /// Whether nothing behind shows through.
  public var isOpaque: Bool { alpha == 65535 }

  /// Opaque black.
  public static let black = Color(rgb: 0)
  /// Opaque white.
  public static let white = Color(rgb: 0xFFFFFF)
  /// Black without any alpha.
  public static let clear = Color(red16: 0, green: 0, blue: 0, alpha: 0)

  private static func channel(_ fraction: Double) -> UInt16 {
    guard fraction > 0 else { return 0 }  // NaN included
    return fraction >= 1 ? 65535 : UInt16((fraction * 65535).rounded())
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`: the colour in 8 bits a channel, without its alpha.
  public var hex: String {
    let digits = [red, green, blue].map { channel in
      let level = (UInt32(channel) * 255 + 32767) / 65535
      let digits = String(level, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  /// `hex`, followed by `@` and the alpha in at most four decimals unless it is opaque.
  public var description: String { hex + (isOpaque ? "" : "@" + shortDecimal(opacity)) }
}
