import BarPrimitives

extension DisplayList {
  /// The list as text, one line an item, for reading and for diffs: element, kind, geometry in
  /// points as x y width height, colours. The insides of clips and groups are indented.
  public var dump: String {
    var lines = [
      "display list in points, canvas \(dumped(canvas)), scale \(shortDecimal(scale))"
    ]
    var depth = 0
    for placed in items {
      if placed.item.closes { depth = max(depth - 1, 0) }
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + "\(placed.element) \(placed.item)")
      if placed.item.opens { depth += 1 }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DisplayItem: CustomStringConvertible {
  /// Its line of the dump, without the element.
  public var description: String {
    switch self {
    case .fill(let shape, let color): "fill \(dumped(shape)) \(color)"
    case .border(let shape, let width, let color, let fill):
      "border \(dumped(shape)) width \(shortDecimal(width)) \(color)"
        + (fill.map { " fill \($0)" } ?? "")
    case .gradient(let shape, let gradient): "gradient \(dumped(shape)) \(dumped(gradient))"
    case .shadow(let shape, let layer, let cutout):
      "shadow \(dumped(shape)) \(dumped(layer))"
        + (cutout.map { " cutout \(dumped($0))" } ?? "")
    case .glyphs(let run, let color): "glyphs \(dumped(run)) \(color)"
    case .textShadow(let run, let layer): "text shadow \(dumped(run)) \(dumped(layer))"
    case .pathShadow(let path, let rule, let layer, let area):
      "path shadow \(rule.rawValue) \(dumped(layer)) within \(dumped(area)) \(dumped(path))"
    case .icon(let icon, let rect, let color):
      "icon \(icon.name)\(icon.isMirrored ? " mirrored" : "") in \(dumped(rect)) \(color)"
    case .path(let path, let rule, let color):
      "path \(rule.rawValue) \(color) \(dumped(path))"
    case .image(let image, let rect, let tint):
      "image \(quoted(image.name)) \(image.width)x\(image.height) px in \(dumped(rect))"
        + (tint.map { " tint \($0)" } ?? "")
    case .backdrop(let shape, let backdrop): "backdrop \(dumped(shape)) \(dumped(backdrop))"
    case .pushClip(let shape): "clip \(dumped(shape))"
    case .popClip: "end of clip"
    case .pushGroup(let opacity): "group opacity \(shortDecimal(opacity))"
    case .popGroup: "end of group"
    }
  }

  fileprivate var opens: Bool {
    switch self {
    case .pushClip, .pushGroup: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .popClip, .popGroup: true
    default: false
    }
  }
}

/// `text` in double quotes, quotes and backslashes escaped, control characters as `\u{a}`: a dump
/// keeps one line an item whatever a document says.
public func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Line breaks, direction marks and their kind, which would garble the line around them.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}

private func dumped(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(shortDecimal).joined(separator: " ")
}

private func dumped(_ shape: RoundedRect) -> String {
  dumped(shape.rect) + (shape.radius > 0 ? " radius \(shortDecimal(shape.radius))" : "")
}

private func dumped(_ layer: ShadowLayer) -> String {
  let offset = "offset \(shortDecimal(layer.dx)) \(shortDecimal(layer.dy))"
  return "\(layer.color) \(offset) sigma \(shortDecimal(layer.sigma))"
}

/// Both ends of the line, how colours are mixed, the stops.
private func dumped(_ gradient: Gradient) -> String {
  let stops = gradient.stops.map { "\(shortDecimal($0.position)) \($0.color)" }
  return "from \(dumped(gradient.start)) to \(dumped(gradient.end)) \(gradient.mixing.rawValue) "
    + "[\(stops.joined(separator: ", "))]"
}

private func dumped(_ backdrop: Backdrop) -> String {
  let numbers = [backdrop.sigma, backdrop.saturation].map(shortDecimal)
  return "sigma \(numbers[0]) saturation \(numbers[1]) tint \(backdrop.tint)"
}

private func dumped(_ point: Point) -> String {
  "\(shortDecimal(point.x)),\(shortDecimal(point.y))"
}

/// Face, size, origin, text; then `glyph+x` for each glyph, `glyph+x,y` where it leaves the
/// baseline.
private func dumped(_ run: GlyphRun) -> String {
  let glyphs = run.glyphs.map { glyph in
    "\(glyph.glyph)+\(shortDecimal(glyph.x))" + (glyph.y == 0 ? "" : ",\(shortDecimal(glyph.y))")
  }
  return "\(run.face.name) \(shortDecimal(run.size)) at \(dumped(run.origin)) "
    + "\(quoted(run.text)) [\(glyphs.joined(separator: " "))]"
}

/// The letters of SVG's path data.
private func dumped(_ path: VectorPath) -> String {
  path.elements.map { element in
    switch element {
    case .move(let end): "M\(dumped(end))"
    case .line(let end): "L\(dumped(end))"
    case .quad(let control, let end): "Q\(dumped(control)) \(dumped(end))"
    case .cubic(let first, let second, let end):
      "C\(dumped(first)) \(dumped(second)) \(dumped(end))"
    case .close: "Z"
    }
  }.joined(separator: " ")
}
