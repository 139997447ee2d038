// BarVector
// Takes: a display list, and the outlines of its glyphs. Gives: the same picture as SVG.
// Never does: arrange, rasterise, read a file.

import BarDisplayList
import BarPrimitives

/// How an SVG holds the letters.
public enum SVGLettering: String, Sendable, CaseIterable {
  /// As shapes: the same picture everywhere.
  case outlines
  /// As text that can be edited, drawn in whatever font of that name the viewer has.
  case text
}

/// Why a list became no SVG.
public enum SVGFailure: Error, Hashable, Sendable {
  /// A stated limit: what, and how far.
  case limit(String)
  /// Memory ran out.
  case outOfMemory
  /// A fault of this program: what.
  case fault(String)
}

/// Pixels that stand for what SVG has no shapes for.
public struct PixelPicture: Hashable, Sendable {
  /// Nil: nothing is to be seen.
  let image: BarImage?
  /// In points.
  let frame: Rect

  public init(image: BarImage?, frame: Rect) {
    self.image = image
    self.frame = frame
  }
}

/// Paints what SVG has no shapes for.
public protocol PixelPainting {
  /// The glyphs as a picture of `scale` pixels a point.
  func picture(of run: GlyphRun, _ color: Color, scale: Double) throws(SVGFailure) -> PixelPicture
  /// What each backdrop of the list shows, uncut, in their order.
  func backdrops(of list: DisplayList) throws(SVGFailure) -> [PixelPicture]
}

/// Writes display lists as SVG 1.1.
public struct SVGWriter {
  /// Bytes of one document: 256 MB.
  static let byteLimit = 256 << 20

  /// Turns a picture, filled with the tint if there is one, into a PNG file; nil if that fails.
  public typealias PNGEncoding = (_ image: BarImage, _ tint: Color?) -> [UInt8]?

  private let outlines: any GlyphOutlining
  private let lettering: SVGLettering
  private let png: PNGEncoding
  private let painting: (any PixelPainting)?
  private let byteLimit: Int

  /// `outlines` are those of the fonts that the lists' text was shaped with. Without `painting` lists
  /// with blurred backdrops or colour glyphs are refused.
  public init(
    outlines: any GlyphOutlining, lettering: SVGLettering = .outlines,
    painting: (any PixelPainting)? = nil, png: @escaping PNGEncoding
  ) {
    self.init(
      outlines: outlines, lettering: lettering, painting: painting, png: png,
      byteLimit: SVGWriter.byteLimit)
  }

  init(
    outlines: any GlyphOutlining, lettering: SVGLettering, painting: (any PixelPainting)? = nil,
    png: @escaping PNGEncoding, byteLimit: Int
  ) {
    self.outlines = outlines
    self.lettering = lettering
    self.painting = painting
    self.png = png
    self.byteLimit = byteLimit
  }

  /// One line an item, grouped by element, in points. The same list gives the same text.
  public func document(of list: DisplayList) throws(SVGFailure) -> String {
    if let defect = list.defects.first { throw .fault(defect) }
    var picture = try SVGPicture(
      of: list, outlines: outlines, lettering: lettering, painting: painting, png: png)
    for index in list.items.indices {
      try picture.add(item: index)
      guard picture.byteCount <= byteLimit else {
        throw .limit("the SVG has more than \(byteLimit) bytes")
      }
    }
    return opening(of: list.canvas) + picture.text + "</svg>\n"
  }

  private func opening(of canvas: Rect) -> String {
    let box = [canvas.minX, canvas.minY, canvas.width, canvas.height].map(coordinate)
    let tag = XMLTag("svg")
      .with("xmlns", "http://www.w3.org/2000/svg")
      // Design tools know href by its older name only.
      .with("xmlns:xlink", "http://www.w3.org/1999/xlink")
      .with("width", box[2]).with("height", box[3])
      .with("viewBox", box.joined(separator: " "))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(tag.opening)\n"
  }
}
