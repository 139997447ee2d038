import BarPrimitives
import BarSpec

/// How far an item of its own accord moves something.
struct OwnOffset {
  let offset: UIKitOffset
  /// What says so.
  let property: BarProperty
  /// The proxy's, which does not count.
  private let hidden: [BarProperty]

  var saying: ItemSaying { ItemSaying(value: property, hidden: hidden) }

  /// Of a UIOffset's two numbers, which `group` holds; nil: none is given.
  init?(_ own: ItemProperties, _ group: AppearanceProperty) {
    let numbers: [BarProperty]
    (numbers, hidden) = own.group(group)
    guard let property = numbers.last else { return nil }
    func number(_ side: String) -> Double {
      let found = numbers.last { $0.property.path.hasSuffix("." + side) }
      if case .number(let number)? = found?.value { return number }
      return 0
    }
    offset = UIKitOffset(horizontal: number("horizontal"), vertical: number("vertical"))
    self.property = property
  }

  /// Of points down; nil: they are not given.
  init?(down own: ItemSaying) {
    guard let property = own.value, case .number(let points) = property.value else { return nil }
    hidden = own.hidden
    offset = UIKitOffset(horizontal: 0, vertical: points)
    self.property = property
  }
}

extension LookReader {
  /// Keeps a reason only where anything is said of it.
  mutating func offset(
    _ group: AppearanceProperty, on element: ElementID, own: OwnOffset? = nil,
    of proxy: ProxyClass = .barButtonItem
  ) -> UIKitOffset {
    let sides = ["horizontal", "vertical"].map { reading(group / $0) }
    let given = UIKitOffset(
      horizontal: sides[0].points ?? 0, vertical: sides[1].points ?? 0)
    let base = sides.last { $0.points != nil }
    guard base != nil || own != nil else {
      tellLeftOut(group, on: element)
      return .zero
    }
    let read = reading(base ?? sides[1], own: own?.saying ?? ItemSaying(), proxy)
    let counts = own.map { $0.property.itemSource == read.source } ?? false
    let offset = counts ? own?.offset ?? given : given
    var whole = read.ofWholeOffset
    whole.beat += beatenOffsets(group)
    tell(element, group, offset.words, whole)
    return offset
  }

  /// Keeps that the object in use moves nothing, where one that it has won over does.
  private mutating func tellLeftOut(_ group: AppearanceProperty, on element: ElementID) {
    let beat = beatenOffsets(group)
    guard !beat.isEmpty else { return }
    tell(
      element, group, UIKitOffset.zero.words,
      Reading(
        value: nil, level: AppearanceLevel.system.words, slot: nil,
        source: AppearanceSource("the system's default"), rule: CascadeReason.wholeObject,
        beat: beat))
  }

  /// What objects further down the chain say of a UIOffset, which they have only the numbers of.
  private func beatenOffsets(_ group: AppearanceProperty) -> [ExplainedProperty.Loser] {
    choice.beaten.compactMap { candidate in
      let sides = ["horizontal", "vertical"].map { candidate.object?.effective(group / $0) }
      guard let source = sides.compactMap({ $0?.source }).first else { return nil }
      let points = sides.map { entry in
        if case .number(let number)? = entry?.value { number } else { 0.0 }
      }
      return ExplainedProperty.Loser(
        name: "\(candidate.level.rawValue).\(candidate.slot.rawValue)",
        value: UIKitOffset(horizontal: points[0], vertical: points[1]).words,
        path: source.ofWholeOffset.path)
    }
  }
}

extension LookReader.Reading {
  /// Nil: no number.
  fileprivate var points: Double? { if case .number(let number)? = value { number } else { nil } }

  /// With both numbers as the source.
  fileprivate var ofWholeOffset: LookReader.Reading {
    LookReader.Reading(
      value: value, level: level, slot: slot, source: source.ofWholeOffset, rule: rule, beat: beat,
      ignored: ignored)
  }
}

extension AppearanceSource {
  /// The UIOffset that a document gives one of the two numbers of.
  fileprivate var ofWholeOffset: AppearanceSource {
    guard let path, case .key(let side)? = path.steps.last,
      ["horizontal", "vertical"].contains(side)
    else { return self }
    for owner in ["", " of the item"] where text.hasSuffix("." + side + owner) {
      return AppearanceSource(
        text.dropLast(side.count + 1 + owner.count) + owner,
        path: SpecPath(path.steps.dropLast()))
    }
    return self
  }
}

extension UIKitOffset {
  /// As explanations spell it.
  fileprivate var words: String {
    "\(shortDecimal(horizontal)) right, \(shortDecimal(vertical)) down"
  }
}
