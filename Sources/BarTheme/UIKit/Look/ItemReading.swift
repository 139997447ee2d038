import BarPrimitives
import BarSpec

/// Where the attributes of a text of an item are looked for among its own.
struct ItemText {
  /// One dictionary of attributes.
  struct Group {
    let property: AppearanceProperty
    /// False: a state that is not set takes all of it but the colour.
    let givesColor: Bool

    init(_ property: AppearanceProperty, givesColor: Bool = true) {
      self.property = property
      self.givesColor = givesColor
    }
  }
  let properties: ItemProperties
  /// The nearest first.
  let groups: [Group]

  /// Of the nearest group that says anything of it.
  func saying(_ attribute: String) -> ItemSaying {
    if properties.isEmpty { return ItemSaying() }
    let groups = groups.filter { $0.givesColor || attribute != "foregroundColor" }
    return ItemSaying(
      groups.lazy.map { properties.saying($0.property / attribute, in: $0.property) })
  }
}

extension LookReader {
  /// Whether what items have of their own counts here at all.
  private var itemAttributesCount: Bool { bar.itemAttributesWin || choice.level == .system }

  /// `base`, or in its stead what an item or its proxy says of it.
  func reading(
    _ base: Reading, own: ItemSaying, _ proxy: ProxyClass
  ) -> Reading {
    let all = [own.value].compactMap { $0 } + own.hidden
    guard let first = all.first else { return base }
    guard itemAttributesCount || !first.property.isLegacyOfItem else {
      return base.ignoring(
        all.map { loser($0, named: "legacy \($0.property.path) beside an appearance object") })
    }
    let beaten = hiddenLosers(own, proxy)
    guard let value = own.value else { return base.veiled(by: own, beat: beaten) }
    return Reading(
      value: value.value, level: value.level.words(of: proxy), slot: nil,
      source: value.itemSource, rule: rule(value), beat: beaten + said(base))
  }

  /// What the proxy has and does not come to.
  func hiddenLosers(_ own: ItemSaying, _ proxy: ProxyClass) -> [ExplainedProperty.Loser] {
    own.hidden.map { loser($0, named: "\(proxy.rawValue).appearance().\($0.property.path)") }
  }

  private func rule(_ own: BarProperty) -> String {
    if own.property.path == "badgeColor" { return CascadeReason.itemsBadge }
    guard own.property.isLegacyOfItem else { return CascadeReason.itemsOwn }
    return choice.level == .system ? CascadeReason.itemLegacy : CascadeReason.itemWins
  }

  private func loser(_ own: BarProperty, named name: String) -> ExplainedProperty.Loser {
    ExplainedProperty.Loser(name: name, value: spelled(own.value), path: own.source.path)
  }

  /// What the document says there; nothing where it is the system's.
  private func said(_ reading: Reading) -> [ExplainedProperty.Loser] {
    guard reading.source.path != nil, let value = reading.value else { return [] }
    return [
      ExplainedProperty.Loser(
        name: reading.slot.map { "\(choice.level.rawValue).\($0)" } ?? reading.source.text,
        value: spelled(value), path: reading.source.path)
    ]
  }
}

extension LookReader.Reading {
  /// Whether nothing in the document says it.
  private var isSystems: Bool { source.path == nil && slot == nil }

  fileprivate func ignoring(_ ignored: [ExplainedProperty.Loser]) -> LookReader.Reading {
    LookReader.Reading(
      value: value, level: level, slot: slot, source: source,
      rule: isSystems ? CascadeReason.itemGivesWay : rule, beat: beat, ignored: ignored)
  }

  /// The same where something of the item's own hides its proxy's and says nothing itself.
  fileprivate func veiled(
    by own: ItemSaying, beat hidden: [ExplainedProperty.Loser]
  ) -> LookReader.Reading {
    guard isSystems, let veil = own.veil else {
      return LookReader.Reading(
        value: value, level: level, slot: slot, source: source,
        rule: rule.contains(CascadeReason.itemVeil) ? rule : rule + "; " + CascadeReason.itemVeil,
        beat: hidden + beat, ignored: ignored)
    }
    return LookReader.Reading(
      value: value, level: veil.level.words(of: .barButtonItem), slot: nil,
      source: veil.veilSource(in: own.group),
      rule: CascadeReason.itemVeil + ": the system's default is left", beat: hidden + beat,
      ignored: ignored)
  }
}

extension BarProperty {
  /// A property of a document is spelled with its owner, a statement is whole.
  var itemSource: AppearanceSource {
    source.text == property.path && level == .item
      ? AppearanceSource("\(property.path) of the item", path: source.path) : source
  }
}

extension BarProperty {
  /// Of what hides something: a nil, or the group that it lies in.
  func veilSource(in group: AppearanceProperty?) -> AppearanceSource {
    guard source.text == property.path else { return source }
    guard let group, property != group else {
      return AppearanceSource(
        "\(property.wordOfNone) as \(property.path) of the item", path: source.path)
    }
    let depth = property.path.split(separator: ".").count - group.path.split(separator: ".").count
    return AppearanceSource(
      "\(group.path) of the item", path: source.path.map { SpecPath($0.steps.dropLast(depth)) })
  }
}

extension AppearanceProperty {
  /// A dictionary that hides another may be nil as well as empty.
  var wordOfNone: String { path.hasSuffix("TextAttributes") ? "nothing" : "nil" }
}

extension AppearanceLevel {
  /// As explanations say it of what an item has of its own.
  func words(of proxy: ProxyClass) -> String {
    self == .item ? "item" : "\(proxy.rawValue).appearance() (application level)"
  }
}
