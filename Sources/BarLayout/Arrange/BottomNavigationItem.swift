import BarPrimitives
import BarSpec

// MDCBottomNavigationItemView.m, in points.
/// How far a badge with text goes over its icon.
private let badgeOverlap = 8.0
/// How far the middle of a badge without text lies inside the icon's edge.
private let dotInset = 1.0
// Where an icon's pill begins, from the item's middle down, with a title and without.
private let pillRise = (titled: 25.0, untitled: 16.0)
private let pillInset = 1.0
// From there to the title, below the pill's height; in a rail it is nearer.
private let pillTitleGap = (bar: 7.0, rail: -4.0)
private let pillBadgeDrop = 2.0
/// Of a point: what sums of fractions leave behind does not push a place to the next whole point.
private let noise = 0.000_001

/// What an item of a bottom navigation bar shows, before it has a place. Sizes are in points.
struct BottomItemContent: Hashable, Sendable {
  /// Nil: no icon.
  let icon: Size?
  /// What the title asks for; nil: none.
  let label: Size?
  /// Nil: none.
  let badge: Size?
  var badgeHasText = false
  var badgeBorder = 0.0

  /// What a title below a pill leaves free of its item's width.
  static let pillTitleMargin = 10.0
}

/// How the items of a bar lay out what they show.
struct BottomItemStyle: Hashable, Sendable {
  let isTitleBelowIcon: Bool
  let verticalMargin: Double
  let horizontalMargin: Double
  let truncates: Bool
  /// Nil: the bar shows no pill.
  let pill: Size?
  /// From an icon's middle to its badge, where there is a pill.
  let badgeOffset: Double
  let isRail: Bool

  init(
    isTitleBelowIcon: Bool, verticalMargin: Double = 0, horizontalMargin: Double = 12,
    truncates: Bool = true, pill: Size? = nil, badgeOffset: Double = 0, isRail: Bool = false
  ) {
    self.isTitleBelowIcon = isTitleBelowIcon
    self.verticalMargin = verticalMargin
    self.horizontalMargin = horizontalMargin
    self.truncates = truncates
    self.pill = pill
    self.badgeOffset = badgeOffset
    self.isRail = isRail
  }

  init(_ options: BottomNavigationLayoutOptions, pill: Size?, isTitleBelowIcon: Bool) {
    self.init(
      isTitleBelowIcon: isTitleBelowIcon, verticalMargin: options.itemsContentVerticalMargin,
      horizontalMargin: options.itemsContentHorizontalMargin,
      truncates: options.truncatesLongTitles, pill: pill,
      badgeOffset: options.itemBadgeHorizontalOffset, isRail: options.isVertical)
  }
}

/// Where the parts of an item stand, from its leading top corner in the order of reading; icon and title
/// on whole points.
struct BottomItemParts: Hashable, Sendable {
  let icon: Rect?
  /// Where the title stands, or would.
  let label: Rect?
  /// Not on the pixel grid.
  let badge: Rect?
  /// Nil: the bar shows none.
  let pill: Rect?
}

extension BottomItemContent {
  /// -[MDCBottomNavigationItemView sizeThatFits:]: around icon, badge and title, whatever is offered.
  func size(_ style: BottomItemStyle) -> Size {
    let iconFrame = Rect(x: 0, y: 0, width: icon?.width ?? 0, height: icon?.height ?? 0)
    let badgeFrame = badge.map { size in
      Rect(center: badgeCenter(of: size, on: iconFrame), size)
    }
    let labelFrame = label.map { size in
      style.isTitleBelowIcon
        ? Rect(
          x: iconFrame.midX - size.width / 2, y: iconFrame.maxY + style.verticalMargin,
          width: size.width, height: size.height)
        : Rect(
          x: iconFrame.maxX + style.horizontalMargin, y: iconFrame.midY - size.height / 2,
          width: size.width, height: size.height)
    }
    return [badgeFrame, labelFrame].compactMap { $0 }.reduce(iconFrame) { $0.union($1) }.size
  }

  /// Of the badge, in the coordinates of `icon`.
  func badgeCenter(of badge: Size, on icon: Rect) -> Point {
    let offset = badgeHasText ? badge.width / 2 - badgeOverlap : -dotInset
    return Point(
      x: icon.maxX + offset - badgeBorder / 2, y: icon.minY + badge.height / 2 - badgeBorder / 2)
  }

