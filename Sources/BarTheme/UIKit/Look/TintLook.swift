import BarPrimitives
import BarSpec

/// Who decides what the system's default is: a tint, or a legacy property.
struct StandardSource: Hashable, Sendable {
  let level: String
  let source: AppearanceSource
  /// One sentence without a full stop.
  let rule: String
  /// What it won over.
  var beat: [ExplainedProperty.Loser] = []
}

/// A tint, and who gives it.
struct TintLook {
  /// As it is drawn.
  let color: Color
  /// Nil: nothing in the document does.
  let source: StandardSource?
  /// Why the proxy of an item has no say in it, where it would have one; one sentence.
  var veil: String?
  /// Why it is drawn dimmed; nil: it is not.
  var dimming: StandardSource?
  /// Whether it is another view's than the bar.
  var isInherited = false
  /// What views inside the bar have.
  var inherited: InheritedTint

  /// Of what stands on the tint.
  func source(rule: String) -> StandardSource? {
    (source ?? dimming).map {
      StandardSource(
        level: $0.level, source: $0.source,
        rule: ([rule, veil, dimming?.rule] as [String?]).compactMap { $0 }.joined(separator: "; "),
        beat: $0.beat)
    }
  }

  /// The tint as a view shows it, whose own one is `color`.
  func shown(_ color: Color) -> Color { dimming == nil ? color : color.dimmed }
}

extension LookReader {
  /// The bar's tint, which is no part of any appearance object.
  mutating func tint() -> TintLook {
    let chain = bar.tintChain(.tintColor, in: tints, os: palette.os)
    let mode = bar.tintChain(.tintAdjustmentMode, in: tints, os: palette.os)
    let veil = barVeil("tintColor")
    let source = tintSource(chain, veil)
    let inherited = InheritedTint(chain, mode, palette)
    let look = TintLook(
      color: inherited.shown, source: source,
      veil: veil.map { chain.winner == nil ? $0.rule : TintReason.veil },
      dimming: dimming(mode, inherited.color),
      isInherited: ![nil, .bar].contains(chain.winner?.place) || chain.winner?.proxy == .view,
      inherited: inherited)
    tell(look)
    tell(mode)
    return look
  }

  private func tintSource(_ chain: TintChain, _ veil: StandardSource?) -> StandardSource? {
    guard let winner = chain.winner else { return veil }
    let beat = chain.losers.map { loser($0, .tintColor) }
    let isNearest =
      winner.place == .bar && winner.proxy != .view
      && chain.losers.contains { [.superview, .window].contains($0.place) }
    return StandardSource(
      level: winner.level, source: winner.source,
      rule: winner.rule + (isNearest ? ": " + TintReason.nearest : ""), beat: beat)
  }

  private func loser(
    _ link: TintLink, _ property: AppearanceProperty
  ) -> ExplainedProperty.Loser {
    ExplainedProperty.Loser(
      name: link.name(property), value: spelled(link.value), path: link.source.path)
  }

  /// `color` is what the tint would be.
  private func dimming(_ mode: TintChain, _ color: Color) -> StandardSource? {
    guard let winner = mode.winner, winner.value == .dimmed else { return nil }
    return StandardSource(
      level: winner.level, source: winner.source,
      rule: "\(winner.name(.tintAdjustmentMode)) is dimmed: \(TintReason.dimmed)")
  }

  private mutating func tell(_ tint: TintLook) {
    let source = tint.source ?? tint.dimming
    let rules = [
      tint.source?.rule ?? CascadeReason.silent, tint.veil == tint.source?.rule ? nil : tint.veil,
      tint.dimming?.rule,
    ]
    tell(
      ExplainedProperty(
        bar.id, "tintColor", tint.color.description,
        level: source?.level ?? AppearanceLevel.system.words,
        origin: source?.source.text ?? "the system's default", path: source?.source.path,
        beat: source?.beat ?? [], rule: rules.compactMap { $0 }.joined(separator: "; ")))
  }

