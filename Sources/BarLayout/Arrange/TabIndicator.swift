import BarPrimitives
import BarSpec
import BarTheme

/// An indicator's path in its place.
struct TabIndicatorShape: Hashable, Sendable {
  /// Screen points.
  let rect: Rect
  let cornerRadius: Double
  /// Points of a line along the path; nil: the path is filled.
  let strokeWidth: Double?

  /// What the path covers, a line's outer half included.
  var outline: RoundedRect {
    guard let strokeWidth else { return RoundedRect(rect, radius: cornerRadius) }
    let half = strokeWidth / 2
    let outer = rect.inset(by: Insets(top: -half, left: -half, bottom: -half, right: -half))
    // A corner that is not round gets no round one around it.
    return RoundedRect(outer, radius: cornerRadius > 0 ? cornerRadius + half : 0)
  }

  /// Edges on the pixel grid.
  func snapped(to grid: PixelGrid) -> TabIndicatorShape {
    TabIndicatorShape(rect: grid.snap(rect), cornerRadius: cornerRadius, strokeWidth: strokeWidth)
  }

  /// On the way from where it was. Frame and path move together, so that each edge does.
  func moved(
    from start: TabIndicatorShape, _ change: ResolvedSelectionChange
  ) -> TabIndicatorShape {
    func mixed(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * change.progress
    }
    return TabIndicatorShape(
      rect: Rect(
        minX: mixed(start.rect.minX, rect.minX), minY: mixed(start.rect.minY, rect.minY),
        maxX: mixed(start.rect.maxX, rect.maxX), maxY: mixed(start.rect.maxY, rect.maxY)),
      cornerRadius: mixed(start.cornerRadius, cornerRadius), strokeWidth: strokeWidth)
  }
}

/// What a template is told of a tab, in screen points.
struct TabIndicatorContext: Hashable, Sendable {
  let bounds: Rect
  /// In the template's sense.
  let contentFrame: Rect
  /// As wide as the title's letters.
  let title: Rect

  fileprivate subscript(reference: TabIndicatorTemplate.Reference) -> Rect {
    switch reference {
    case .bounds: bounds
    case .contentFrame: contentFrame
    case .title: title
    }
  }
}

extension TabIndicatorTemplate {
  /// The path for a tab. Insets are the screen's.
  func shape(in context: TabIndicatorContext, insets: Insets) -> TabIndicatorShape {
    let (across, down) = (context[horizontal], context[vertical])
    let room = Rect(minX: across.minX, minY: down.minY, maxX: across.maxX, maxY: down.maxY)
      .inset(by: insets)
    let wide = width ?? room.width
    let high = height ?? room.height
    let y =
      switch alignment {
      case .top: room.minY
      case .center: room.midY - high / 2
      case .bottom: room.maxY - high
      }
    let rect = Rect(x: room.midX - wide / 2, y: y, width: wide, height: high)
    return TabIndicatorShape(
      rect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 2),
      strokeWidth: strokeWidth)
  }
}

extension TabFrames {
  /// The path that marks this tab.
  func indicator(_ template: TabIndicatorTemplate, _ strip: Strip) -> TabIndicatorShape {
    let content = template.contentFrame == .title ? contentFrame : contentUnion
    return template.shape(
      in: TabIndicatorContext(bounds: frame, contentFrame: content, title: lettering ?? content),
      insets: strip.inReadingOrder(template.insets))
  }

  /// What the title's letters take; nil: there is no title.
  private var lettering: Rect? {
    title.map { title in
      title.lines.map { line in
        Rect(
          x: line.origin.x, y: title.frame.minY, width: line.shaped.width,
          height: title.frame.height)
      }.reduce(.zero) { $0.union($1) }
    }
  }
}
