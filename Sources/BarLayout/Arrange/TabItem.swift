import BarDisplayList
import BarPrimitives
import BarTheme

// MDCTabBarViewItemView.m, in points.
private let minimumHeight = 48.0
private let minimumTitleAndImageHeight = 72.0
private let imageTitleGap = 3.0
private let textInsets = Insets(top: 8, left: 16, bottom: 8, right: 16)
private let imageInsets = Insets(top: 12, left: 16, bottom: 12, right: 16)
private let badgeGap = 4.0
/// How much of a badge lies beyond an image that it hangs on, less than its width.
private let badgeOverlap = 12.0

/// What a tab shows, before it has a place. Sizes are in points.
struct TabContent: Hashable, Sendable {
  /// Nil: no title.
  let label: Size?
  /// Points of one line of the title.
  let lineHeight: Double
  /// The image's own size; nil: none.
  let image: Size?
  /// Nil: none. An empty badge has a size.
  let badge: Size?
  let badgeBorder: Double

  init(
    label: Size?, lineHeight: Double = 0, image: Size?, badge: Size? = nil, badgeBorder: Double = 0
  ) {
    self.label = label
    self.lineHeight = lineHeight
    self.image = image
    self.badge = badge
    self.badgeBorder = badgeBorder
  }

  func insets(_ metrics: TabBarMetrics) -> Insets {
    metrics.itemViewContentInsets ?? (image == nil ? textInsets : imageInsets)
  }

  /// -[MDCTabBarViewItemView intrinsicContentSize].
  func size(_ metrics: TabBarMetrics) -> Size {
    let insets = insets(metrics)
    let sides = insets.left + insets.right
    let ends = insets.top + insets.bottom
    let (width, height): (Double, Double) =
      switch (label, image) {
      case (nil, nil): (0, minimumHeight)
      case (let label?, nil):
        (
          label.width + sides + (badge.map { $0.width + badgeGap } ?? 0),
          max(minimumHeight, label.height + ends)
        )
      case (nil, let image?):
        (hung(image.width) + sides, max(minimumHeight, image.height + ends))
      case (let label?, let image?):
        (
          sides + max(label.width, hung(image.width)),
          max(
            minimumTitleAndImageHeight,
            image.height + imageTitleGap + label.height + ends)
        )
      }
    return Size(width: max(metrics.minItemWidth, width), height: height)
  }

  private func hung(_ imageWidth: Double) -> Double {
    imageWidth + (badge.map { $0.width - badgeOverlap } ?? 0)
  }
}

/// Where the parts of a tab stand, from its leading top corner in the order of reading.
struct TabContentFrames: Hashable, Sendable {
  let label: Rect?
  let icon: Rect?
  /// Not on the pixel grid.
  let badge: Rect?

  /// What MDCTabBarView tells a template: as wide as the title, as high as title and image.
  var contentFrame: Rect {
    guard let label, let icon else { return label ?? icon ?? .zero }
    return Rect(minX: label.minX, minY: icon.minY, maxX: label.maxX, maxY: label.maxY)
  }

  /// What MDCTabBar tells a template.
  var union: Rect { (label ?? .zero).union(icon ?? .zero) }
}

extension TabContent {
  /// `fit` tells the label's size in the room it is offered.
  func frames(
    in bounds: Size, _ metrics: TabBarMetrics, _ grid: PixelGrid, fit: (Size) -> Size
  ) -> TabContentFrames {
    let room = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
      .inset(by: insets(metrics))
    let icon = image.map { grid.alignOutward(iconFrame($0, in: room, metrics)) }
    let label = label.map { _ in grid.alignOutward(labelFrame(in: room, below: icon, fit: fit)) }
    let anchor = icon ?? label
    return TabContentFrames(
      label: label, icon: icon,
      badge: badge.flatMap { badge in
        anchor.map { badgeFrame(badge, at: $0, onImage: icon != nil, metrics.badgeOffset) }
      })
  }

  private func iconFrame(_ image: Size, in room: Rect, _ metrics: TabBarMetrics) -> Rect {
    guard label == nil else {
      // At the top, and squeezed by the title: what the bar is higher stays between the two.
      let height = min(image.height, max(room.height - imageTitleGap - lineHeight, 0))
      let width = min(image.width, room.width)
      return Rect(x: room.midX - width / 2, y: room.minY, width: width, height: height)
    }
    let wanted = metrics.itemIconSize
    let width = min(wanted.width > 0 ? wanted.width : image.width, room.width)
    let height = min(wanted.height > 0 ? wanted.height : image.height, room.height)
    return Rect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  private func labelFrame(in room: Rect, below icon: Rect?, fit: (Size) -> Size) -> Rect {
    guard let icon else {
      let size = fit(room.size)
      let isTooHigh = size.height > room.height
      let width = isTooHigh ? room.width : min(size.width, room.width)
      let height = min(size.height, room.height)
      return Rect(
        x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    }
    let size = fit(
      Size(width: room.width, height: room.height - icon.height - imageTitleGap))
    return Rect(
      x: room.midX - size.width / 2, y: room.maxY - size.height, width: size.width,
      height: size.height)
  }

  /// After the title, or around the image's upper trailing corner.
  private func badgeFrame(
    _ badge: Size, at anchor: Rect, onImage: Bool, _ offset: Point
  ) -> Rect {
    let x =
      onImage
      ? anchor.maxX + badgeGap - badge.width / 2 - badgeBorder / 2
      : anchor.maxX + badge.width / 2 + badgeGap
    let y = onImage ? anchor.minY - badgeGap + badge.height / 2 - badgeBorder / 2 : anchor.midY
    return Rect(
      x: x + offset.x - badge.width / 2, y: y + offset.y - badge.height / 2, width: badge.width,
      height: badge.height)
  }
}
