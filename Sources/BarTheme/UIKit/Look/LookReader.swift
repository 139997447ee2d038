import BarPrimitives
import BarSpec

/// Reads the properties of a chosen object, and keeps the reason for each value that it hands out.
struct LookReader {
  let bar: BarState
  let choice: AppearanceChoice
  let palette: Palette
  let reduceTransparency: Bool
  /// Whether the bar is of compact height.
  let isCompact: Bool
  /// The views above bars.
  let tints: TintTree
  private(set) var told: [ExplainedProperty] = []
  /// Legacy properties without effect.
  private(set) var idle: [ExplainedNote] = []
  /// Layouts of tabs that the document says something of in the object in use.
  let styledLayouts: [AppearanceProperty]

  init(
    _ bar: BarState, _ choice: AppearanceChoice, _ palette: Palette, reduceTransparency: Bool,
    isCompact: Bool = false, tints: TintTree = TintTree()
  ) {
    self.tints = tints
    self.isCompact = isCompact
    self.bar = bar
    self.choice = choice
    self.palette = palette
    self.reduceTransparency = reduceTransparency
    styledLayouts = bar.kind == .tabBar ? choice.object.styledLayouts : []
  }

  /// What a property holds, and who says so.
  struct Reading {
    let value: AppearanceValue?
    let level: String
    let slot: String?
    let source: AppearanceSource
    let rule: String
    /// What it won over besides what objects further down the chain say.
    var beat: [ExplainedProperty.Loser] = []
    /// What does not count.
    var ignored: [ExplainedProperty.Loser] = []
  }

  /// The bar's legacy property, in a bar of compact height the one that was set for that.
  func legacyName(_ property: AppearanceProperty) -> AppearanceProperty {
    let compact = AppearanceProperty("compact." + property.path)
    guard isCompact, let own = bar.property(compact), own.value != .null else { return property }
    return compact
  }

  /// The value in force, nil where the system's default is. `legacy` is the bar's own property that
  /// counts instead while no appearance object is in use.
  func reading(
    _ property: AppearanceProperty, legacy: AppearanceProperty? = nil
  ) -> Reading {
    veiled(compactVeiled(unveiled(property, legacy), legacy, property), property)
  }

  private func unveiled(
    _ property: AppearanceProperty, _ legacy: AppearanceProperty?
  ) -> Reading {
    if choice.isTransparentised, property.isBackgroundOrShadow {
      return Reading(
        value: .null, level: choice.level.words, slot: choice.slot.rawValue,
        source: AppearanceSource("the scroll edge"), rule: CascadeReason.cleared)
    }
    if choice.isLegacy, let legacy, let own = bar.property(legacy), own.value != .null {
      return Reading(
        value: own.value, level: own.level.words, slot: nil, source: own.source,
        rule: CascadeReason.legacy, beat: hiddenOfBar(legacy))
    }
    if choice.isLegacy, let legacy, let veil = veil(legacy, of: property) { return veil }
    guard let entry = choice.object.effective(property) else {
      if let clearing = choice.object.clearing(of: property) {
        return Reading(
          value: nil, level: choice.level.words, slot: choice.slot.rawValue, source: clearing,
          rule: CascadeReason.dropped)
      }
      return Reading(
        value: nil, level: AppearanceLevel.system.words, slot: nil,
        source: AppearanceSource("the system's default"), rule: leftOut(property))
    }
    return Reading(
      value: entry.value, level: choice.level.words, slot: choice.slot.rawValue,
      source: entry.source, rule: choice.reason)
  }

  /// The same; where nothing is in force, `source` decides what the system's default is.
  func reading(
    _ property: AppearanceProperty, legacy: AppearanceProperty?,
    standardFrom source: StandardSource?
  ) -> Reading {
    let reading = reading(property, legacy: legacy)
    guard reading.value == nil, let source else { return reading }
    return Reading(
      value: nil, level: source.level, slot: nil, source: source.source, rule: source.rule,
      beat: source.beat)
  }

  /// What is left where the bar has set its own legacy property to nil over its proxy's; nil: it has
  /// not.
  func veil(
    _ legacy: AppearanceProperty, of property: AppearanceProperty
  ) -> Reading? {
    guard let own = barVeil(legacy) else { return nil }
    return Reading(
      value: choice.object.effective(property)?.value, level: own.level, slot: nil,
      source: own.source, rule: own.rule, beat: own.beat)
  }

  private func leftOut(_ property: AppearanceProperty) -> String {
    choice.beaten.contains { $0.object?.effective(property) != nil }
      ? CascadeReason.wholeObject : CascadeReason.silent
  }

  /// Keeps why `element` has `value`.
  mutating func tell(
    _ element: ElementID, _ property: AppearanceProperty, _ value: String, _ reading: Reading,
    legacy: AppearanceProperty? = nil
  ) {
    told.append(
      ExplainedProperty(
        element, property.path, value, level: reading.level, slot: reading.slot,
        origin: reading.source.text, path: reading.source.path,
        beat: reading.beat + losers(property),
        ignored: reading.ignored + ignored(legacy, of: property) + otherLayouts(property),
        rule: rule(reading, of: property)))
  }

  /// A legacy property that has no effect here, and why: one sentence without a full stop.
  struct Idle {
    let property: AppearanceProperty
    let rule: String

    init(_ property: AppearanceProperty, _ rule: String) {
      self.property = property
      self.rule = rule
    }
  }

