/// The reading direction of an interface or a paragraph.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// NSLineBreakMode's names for a line that is too long.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// The end goes: "An incredibly lo…".
  case byTruncatingTail
  /// The middle goes: "An incr…y long".
  case byTruncatingMiddle
  /// The beginning goes: "…dibly long".
  case byTruncatingHead
  /// Nothing goes; the line is cut off at the edge of its label, through a letter if need be.
  case byClipping
}

/// UIFont.Weight's names with the usual weight numbers.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The name as UIKit and the spec spell it.
  public var name: String { "\(self)" }
}

/// What a text is set in: a family, a weight and a size.
public struct FontDescriptor: Hashable, Sendable {
  /// `system` (the stand-in for Apple's), `Roboto`, or the family name of a font file.
  public let family: String
  /// The face chosen is the one nearest to it, the heavier of two equally near.
  public let weight: FontWeight
  /// Points per em, above 0.
  public let size: Double
  /// Points from one baseline to the next, above 0. As with NSParagraphStyle's minimum and maximum
  /// line height the difference to the face's own is above the ink. Nil: the face's.
  public let lineHeight: Double?

  /// `size` and `lineHeight` are in points.
  public init(family: String, weight: FontWeight, size: Double, lineHeight: Double? = nil) {
    self.family = family
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
  }

  /// The same with `size` points per em; a line height of its own grows along.
  public func resized(to size: Double) -> FontDescriptor {
    FontDescriptor(
      family: family, weight: weight, size: size,
      lineHeight: lineHeight.map { $0 * size / self.size })
  }

  /// The family that stands in for Apple's system font.
  public static let systemFamily = "system"

  /// The system font at `size` points.
  public static func system(_ size: Double, _ weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(family: systemFamily, weight: weight, size: size)
  }
}

extension FontDescriptor: CustomStringConvertible {
  /// `Roboto medium 20`, `Roboto medium 20, lines of 24`.
  public var description: String {
    "\(family) \(weight.name) \(shortDecimal(size))"
      + (lineHeight.map { ", lines of \(shortDecimal($0))" } ?? "")
  }
}
