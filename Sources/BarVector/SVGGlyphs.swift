import BarDisplayList
import BarPrimitives

/// Writes glyph runs and icons. Each outline is defined once, in font units, and used from there; but
/// letters that join are one path, since edges that are drawn one by one leave a seam between them.
struct SVGGlyphs {
  private let outlines: any GlyphOutlining
  /// Faces by the order in which the list brings them.
  private var faceNumbers: [FontFaceID: Int] = [:]
  private var known: [String: NamedOutline] = [:]
  private var defined: Set<String> = []

  init(outlines: any GlyphOutlining) { self.outlines = outlines }

  /// The run as outlines; what it says goes along as a label. A colour that shines through is the
  /// group's, so that letters which lie over each other do not show it twice.
  mutating func outlined(
    _ run: GlyphRun, _ color: Color, in body: inout SVGBody
  ) throws(SVGFailure) -> String {
    var scale = run.size
    var letters: [PlacedOutline] = []
    for glyph in run.glyphs {
      let outline = try outline(of: glyph.glyph, in: run.face)
      scale = run.size / outline.unitsPerEm
      guard let bounds = outline.bounds, scale > 0 else { continue }
      letters.append(
        PlacedOutline(outline, bounds: bounds, x: glyph.x / scale, y: glyph.y / scale))
    }
    let shapes = letters.joined().map { shape(of: $0, in: &body) }.joined()
    let opacity = color.isOpaque ? nil : shortDecimal(color.opacity, places: 5)
    return XMLTag("g").with("transform", transform(to: run.origin, scale: scale))
      .with("fill", color.hex).with("opacity", opacity)
      .with("aria-label", run.text).around(shapes)
  }

  /// The glyphs that have one outline, and each of the others as a run of its own.
  func parted(_ run: GlyphRun) -> (shapes: GlyphRun, rest: [GlyphRun]) {
    func part(_ glyphs: [PositionedGlyph]) -> GlyphRun {
      GlyphRun(
        face: run.face, size: run.size, origin: run.origin, glyphs: glyphs, text: run.text,
        isRightToLeft: run.isRightToLeft)
    }
    var isKnown: [UInt32: Bool] = [:]
    var (shapes, rest): ([PositionedGlyph], [GlyphRun]) = ([], [])
    for glyph in run.glyphs {
      let isShape =
        isKnown[glyph.glyph] ?? (outlines.outline(of: glyph.glyph, in: run.face) != nil)
      isKnown[glyph.glyph] = isShape
      if isShape { shapes.append(glyph) } else { rest.append(part([glyph])) }
    }
    return (part(shapes), rest)
  }

  /// The icon's em square on the largest square inside `rect`.
  mutating func outlined(
    _ icon: Icon, in rect: Rect, _ color: Color, body: inout SVGBody
  ) throws(SVGFailure) -> String {
    let id = "icon~\(icon.name)" + (icon.isMirrored ? "~mirrored" : "")
    let source = outlines
    let named = try outline(id) { () throws(SVGFailure) in
      guard let outline = source.outline(of: icon) else {
        throw .fault("no outline of the icon \(icon.name)")
      }
      return outline
    }
    define(named, in: &body)
    let square = rect.largestSquare
    let scale = square.width / named.unitsPerEm
    return XMLTag("use").with("transform", transform(to: square.origin, scale: scale))
      .with(color).with("aria-label", icon.name).with("xlink:href", "#" + id).empty
  }

  private mutating func outline(
    of glyph: UInt32, in face: FontFaceID
  ) throws(SVGFailure) -> NamedOutline {
    let number = faceNumbers[face] ?? faceNumbers.count + 1
    faceNumbers[face] = number
    let source = outlines
    return try outline("glyph~\(number)~\(glyph)") { () throws(SVGFailure) in
      guard let outline = source.outline(of: glyph, in: face) else {
        throw .limit(
          "glyph \(glyph) of \(face.name) has no single outline: colour glyphs are not exported as "
            + "shapes; --text text keeps them as text")
      }
      return outline
    }
  }