  /// Keeps that `element` has `value`, and that what the bar says of it has no effect.
  mutating func tellIdle(
    _ element: ElementID, _ property: AppearanceProperty, _ value: String, _ idle: Idle
  ) {
    let reading = reading(property)
    guard let own = bar.property(idle.property), own.value != .null else {
      return tell(element, property, value, reading)
    }
    told.append(
      ExplainedProperty(
        element, property.path, value, level: reading.level, slot: reading.slot,
        origin: reading.source.text, path: reading.source.path, beat: losers(property),
        ignored: [
          ExplainedProperty.Loser(
            name: "legacy \(idle.property.path)", value: spelled(own.value), path: own.source.path)
        ] + hiddenOfBar(idle.property), rule: idle.rule))
    self.idle.append(
      ExplainedNote(
        .lost, of: ExplainedNote.Statement(own.source), bars: [bar.id],
        properties: [idle.property.path, property.path], rule: idle.rule))
  }

  /// Keeps that `element` has `value`, whatever the object in use says of the property, as long as it
  /// says anything; `idle` is what it says and why that has no effect.
  mutating func tellWithoutEffect(
    _ element: ElementID, _ property: AppearanceProperty, _ value: String, _ idle: Idle
  ) {
    let reading = reading(idle.property)
    guard let given = reading.value, given != .null else {
      return tell(element, property, value, reading)
    }
    told.append(
      ExplainedProperty(
        element, property.path, value, level: AppearanceLevel.system.words,
        origin: "the system's default", beat: losers(property),
        ignored: [
          ExplainedProperty.Loser(
            name: "\(bar.kind.appearanceClassName).\(idle.property.path)", value: spelled(given),
            path: reading.source.path)
        ], rule: idle.rule))
  }

  /// Keeps that something of the object in use comes to nothing: `check` tells it too.
  mutating func warn(_ idle: Idle) {
    guard let entry = choice.object.effective(idle.property) else { return }
    self.idle.append(
      ExplainedNote(
        .lost, of: ExplainedNote.Statement(entry.source), bars: [bar.id],
        properties: [idle.property.path], rule: idle.rule))
  }

  /// Keeps what is to be known of a value that comes to nothing.
  mutating func note(_ note: ExplainedNote) { idle.append(note) }

  /// Keeps the reason for what is no property of an appearance object.
  mutating func tell(_ explained: ExplainedProperty) { told.append(explained) }

  /// Keeps what UIKit has no property for: the system's own text.
  mutating func tellSystem(_ text: ResolvedText, on element: ElementID, rule: String) {
    for (name, value) in [
      ("foregroundColor", text.color.description), ("font", text.font.description),
    ] { tellSystem(element, name, value, rule: rule) }
  }

  /// The same of another value.
  mutating func tellSystem(_ element: ElementID, _ name: String, _ value: String, rule: String) {
    tell(
      ExplainedProperty(
        element, name, value, level: AppearanceLevel.system.words,
        origin: "the system's default", rule: rule))
  }

  /// The same property in objects further down the chain, and what was in this one before.
  func losers(_ property: AppearanceProperty) -> [ExplainedProperty.Loser] {
    let earlier = choice.object.replaced.filter {
      $0.property == property && $0.value != .null
    }.map { entry in
      ExplainedProperty.Loser(
        name: "the same object, earlier", value: spelled(entry.value), path: entry.source.path)
    }
    let cleared =
      choice.isTransparentised && property.isBackgroundOrShadow
      ? choice.object.effective(property).map { entry in
        [
          ExplainedProperty.Loser(
            name: "\(choice.level.rawValue).\(choice.slot.rawValue)", value: spelled(entry.value),
            path: entry.source.path)
        ]
      } ?? [] : []
    var strongest: [ExplainedProperty.Loser] = cleared
    for loser in earlier.reversed() where strongest.last != loser { strongest.append(loser) }
    return choice.veils.flatMap { hidden(by: $0, property) } + strongest
      + choice.beaten.compactMap { loser($0, property) }
  }

  /// A legacy property beside an object, or of the background at the scroll edge. Text and buttons
  /// keep theirs there.
  func ignored(
    _ legacy: AppearanceProperty?, of property: AppearanceProperty
  ) -> [ExplainedProperty.Loser] {
    guard let legacy,
      !choice.isLegacy || choice.isTransparentised && property.isBackgroundOrShadow
    else { return [] }
    let hidden = hiddenOfBar(legacy) + (compactVeil(legacy)?.beat ?? [])
    guard let own = bar.property(legacy), own.value != .null else { return hidden }
    let rule = choice.isLegacy ? " at the scroll edge" : " beside an appearance object"
    return [
      ExplainedProperty.Loser(
        name: "legacy \(legacy.path)\(rule)", value: spelled(own.value), path: own.source.path)
    ] + hidden
  }

  func spelled(_ value: AppearanceValue) -> String {
    switch value {
    case .null: "none"
    case .color(let color): palette.color(color).description
    case .font(let font): font.words
    case .image(let image): image.words
    case .emptyImage: emptyWord
    case .effect(let effect): effect.words
    case .shadow: "a shadow"
    case .number(let number): shortDecimal(number)
    case .word(let word): word
    case .flag(let flag): "\(flag)"
    }
  }

  private var emptyWord: String { "an empty image" }
}

extension BarButtonItem.Image {
  /// As explanations spell it.
  var words: String { self == .backChevron ? "the chevron" : name }
}

extension FontValue {
  fileprivate var words: String {
    let parts = [
      base?.word, family, weight?.name, size.map { shortDecimal($0) },
    ].compactMap { $0 }
    return parts.joined(separator: " ")
  }
}

extension FontValue.Base {
  /// As the document spells it.
  fileprivate var word: String {
    switch self {
    case .style(let style): style.rawValue
    case .legacy(let font): font.rawValue
    case .preferred(let style): style.rawValue
    case .textStyle(let style): style.rawValue
    }
  }
}
