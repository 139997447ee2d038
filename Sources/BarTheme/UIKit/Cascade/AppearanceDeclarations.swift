import BarPrimitives
import BarSpec

extension AppearanceReplay {
  /// What is declared and not in its place yet.
  private typealias Pending = [AppearanceReference: Declared]

  private struct Declared {
    /// Nil: the slot is set to nil.
    let appearance: AppearanceDescription?
    /// Of what is set to nil, which only slots are.
    var null: AppearanceSource?
  }

  /// A declaration states an outcome, in whatever order the document has it: what it copies from a
  /// place is what that place will have, of a bar's slots what the bar will show.
  mutating func declare(_ setup: UIKitSetup, _ bars: [UIKitBar]) {
    for proxy in setup.proxies {
      for setting in proxy.properties {
        setProperty(of: .proxy(proxy.proxy), setting, AppearanceSource(setting))
      }
    }
    for bar in bars {
      for setting in bar.properties {
        setProperty(of: .bar(bar.id), setting, AppearanceSource(setting))
      }
      declareItems(of: bar)
    }
    let declarations = Self.declarations(setup, bars)
    var pending = Pending(minimumCapacity: declarations.count)
    for (place, declared) in declarations { pending[place] = declared }
    for (place, _) in declarations { settle(place, &pending) }
  }

  private mutating func declareItems(of bar: UIKitBar) {
    for (place, button) in bar.buttons {
      for setting in button.attributes {
        setProperty(of: .button(place), setting, AppearanceSource(setting))
      }
    }
    for (index, tab) in bar.tabs.enumerated() {
      for setting in tab.attributes {
        setProperty(of: .item(bar: bar.id, index: index), setting, AppearanceSource(setting))
      }
    }
  }

  private static func declarations(
    _ setup: UIKitSetup, _ bars: [UIKitBar]
  ) -> [(AppearanceReference, Declared)] {
    func slots(
      _ slots: [SlotAssignment], of holder: AppearanceHolder
    ) -> [(AppearanceReference, Declared)] {
      slots.map {
        (
          AppearanceReference(holder, $0.slot),
          Declared(
            appearance: $0.appearance,
            null: $0.appearance == nil
              ? AppearanceSource("nil as \($0.slot.rawValue)", declaredAt: $0.path) : nil)
        )
      }
    }
    return setup.objects.map {
      (AppearanceReference(.object($0.name)), Declared(appearance: $0.appearance))
    } + setup.proxies.flatMap { slots($0.slots, of: .proxy($0.proxy)) }
      + bars.flatMap { slots($0.slots, of: .bar($0.id)) }
      + bars.flatMap { bar in
        bar.itemSlots.enumerated().flatMap { slots($1, of: .item(bar: bar.id, index: $0)) }
      }
  }

  /// Fills the place, and before it all that it is copied from. A place that copies itself takes what
  /// it has had.
  private mutating func settle(_ place: AppearanceReference, _ pending: inout Pending) {
    var chain: [(place: AppearanceReference, declared: Declared)] = []
    var next: AppearanceReference? = place
    while let current = next {
      let declared = pending.removeValue(forKey: current)
      if let declared { chain.append((current, declared)) }
      next = source(of: declared, at: current, pending)
    }
    for (place, declared) in chain.reversed() {
      if case .copy(let source, _)? = declared.appearance?.start {
        takings.note(source, into: place)
        noteEmpty(source, declared.appearance, of: place)
      }
      put(declared.appearance.flatMap { made($0) }, into: place, declared.null)
    }
  }

  /// A declaration that copies a place with nothing in it.
  private mutating func noteEmpty(
    _ source: AppearanceReference, _ description: AppearanceDescription?,
    of place: AppearanceReference
  ) {
    guard let description, declared(source) == nil else { return }
    note(
      .emptyStart, AppearanceSource("a copy", declaredAt: description.path), about: place.holder)
  }

  /// What has to be settled before `declared`, or in the stead of a bar's slot that nothing fills.
  private func source(
    of declared: Declared?, at place: AppearanceReference, _ pending: Pending
  ) -> AppearanceReference? {
    guard let declared else {
      guard case .bar(let id) = place.holder, let bar = bars.first(where: { $0.id == id }) else {
        return nil
      }
      return AppearanceReference(.proxy(ProxyClass(of: bar.kind)), place.slot)
    }
    guard case .copy(let source, _)? = declared.appearance?.start else { return nil }
    return concrete(source)
  }

  /// The item that is on show, by its index.
  private func concrete(_ place: AppearanceReference) -> AppearanceReference {
    guard case .item(let id, nil) = place.holder,
      let current = bars.first(where: { $0.id == id })?.currentIndex
    else { return place }
    return AppearanceReference(.item(bar: id, index: current), place.slot)
  }

  private func made(_ description: AppearanceDescription) -> AppearanceObject? {
    let source = AppearanceSource(
      "a new \(description.kind.appearanceClassName)", declaredAt: description.path)
    var object: AppearanceObject
    let preset: BackgroundPreset?
    switch description.start {
    case .new(let start):
      object = AppearanceObject(description.kind, source: source)
      preset = start
    case .copy(let place, let start):
      let base = declared(place) ?? AppearanceObject(description.kind, source: source)
      object = base.copied(AppearanceSource("a copy", declaredAt: description.path))
      preset = start
    }
    if let preset {
      object.configure(
        preset, AppearanceSource("\(preset.method)()", declaredAt: description.path))
    }
    for setting in description.settings {
      object.set(setting.property, setting.value, AppearanceSource(setting))
    }
    return object
  }

  /// What is in a place once every bar stands in its window.
  private func declared(_ place: AppearanceReference) -> AppearanceObject? {
    if case .bar(let id) = place.holder, let slot = place.slot,
      let bar = bars.first(where: { $0.id == id }),
      bar.slots[slot].origin == .system, let proxied = proxy(ProxyClass(of: bar.kind))[slot].object
    {
      return proxied
    }
    return object(at: place)
  }
}

extension AppearanceSource {
  /// A setting of the document.
  fileprivate init(_ setting: AppearanceSetting) {
    self.init(setting.property.path, path: setting.path)
  }
}
