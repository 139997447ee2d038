import BarDisplayList
import BarPrimitives
import BarTheme

/// The tabs of a tab bar in their places.
struct UIKitTabsFrames: Hashable, Sendable {
  let face: TabsFace
  let tabs: [UIKitTabFrames]
  /// Nil unless the tabs were to be centred.
  let centring: UIKitTabCentring?
  /// Behind the selected tab; nil: none.
  let indicator: Rect?
  let indicatorImage: PlacedUIKitImage?
}

/// Tabs around the middle of their bar, in points.
struct UIKitTabCentring: Hashable, Sendable {
  let count: Int
  /// Of each, at least as wide as the widest content.
  let width: Double
  let spacing: Double
  let room: Double

  var needed: Double { Double(count) * width + Double(count - 1) * spacing }
  var hasRoom: Bool { needed <= room }
}

/// One tab in its place.
struct UIKitTabFrames: Hashable, Sendable {
  let face: TabFace
  let frame: Rect
  let picture: PlacedUIKitImage?
  let title: TextLine?
  let badge: UIKitBadgeFrames?
}

/// A badge in its place.
struct UIKitBadgeFrames: Hashable, Sendable {
  let badge: TabBadge
  let frame: Rect
  let text: TextLine?
}

/// Points, as printed view trees have them unless said.
enum UIKitTabMetrics {
  /// Of the bar's side to the first item, and half of what lies between two.
  static let itemGap = 2.0
  static let itemTop = 1.0
  /// Of the icon's middle in an item of 48.
  static let stackedIconMiddle = 18.0
  /// From the item's top to the baseline of its text.
  static let stackedBaseline = 44.0
  static let stackedRow = 48.0
  /// Between icon and text that stand side by side (React Navigation's copy).
  static let inlineGap = 5.0
  static let badge = 18.0
  /// A badge without text.
  static let badgeDot = 10.0
  static let badgePadding = 5.0
  static let badgeTop = 2.0
  /// How far the badge goes over the icon.
  static let badgeOverlap = 5.0
  static let indicatorRadius = 4.0
}

/// Items side by side, each with icon, text and badge.
struct UIKitTabsArranger {
  let bar: ResolvedUIKitBar
  let face: TabsFace
  let frame: Rect
  let context: LayoutContext

  func arranged() -> UIKitTabsFrames {
    let cells = self.cells
    let tabs = zip(face.tabs, cells).map { tab, cell in self.tab(tab, in: cell) }
    let selected = zip(face.tabs, cells).first { $0.0.isSelected }?.1
    return UIKitTabsFrames(
      face: face, tabs: tabs, centring: centring,
      indicator: selected.flatMap { cell in
        if case .tinted = face.indicator { context.place(cell, in: strip) } else { nil }
      },
      indicatorImage: selected.flatMap { cell in
        guard case .image(let picture) = face.indicator else { return nil }
        return context.image(picture, in: context.place(cell, in: strip), .center)
      })
  }

  private var strip: Strip { context.strip(frame) }

  /// In reading order.
  private var cells: [Rect] {
    if face.style == .top { return topTabs.cells(in: frame) }
    let (strip, safe) = context.uikitRoom(in: frame)
    let room = strip.width - safe.left - safe.right
    let height = strip.height - UIKitTabMetrics.itemTop
    switch face.positioning {
    case .fill:
      return Self.fill(count: face.tabs.count, width: room, height: height)
        .map { $0.offsetBy(x: safe.left, y: 0) }
    case .centered(_, let spacing):
      // Items that have no room beside one another share what there is.
      guard let centring, centring.hasRoom else {
        return Self.fill(count: face.tabs.count, width: room, height: height)
          .map { $0.offsetBy(x: safe.left, y: 0) }
      }
      let start = safe.left + (room - centring.needed) / 2
      return face.tabs.indices.map { index in
        Rect(
          x: start + Double(index) * (centring.width + spacing), y: UIKitTabMetrics.itemTop,
          width: centring.width, height: height)
      }
    }
  }

  private var centring: UIKitTabCentring? {
    guard case .centered(let stated, let spacing) = face.positioning, face.style != .top,
      !face.tabs.isEmpty
    else { return nil }
    let (strip, safe) = context.uikitRoom(in: frame)
    let widest = face.tabs.map { contentWidth($0) }.max() ?? 0
    return UIKitTabCentring(
      count: face.tabs.count, width: max(stated, widest), spacing: spacing,
      room: strip.width - safe.left - safe.right)
  }

  /// Item i of n spans i·W/n + 2 to (i+1)·W/n − 2 in whole points, halves up.
  static func fill(count: Int, width: Double, height: Double) -> [Rect] {
    guard count > 0 else { return [] }
    func edge(_ index: Int, _ gap: Double) -> Double {
      (Double(index) * width / Double(count) + gap + 0.5).rounded(.down)
    }
    return (0..<count).map { index in
      Rect(
        minX: edge(index, UIKitTabMetrics.itemGap), minY: UIKitTabMetrics.itemTop,
        maxX: edge(index + 1, -UIKitTabMetrics.itemGap), maxY: UIKitTabMetrics.itemTop + height)
    }
  }

