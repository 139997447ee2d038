// BarDisplayList
// Takes: nothing. Gives: the contract between layout and raster: a closed list of dull values.
// Never does: measure, theme, look at a pixel.

import BarPrimitives

/// One drawing step. Geometry is in points, y down; items paint in array order, source-over in
/// encoded sRGB. There are no parents: clips and groups are opened and closed by items.
public enum DisplayItem: Hashable, Sendable {
  /// Covers `shape` with the colour.
  case fill(RoundedRect, Color)
  /// A ring of `width` points along the inside of the shape's edge, and the shape's own `fill` below
  /// it: the two share out each pixel, so that nothing shines through between them.
  case border(RoundedRect, width: Double, Color, fill: Color?)
  /// Covers `shape` with the gradient's colours.
  case gradient(RoundedRect, Gradient)
  /// The Gaussian silhouette of `shape`; emitted before the surface that casts it.
  ///
  /// `shape` is the caster where it stands; the layer's offset moves the shadow, not `shape`.
  /// Inside `cutout` nothing is drawn.
  case shadow(RoundedRect, ShadowLayer, cutout: RoundedRect?)
  /// Already shaped glyphs: the painter positions, it never re-shapes.
  case glyphs(GlyphRun, Color)
  /// The Gaussian silhouette of glyphs, moved by the layer's offset; emitted before the glyphs.
  case textShadow(GlyphRun, ShadowLayer)
  /// The Gaussian silhouette of a filled outline, moved by the layer's offset; emitted before the
  /// outline. It is drawn under the outline too, but nowhere outside `within`, whose edges lie on
  /// pixels.
  case pathShadow(VectorPath, FillRule, ShadowLayer, within: Rect)
  /// A glyph of the icon font, its em square scaled to `rect`.
  case icon(Icon, in: Rect, Color)
  /// A vector outline.
  case path(VectorPath, FillRule, Color)
  /// A picture scaled to `rect`. With a tint the picture's alpha is the stencil and the tint its
  /// colour (a template); without, its own colours are drawn.
  case image(BarImage, in: Rect, tint: Color?)
  /// What all items before have left behind the shape, blurred, inside the shape. Open clips and
  /// groups are seen as they would be if they were closed here.
  case backdrop(RoundedRect, Backdrop)
  /// Until the matching `popClip` items are drawn as one layer that is cut to the shape.
  case pushClip(RoundedRect)
  case popClip
  /// Until the matching `popGroup` items are drawn as one layer that is blended once with
  /// `opacity`, 0 to 1.
  case pushGroup(opacity: Double)
  case popGroup
}

/// Which areas of a path that crosses itself are inside.
public enum FillRule: String, Hashable, Sendable {
  case nonZero
  case evenOdd
}

/// An icon of the icon font.
public struct Icon: Hashable, Sendable {
  /// The Material name, `more_vert`.
  public let name: String
  /// Its glyph in the icon font.
  public let glyph: UInt32
  /// Whether it is drawn as its mirror image.
  public let isMirrored: Bool

  /// Pairs a name with its glyph.
  public init(name: String, glyph: UInt32, isMirrored: Bool = false) {
    self.name = name
    self.glyph = glyph
    self.isMirrored = isMirrored
  }
}

/// A decoded picture.
public struct BarImage: Hashable, Sendable {
  /// What the dump calls it: the path as the spec gives it.
  public let name: String
  /// Pixels across, at least 1.
  public let width: Int
  /// Pixels down, at least 1.
  public let height: Int
  /// Straight (not premultiplied) RGBA, 4 bytes a pixel, rows from the top: `width * height * 4`.
  public let pixels: [UInt8]

  /// Nil unless the sides are at least 1 and `pixels` has just the length that they ask for.
  public init?(name: String, width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else {
      return nil
    }
    self.name = name
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
