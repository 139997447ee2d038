import BarDisplayList
import BarPrimitives

/// Writes glyph runs and icons. Each outline is defined once, in font units, and used from there.
struct SVGGlyphs {
  private let outlines: any GlyphOutlining
  /// Faces by the order in which the list brings them.
  private var faceNumbers: [FontFaceID: Int] = [:]
  private var definedGlyphs: [String: DefinedOutline] = [:]

  private struct DefinedOutline {
    let id: String
    let unitsPerEm: Double
    /// False for a space.
    let hasInk: Bool
  }

  init(outlines: any GlyphOutlining) { self.outlines = outlines }

  /// The run as outlines; what it says goes along as a label. A colour that shines through is the
  /// group's, so that letters which lie over each other do not show it twice.
  mutating func outlined(
    _ run: GlyphRun, _ color: Color, in body: inout SVGBody
  ) throws(SVGFailure) -> String {
    var scale = run.size
    var uses = ""
    for glyph in run.glyphs {
      let defined = try outline(of: glyph.glyph, in: run.face, body: &body)
      scale = run.size / defined.unitsPerEm
      guard defined.hasInk, scale > 0 else { continue }
      uses +=
        XMLTag("use")
        .with("x", glyph.x == 0 ? nil : fontUnits(glyph.x / scale))
        .with("y", glyph.y == 0 ? nil : fontUnits(glyph.y / scale))
        .with("xlink:href", "#" + defined.id).empty
    }
    let opacity = color.isOpaque ? nil : shortDecimal(color.opacity, places: 5)
    return XMLTag("g").with("transform", transform(to: run.origin, scale: scale))
      .with("fill", color.hex).with("opacity", opacity)
      .with("aria-label", run.text).around(uses)
  }

  /// The glyphs that have one outline, and each of the others as a run of its own.
  func parted(_ run: GlyphRun) -> (shapes: GlyphRun, rest: [GlyphRun]) {
    func part(_ glyphs: [PositionedGlyph]) -> GlyphRun {
      GlyphRun(
        face: run.face, size: run.size, origin: run.origin, glyphs: glyphs, text: run.text,
        isRightToLeft: run.isRightToLeft)
    }
    var known: [UInt32: Bool] = [:]
    var (shapes, rest): ([PositionedGlyph], [GlyphRun]) = ([], [])
    for glyph in run.glyphs {
      let isShape =
        known[glyph.glyph] ?? (outlines.outline(of: glyph.glyph, in: run.face) != nil)
      known[glyph.glyph] = isShape
      if isShape { shapes.append(glyph) } else { rest.append(part([glyph])) }
    }
    return (part(shapes), rest)
  }

  /// The icon's em square on the largest square inside `rect`.
  mutating func outlined(
    _ icon: Icon, in rect: Rect, _ color: Color, body: inout SVGBody
  ) throws(SVGFailure) -> String {
    let id = "icon~\(icon.name)" + (icon.isMirrored ? "~mirrored" : "")
    let defined: DefinedOutline
    if let known = definedGlyphs[id] {
      defined = known
    } else {
      guard let outline = outlines.outline(of: icon) else {
        throw .fault("no outline of the icon \(icon.name)")
      }
      defined = define(outline, as: id, in: &body)
    }
    let square = rect.largestSquare
    let scale = square.width / defined.unitsPerEm
    return XMLTag("use").with("transform", transform(to: square.origin, scale: scale))
      .with(color).with("aria-label", icon.name).with("xlink:href", "#" + id).empty
  }

  private mutating func outline(
    of glyph: UInt32, in face: FontFaceID, body: inout SVGBody
  ) throws(SVGFailure) -> DefinedOutline {
    let number = faceNumbers[face] ?? faceNumbers.count + 1
    faceNumbers[face] = number
    let id = "glyph~\(number)~\(glyph)"
    if let known = definedGlyphs[id] { return known }
    guard let outline = outlines.outline(of: glyph, in: face) else {
      throw .limit(
        "glyph \(glyph) of \(face.name) has no single outline: colour glyphs are not exported as "
          + "shapes; --text text keeps them as text")
    }
    return define(outline, as: id, in: &body)
  }

  private mutating func define(
    _ outline: GlyphOutline, as id: String, in body: inout SVGBody
  ) -> DefinedOutline {
    let hasInk = !outline.path.elements.isEmpty
    if hasInk {
      let data = pathData(outline.path, fontUnits)
      body.define(XMLTag("path").with("id", id).with("d", data).empty)
    }
    let defined = DefinedOutline(
      id: id, unitsPerEm: max(outline.unitsPerEm, 1), hasInk: hasInk)
    definedGlyphs[id] = defined
    return defined
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