  private func contentWidth(_ tab: TabFace) -> Double {
    let icon = tab.picture.flatMap { context.drawing(of: $0) }?.size.width ?? 0
    let text = tab.title.map { context.measure($0).size.width } ?? 0
    return face.style == .stacked ? max(icon, text) : icon + UIKitTabMetrics.inlineGap + text
  }

  private func tab(_ tab: TabFace, in cell: Rect) -> UIKitTabFrames {
    let picture = tab.picture.flatMap { context.drawing(of: $0) }
    let (icon, title) =
      face.style == .stacked
      ? stacked(tab, picture?.size, in: cell) : inline(tab, picture?.size, in: cell)
    return UIKitTabFrames(
      face: tab, frame: context.place(cell, in: strip),
      picture: picture.map {
        context.placed($0.drawing, in: icon, of: strip, insetBy: tab.pictureInsets)
      }, title: title,
      badge: tab.badge.map {
        badge(
          $0, beside: face.style == .top ? topTabs.hook(of: $0, in: cell) : icon, in: cell,
          isBesideLabel: title != nil && face.style != .stacked && face.style != .top)
      })
  }

  private var topTabs: UIKitTopTabs { UIKitTopTabs(face: face, context: context) }

  private func stacked(
    _ tab: TabFace, _ size: Size?, in cell: Rect
  ) -> (icon: Rect, title: TextLine?) {
    let size = size ?? .zero
    // In a bar that is lower than usual, all of it stands in the middle.
    let shift = min(cell.height - UIKitTabMetrics.stackedRow, 0) / 2
    let middle = cell.minY + UIKitTabMetrics.stackedIconMiddle + shift
    let icon = Rect(
      x: cell.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    let title = tab.title.map { text -> TextLine in
      let measured = context.measure(text, maxWidth: cell.width)
      let baseline = cell.minY + UIKitTabMetrics.stackedBaseline + shift
      let box = Rect(
        x: cell.midX - measured.size.width / 2, y: baseline - measured.ascent,
        width: measured.size.width, height: measured.size.height)
      return measured.line(centredIn: box, of: strip, tab.titleAdjustment, context)
    }
    return (icon, title)
  }

  private func inline(
    _ tab: TabFace, _ size: Size?, in cell: Rect
  ) -> (icon: Rect, title: TextLine?) {
    let size = size ?? .zero
    // Beside a badge a title at the top stands where the badge leaves it; else in the cell's middle.
    let cell =
      face.style == .top && tab.badge != nil
      ? topTabs.content(of: tab, in: cell) : cell
    let gap = tab.title != nil && size.width > 0 ? UIKitTabMetrics.inlineGap : 0
    let measured = tab.title.map {
      context.measure($0, maxWidth: max(cell.width - size.width - gap, 0))
    }
    let width = size.width + gap + (measured?.size.width ?? 0)
    let start = cell.midX - width / 2
    let icon = Rect(
      x: start, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    let title = measured.map { measured in
      measured.line(
        centredIn: Rect(
          x: start + size.width + gap, y: cell.minY, width: measured.size.width,
          height: cell.height), of: strip, tab.titleAdjustment, context)
    }
    return (icon, title)
  }

  private func badge(
    _ badge: TabBadge, beside icon: Rect, in cell: Rect, isBesideLabel: Bool
  ) -> UIKitBadgeFrames {
    let text = badge.text.map { context.measure($0) }
    let place = UIKitBadgePlace(icon: icon, itemTop: cell.minY, textWidth: text?.size.width)
    // Beside a label the badge ends where the label begins, so that it hides no letter.
    let overhang = place.frame.maxX - icon.maxX - UIKitTabMetrics.inlineGap
    let box =
      isBesideLabel ? place.frame.offsetBy(x: -max(overhang, 0), y: 0) : place.frame
    let moved = context.grid.snap(
      strip.place(box).offsetBy(x: badge.adjustment.horizontal, y: badge.adjustment.vertical))
    let line = text.map { text -> TextLine in
      let centred = text.line(centredIn: box, of: strip, .zero, context)
      let dx = badge.adjustment.horizontal + badge.textAdjustment.horizontal
      let dy = badge.adjustment.vertical + badge.textAdjustment.vertical
      return TextLine(
        text: centred.text, shaped: centred.shaped, frame: centred.frame.offsetBy(x: dx, y: dy),
        origin: Point(x: centred.origin.x + dx, y: context.grid.nearest(centred.origin.y + dy)))
    }
    return UIKitBadgeFrames(badge: badge, frame: moved, text: line)
  }
}

/// The box of a badge, in reading order: it grows away from the icon.
struct UIKitBadgePlace: Hashable {
  let frame: Rect

  /// `textWidth` is nil for a dot.
  init(icon: Rect, itemTop: Double, textWidth: Double?) {
    let side = textWidth == nil ? UIKitTabMetrics.badgeDot : UIKitTabMetrics.badge
    frame = Rect(
      x: icon.maxX - UIKitTabMetrics.badgeOverlap, y: itemTop + UIKitTabMetrics.badgeTop,
      width: max(side, (textWidth ?? 0) + 2 * UIKitTabMetrics.badgePadding), height: side)
  }
}
