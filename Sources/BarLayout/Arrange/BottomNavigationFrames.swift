import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// Lines of a title that may take as many as it needs.
private let mostLines = 20

/// A bottom navigation bar in its place.
struct BottomNavigationFrames: Hashable, Sendable {
  let bar: ResolvedBottomNavigationBar
  let frame: Rect
  let layout: BottomNavigationLayout
  /// What it asks for.
  let intrinsicSize: Size
  /// Back to front.
  let shadows: [CastShadow]
  /// The items in the order of reading.
  let cells: [BottomItemFrames]
}

/// One item in its place.
struct BottomItemFrames: Hashable, Sendable {
  let item: ResolvedBottomNavigationItem
  /// Without a title where none shows.
  let tab: TabFrames
  /// Behind the selected item's icon.
  let pill: RoundedRect?
  /// Where the title stands, or would.
  let label: Rect?
}

/// An item that has no place yet.
private struct MeasuredBottomItem {
  let item: ResolvedBottomNavigationItem
  let label: MeasuredLabel?
  let drawing: PlacedPicture.Drawing?
  let badge: MeasuredBadge?
  let content: BottomItemContent
  /// What it asks for.
  let size: Size

  init(
    _ item: ResolvedBottomNavigationItem, _ style: BottomItemStyle, _ context: LayoutContext
  ) {
    self.item = item
    let label = item.tab.title.map { context.measureLabel($0, maxLines: 1) }
    let picture = item.tab.picture.flatMap { context.drawing(of: $0) }
    let badge = item.tab.badge.map { context.measure($0) }
    let content = BottomItemContent(
      icon: picture?.size, label: label?.size, badge: badge?.size,
      badgeHasText: badge?.label != nil, badgeBorder: badge?.badge.borderWidth ?? 0)
    (self.label, drawing, self.badge, self.content) = (label, picture?.drawing, badge, content)
    size = content.size(style)
  }
}

extension ResolvedBottomNavigationBar {
  /// Points across of a rail, without the safe area.
  static let railWidth = BottomNavigationLayout.railWidth

  /// As wide as it is offered. The safe area below comes on top where the bar reaches into it.
  func fit(_ offered: Size, _ context: LayoutContext) -> Size {
    Size(
      width: layout.isVertical ? Self.railWidth : offered.width,
      height: geometry(context).barHeight)
  }

  func intrinsicSize(_ context: LayoutContext) -> Size {
    let layout = geometry(context)
    let widest = measured(style(layout), context).map(\.size.width).max() ?? 0
    return layout.intrinsicSize(widest: widest, count: items.count)
  }

  private func geometry(_ context: LayoutContext) -> BottomNavigationLayout {
    let classes = context.sizeClasses
    return BottomNavigationLayout(
      layout, isRegularAcross: classes.isRegularAcross, isCompactDown: classes.isCompactDown,
      isTablet: classes.isTablet)
  }

  private func style(_ layout: BottomNavigationLayout) -> BottomItemStyle {
    BottomItemStyle(
      self.layout, pill: indicator?.size, isTitleBelowIcon: layout.isTitleBelowIcon)
  }

  private func measured(
    _ style: BottomItemStyle, _ context: LayoutContext
  ) -> [MeasuredBottomItem] {
    items.map { MeasuredBottomItem($0, style, context) }
  }

  /// `frame` is in screen points, on the pixel grid.
  func arranged(in frame: Rect, _ context: LayoutContext) -> BottomNavigationFrames {
    let layout = geometry(context)
    let style = style(layout)
    let measured = measured(style, context)
    let strip = context.strip(frame)
    let widest = measured.map(\.size.width).max() ?? 0
    let cells = layout.items(
      measured.count, widest: widest, in: frame.size,
      safe: strip.inReadingOrder(context.safeAreaInsets(of: frame)))
    let arranger = BottomItemArranger(
      layout: layout, style: style, showsPill: indicator != nil, context: context)
    return BottomNavigationFrames(
      bar: self, frame: frame, layout: layout,
      intrinsicSize: layout.intrinsicSize(widest: widest, count: measured.count),
      shadows: shadows.map { layer in
        let caster = RoundedRect(
          ShadowEdges.endless(frame, of: layer, on: context.snappedBounds))
        return CastShadow(layer: layer, caster: caster, cutout: caster, isOfView: false)
      },
      cells: zip(measured, cells).map { item, cell in
        arranger.placed(item, in: context.place(cell, in: strip))
      })
  }
}

/// Puts items into their cells.
private struct BottomItemArranger {
  let layout: BottomNavigationLayout
  let style: BottomItemStyle
  let showsPill: Bool
  let context: LayoutContext

  /// `cell` is in screen points, on the pixel grid.
  func placed(_ measured: MeasuredBottomItem, in cell: Rect) -> BottomItemFrames {
    let item = measured.item
    let strip = context.strip(cell)
    let showsTitle = layout.showsTitle(wants: item.wantsTitle, hasPill: showsPill)
    let label = measured.label.map { fitted($0, beside: measured.content.icon, in: cell) }
    let content = BottomItemContent(
      icon: measured.content.icon, label: label?.size, badge: measured.content.badge,
      badgeHasText: measured.content.badgeHasText, badgeBorder: measured.content.badgeBorder)
    let adjustment = item.titlePositionAdjustment
    let parts = content.parts(
      in: cell.size, style, showsTitle: showsTitle, drop: adjustment.y)
    // Across it moves a title beside its icon alone, the same way in both directions.
    let shift = style.isTitleBelowIcon ? 0 : adjustment.x
    let title = label.flatMap { label in
      parts.label.map { part in
        let frame = context.place(part, in: strip)
        let moved = context.grid.snap(frame.offsetBy(x: shift, y: 0))
        return TabTitleFrames(frame: moved, lines: context.lines(label, centredIn: moved))
      }
    }
    let picture = measured.drawing.flatMap { drawing in
      parts.icon.map { PlacedPicture(drawing: drawing, frame: context.place($0, in: strip)) }
    }
    let shown = showsTitle ? title : nil
    let contentFrame = (picture?.frame ?? .zero).union(shown?.frame ?? .zero)
    return BottomItemFrames(
      item: item,
      tab: TabFrames(
        tab: item.tab, frame: cell, size: measured.size, title: shown, picture: picture,
        badge: measured.badge.flatMap { badge in
          parts.badge.map { context.place(badge, in: context.place($0, in: strip)) }
        }, customView: nil, contentFrame: contentFrame, contentUnion: contentFrame),
      pill: item.tab.isSelected
        ? parts.pill.map { RoundedRect(context.place($0, in: strip), radius: $0.height / 2) } : nil,
      label: title?.frame)
  }

  /// Beside an icon a title has one line. A line that is not truncated goes on over its neighbours.
  private func fitted(
    _ label: MeasuredLabel, beside icon: Size?, in cell: Rect
  ) -> MeasuredLabel {
    let wanted = layout.options.titlesNumberOfLines
    let lines = style.isTitleBelowIcon ? (wanted == 0 ? mostLines : wanted) : 1
    let room = width(ofTitleBeside: icon, in: cell)
    if lines == 1, !style.truncates || label.size.width <= room + context.grid.pixel / 2 {
      return label
    }
    return context.measureLabel(label.text, maxWidth: room, maxLines: lines)
  }

  private func width(ofTitleBeside icon: Size?, in cell: Rect) -> Double {
    if style.pill != nil { return max(cell.width - BottomItemContent.pillTitleMargin, 0) }
    guard !style.isTitleBelowIcon else { return cell.width }
    return max(cell.width - (icon?.width ?? 0) - style.horizontalMargin, 0)
  }
}
