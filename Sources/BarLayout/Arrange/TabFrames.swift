import BarDisplayList
import BarPrimitives
import BarTheme

/// A tab that is measured but has no place yet.
struct MeasuredTab: Hashable, Sendable {
  let tab: ResolvedTab
  let content: TabContent
  let label: MeasuredLabel?
  let drawing: PlacedPicture.Drawing?
  let badge: MeasuredBadge?
  /// What it asks for.
  let size: Size

  init(_ tab: ResolvedTab, _ metrics: TabBarMetrics, _ context: LayoutContext) {
    self.tab = tab
    let label = tab.title.map { context.measureLabel($0) }
    let picture = tab.picture.flatMap { context.drawing(of: $0) }
    let badge = tab.badge.map { context.measure($0) }
    let content = TabContent(
      label: label?.size, lineHeight: label.map { context.grid.up($0.lineHeight) } ?? 0,
      image: picture?.size, badge: badge?.size, badgeBorder: badge?.badge.borderWidth ?? 0)
    (self.label, drawing, self.badge, self.content) = (label, picture?.drawing, badge, content)
    // The bar's own measures are for its own views.
    size = tab.customView?.view.fit(.zero, context) ?? content.size(metrics)
  }
}

extension MeasuredTab {
  /// `cell` is in screen points, on the pixel grid.
  func placed(in cell: Rect, _ metrics: TabBarMetrics, _ context: LayoutContext) -> TabFrames {
    if let custom = tab.customView { return placed(custom, in: cell, context) }
    let strip = context.strip(cell)
    var fitted = label
    let parts = content.frames(in: cell.size, metrics, context.grid) { room in
      fitted = label.map { context.fit($0, into: room) }
      return fitted?.size ?? .zero
    }
    let title = parts.label.flatMap { frame in
      fitted.map { label in
        let frame = context.place(frame, in: strip)
        return TabTitleFrames(frame: frame, lines: context.lines(label, centredIn: frame))
      }
    }
    return TabFrames(
      tab: tab, frame: cell, size: size, title: title,
      picture: parts.icon.flatMap { picture(in: $0, strip, context) },
      badge: badge.flatMap { badge in
        parts.badge.map { context.place(badge, in: context.place($0, in: strip)) }
      },
      customView: nil, contentFrame: strip.place(parts.contentFrame),
      contentUnion: strip.place(parts.union))
  }

  /// Aspect fit: a frame that is too small shows a smaller image. `frame` is in the strip's points: an
  /// image between two columns of pixels goes towards the same end of it in both directions.
  private func picture(
    in frame: Rect, _ strip: Strip, _ context: LayoutContext
  ) -> PlacedPicture? {
    guard let drawing, let image = content.image, !frame.isEmpty else { return nil }
    return PlacedPicture(
      drawing: drawing, frame: context.place(context.fitted(image, in: frame), in: strip))
  }

  /// The view is as large as the tab; what it shows keeps its size, in the middle.
  private func placed(
    _ custom: ResolvedTabCustomView, in cell: Rect, _ context: LayoutContext
  ) -> TabFrames {
    let shown = context.grid.snap(
      Rect(
        x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width,
        height: size.height))
    let contentFrame =
      custom.contentFrame.map { context.strip(cell).place($0) } ?? shown
    return TabFrames(
      tab: tab, frame: cell, size: size, title: nil, picture: nil, badge: nil,
      customView: custom.view.arranged(in: shown, context), contentFrame: contentFrame,
      contentUnion: contentFrame)
  }
}

extension LayoutContext {
  /// The largest picture of the proportions of `image` inside `frame`, in its middle.
  fileprivate func fitted(_ image: Size, in frame: Rect) -> Rect {
    guard image.width > 0, image.height > 0 else { return frame }
    let factor = min(frame.width / image.width, frame.height / image.height)
    // A frame that grew to the pixel grid does not make its image grow.
    let isWhole = abs(factor - 1) * max(image.width, image.height) <= grid.pixel
    let scale = isWhole ? 1 : factor
    let (width, height) = (image.width * scale, image.height * scale)
    return Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}
