import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// A button bar in its place.
struct ButtonBarFrames: Hashable, Sendable {
  let frame: Rect
  /// In the order of the spec's array.
  let items: [BarButtonItemFrames]
}

/// One button in its place.
struct BarButtonItemFrames: Hashable, Sendable {
  let item: ResolvedBarButtonItem
  let frame: Rect
  /// As on the screen.
  let contentInsets: Insets
  let picture: PlacedPicture?
  let title: TextLine?
  /// Instead of both.
  let customView: ViewFrames?
}

/// The picture of a button in its place.
struct PlacedPicture: Hashable, Sendable {
  enum Drawing: Hashable, Sendable {
    case icon(Icon, tint: Color)
    case image(BarImage, tint: Color?)
    case backChevron(isMirrored: Bool, tint: Color)
  }
  let drawing: Drawing
  let frame: Rect
}

/// MDCButtonBar.m: which end of a navigation bar it stands at.
enum ButtonBarPosition: Hashable, Sendable {
  case leading, trailing, none
}

// MDCAppBarButtonBarBuilder.m and MDCButtonBarButton.m.
private let contentInset = 12.0
private let edgeInset = 4.0
private let minimumItemWidth = 36.0
private let iconSide = 24.0

/// The items of a button bar with their sizes; insets and order are those of reading.
struct MeasuredButtonBar: Hashable, Sendable {
  let position: ButtonBarPosition
  /// In the order of the spec's array.
  let items: [MeasuredItem]

  /// Sum of the items' widths; there is no space between them.
  var width: Double { items.reduce(0) { $0 + $1.width } }

  struct MeasuredItem: Hashable, Sendable {
    let item: ResolvedBarButtonItem
    let drawing: PlacedPicture.Drawing?
    let pictureSize: Size
    let title: MeasuredText?
    /// Left means leading.
    let insets: Insets
    let width: Double
  }

  /// `insetsOf`: the position that the buttons were made for; nil: the same.
  init(
    _ items: [ResolvedBarButtonItem], at position: ButtonBarPosition,
    insetsOf built: ButtonBarPosition? = nil, _ context: LayoutContext
  ) {
    self.position = position
    self.items = items.enumerated().map { index, item in
      context.measure(
        item,
        insets: Self.insets(
          built ?? position, isFirst: index == 0, isLast: index == items.count - 1))
    }
  }

  /// The first item is wider on the side of the edge, the last one on the side of the title; which
  /// sides these are depends on the end that the bar stands at.
  static func insets(_ position: ButtonBarPosition, isFirst: Bool, isLast: Bool) -> Insets {
    let extra = (outer: isFirst ? edgeInset : 0, inner: isLast ? edgeInset : 0)
    let sides =
      switch position {
      case .leading: (leading: extra.outer, trailing: extra.inner)
      case .trailing: (leading: extra.inner, trailing: extra.outer)
      case .none: (leading: 0.0, trailing: 0.0)
      }
    return Insets(
      top: 0, left: contentInset + sides.leading, bottom: 0,
      right: contentInset + sides.trailing)
  }
}

extension MeasuredButtonBar {
  /// Lays the items side by side from x `start` of the strip. Titles stand on `baseline`, a y of the
  /// screen; nil: in the middle of the bar.
  func placed(
    in strip: Strip, from start: Double, height: Double, baseline: Double?,
    _ context: LayoutContext
  ) -> ButtonBarFrames {
    var x = start
    var placed: [BarButtonItemFrames] = []
    for item in position == .trailing ? items.reversed() : items {
      let cell = Rect(x: x, y: 0, width: item.width, height: height)
      placed.append(item.placed(in: strip, cell: cell, baseline: baseline, context))
      x += item.width
    }
    return ButtonBarFrames(
      frame: context.place(
        Rect(minX: start, minY: 0, maxX: x, maxY: height), in: strip),
      items: position == .trailing ? placed.reversed() : placed)
  }
}

