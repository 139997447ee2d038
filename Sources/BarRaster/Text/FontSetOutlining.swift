import BarDisplayList
import BarPrimitives
internal import CBarRaster

extension FontSet: GlyphOutlining {
  public func outline(of glyph: UInt32, in face: FontFaceID) -> GlyphOutline? {
    guard let face = self.face(at: face.index), let (path, _) = face.outline(of: glyph) else {
      return nil
    }
    return GlyphOutline(
      path: path.mapPoints { Point(x: $0.x, y: -$0.y) },
      unitsPerEm: Double(face.metrics.units_per_em))
  }

  public func outline(of icon: Icon) -> GlyphOutline? {
    guard let face = try? icons(), let (path, advance) = face.outline(of: icon.glyph) else {
      return nil
    }
    let unitsPerEm = Double(face.metrics.units_per_em)
    let baseline = unitsPerEm + Double(face.metrics.descender)
    let placed = path.mapPoints { point in
      Point(x: icon.isMirrored ? advance - point.x : point.x, y: baseline - point.y)
    }
    return GlyphOutline(path: placed, unitsPerEm: unitsPerEm)
  }

  public func style(of face: FontFaceID) -> FaceStyle? {
    guard let face = self.face(at: face.index) else { return nil }
    return FaceStyle(
      family: face.names.family, weight: Int(face.metrics.weight),
      isSlanted: face.metrics.is_slanted != 0)
  }
}

extension VectorPath {
  /// `verbs` and the points that they consume, as the C core lays them out: x and y in turn. Every
  /// subpath is closed.
  init(verbs: [UInt8], points: [Double]) {
    var elements: [Element] = []
    elements.reserveCapacity(verbs.count)
    var rest = points[...]
    func take() -> Point {
      let x = rest.popFirst() ?? 0
      return Point(x: x, y: rest.popFirst() ?? 0)
    }
    for verb in verbs {
      switch br_verb(rawValue: UInt32(verb)) {
      case .BR_VERB_MOVE:
        // Fonts leave the last edge out.
        if !elements.isEmpty { elements.append(.close) }
        elements.append(.move(take()))
      case .BR_VERB_LINE: elements.append(.line(take()))
      case .BR_VERB_QUAD: elements.append(.quad(take(), take()))
      case .BR_VERB_CUBIC: elements.append(.cubic(take(), take(), take()))
      case .BR_VERB_CLOSE, nil: break
      }
    }
    if !elements.isEmpty { elements.append(.close) }
    self.init(elements)
  }
}
