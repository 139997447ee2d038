import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

// MDCItemBarCell.m, in points.
private let imageSide = 24.0
private let edgeInset = 16.0
private let contentInset = 2.0
private let badgeTop = 6.0
/// Of the selected image in a bar that grows.
private let selectedImageRise = 2.0
/// From a title's middle down to the point about which it grows.
private let growthCentre = 3.5
// MDCTabBar.m, in points.
private let topGap = 7.0
private let bottomGap = 3.0
private let topHeight = 48.0
private let titledImagesHeight = 72.0
private let bottomHeight = 56.0
/// UILabel's minimumScaleFactor of titles alone, approached in steps: UIKit does not tell its own.
private let titleScales = [1, 0.95, 0.9, 0.85]

/// A legacy tab that is measured but has no place yet.
struct MeasuredLegacyTab: Hashable, Sendable {
  let resolved: ResolvedLegacyTab
  let style: LegacyTabStyle
  /// Before it grows.
  let label: MeasuredLabel?
  let picture: MeasuredPicture?
  let badge: MeasuredBadge?
  /// Points that it asks for across.
  let width: Double

  /// What a picture is drawn by, with its own size in points.
  struct MeasuredPicture: Hashable, Sendable {
    let drawing: PlacedPicture.Drawing
    let size: Size
  }

  init(_ resolved: ResolvedLegacyTab, _ style: LegacyTabStyle, _ context: LayoutContext) {
    self.resolved = resolved
    self.style = style
    let lines = style.lines
    label = resolved.laidOut.map { context.measureLabel($0, maxLines: lines) }
    picture = resolved.tab.picture.flatMap { context.drawing(of: $0) }
      .map { MeasuredPicture(drawing: $0.drawing, size: $0.size) }
    let badge = resolved.tab.badge.map { context.measure($0) }
    self.badge = badge
    let title = resolved.asking.map { context.measureLabel($0, maxLines: lines).size.width } ?? 0
    let image = imageSide + 2 * (badge?.label?.size.width ?? 0)
    let content =
      switch style.effectiveAppearance {
      case .titles: title
      case .images: image
      case .titledImages: max(title, image)
      }
    width = (content + 2 * edgeInset).rounded(.up)
  }
}

extension LegacyTabStyle {
  /// Points down. A bar may be higher; its tabs are not.
  var height: Double {
    if isBottom { return bottomHeight }
    return effectiveAppearance == .titledImages ? titledImagesHeight : topHeight
  }

  /// An image leaves room for one line.
  fileprivate var lines: Int { effectiveAppearance == .titles && !isBottom ? 2 : 1 }
  fileprivate var gap: Double { isBottom ? bottomGap : topGap }
}

extension MeasuredLegacyTab {
  /// `cell` is in screen points, on the pixel grid.
  func placed(in cell: Rect, _ context: LayoutContext) -> TabFrames {
    let strip = context.strip(cell)
    let room = Size(width: cell.width - 2 * contentInset, height: cell.height)
    let fitted = label.map { fit($0, into: room, context) }
    let parts = parts(titled: fitted?.size, in: cell.size, context.grid)
    let title = parts.label.flatMap { frame in
      fitted.map { self.title($0, in: context.place(frame, in: strip), context) }
    }
    let image = parts.icon.flatMap { box in picture.map { centred($0, in: box) } }
    return TabFrames(
      tab: resolved.tab, frame: cell, size: Size(width: width, height: style.height), title: title,
      picture: image.map { PlacedPicture(drawing: $0.0, frame: context.place($0.1, in: strip)) },
      badge: parts.badge.flatMap { frame in
        badge.map { context.place($0, in: context.place(frame, in: strip)) }
      },
      customView: nil, contentFrame: strip.place(parts.contentFrame),
      contentUnion: strip.place(parts.union))
  }

  /// Titles alone wrap, then shrink, then lose their end.
  private func fit(
    _ label: MeasuredLabel, into room: Size, _ context: LayoutContext
  ) -> MeasuredLabel {
    guard style.lines > 1 else { return context.fit(label, into: room, maxLines: 1) }
    var last = label
    for scale in titleScales {
      let text = label.text.scaled(by: scale)
      last = context.fit(context.measureLabel(text), into: room)
      if !last.lines.contains(where: \.isTruncated) { break }
    }
    return last
  }

  /// Points from the cell's leading top corner.
  private func parts(titled title: Size?, in cell: Size, _ grid: PixelGrid) -> TabContentFrames {
    let middle = cell.width / 2
    func around(_ y: Double, _ size: Size) -> Rect { grid.around(Point(x: middle, y: y), size) }
    let square = Size(width: imageSide, height: imageSide)
    let rise = resolved.growth > 1 ? selectedImageRise : 0
    let titleSize = title.map {
      Size(width: min($0.width, grid.up(cell.width - 2 * contentInset)), height: $0.height)
    }
    let showsImage = style.effectiveAppearance != .titles
    let high = (titleSize?.height ?? 0) + style.gap + imageSide
    let top = (cell.height - high) / 2
    let isGroup = style.effectiveAppearance == .titledImages
    let imageY = isGroup ? top + imageSide / 2 : cell.height / 2
    let titleY =
      isGroup ? top + imageSide + style.gap + (titleSize?.height ?? 0) / 2 : cell.height / 2
    let icon = showsImage ? around(imageY - rise, square) : nil
    return TabContentFrames(
      label: titleSize.map { around(titleY, $0) }, icon: icon,
      badge: badge.map { badge in
        Rect(
          x: grid.nearest(middle + imageSide / 2), y: grid.nearest(badgeTop - rise),
          width: badge.size.width, height: badge.size.height)
      })
  }

  /// Content mode center: an image keeps its own size, and may be larger than its box.
  private func centred(
    _ picture: MeasuredPicture, in box: Rect
  ) -> (PlacedPicture.Drawing, Rect) {
    let size = picture.size
    return (
      picture.drawing,
      Rect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
        height: size.height)
    )
  }

  /// `frame` is the label's before it grows, about a point below its middle.
  private func title(
    _ label: MeasuredLabel, in frame: Rect, _ context: LayoutContext
  ) -> TabTitleFrames {
    let growth = resolved.growth
    guard growth > 1 else {
      return TabTitleFrames(frame: frame, lines: context.lines(label, centredIn: frame))
    }
    let middle = frame.midY + growthCentre * (1 - growth)
    let grown = Rect(
      x: frame.midX - frame.width * growth / 2, y: middle - frame.height * growth / 2,
      width: frame.width * growth, height: frame.height * growth)
    // What was cut off before it grew stays cut off; what was not has room.
    let isCut = label.lines.contains { $0.isTruncated }
    let larger = context.measureLabel(
      label.text.scaled(by: growth), maxWidth: isCut ? grown.width : nil, maxLines: 1)
    return TabTitleFrames(frame: grown, lines: context.lines(larger, centredIn: grown))
  }
}
