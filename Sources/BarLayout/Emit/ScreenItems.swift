import BarDisplayList
import BarPrimitives

extension ScreenFrames {
  /// What is to be painted: content, then each bar with its shadows first, then the status bar and what
  /// lies over all.
  public func displayList() -> DisplayList {
    let items =
      (transition?.items(under: self) ?? items { _ in true }) + (statusBar?.items ?? [])
      + (largeContent?.items ?? [])
    let grid = PixelGrid(scale: scale)
    return DisplayList(
      canvas: canvas, scale: scale, items: items.map { $0.bleeding(over: canvas, grid) })
  }
}

extension ScreenFrames {
  /// The content and those bars that `keeps` says, back to front.
  func items(where keeps: (BarFrames) -> Bool) -> [PlacedItem] {
    barsBehindContent.filter(keeps).flatMap(\.items) + (content?.items ?? [])
      + barsBeforeContent.filter(keeps).flatMap(\.items)
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
    case .backdrop(let shape, let backdrop): PlacedItem(element, .backdrop(bleed(shape), backdrop))
    case .shadow(let caster, let layer, let cutout):
      PlacedItem(element, .shadow(bleed(caster), layer, cutout: cutout.map(bleed)))
    default: self
    }
  }
}

extension BarFrames {
  var items: [PlacedItem] {
    switch self {
    case .appBar(let bar): bar.items
    case .flexibleHeader(let header): header.items + header.hairlineItems
    case .view(let view): view.items
    case .uikit(let bar): bar.items
    }
  }
}

extension AppBarFrames {
  fileprivate var items: [PlacedItem] {
    guard !header.pose.isHidden else { return [] }
    let stack = navigationBar.items(titleAlpha: alpha(of: .title)) + (bottomBar?.items ?? [])
    return header.items
      + stack.fading(header.header.bar / "headerStackView", to: alpha(of: .headerStackView))
      + header.hairlineItems
  }
}

extension Array<PlacedItem> {
  /// The items as one group of opacity `alpha`, which belongs to `element`.
  func fading(_ element: ElementID, to alpha: Double) -> [PlacedItem] {
    if alpha >= 1 || isEmpty { return self }
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

  /// A line of text, its colour's alpha multiplied by `alpha`; one that is clipped in its label.
  static func text(_ element: ElementID, _ line: TextLine, alpha: Double = 1) -> [PlacedItem] {
    let color = line.text.color.multiplyingAlpha(by: alpha)
    let runs = line.shaped.runs.map { $0.offsetBy(x: line.origin.x, y: line.origin.y) }
    let items: [PlacedItem]
    if let shadow = line.text.shadow {
      items = lit(element, runs, line.text.color, shadow, alpha: alpha)
    } else {
      items = color.alpha > 0 ? runs.map { PlacedItem(element, .glyphs($0, color)) } : []
    }
    guard line.isClipped, !items.isEmpty else { return items }
    let label = RoundedRect(line.frame, radius: 0)
    return [PlacedItem(element, .pushClip(label))] + items + [PlacedItem(element, .popClip)]
  }

  /// All shadows, then all glyphs; as one layer where they are to shine through.
  private static func lit(
    _ element: ElementID, _ runs: [GlyphRun], _ color: Color, _ shadow: ShadowLayer, alpha: Double
  ) -> [PlacedItem] {
    guard alpha > 0, color.alpha > 0 || shadow.color.alpha > 0 else { return [] }
    let items =
      runs.map { PlacedItem(element, .textShadow($0, shadow)) }
      + runs.map { PlacedItem(element, .glyphs($0, color)) }
    guard alpha < 1 else { return items }
    return [PlacedItem(element, .pushGroup(opacity: alpha))] + items
      + [PlacedItem(element, .popGroup)]
  }
}