  /// Told only where the document speaks of it.
  private mutating func tell(_ mode: TintChain) {
    guard let said = mode.winner ?? mode.links.first else { return }
    let value = mode.winner.map { spelled($0.value) } ?? TintAdjustmentMode.normal.rawValue
    tell(
      ExplainedProperty(
        bar.id, mode.property.path, value, level: said.level, origin: said.source.text,
        path: said.source.path, beat: mode.losers.map { loser($0, mode.property) },
        rule: TintReason.ofMode))
  }

  /// An item's own tint, or its proxy's, or else the bar's.
  func tint(of item: ItemProperties, or tint: TintLook) -> TintLook {
    let own = item.saying("tintColor")
    let hidden = hiddenLosers(own, item.proxyClass)
    if let property = own.value, case .color(let value) = property.value {
      let level =
        property.level == .item ? "the item's own tint" : property.level.words(of: item.proxyClass)
      return TintLook(
        color: tint.shown(palette.color(value)),
        source: StandardSource(
          level: level, source: property.itemSource, rule: CascadeReason.itemTint,
          beat: hidden + said(tint)),
        dimming: tint.dimming, inherited: tint.inherited)
    }
    guard let veil = own.veil, !hidden.isEmpty else { return tint }
    let source = StandardSource(
      level: tint.source?.level ?? veil.level.words(of: item.proxyClass),
      source: tint.source?.source ?? veil.veilSource(in: nil), rule: CascadeReason.itemVeil,
      beat: hidden + (tint.source?.beat ?? []))
    return TintLook(
      color: tint.color, source: source, veil: CascadeReason.itemVeil, dimming: tint.dimming,
      isInherited: tint.isInherited, inherited: tint.inherited)
  }

  /// The bar's tint as what something wins over; nothing where it is the system's.
  private func said(_ tint: TintLook) -> [ExplainedProperty.Loser] {
    guard let source = tint.source, let path = source.source.path else { return [] }
    return [
      ExplainedProperty.Loser(
        name: tint.isInherited ? "tintColor that the bar inherits" : "tintColor of the bar",
        value: tint.inherited.color.description, path: path)
    ] + source.beat
  }

  /// The bar's legacy property where it counts; nil: it does not, or the document does not say it.
  func legacySource(_ property: AppearanceProperty) -> StandardSource? {
    guard choice.isLegacy else { return nil }
    guard let own = bar.property(property), own.value != .null else { return barVeil(property) }
    return StandardSource(
      level: own.level.words, source: own.source, rule: CascadeReason.legacy,
      beat: hiddenOfBar(property))
  }

  /// What the bar itself has set in place of its proxy's and says nothing with: a nil, or a dictionary
  /// that leaves the property out. Nil: it has not.
  func barVeil(_ property: AppearanceProperty) -> StandardSource? {
    guard let own = bar.ownSetting(of: property) else { return nil }
    let hidden = hiddenOfBar(property)
    guard !hidden.isEmpty else { return nil }
    return StandardSource(
      level: own.level.words, source: own.barVeilSource(property), rule: CascadeReason.barVeil,
      beat: hidden)
  }

  /// What the bar's proxy says of a property of the bar that the bar itself has set, to nil too.
  func hiddenOfBar(_ property: AppearanceProperty) -> [ExplainedProperty.Loser] {
    guard bar.ownSetting(of: property) != nil else { return [] }
    return bar.properties.filter {
      $0.property == property && $0.level == .proxy && $0.value != .null
    }.map { hidden in
      ExplainedProperty.Loser(
        name: "\(bar.kind.className).appearance().\(property.path)",
        value: spelled(hidden.value), path: hidden.source.path)
    }
  }
}

extension BarProperty {
  /// A nil, or the dictionary that leaves `property` out. A statement is whole.
  fileprivate func barVeilSource(_ property: AppearanceProperty) -> AppearanceSource {
    guard source.text == self.property.path else { return source }
    guard let whole = property.dictionary, self.property != whole else {
      return value == .null
        ? AppearanceSource(
          "\(self.property.wordOfNone) as \(self.property.path)", path: source.path) : source
    }
    return source.ofWholeSetting
  }
}
