import BarPrimitives

/// A colour as the document names it.
public struct ColorValue: Hashable, Sendable {
  public indirect enum Base: Hashable, Sendable {
    /// Hex, `clear`, `{"white": …}`, and UIKit's fixed constants (`lightGray`).
    case fixed(Color)
    /// A role of the scheme.
    case role(ColorRole)
    /// UIKit's colours that differ between light and dark, by name (`systemBlue`, `label`).
    case system(SystemColor)
    /// One of two, by the user interface style.
    case byStyle(light: ColorValue, dark: ColorValue)
    /// One of two, by the accessibility contrast.
    case byContrast(normal: ColorValue, high: ColorValue)
  }
  public var base: Base
  /// Replaces the base's alpha; 0 to 1.
  public var alpha: Double?

  public init(_ base: Base, alpha: Double? = nil) {
    self.base = base
    self.alpha = alpha
  }
}

extension ColorValue {
  /// The roles of the scheme that the colour may come to, whatever the traits.
  public var roles: [ColorRole] {
    switch base {
    case .fixed, .system: []
    case .role(let role): [role]
    case .byStyle(let one, let other), .byContrast(let one, let other): one.roles + other.roles
    }
  }
}
