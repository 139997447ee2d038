import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

// MDCNavigationBar.m.
private let minimumHeight = 24.0

/// A navigation bar in its place.
struct NavigationBarFrames: Hashable, Sendable {
  let bar: ResolvedNavigationBar
  let frame: Rect
  let leadingBar: ButtonBarFrames
  let trailingBar: ButtonBarFrames
  /// Nil: no title, or no room for it.
  let title: TextLine?
  /// Instead of the title; nil: none.
  let titleView: ViewFrames?

  /// Points that the bar takes where it has the choice.
  static let standardHeight = 56.0

  /// The height that the bar takes when it is offered `height`.
  static func fit(_ height: Double) -> Double { min(max(height, minimumHeight), standardHeight) }
}

extension ScreenFrames {
  /// Points that a navigation bar asks for.
  public static let navigationBarHeight = NavigationBarFrames.standardHeight
}

extension ResolvedNavigationBar {
  /// `frame` is in screen points; `safeArea` is that of the screen.
  func arranged(in frame: Rect, safeArea: Insets, _ context: LayoutContext) -> NavigationBarFrames {
    let strip = context.strip(frame)
    let safe = strip.inReadingOrder(safeArea)
    let leading = MeasuredButtonBar(leadingItems, at: .leading, context)
    let trailing = MeasuredButtonBar(trailingItems, at: .trailing, context)
    let room = TitleRoom(
      strip: strip, insets: titleInsets, leadingEnd: safe.left + leading.width,
      trailingStart: strip.width - safe.right - trailing.width)
    let title = titleView == nil ? self.title.flatMap { fit($0, into: room, context) } : nil
    // Buttons stick to the top of a taller bar, and their titles to the title's baseline.
    let height = NavigationBarFrames.fit(strip.height)
    return NavigationBarFrames(
      bar: self, frame: frame,
      leadingBar: leading.placed(
        in: strip, from: safe.left, height: height, baseline: title?.origin.y, context),
      trailingBar: trailing.placed(
        in: strip, from: room.trailingStart, height: height, baseline: title?.origin.y, context),
      title: title,
      titleView: titleView.map { view in
        let slot = titleViewSlot(of: view, in: room, height: height, safe, context)
        return view.arranged(in: context.place(slot, in: strip), context)
      })
  }

  /// Where the title view stands, in reading order.
  private func titleViewSlot(
    of view: ResolvedView, in room: TitleRoom, height: Double, _ safe: Insets,
    _ context: LayoutContext
  ) -> Rect {
    let symmetric = max(room.symmetricWidth(safe), 0)
    func centred(_ width: Double) -> Rect {
      Rect(x: room.centredX(ofWidth: width), y: 0, width: width, height: height)
    }
    switch titleViewLayoutBehavior {
    case .fill:
      return Rect(x: room.area.minX, y: 0, width: max(room.area.width, 0), height: height)
    case .center: return centred(symmetric)
    case .centerFit: return centred(min(view.intrinsicWidth(context) ?? symmetric, symmetric))
    }
  }

  /// Where a title of `size` stands, in reading order: with the buttons in the first 56 points, however
  /// high the bar is.
  func titlePlace(ofSize size: Size, in room: TitleRoom, _ grid: PixelGrid) -> Rect {
    let height = min(room.area.height, NavigationBarFrames.standardHeight)
    let y = grid.wholePointsDown((height - size.height) / 2)
    let x = titleAlignment == .center ? room.centredX(ofWidth: size.width) : room.area.minX
    return Rect(x: x, y: max(y, 0), width: size.width, height: size.height)
  }

  private func fit(
    _ text: ResolvedText, into room: TitleRoom, _ context: LayoutContext
  ) -> TextLine? {
    let area = room.area
    guard !area.isEmpty else { return nil }
    let measured = context.measure(text, maxWidth: area.width)
    let isClipped = text.lineBreakMode == .byClipping
    // Not even an ellipsis fits.
    guard isClipped || measured.shaped.width <= area.width + context.grid.pixel else { return nil }
    // A title that is cut takes all the room there is, as a bounded UILabel does.
    let size = Size(
      width: measured.shaped.isTruncated ? area.width : min(measured.size.width, area.width),
      height: min(measured.size.height, area.height))
    let label = context.grid.alignOutward(
      room.strip.place(titlePlace(ofSize: size, in: room, context.grid)))
    let top = label.minY + (size.height - measured.size.height) / 2
    let baseline = context.baseline(of: measured, top: top)
    // A text that is clipped begins where reading does and loses its end.
    if titleAlignment == .center, !(isClipped && measured.shaped.isTruncated) {
      return context.line(measured, centredIn: label, baseline: baseline)
    }
    return TextLine(
      text: text, shaped: measured.shaped, frame: label,
      origin: Point(
        x: room.strip.leadingX(ofWidth: measured.shaped.width, in: label), y: baseline))
  }
}

/// What the button bars leave to the title, in reading order.
struct TitleRoom {
  let strip: Strip
  let insets: Insets
  let leadingEnd: Double
  let trailingStart: Double

  /// Between the buttons, without the title's insets.
  var area: Rect {
    Rect(
      minX: leadingEnd + insets.left, minY: 0, maxX: trailingStart - insets.right,
      maxY: strip.height - insets.top - insets.bottom)
  }

  /// What is left around the bar's middle when both sides keep what the wider one needs.
  func symmetricWidth(_ safe: Insets) -> Double {
    let leading = leadingEnd - safe.left
    let trailing = strip.width - safe.right - trailingStart
    return strip.width - insets.left - insets.right - 2 * max(leading, trailing) - safe.left
      - safe.right
  }

  /// In the middle of the bar where a title of `width` fits around it; else pushed just far enough
  /// by the side that is in its way; else where the free space begins.
  func centredX(ofWidth width: Double) -> Double {
    let middle = strip.width / 2
    let fitsBefore = middle - area.minX >= width / 2
    let fitsAfter = area.maxX - middle >= width / 2
    switch (fitsBefore, fitsAfter) {
    case (true, true): return middle - width / 2
    case (true, false): return area.maxX - width
    case (false, _): return area.minX
    }
  }
}
