import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec

/// Every scalar is half an em wide, so that expected widths can be checked by counting letters.
///
/// A line is 1.2 em high, 0.9 of it above the baseline. Texts that are too long end in an ellipsis
/// of half an em. `☠` is a character that no font has.
public struct HalfEmShaper: TextShaping {
  public init() {}

  public func shape(_ request: TextRequest) -> ShapedText {
    let advance = request.font.size / 2
    var shown = Array(request.text.unicodeScalars)
    func width(_ count: Int) -> Double {
      Double(count) * advance + Double(max(count - 1, 0)) * request.letterSpacing
    }
    let isTruncated = request.maxWidth.map { width(shown.count) > $0 } ?? false
    if isTruncated, request.lineBreakMode != .byClipping, let limit = request.maxWidth {
      while !shown.isEmpty && width(shown.count + 1) > limit { shown.removeLast() }
      shown.append("…")
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    let glyphs = shown.enumerated().map { index, scalar in
      PositionedGlyph(
        glyph: scalar.value, x: Double(index) * (advance + request.letterSpacing), y: 0,
        advance: advance, cluster: index)
    }
    return ShapedText(
      runs: [
        GlyphRun(
          face: FontFaceID(index: 0, name: "\(request.font.family)-\(request.font.weight.name)"),
          size: request.font.size, origin: .zero, glyphs: glyphs, text: text)
      ],
      width: width(shown.count), metrics: metrics(of: request.font), visibleText: text,
      isTruncated: isTruncated,
      missing: shown.contains("☠")
        ? [MissingCharacter(scalar: "☠", facesTried: ["half an em"])] : [])
  }

  public func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascender: 0.9 * font.size, descender: -0.3 * font.size, lineGap: 0)
  }
}

/// Knows no picture, or the same one for every name.
public struct OneImage: ImageLookup {
  let image: BarImage?

  /// A grey picture of `width` × `height` pixels; nil: there is none.
  public init(width: Int = 0, height: Int = 0) {
    image = BarImage(
      name: "test.png", width: width, height: height,
      pixels: [UInt8](repeating: 128, count: max(width, 0) * max(height, 0) * 4))
  }

  public func image(for file: ImageFile) -> BarImage? { image }
}
