import BarPrimitives
import BarSpec

/// Values of a proxy that come when bars are in their windows already.
extension AppearanceReplay {
  mutating func noteLate(
    _ proxy: ProxyClass, _ source: AppearanceSource, _ properties: [AppearanceProperty] = []
  ) {
    let late = bars.filter { $0.isInWindow && proxy.reaches($0.kind) }.map(\.id)
    if !late.isEmpty { note(.proxyAfterWindow, source, late, properties) }
  }

  /// A bar that enters a window again takes what came too late before.
  mutating func forgetLate(for bar: BarState) {
    notes = notes.compactMap { note in
      guard note.rule == .proxyAfterWindow, note.bars.contains(bar.id) else { return note }
      let others = note.bars.filter { $0 != bar.id }
      return others.isEmpty
        ? nil
        : CascadeNote(
          rule: note.rule, source: note.source, bars: others, properties: note.properties)
    }
  }
}
