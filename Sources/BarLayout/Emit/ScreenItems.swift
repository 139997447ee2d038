import BarDisplayList
import BarPrimitives

extension ScreenFrames {
  /// What is to be painted: content, then each bar with its shadows first, then the status bar.
  public func displayList() -> DisplayList {
    let items =
      (content?.items ?? []) + bars.flatMap(\.items) + (statusBar?.items ?? [])
    let grid = PixelGrid(scale: scale)
    return DisplayList(
      canvas: canvas, scale: scale, items: items.map { $0.bleeding(over: canvas, grid) })
  }
}

extension PlacedItem {
  /// What reaches the picture's right or bottom edge covers the last pixel there as a whole.
  fileprivate func bleeding(over canvas: Rect, _ grid: PixelGrid) -> PlacedItem {
    func bleed(_ shape: RoundedRect) -> RoundedRect {
      RoundedRect(grid.bleed(shape.rect, over: canvas), radius: shape.radius)
    }
    return switch item {
    case .fill(let shape, let color): PlacedItem(element, .fill(bleed(shape), color))
    case .shadow(let caster, let layer, let cutout):
      PlacedItem(element, .shadow(bleed(caster), layer, cutout: cutout.map(bleed)))
    default: self
    }
  }
}

extension BarFrames {
  fileprivate var items: [PlacedItem] {
    switch self {
    case .appBar(let bar): bar.items
    case .flexibleHeader(let header): header.items + header.hairlineItems
    }
  }
}

extension AppBarFrames {
  fileprivate var items: [PlacedItem] {
    guard !header.pose.isHidden else { return [] }
    let stack = navigationBar.items(titleAlpha: alpha(of: .title))
    return header.items
      + stack.fading(header.header.bar / "headerStackView", to: alpha(of: .headerStackView))
      + header.hairlineItems
  }
}

extension Array<PlacedItem> {
  /// The items as one group of opacity `alpha`, which belongs to `element`.
  fileprivate func fading(_ element: ElementID, to alpha: Double) -> [PlacedItem] {
    if alpha >= 1 { return self }
    guard alpha > 0 else { return [] }
    return [PlacedItem(element, .pushGroup(opacity: alpha))] + self
      + [PlacedItem(element, .popGroup)]
  }

  /// Fills `rect` unless that changes nothing.
  static func fill(_ element: ElementID, _ rect: Rect, _ color: Color) -> [PlacedItem] {
    fill(element, RoundedRect(rect), color)
  }

  /// Fills `shape` unless that changes nothing.
  static func fill(_ element: ElementID, _ shape: RoundedRect, _ color: Color) -> [PlacedItem] {
    guard color.alpha > 0, !shape.rect.isEmpty else { return [] }
    return [PlacedItem(element, .fill(shape, color))]
  }

  /// A line of text, its colour's alpha multiplied by `alpha`.
  static func text(_ element: ElementID, _ line: TextLine, alpha: Double = 1) -> [PlacedItem] {
    let color = line.text.color.multiplyingAlpha(by: alpha)
    guard color.alpha > 0 else { return [] }
    return line.shaped.runs.map { run in
      PlacedItem(element, .glyphs(run.offsetBy(x: line.origin.x, y: line.origin.y), color))
    }
  }
}
