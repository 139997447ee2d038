import BarDisplayList

/// One item to be painted; a backdrop with its pixels.
enum PaintStep {
  case item(DisplayItem)
  case backdrop(BackdropPixels)

  /// The picture's rows that it can touch.
  func rows(in space: DeviceSpace) -> RowSpan {
    switch self {
    case .item(let item): RowSpan(of: item, in: space)
    case .backdrop(let pixels): pixels.rows(in: space)
    }
  }
}

/// The steps of a list, its backdrops painted as they come.
struct PaintSteps {
  private let canvas: Canvas
  private let glyphs: any GlyphPainting
  private(set) var all: [PaintStep] = []
  /// Of each step, so that a backdrop does not go through what is far from it.
  private var rows: [RowSpan] = []
  /// What closes the open clips and groups, the outermost first.
  private var closing: [PaintStep] = []
  /// Pixels that the backdrops to come may cover.
  private var budget = BackdropPixels.pixelLimit

  /// None so far.
  init(on canvas: Canvas, glyphs: any GlyphPainting) {
    self.canvas = canvas
    self.glyphs = glyphs
  }

  /// Those of a whole list.
  static func all(of list: DisplayList, on canvas: Canvas, glyphs: any GlyphPainting)
    throws(RasterError) -> [PaintStep]
  {
    var steps = PaintSteps(on: canvas, glyphs: glyphs)
    for placed in list.items { _ = try steps.add(placed.item) }
    return steps.all
  }

  /// A backdrop that can be seen is given back.
  mutating func add(_ item: DisplayItem) throws(RasterError) -> BackdropPixels? {
    switch item {
    case .backdrop(let shape, let backdrop):
      var budget = self.budget
      let pixels = try BackdropPixels(
        backdrop, of: shape, behind: { steps(in: $0) }, on: canvas, glyphs: glyphs,
        budget: &budget)
      self.budget = budget
      if let pixels { append(.backdrop(pixels)) }
      return pixels
    case .pushClip: closing.append(.item(.popClip))
    case .pushGroup: closing.append(.item(.popGroup))
    case .popClip, .popGroup: _ = closing.popLast()
    default: break
    }
    append(.item(item))
    return nil
  }

  /// What has been painted so far in some rows, its clips and groups closed.
  private func steps(in part: RowSpan) -> [PaintStep] {
    all.indices.filter { rows[$0].meets(part) }.map { all[$0] } + closing.reversed()
  }

  private mutating func append(_ step: PaintStep) {
    all.append(step)
    rows.append(step.rows(in: canvas.space))
  }
}
