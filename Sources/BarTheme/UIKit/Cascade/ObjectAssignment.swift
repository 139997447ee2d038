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
    note(rule, source, about: place.holder)
  }

  /// Tells that a change of a place changes nothing, for want of an object there.
  mutating func noteNil(
    _ place: AppearanceReference, _ source: AppearanceSource, _ properties: [AppearanceProperty]
  ) {
    note(isToldEmpty(place) ? .changeOfEmpty : .nilSlot, source, about: place.holder, properties)
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
    case .item, .button, .object, .window, .superview: false
    }
  }
}

extension CascadeRule {
  fileprivate var isOfEmptySource: Bool {
    [.emptySource, .emptySourceOfStandard, .copyOfEmpty].contains(self)
  }
}
