import BarSpec
import BarTheme

/// Where the pieces of a status bar stand across it, in points and reading order.
///
/// What has no room is not there: the arcs go first, then the signal, last the battery. The clock
/// has what these leave to it.
struct StatusBarPlaces: Hashable, Sendable {
  /// Left ends.
  let signal: Double?
  let arcs: Double?
  let battery: Double?
  let clock: ClockRoom

  struct ClockRoom: Hashable, Sendable {
    let start: Double
    /// 0 or less: none.
    let width: Double
    let isCentred: Bool

    /// Where a clock of `clockWidth` starts.
    func x(ofWidth clockWidth: Double) -> Double {
      isCentred ? start + (width - clockWidth) / 2 : start
    }
  }

  private enum Sign: CaseIterable {
    case signal, arcs, battery

    var width: Double {
      switch self {
      case .signal: StatusGlyphs.signalWidth
      case .arcs: StatusGlyphs.arcsWidth
      case .battery: StatusGlyphs.batteryWidth
      }
    }
  }

  /// The middle of an ear beside a notch, as a share of the screen's width.
  private static let ear = 0.14
  /// Points from the edges of a bar without ears, and of an ear.
  private static let margin = 6.0
  private static let tabletMargin = 20.0
  /// Points between clock, signal, arcs and battery.
  private static let gap = 5.0
  /// What is drawn, from all to none.
  private static let choices: [[Sign]] = [Sign.allCases, [.signal, .battery], [.battery], []]

  init(_ arrangement: ResolvedStatusBar.Arrangement, barWidth: Double) {
    switch arrangement {
    case .classic: self.init(classic: barWidth)
    case .ears: self.init(ears: barWidth)
    case .tablet: self.init(tablet: barWidth)
    }
  }

  /// Radio at the start, battery at the end, the clock in the middle between them.
  private init(classic barWidth: Double) {
    let signs = Self.signs(fitting: barWidth - 2 * Self.margin)
    let radio = Self.starts(signs.filter { $0 != .battery }, from: Self.margin)
    let battery = barWidth - Self.margin - Sign.battery.width
    let before = radio.end
    let after = signs.contains(.battery) ? battery - Self.gap : barWidth - Self.margin
    let half = min(barWidth / 2 - before, after - barWidth / 2)
    self.init(
      radio.starts + (signs.contains(.battery) ? [(.battery, battery)] : []),
      clock: ClockRoom(start: barWidth / 2 - half, width: 2 * half, isCentred: true))
  }

  /// Everything in the middle of its ear.
  private init(ears barWidth: Double) {
    let ear = 2 * Self.ear * barWidth
    let signs = Self.signs(fitting: ear - 2 * Self.margin)
    let start = barWidth - ear / 2 - Self.width(of: signs) / 2
    self.init(
      Self.starts(signs, from: start).starts,
      clock: ClockRoom(start: Self.margin, width: ear - 2 * Self.margin, isCentred: true))
  }

  /// The clock at the start, all else at the end.
  private init(tablet barWidth: Double) {
    let margin = Self.tabletMargin
    let signs = Self.signs(fitting: barWidth - 2 * margin)
    let start = barWidth - margin - Self.width(of: signs)
    self.init(
      Self.starts(signs, from: start).starts,
      clock: ClockRoom(start: margin, width: start - Self.gap - margin, isCentred: false))
  }

  private init(_ starts: [(sign: Sign, x: Double)], clock: ClockRoom) {
    func start(_ sign: Sign) -> Double? { starts.first { $0.sign == sign }?.x }
    signal = start(.signal)
    arcs = start(.arcs)
    battery = start(.battery)
    self.clock = clock
  }

  private static func signs(fitting room: Double) -> [Sign] {
    choices.first { width(of: $0) <= room } ?? []
  }

  private static func width(of signs: [Sign]) -> Double {
    signs.reduce(0) { $0 + $1.width } + gap * Double(max(signs.count - 1, 0))
  }

  /// Side by side; the end is where something else may begin.
  private static func starts(
    _ signs: [Sign], from start: Double
  ) -> (starts: [(sign: Sign, x: Double)], end: Double) {
    var x = start
    var starts: [(sign: Sign, x: Double)] = []
    for sign in signs {
      starts.append((sign, x))
      x += sign.width + gap
    }
    return (starts, x)
  }
}
