import BarDisplayList
import BarPrimitives

/// An SVG in the making: one item after the other becomes a line.
struct SVGPicture {
  private let list: DisplayList
  private let lettering: SVGLettering
  private let painting: (any PixelPainting)?
  private let png: SVGWriter.PNGEncoding
  var body = SVGBody()
  private var glyphs: SVGGlyphs
  /// Those that are still to come.
  private var backdrops: ArraySlice<PixelPicture>

  init(
    of list: DisplayList, outlines: any GlyphOutlining, lettering: SVGLettering,
    painting: (any PixelPainting)?, png: @escaping SVGWriter.PNGEncoding
  ) throws(SVGFailure) {
    self.list = list
    self.lettering = lettering
    self.painting = painting
    self.png = png
    glyphs = SVGGlyphs(outlines: outlines)
    backdrops = try painting?.backdrops(of: list)[...] ?? []
  }

  var byteCount: Int { body.byteCount }

  var text: String { body.text }

  /// Adds item `index` of the list.
  mutating func add(item index: Int) throws(SVGFailure) {
    let placed = list.items[index]
    let element = placed.element
    switch placed.item {
    case .fill(let shape, let color):
      body.add(XMLTag("rect").with(shape).with(color).empty, to: element)
    case .border(let shape, let width, let color, let fill):
      add(borderOf: shape, width: width, color, fill: fill, to: element)
    case .gradient(let shape, let gradient):
      body.add(self.gradient(gradient, on: shape), to: element)
    case .shadow(let shape, let layer, let cutout):
      body.add(shadow(layer, of: shape, around: cutout), to: element)
    case .glyphs(let run, let color):
      body.add(try written(run, color), to: element)
    case .textShadow(let run, let layer):
      body.add(try textShadow(run, layer), to: element)
    case .pathShadow(let path, let rule, let layer, let area):
      if let line = shadow(layer, of: path, rule, within: area) { body.add(line, to: element) }
    case .icon(let icon, let rect, let color):
      body.add(try glyphs.outlined(icon, in: rect, color, body: &body), to: element)
    case .path(let path, let rule, let color):
      let tag = XMLTag("path").with(color).with(rule).with("d", pathData(path, coordinate))
      body.add(tag.empty, to: element)
    case .image(let image, let rect, let tint):
      body.add(try embedded(image, in: rect, tint: tint), to: element)
    case .backdrop(let shape, _):
      if let line = try backdrop(of: element, inside: shape) { body.add(line, to: element) }
    case .pushClip(let shape):
      body.openLayer(XMLTag("g").with("clip-path", clip(to: shape)), of: element)
    case .pushGroup(let opacity):
      let shown = shortDecimal(min(max(opacity, 0), 1), places: 5)
      body.openLayer(XMLTag("g").with("opacity", shown), of: element)
    case .popClip, .popGroup:
      body.closeLayer()
    }
  }

  /// A silhouette has no colours of the glyphs' own.
  mutating func written(
    _ run: GlyphRun, _ color: Color, isSilhouette: Bool = false
  ) throws(SVGFailure) -> String {
    if lettering == .text { return try glyphs.lettered(run, color) }
    guard let painting else { return try glyphs.outlined(run, color, in: &body) }
    let (shapes, rest) = glyphs.parted(run)
    var line = shapes.glyphs.isEmpty ? "" : try glyphs.outlined(shapes, color, in: &body)
    for glyph in rest {
      let picture = try painting.picture(
        of: glyph, isSilhouette ? .black : color, scale: list.scale)
      guard let image = picture.image else { continue }
      line += try embedded(image, in: picture.frame, tint: isSilhouette ? color : nil)
    }
    return line
  }

  /// The blurred pixels, cut to the shape. Nil where none can be seen.
  private mutating func backdrop(
    of element: ElementID, inside shape: RoundedRect
  ) throws(SVGFailure) -> String? {
    guard painting != nil else { throw .limit("\(element): an SVG cannot hold a blurred backdrop") }
    guard let picture = backdrops.popFirst() else { throw .fault("no backdrop of \(element)") }
    guard let image = picture.image else { return nil }
    return XMLTag("g").with("clip-path", clip(to: shape))
      .around(try embedded(image, in: picture.frame, tint: nil))
  }

  private mutating func clip(to shape: RoundedRect) -> String {
    let id = body.newID("clip")
    body.define(XMLTag("clipPath").with("id", id).around(XMLTag("rect").with(shape).empty))
    return "url(#\(id))"
  }

  private func embedded(
    _ image: BarImage, in rect: Rect, tint: Color?
  ) throws(SVGFailure) -> String {
    guard let file = png(image, tint) else { throw .fault("encode \(quoted(image.name))") }
    return XMLTag("image").with(rect).with("preserveAspectRatio", "none")
      .with("xlink:href", "data:image/png;base64," + base64(file)).empty
  }
}

// MARK: - Shadows

extension SVGPicture {
  /// Standard deviations from a shadow's caster to where nothing is left of it.
  static let shadowReach = 5.0

  /// The caster's shape, blurred: SVG's stdDeviation is CALayer's shadowRadius.
  private mutating func shadow(
    _ layer: ShadowLayer, of shape: RoundedRect, around cutout: RoundedRect?
  ) -> String {
    let caster = RoundedRect(
      shape.rect.offsetBy(x: layer.dx, y: layer.dy), radius: shape.radius)
    let reach = layer.sigma * SVGPicture.shadowReach
    let ink = caster.rect.inset(
      by: Insets(top: -reach, left: -reach, bottom: -reach, right: -reach))
    return XMLTag("rect").with(caster).with(layer.color)
      .with("filter", layer.sigma > 0 ? blur(layer.sigma, over: ink) : nil)
      .with("clip-path", cutout.map { everything(in: ink, but: $0) }).empty
  }

  /// The same of an outline; nil: it has no points.
  private mutating func shadow(
    _ layer: ShadowLayer, of path: VectorPath, _ rule: FillRule, within area: Rect
  ) -> String? {
    let caster = path.mapPoints { Point(x: $0.x + layer.dx, y: $0.y + layer.dy) }
    guard let bounds = caster.bounds else { return nil }
    let reach = -layer.sigma * SVGPicture.shadowReach
    let ink = bounds.inset(by: Insets(top: reach, left: reach, bottom: reach, right: reach))
    let shape = XMLTag("path").with(layer.color).with(rule).with("d", pathData(caster, coordinate))
      .with("filter", layer.sigma > 0 ? blur(layer.sigma, over: ink) : nil).empty
    return XMLTag("g").with("clip-path", clip(to: RoundedRect(area))).around(shape)
  }

  mutating func blur(_ sigma: Double, over ink: Rect) -> String {
    let id = body.newID("blur")
    body.define(
      XMLTag("filter").with("id", id).with(ink).with("filterUnits", "userSpaceOnUse")
        .with("color-interpolation-filters", "sRGB")
        .around(XMLTag("feGaussianBlur").with("stdDeviation", coordinate(sigma)).empty))
    return "url(#\(id))"
  }

  private mutating func everything(in ink: Rect, but cutout: RoundedRect) -> String {
    let id = body.newID("clip")
    let data = pathData(RoundedRect(ink.union(cutout.rect))) + pathData(cutout)
    body.define(
      XMLTag("clipPath").with("id", id)
        .around(XMLTag("path").with("clip-rule", "evenodd").with("d", data).empty))
    return "url(#\(id))"
  }
}
