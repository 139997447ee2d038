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

  /// The strongest first: of the nearest group that says anything of it.
  func values(_ attribute: String) -> [BarProperty] {
    for group in groups where group.givesColor || attribute != "foregroundColor" {
      let name = group.property / attribute
      let found = properties.group(group.property).filter { $0.property == name }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension ItemProperties {
  /// Of the first of several names that anything is set for, the strongest first.
  func first(of names: [AppearanceProperty]) -> [BarProperty] {
    names.lazy.map { self.values($0) }.first { !$0.isEmpty } ?? []
  }
}

extension LookReader {
  /// Whether what items have of their own counts here at all.
  private var itemAttributesCount: Bool { bar.itemAttributesWin || choice.level == .system }

  /// `base`, or in its stead the first of `values`, which an item or its proxy says of it.
  func reading(
    _ base: Reading, of property: AppearanceProperty, own values: [BarProperty],
    _ proxy: ProxyClass
  ) -> Reading {
    guard let own = values.first else { return base }
    guard itemAttributesCount || !own.property.isLegacyOfItem else {
      return base.ignoring(
        values.map { loser($0, named: "legacy \($0.property.path) beside an appearance object") })
    }
    let beaten = values.dropFirst().map {
      loser($0, named: "\(proxy.rawValue).appearance().\($0.property.path)")
    }
    return Reading(
      value: own.value, level: own.level.words(of: proxy), slot: nil, source: own.itemSource,
      rule: rule(own), beat: beaten + said(base))
  }

  private func rule(_ own: BarProperty) -> String {
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
  func ignoring(_ ignored: [ExplainedProperty.Loser]) -> LookReader.Reading {
    LookReader.Reading(
      value: value, level: level, slot: slot, source: source, rule: rule, beat: beat,
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

extension AppearanceLevel {
  /// As explanations say it of what an item has of its own.
  func words(of proxy: ProxyClass) -> String {
    self == .item ? "item" : "\(proxy.rawValue).appearance() (application level)"
  }
}
