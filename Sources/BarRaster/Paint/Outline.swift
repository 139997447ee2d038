import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// A vector path in device pixels, laid out as the C core wants it.
struct Outline {
  private var verbs: [UInt8] = []
  private var points: [Double] = []

  init(_ path: VectorPath, in space: DeviceSpace) {
    verbs.reserveCapacity(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let end): add(.BR_VERB_MOVE, [end], in: space)
      case .line(let end): add(.BR_VERB_LINE, [end], in: space)
      case .quad(let control, let end): add(.BR_VERB_QUAD, [control, end], in: space)
      case .cubic(let first, let second, let end):
        add(.BR_VERB_CUBIC, [first, second, end], in: space)
      case .close: add(.BR_VERB_CLOSE, [], in: space)
      }
    }
  }

  private mutating func add(_ verb: br_verb, _ ends: [Point], in space: DeviceSpace) {
    verbs.append(UInt8(verb.rawValue))
    for end in ends { points += [space.x(end.x), space.y(end.y)] }
  }

  func fill(_ rule: FillRule, _ color: br_color, on band: br_band) throws(RasterError) {
    var band = band
    let status = verbs.withUnsafeBufferPointer { verbs in
      points.withUnsafeBufferPointer { points in
        let path = br_path(
          verbs: verbs.baseAddress, verb_count: verbs.count, points: points.baseAddress,
          point_count: points.count / 2)
        return br_fill_path(&band, path, rule.code, color)
      }
    }
    try check("fill a path", status)
  }
}

extension FillRule {
  fileprivate var code: br_fill_rule {
    switch self {
    case .nonZero: .BR_FILL_NON_ZERO
    case .evenOdd: .BR_FILL_EVEN_ODD
    }
  }
}