  /// Looks the outline up once.
  private mutating func outline(
    _ id: String, _ find: () throws(SVGFailure) -> GlyphOutline
  ) throws(SVGFailure) -> NamedOutline {
    if let named = known[id] { return named }
    let named = NamedOutline(id, try find())
    known[id] = named
    return named
  }

  /// Letters that join as one path, a single one as a use of its definition.
  private mutating func shape(of letters: [PlacedOutline], in body: inout SVGBody) -> String {
    guard letters.count == 1, let letter = letters.first else {
      let data = letters.map { pathData($0.path, fontUnits) }.joined()
      return XMLTag("path").with("d", data).empty
    }
    define(letter.outline, in: &body)
    return XMLTag("use")
      .with("x", letter.x == 0 ? nil : fontUnits(letter.x))
      .with("y", letter.y == 0 ? nil : fontUnits(letter.y))
      .with("xlink:href", "#" + letter.outline.id).empty
  }

  private mutating func define(_ outline: NamedOutline, in body: inout SVGBody) {
    guard outline.bounds != nil, defined.insert(outline.id).inserted else { return }
    let data = pathData(outline.path, fontUnits)
    body.define(XMLTag("path").with("id", outline.id).with("d", data).empty)
  }

  private func transform(to origin: Point, scale: Double) -> String {
    "translate(\(coordinate(origin.x)) \(coordinate(origin.y))) scale(\(factor(scale)))"
  }
}

// MARK: - Text

extension SVGGlyphs {
  private static let rightToLeftMark = "\u{200F}"

  /// The run as text. Read from left to right each character has its x; read from right to left the
  /// run has one, its right end, so that letters still join. Marks around the latter make brackets
  /// and spaces turn with it, since not every viewer knows the attribute `direction`.
  func lettered(_ run: GlyphRun, _ color: Color) throws(SVGFailure) -> String {
    guard let style = outlines.style(of: run.face) else {
      throw .fault("no names of \(run.face.name)")
    }
    let mark = run.isRightToLeft ? SVGGlyphs.rightToLeftMark : ""
    let places = run.isRightToLeft ? [rightEnd(of: run)] : places(of: run)
    return XMLTag("text")
      .with("x", places.map { coordinate(run.origin.x + $0) }.joined(separator: " "))
      .with("y", coordinate(run.origin.y))
      .with("text-anchor", run.isRightToLeft ? "end" : nil)
      .with("font-family", quotedFamily(style.family))
      .with("font-weight", style.weight == 400 ? nil : "\(style.weight)")
      .with("font-style", style.isSlanted ? "italic" : nil)
      .with("font-size", coordinate(run.size)).with("xml:space", "preserve").with(color)
      .around(xmlEscaped(mark + run.text + mark))
  }

  private func rightEnd(of run: GlyphRun) -> Double {
    run.glyphs.map { $0.x + $0.advance }.max() ?? 0
  }

  /// One x for each UTF-16 unit of the text, as SVG counts characters; those of one cluster share
  /// its width evenly.
  private func places(of run: GlyphRun) -> [Double] {
    let clusters = clusters(of: run)
    let scalars = Array(run.text.unicodeScalars)
    var places: [Double] = []
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].start : scalars.count
      let units = scalars[min(cluster.start, end)..<end].reduce(0) { $0 + UTF16.width($1) }
      for unit in 0..<units {
        places.append(cluster.x + cluster.width * Double(unit) / Double(units))
      }
    }
    return places
  }

  /// Where each cluster starts in the run's text, its left end and width.
  private func clusters(of run: GlyphRun) -> [(start: Int, x: Double, width: Double)] {
    let first = run.glyphs.first?.cluster ?? 0
    let count = run.text.unicodeScalars.count
    var clusters: [(start: Int, x: Double, width: Double)] = []
    var pen = 0.0
    for glyph in run.glyphs {
      let start = min(max(glyph.cluster - first, 0), count)
      if let last = clusters.last, last.start >= start {
        clusters[clusters.count - 1].width += glyph.advance
      } else {
        clusters.append((start, pen, glyph.advance))
      }
      pen += glyph.advance
    }
    return clusters
  }

  /// A family name as a CSS string.
  private func quotedFamily(_ name: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars {
      if scalar == "'" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return "'\(escaped)'"
  }
}
