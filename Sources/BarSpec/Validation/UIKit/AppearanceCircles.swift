import BarPrimitives

extension Validator {
  /// Declarations that copy one another have an outcome only if one of them is a beginning. A bar's
  /// own slot may copy itself: it has an object before, the system's or its proxy's.
  mutating func refuseCircles(in model: BarModel) {
    let copies = model.declaredCopies
    var next: [AppearanceReference: DeclaredCopy] = [:]
    for copy in copies { next[copy.place] = copy }
    var settled: Set<AppearanceReference> = []
    for copy in copies {
      var way: [DeclaredCopy] = []
      var current: DeclaredCopy? = copy
      var onWay: Set<AppearanceReference> = []
      while let step = current, !settled.contains(step.place), onWay.insert(step.place).inserted {
        way.append(step)
        current = next[step.source]
      }
      settled.formUnion(onWay)
      guard let start = current?.place, onWay.contains(start) else { continue }
      refuse(circle: Array(way.drop { $0.place != start }))
    }
  }

  private mutating func refuse(circle: [DeclaredCopy]) {
    guard let first = circle.first, !first.isHarmless(in: circle) else { return }
    var value: JSONValue? = document.root
    for step in first.path.steps { value = value?[step] }
    // As an object it names its source under a key, as a string it is the name.
    let key = AppearanceKeys.copy.name
    let copied = value?[key]
    refuse(
      .circularAppearances(circle.map(\.path.description)), copied ?? value,
      copied == nil ? first.path : first.path / key)
  }
}

/// A declared object that begins as a copy.
private struct DeclaredCopy {
  let place: AppearanceReference
  let source: AppearanceReference
  let path: SpecPath

  /// Whether what is copied has been there before.
  func isHarmless(in circle: [DeclaredCopy]) -> Bool {
    if case .bar = place.holder { circle.count == 1 } else { false }
  }
}

extension BarModel {
  /// In the order of the document; the item on show by its index.
  fileprivate var declaredCopies: [DeclaredCopy] {
    let named = uikit.objects.compactMap { object in
      copy(object.appearance, AppearanceReference(.object(object.name)))
    }
    return named + uikit.proxies.flatMap { copies($0.slots, .proxy($0.proxy)) }
      + uikitBars.flatMap { bar in
        copies(bar.slots, .bar(bar.id))
          + bar.itemSlots.enumerated().flatMap { copies($1, .item(bar: bar.id, index: $0)) }
      }
  }

  private func copies(
    _ slots: [SlotAssignment], _ holder: AppearanceHolder
  ) -> [DeclaredCopy] {
    slots.compactMap { slot in
      slot.appearance.flatMap { copy($0, AppearanceReference(holder, slot.slot)) }
    }
  }

  private func copy(
    _ appearance: AppearanceDescription, _ place: AppearanceReference
  ) -> DeclaredCopy? {
    guard case .copy(let source, _) = appearance.start else { return nil }
    return DeclaredCopy(place: place, source: concrete(source), path: appearance.path)
  }

  private func concrete(_ place: AppearanceReference) -> AppearanceReference {
    guard case .item(let id, nil) = place.holder,
      let index = uikitBars.first(where: { $0.id == id })?.firstShownItem(in: self)
    else { return place }
    return AppearanceReference(.item(bar: id, index: index), place.slot)
  }
}

extension UIKitBar {
  /// The item on show before any step.
  fileprivate func firstShownItem(in model: BarModel) -> Int? {
    let steps = model.uikit.customizations + model.uikitBars.flatMap(\.customizations)
    return switch content {
    case .navigation(let items):
      steps.contains { $0.action == .push(id) } ? 0 : max(items.count - 1, 0)
    case .toolbar: nil
    case .tabs(_, let selected): selected
    }
  }
}
