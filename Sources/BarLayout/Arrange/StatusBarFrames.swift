import BarDisplayList
import BarPrimitives
import BarScroll
import BarTheme

/// The status bar in its place.
struct StatusBarFrames: Hashable, Sendable {
  let bar: ResolvedStatusBar
  let frame: Rect
  let clock: TextLine
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

/// Where the pieces stand, as shares of the bar's height and width or in points.
private enum Placement {
  /// The line through the middles, as a share of the height: a notch leaves more room below.
  static let earMiddle = 0.55
  static let classicMiddle = 0.5
  /// The middle of an ear beside a notch, as a share of the screen's width.
  static let ear = 0.14
  /// Points from the edges of a bar without ears.
  static let margin = 6.0
  static let tabletMargin = 20.0
  /// Points between signal, arcs and battery.
  static let gap = 5.0
}

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
    let strip = context.strip(
      Rect(x: 0, y: y, width: context.bounds.width, height: height))
    let clock = context.measure(time)
    let places = places(clockWidth: clock.size.width, barWidth: strip.width)
    let middle =
      height * (arrangement == .ears ? Placement.earMiddle : Placement.classicMiddle)
    let label = strip.place(
      Rect(
        x: places.clock, y: middle - clock.size.height / 2, width: clock.size.width,
        height: clock.size.height))
    let glyphs = StatusGlyphs(strip: strip, middle: middle)
    return StatusBarFrames(
      bar: self, frame: context.grid.snap(strip.frame),
      clock: context.line(
        clock, centredIn: context.grid.snap(label),
        baseline: context.baseline(of: clock, top: label.minY)),
      shapes: glyphs.signal(at: places.signal) + glyphs.arcs(at: places.arcs)
        + glyphs.battery(at: places.battery))
  }

  /// Left ends in reading order.
  private struct Places {
    let clock: Double
    let signal: Double
    let arcs: Double
    let battery: Double
  }

  private func places(clockWidth: Double, barWidth: Double) -> Places {
    let arcsToBattery = StatusGlyphs.arcsWidth + Placement.gap
    let signalToBattery = StatusGlyphs.signalWidth + Placement.gap + arcsToBattery
    switch arrangement {
    case .classic:
      return Places(
        clock: (barWidth - clockWidth) / 2, signal: Placement.margin,
        arcs: Placement.margin + StatusGlyphs.signalWidth + Placement.gap,
        battery: barWidth - Placement.margin - StatusGlyphs.batteryWidth)
    case .ears:
      let middle = barWidth * Placement.ear
      let start = barWidth - middle - (signalToBattery + StatusGlyphs.batteryWidth) / 2
      return Places(
        clock: middle - clockWidth / 2, signal: start,
        arcs: start + signalToBattery - arcsToBattery, battery: start + signalToBattery)
    case .tablet:
      let battery = barWidth - Placement.tabletMargin - StatusGlyphs.batteryWidth
      return Places(
        clock: Placement.tabletMargin, signal: battery - signalToBattery,
        arcs: battery - arcsToBattery, battery: battery)
    }
  }
}
