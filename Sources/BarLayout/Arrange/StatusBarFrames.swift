import BarDisplayList
import BarPrimitives
import BarScroll
import BarTheme

/// The status bar in its place.
struct StatusBarFrames: Hashable, Sendable {
  let bar: ResolvedStatusBar
  let frame: Rect
  /// Nil: no room for it.
  let clock: TextLine?
  /// Signal, arcs and battery, in paint order.
  let shapes: [StatusShape]
}

/// One shape of the status bar.
struct StatusShape: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    case rect(RoundedRect)
    case path(VectorPath, FillRule)
  }
  let outline: Outline
  /// 0 to 1, of the status bar's colour.
  let opacity: Double
}

// Where the line through the middles is, as a share of the height: a notch leaves more room below.
private let earMiddle = 0.55
private let classicMiddle = 0.5

extension ResolvedStatusBar {
  /// Nil: a header hides it. `poses` are the headers' of the screen, of which the first that moves the
  /// status bar counts.
  func arranged(under poses: [HeaderPose], _ context: LayoutContext) -> StatusBarFrames? {
    let pose = poses.first { $0.statusBar.state != .real }
    switch pose?.statusBar.state {
    case .snapshot where pose?.isHidden == true: return nil
    case .snapshot: return arranged(y: pose?.y ?? 0, context)
    case .invalid where pose?.statusBar.prefersStatusBarHidden == true: return nil
    case .invalid, .real, nil: return arranged(y: 0, context)
    }
  }

  private func arranged(y: Double, _ context: LayoutContext) -> StatusBarFrames {
    let strip = context.strip(y: y, height: height)
    let middle = height * (arrangement == .ears ? earMiddle : classicMiddle)
    let places = StatusBarPlaces(arrangement, barWidth: strip.width)
    let clock = context.measure(time, maxWidth: max(places.clock.width, 0))
    let frame = context.grid.snap(strip.frame)
    // A strip that is lower than its pieces would cut them.
    let isHighEnough =
      2 * min(middle, height - middle) >= max(StatusGlyphs.height, clock.size.height)
    guard isHighEnough else {
      return StatusBarFrames(bar: self, frame: frame, clock: nil, shapes: [])
    }
    let glyphs = StatusGlyphs(strip: strip, middle: middle)
    let shapes = [
      places.signal.map(glyphs.signal), places.arcs.map(glyphs.arcs),
      places.battery.map(glyphs.battery),
    ]
    return StatusBarFrames(
      bar: self, frame: frame, clock: place(clock, in: places.clock, of: strip, middle, context),
      shapes: shapes.flatMap { $0 ?? [] })
  }

  /// Nil: not even an ellipsis has room.
  private func place(
    _ clock: MeasuredText, in room: StatusBarPlaces.ClockRoom, of strip: Strip, _ middle: Double,
    _ context: LayoutContext
  ) -> TextLine? {
    guard room.width > 0, clock.shaped.width <= room.width else { return nil }
    let label = strip.place(
      Rect(
        x: room.x(ofWidth: clock.size.width), y: middle - clock.size.height / 2,
        width: clock.size.width, height: clock.size.height))
    return context.line(
      clock, centredIn: context.grid.snap(label),
      baseline: context.baseline(of: clock, top: label.minY))
  }
}