  /// In an item of the size `bounds`; `drop` moves the title down.
  func parts(
    in bounds: Size, _ style: BottomItemStyle, showsTitle: Bool, drop: Double = 0
  ) -> BottomItemParts {
    if let pill = style.pill {
      return parts(in: bounds, around: pill, style, showsTitle: showsTitle)
    }
    let (iconCenter, labelCenter, labelSize) =
      style.isTitleBelowIcon
      ? stacked(in: bounds, style, showsTitle: showsTitle) : adjacent(in: bounds, style)
    let iconFrame = Rect(center: iconCenter, icon ?? .zero).onWholePoints
    return BottomItemParts(
      icon: icon.map { _ in iconFrame },
      label: labelSize.map { size in
        Rect(center: Point(x: labelCenter.x, y: labelCenter.y + drop), size).onWholePoints
      },
      badge: badge.map { Rect(center: badgeCenter(of: $0, on: iconFrame), $0) }, pill: nil)
  }

  /// The title below the icon, both together in the middle.
  private func stacked(
    in bounds: Size, _ style: BottomItemStyle, showsTitle: Bool
  ) -> (icon: Point, label: Point, labelSize: Size?) {
    let iconHeight = icon?.height ?? 0
    let margin = style.verticalMargin
    let title = showsTitle ? label.map { $0.height + margin } ?? 0 : 0
    let middle = bounds.height / 2 - (iconHeight + title) / 2 + iconHeight / 2
    let y = max((middle + noise).rounded(.down), (iconHeight / 2).rounded(.down))
    let drop = showsTitle ? margin + (label?.height ?? 0) / 2 : margin / 2
    let size = label.map { label in
      Size(
        width: style.truncates ? min(label.width, bounds.width) : label.width, height: label.height)
    }
    return (
      Point(x: bounds.width / 2, y: y), Point(x: bounds.width / 2, y: y + iconHeight / 2 + drop),
      size
    )
  }

  /// The title after the icon, both together in the middle.
  private func adjacent(
    in bounds: Size, _ style: BottomItemStyle
  ) -> (icon: Point, label: Point, labelSize: Size?) {
    let iconWidth = icon?.width ?? 0
    let gap = style.horizontalMargin
    let room = max(bounds.width - iconWidth - gap, 0)
    let size = label.map { label in
      Size(width: style.truncates ? min(label.width, room) : label.width, height: label.height)
    }
    let width = size?.width ?? 0
    let content = min(iconWidth + gap + width, bounds.width)
    let x = (bounds.width - content) / 2 + iconWidth / 2
    let y = bounds.height / 2
    return (Point(x: x, y: y), Point(x: x + iconWidth / 2 + gap + width / 2, y: y), size)
  }

  /// The icon on the pill, the title below.
  private func parts(
    in bounds: Size, around pill: Size, _ style: BottomItemStyle, showsTitle: Bool
  ) -> BottomItemParts {
    let rise = showsTitle && label != nil ? pillRise.titled : pillRise.untitled
    let middle = Point(
      x: (bounds.width / 2 + noise).rounded(.down),
      y: (bounds.height / 2 + noise).rounded(.down) - rise)
    let pillFrame = Rect(
      x: middle.x - pill.width / 2, y: middle.y + pillInset, width: pill.width,
      height: pill.height)
    let iconFrame = icon.map { Rect(center: Point(x: pillFrame.midX, y: pillFrame.midY), $0) }
    let gap = style.isRail ? pillTitleGap.rail : pillTitleGap.bar
    let labelFrame = label.map { label in
      let width = min(label.width, max(bounds.width - Self.pillTitleMargin, 0))
      return Rect(
        x: middle.x - width / 2, y: middle.y + pill.height.rounded(.down) + gap, width: width,
        height: label.height
      ).integral
    }
    let badgeFrame = badge.flatMap { badge in
      iconFrame.map { icon in
        Rect(
          x: icon.minX + (icon.width / 2).rounded(.down) + style.badgeOffset,
          y: pillFrame.minY + pillBadgeDrop, width: badge.width, height: badge.height
        ).integral
      }
    }
    return BottomItemParts(icon: iconFrame, label: labelFrame, badge: badgeFrame, pill: pillFrame)
  }
}

extension Rect {
  fileprivate init(center: Point, _ size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The same size with its corner on whole points up and to the left.
  fileprivate var onWholePoints: Rect {
    offsetBy(
      x: (minX + noise).rounded(.down) - minX, y: (minY + noise).rounded(.down) - minY)
  }

  /// CGRectIntegral.
  fileprivate var integral: Rect {
    Rect(
      minX: (minX + noise).rounded(.down), minY: (minY + noise).rounded(.down),
      maxX: (maxX - noise).rounded(.up), maxY: (maxY - noise).rounded(.up))
  }
}