extension MeasuredButtonBar.MeasuredItem {
  fileprivate func placed(
    in strip: Strip, cell: Rect, baseline: Double?, _ context: LayoutContext
  ) -> BarButtonItemFrames {
    // Picture and title side by side, together in the middle of what the insets leave.
    let room = cell.inset(by: insets)
    let titleWidth = title?.size.width ?? 0
    let start = room.midX - (pictureSize.width + titleWidth) / 2
    func box(_ x: Double, _ size: Size) -> Rect {
      Rect(x: x, y: cell.midY - size.height / 2, width: size.width, height: size.height)
    }
    let picture = drawing.map { drawing in
      PlacedPicture(drawing: drawing, frame: context.place(box(start, pictureSize), in: strip))
    }
    let line = title.map { title in
      title.line(
        in: box(start + pictureSize.width, title.size), of: strip, baseline: baseline, context)
    }
    return BarButtonItemFrames(
      item: item, frame: context.place(cell, in: strip),
      contentInsets: strip.inReadingOrder(insets), picture: picture, title: line,
      customView: item.customView.map {
        $0.arranged(in: context.place(cell, in: strip), context)
      })
  }
}

extension MeasuredText {
  /// Moved onto `baseline` where there is one, and its label with it.
  fileprivate func line(
    in box: Rect, of strip: Strip, baseline: Double?, _ context: LayoutContext
  ) -> TextLine {
    let label = strip.place(box)
    let own = context.baseline(of: self, top: label.minY)
    let moved = context.place(box.offsetBy(x: 0, y: (baseline ?? own) - own), in: strip)
    // The text keeps its exact x: only the label's edges go to the grid.
    let centred = context.line(self, centredIn: label, baseline: baseline ?? own)
    return TextLine(text: text, shaped: shaped, frame: moved, origin: centred.origin)
  }
}

extension LayoutContext {
  fileprivate func measure(
    _ item: ResolvedBarButtonItem, insets: Insets
  ) -> MeasuredButtonBar.MeasuredItem {
    if let view = item.customView {
      // A view has no insets, and is as high as the bar.
      let free = Size(width: .infinity, height: NavigationBarFrames.standardHeight)
      let width = item.width ?? view.fit(free, self).width
      return MeasuredButtonBar.MeasuredItem(
        item: item, drawing: nil, pictureSize: .zero, title: nil, insets: .zero,
        width: width.isFinite ? width : 0)
    }
    let picture = item.picture.flatMap { drawing(of: $0) }
    let pictureSize = picture?.size ?? .zero
    let sides = insets.left + insets.right
    // A stated width can be too small for the title, which is then cut.
    let room = item.width.map { max($0 - sides - pictureSize.width, 0) }
    let title = item.title.map { measure($0, maxWidth: room) }
    let content = pictureSize.width + (title?.size.width ?? 0)
    return MeasuredButtonBar.MeasuredItem(
      item: item, drawing: picture?.drawing, pictureSize: pictureSize, title: title,
      insets: insets, width: item.width ?? max(minimumItemWidth, content + sides))
  }

  /// What `picture` is drawn by, and its own size in points; nil: it could not be read.
  func drawing(
    of picture: ResolvedBarButtonItem.Picture
  ) -> (drawing: PlacedPicture.Drawing, size: Size)? {
    let square = Size(width: iconSide, height: iconSide)
    switch picture {
    case .icon(let name, let glyph, let isMirrored, let tint):
      let icon = Icon(name: name, glyph: glyph, isMirrored: isMirrored)
      return (.icon(icon, tint: tint), square)
    case .backChevron(let isMirrored, let tint):
      return (.backChevron(isMirrored: isMirrored, tint: tint), square)
    case .file(let file, let tint):
      guard let image = images.image(for: file), file.scale > 0 else { return nil }
      return (
        .image(image, tint: tint),
        Size(
          width: Double(image.width) / file.scale, height: Double(image.height) / file.scale)
      )
    }
  }
}
