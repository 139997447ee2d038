import BarDisplayList
import BarPrimitives

// MARK: - Borders

extension SVGPicture {
  /// The fill, then the ring between two outlines. An opaque ring overlaps the fill by half of its
  /// width, so that nothing shines through between them nor the fill past the outer edge; one that can
  /// be seen through begins where the fill ends.
  mutating func add(
    borderOf shape: RoundedRect, width: Double, _ color: Color, fill: Color?, to element: ElementID
  ) {
    let hole = shape.inset(by: width)
    let isOpen = shape.rect.width > 2 * width && shape.rect.height > 2 * width
    if let fill, isOpen {
      let ground = color.isOpaque ? shape.inset(by: width / 2) : hole
      body.add(XMLTag("rect").with(ground).with(fill).empty, to: element)
    }
    let data = pathData(shape) + (isOpen ? pathData(hole) : "")
    body.add(
      XMLTag("path").with(color).with(FillRule.evenOdd).with("d", data).empty, to: element)
  }
}

extension RoundedRect {
  fileprivate func inset(by width: Double) -> RoundedRect {
    RoundedRect(
      rect.inset(by: Insets(top: width, left: width, bottom: width, right: width)),
      radius: max(radius - width, 0))
  }
}

// MARK: - Gradients

extension SVGPicture {
  /// Steps that stand for a ramp whose colours SVG would mix another way.
  private static let rampSteps = 32

  mutating func gradient(_ gradient: Gradient, on shape: RoundedRect) -> String {
    let id = body.newID("gradient")
    // SVG's offsets end at 0 and 1: the line is laid from the first stop to the last.
    let first = gradient.stops.first?.position ?? 0
    let last = gradient.stops.last?.position ?? 1
    let length = last - first
    func place(_ position: Double) -> Point {
      Point(
        x: gradient.start.x + (gradient.end.x - gradient.start.x) * position,
        y: gradient.start.y + (gradient.end.y - gradient.start.y) * position)
    }
    // Stops that all share one place are a step there: a very short line shows it.
    let (start, end) = (place(first), place(length > 0 ? last : first + 1e-3))
    let stops = spelledOut(gradient).map { stop in
      XMLTag("stop")
        .with("offset", coordinate(length > 0 ? (stop.position - first) / length : 0))
        .with("stop-color", stop.color.hex)
        .with("stop-opacity", stop.color.isOpaque ? nil : coordinate(stop.color.opacity)).empty
    }
    body.define(
      XMLTag("linearGradient").with("id", id).with("gradientUnits", "userSpaceOnUse")
        .with("x1", coordinate(start.x)).with("y1", coordinate(start.y))
        .with("x2", coordinate(end.x)).with("y2", coordinate(end.y)).around(stops.joined()))
    return XMLTag("rect").with(shape).with("fill", "url(#\(id))").empty
  }

  /// SVG mixes straight colours: between stops of unlike alpha a premultiplied ramp gets steps.
  private func spelledOut(_ gradient: Gradient) -> [Gradient.Stop] {
    guard gradient.mixing == .premultiplied, let first = gradient.stops.first else {
      return gradient.stops
    }
    var stops = [first]
    for (from, to) in zip(gradient.stops, gradient.stops.dropFirst()) {
      if from.color.alpha != to.color.alpha, to.position > from.position {
        for step in 1..<SVGPicture.rampSteps {
          let share = Double(step) / Double(SVGPicture.rampSteps)
          let position = from.position + (to.position - from.position) * share
          stops.append(Gradient.Stop(at: position, from.color.mixed(with: to.color, share)))
        }
      }
      stops.append(to)
    }
    return stops
  }
}

extension Color {
  /// Premultiplied, `share` of the other.
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    let (mine, others) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
    let sum = mine + others
    guard sum > 0 else { return .clear }
    func channel(_ mineChannel: UInt16, _ othersChannel: UInt16) -> UInt16 {
      let mixed = (Double(mineChannel) * mine + Double(othersChannel) * others) / sum
      return UInt16(min(max(mixed, 0), 65535).rounded())
    }
    return Color(
      red16: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: UInt16(min(sum, 65535).rounded()))
  }
}

// MARK: - Shadows of text

extension SVGPicture {
  /// Ems from a glyph's origin to its furthest ink.
  private static let glyphReach = 4.0

  /// The glyphs in the shadow's colour, moved and blurred.
  mutating func textShadow(_ run: GlyphRun, _ layer: ShadowLayer) throws(SVGFailure) -> String {
    let moved = run.offsetBy(x: layer.dx, y: layer.dy)
    let line = try written(moved, layer.color, isSilhouette: true)
    guard layer.sigma > 0 else { return line }
    let reach = run.size * SVGPicture.glyphReach + layer.sigma * SVGPicture.shadowReach
    let width = run.glyphs.map { $0.x }.max() ?? 0
    let ink = Rect(
      x: moved.origin.x - reach, y: moved.origin.y - reach, width: width + 2 * reach,
      height: 2 * reach)
    return XMLTag("g").with("filter", blur(layer.sigma, over: ink)).around(line)
  }
}
