import BarSpec

/// Whole objects that go into slots or get names, and what comes of copies of nothing.
extension AppearanceReplay {
  mutating func assign(
    _ value: CustomizationStep.ObjectValue, to place: AppearanceReference,
    _ source: AppearanceSource
  ) {
    let object: AppearanceObject?
    switch value {
    case .null: object = nil
    case .new(let kind): object = AppearanceObject(kind, source: source)
    case .converted(let kind, let other):
      object = self.object(at: other)?.converted(to: kind, source)
      takings.note(other, into: place)
      if object == nil { leaveEmpty(place, kind, copying: other, source) }
    case .copy(let other, _):
      object = self.object(at: other)?.copied(source)
      takings.note(other, into: place)
      if object == nil { leaveEmpty(place, kind(of: other), copying: other, source) }
    }
    put(object, into: place, object == nil ? source : nil)
    if case .proxy(let proxy) = place.holder { noteLate(proxy, source) }
  }

  /// Copies nothing. That is told where it comes from, not of each copy of the copy.
  private mutating func leaveEmpty(
    _ place: AppearanceReference, _ kind: UIKitBarKind?, copying other: AppearanceReference,
    _ source: AppearanceSource
  ) {
    let rule: CascadeRule =
      isToldEmpty(other)
      ? .copyOfEmpty : isStandardOfBar(place) ? .emptySourceOfStandard : .emptySource
    if case .object(let name) = place.holder, let kind { self.name(name, kind, nil) }
    note(rule, source, ofNil: place)
  }

  /// Tells that a change of a place changes nothing, for want of an object there.
  mutating func noteNil(
    _ place: AppearanceReference, _ source: AppearanceSource, _ properties: [AppearanceProperty]
  ) {
    note(isToldEmpty(place) ? .changeOfEmpty : .nilSlot, source, ofNil: place, properties)
  }

  /// A name without an object is about the bars that its object would be for.
  private mutating func note(
    _ rule: CascadeRule, _ source: AppearanceSource, ofNil place: AppearanceReference,
    _ properties: [AppearanceProperty] = []
  ) {
    guard case .object = place.holder, let kind = kind(of: place) else {
      return note(rule, source, about: place.holder, properties)
    }
    note(rule, source, bars.filter { $0.kind == kind }.map(\.id), properties)
  }

  /// Whether an earlier statement is told for having left the place without an object.
  private func isToldEmpty(_ place: AppearanceReference) -> Bool {
    if case .object = place.holder { return kind(of: place) != nil }
    guard let source = slot(at: place)?.emptied?.source else { return false }
    return notes.contains { $0.source == source && $0.rule.isOfEmptySource }
  }

  /// A slot that is not optional.
  private func isStandardOfBar(_ place: AppearanceReference) -> Bool {
    guard place.slot == .standardAppearance else { return false }
    return switch place.holder {
    case .bar: true
    case .proxy(let proxy): proxy != .tabBarItem
    default: false
    }
  }
}

extension CascadeRule {
  fileprivate var isOfEmptySource: Bool {
    [.emptySource, .emptySourceOfStandard, .copyOfEmpty].contains(self)
  }
}

extension AppearanceReference {
  /// Whether it is an appearance object, not what has such.
  var isObject: Bool { if case .object = holder { true } else { slot != nil } }
}
