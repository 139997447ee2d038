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

/// Where the parts of an item stand on the screen; whole points from the item's corner.
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
      Rect(center: badgeCenter(of: size, on: iconFrame, isMirrored: false), size)
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
  func badgeCenter(of badge: Size, on icon: Rect, isMirrored: Bool) -> Point {
    let offset = badgeHasText ? badge.width / 2 - badgeOverlap : -dotInset
    return Point(
      x: (isMirrored ? icon.minX - offset : icon.maxX + offset) - badgeBorder / 2,
      y: icon.minY + badge.height / 2 - badgeBorder / 2)
  }

  /// In the item that `strip` is.
  func parts(
    in strip: Strip, _ style: BottomItemStyle, showsTitle: Bool, adjustment: Point = .zero
  ) -> BottomItemParts {
    if let pill = style.pill {
      return parts(in: strip, around: pill, style, showsTitle: showsTitle)
    }
    let icon = icon ?? .zero
    let (iconCenter, labelCenter, labelSize) =
      style.isTitleBelowIcon
      ? stacked(in: strip, style, showsTitle: showsTitle) : adjacent(in: strip, style)
    let iconFrame = strip.placeOnWholePoints(Rect(center: iconCenter, icon))
    let moved = Point(
      x: labelCenter.x, y: labelCenter.y + adjustment.y)
    let labelFrame = labelSize.map { size in
      let frame = strip.place(Rect(center: moved, size))
      let across = style.isTitleBelowIcon ? 0 : adjustment.x
      return strip.onWholePoints(frame.offsetBy(x: across, y: 0))
    }
    let badgeFrame = badge.map { size in
      Rect(
        center: badgeCenter(
          of: size, on: iconFrame, isMirrored: strip.direction == .rightToLeft), size)
    }
    return BottomItemParts(
      icon: self.icon.map { _ in iconFrame }, label: labelFrame, badge: badgeFrame, pill: nil)
  }

  /// The title below the icon, both together in the middle; in reading order.
  private func stacked(
    in strip: Strip, _ style: BottomItemStyle, showsTitle: Bool
  ) -> (icon: Point, label: Point, labelSize: Size?) {
    let iconHeight = icon?.height ?? 0
    let margin = style.verticalMargin
    let title = showsTitle ? label.map { $0.height + margin } ?? 0 : 0
    let middle = strip.height / 2 - (iconHeight + title) / 2 + iconHeight / 2
    let y = max((middle + noise).rounded(.down), (iconHeight / 2).rounded(.down))
    let drop = showsTitle ? margin + (label?.height ?? 0) / 2 : margin / 2
    let size = label.map { label in
      Size(
        width: style.truncates ? min(label.width, strip.width) : label.width, height: label.height)
    }
    return (
      Point(x: strip.width / 2, y: y), Point(x: strip.width / 2, y: y + iconHeight / 2 + drop), size
    )
  }

  /// The title after the icon, both together in the middle; in reading order.
  private func adjacent(
    in strip: Strip, _ style: BottomItemStyle
  ) -> (icon: Point, label: Point, labelSize: Size?) {
    let iconWidth = icon?.width ?? 0
    let gap = style.horizontalMargin
    let room = max(strip.width - iconWidth - gap, 0)
    let size = label.map { label in
      Size(width: style.truncates ? min(label.width, room) : label.width, height: label.height)
    }
    let width = size?.width ?? 0
    let content = min(iconWidth + gap + width, strip.width)
    let x = (strip.width - content) / 2 + iconWidth / 2
    let y = strip.height / 2
    return (Point(x: x, y: y), Point(x: x + iconWidth / 2 + gap + width / 2, y: y), size)
  }

  /// The icon on the pill, the title below.
  private func parts(
    in strip: Strip, around pill: Size, _ style: BottomItemStyle, showsTitle: Bool
  ) -> BottomItemParts {
    let rise = showsTitle && label != nil ? pillRise.titled : pillRise.untitled
    let middle = Point(
      x: (strip.width / 2 + noise).rounded(.down),
      y: (strip.height / 2 + noise).rounded(.down) - rise)
    let pillFrame = strip.place(
      Rect(
        x: middle.x - pill.width / 2, y: middle.y + pillInset, width: pill.width,
        height: pill.height))
    let iconFrame = icon.map {
      Rect(center: Point(x: pillFrame.midX, y: pillFrame.midY), $0)
    }
    let gap = style.isRail ? pillTitleGap.rail : pillTitleGap.bar
    let labelFrame = label.map { label in
      let width = min(label.width, max(strip.width - Self.pillTitleMargin, 0))
      return strip.place(
        Rect(
          x: middle.x - width / 2, y: middle.y + pill.height.rounded(.down) + gap, width: width,
          height: label.height)
      ).integral
    }
    let badgeFrame = badge.flatMap { badge in
      iconFrame.map { icon in
        let half = (icon.width / 2).rounded(.down)
        let x =
          strip.direction == .rightToLeft
          ? icon.minX + half - badge.width.rounded(.down) - style.badgeOffset
          : icon.minX + half + style.badgeOffset
        return Rect(
          x: x, y: pillFrame.minY + pillBadgeDrop, width: badge.width, height: badge.height
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

  /// CGRectIntegral.
  fileprivate var integral: Rect {
    Rect(
      minX: (minX + noise).rounded(.down), minY: (minY + noise).rounded(.down),
      maxX: (maxX - noise).rounded(.up), maxY: (maxY - noise).rounded(.up))
  }
}

extension Strip {
  /// `rect` of the strip on the screen, its corner whole points from the strip's.
  fileprivate func placeOnWholePoints(_ rect: Rect) -> Rect { onWholePoints(place(rect)) }

  /// The same of a rectangle on the screen.
  fileprivate func onWholePoints(_ placed: Rect) -> Rect {
    let x = frame.minX + (placed.minX - frame.minX + noise).rounded(.down)
    let y = frame.minY + (placed.minY - frame.minY + noise).rounded(.down)
    return placed.offsetBy(x: x - placed.minX, y: y - placed.minY)
  }
}
