import BarPrimitives
import BarSpec

/// Properties of bars, items and proxies, and the moment when a proxy's values reach them.
extension AppearanceReplay {
  mutating func setProperty(
    of holder: AppearanceHolder, _ setting: AppearanceSetting, _ source: AppearanceSource
  ) {
    func property(_ level: AppearanceLevel) -> BarProperty {
      BarProperty(
        property: setting.property, value: setting.value, level: level, source: source)
    }
    switch holder {
    case .bar(let id):
      if let index = index(of: id) { bars[index].set(property(.bar)) }
    case .item(let id, let item):
      guard let index = index(of: id), let tab = item ?? bars[index].currentIndex else { return }
      bars[index].itemStates.set(property(.item), ofTab: tab)
    case .button(let place):
      guard let index = index(of: place.bar), let place = concrete(place),
        bars[index].itemStates.set(property(.item), of: place)
      else { return note(.noSuchItem, source, about: holder, [setting.property]) }
    case .proxy(let proxy): setProperty(of: proxy, property(proxy.level))
    case .window: setTint(setting.property, setting.value, of: .window, source)
    case .superview(let bar):
      setTint(setting.property, setting.value, of: .superview(bar), source)
    case .object: return
    }
  }

  private mutating func setProperty(of proxy: ProxyClass, _ property: BarProperty) {
    proxyProperties.removeAll { $0.proxy == proxy && $0.property.property == property.property }
    proxyProperties.append((proxy, property))
    guard proxy != .window else { return noteLateForWindow(property) }
    guard proxy.isOfItems else { return noteLate(proxy, property.source, [property.property]) }
    if bars.contains(where: { $0.isInWindow && proxy.reaches($0.kind) }) {
      lateForItems.append((proxy, property))
    }
  }

  /// A button of the navigation item that is on top, by its index; nil: there is none.
  private func concrete(_ place: ButtonPlace) -> ButtonPlace? {
    guard place.list != .toolbar, place.item == nil else { return place }
    guard let item = index(of: place.bar).flatMap({ bars[$0].currentIndex }) else { return nil }
    return ButtonPlace(bar: place.bar, item: item, list: place.list, index: place.index)
  }

  /// Takes away all of a group that is set anew as a whole; what is not there is not missed.
  mutating func clear(
    _ group: AppearanceProperty, of place: AppearanceReference, _ source: AppearanceSource
  ) {
    if place.isObject { return change(place, [group], source) { $0.clear(group, source) } }
    switch place.holder {
    case .bar(let id):
      guard let index = index(of: id) else { return }
      bars[index].properties.removeAll { $0.level == .bar && $0.property.isIn(group.path) }
    case .item(let id, let item):
      guard let index = index(of: id), let tab = item ?? bars[index].currentIndex else { return }
      bars[index].itemStates.clear(group, ofTab: tab)
    case .button(let button):
      guard let index = index(of: button.bar), let button = concrete(button),
        bars[index].itemStates.clear(group, of: button)
      else { return note(.noSuchItem, source, about: place.holder, [group]) }
    case .proxy(let proxy):
      proxyProperties.removeAll { $0.proxy == proxy && $0.property.property.isIn(group.path) }
    // What is in groups is no property of a plain view.
    case .object, .window, .superview: return
    }
  }

  /// What a proxy has been told, the last of each property.
  func properties(of proxy: ProxyClass) -> [BarProperty] {
    proxyProperties.filter { $0.proxy == proxy }.map(\.property)
  }

  /// Where the proxies' values reach a bar: every slot that nobody has assigned to. What the item on
  /// show does in viewWillAppear comes before: its view has no window yet.
  mutating func enterWindow(_ index: Int) {
    if !bars[index].isInWindow {
      perform(.viewWillAppear, of: bars[index].currentIndex, in: bars[index].id)
    }
    var bar = bars[index]
    let proxy = ProxyClass(of: bar.kind)
    forgetLate(for: bar)
    enterTints(of: bar.id)
    for slot in AppearanceSlot.allCases {
      guard let object = self.proxy(proxy)[slot].object else { continue }
      guard bar.slots[slot].origin != .instance else {
        bar.hiddenOfBar[slot] = SlotState(object: object, origin: .proxy)
        continue
      }
      if bar.slots[slot].isMutated { noteLost(bar.slots[slot], of: bar.id) }
      bar.slots[slot] = SlotState(object: object, origin: .proxy)
      bar.hiddenOfBar[slot] = .empty
    }
    bar.take(properties(of: proxy))
    if bar.kind == .tabBar {
      for item in bar.items.indices {
        for slot in AppearanceSlot.allCases {
          guard let object = self.proxy(.tabBarItem)[slot].object else { continue }
          let state = SlotState(object: object, origin: .proxy)
          if bar.items[item][slot].origin == .instance {
            bar.hiddenOfItems[item][slot] = state
          } else {
            bar.items[item][slot] = state
            bar.hiddenOfItems[item][slot] = .empty
          }
        }
      }
    }
    bar.isInWindow = true
    bar.hasLeft = false
    bars[index] = bar
    for item in 0..<(bar.kind == .navigationBar ? bar.depth : 1) { enterItems(of: item, in: index) }
    takings.noteShown(bars[index])
  }

  /// Buttons and tabs come into a window with their bar, those of a navigation item with its screen.
  mutating func enterItems(of item: Int, in index: Int) {
    let proxy: ProxyClass = bars[index].kind == .tabBar ? .tabBarItem : .barButtonItem
    let position = bars[index].kind == .navigationBar ? item : 0
    bars[index].itemStates.enter(properties(of: proxy), at: position)
    lateForItems.removeAll { $0.proxy == proxy }
  }

  /// What has changed the bar's object where it was; the rest of it may be a proxy's, from a window
  /// before.
  private mutating func noteLost(_ slot: SlotState, of bar: ElementID) {
    let lost = (slot.object?.entries ?? []).filter {
      $0.source.path != nil && slot.changes.contains($0.source)
    }
    var told: [AppearanceSource] = []
    for entry in lost where !told.contains(entry.source) {
      told.append(entry.source)
      note(
        .earlyMutation, entry.source, about: .bar(bar),
        lost.filter { $0.source == entry.source }.map(\.property))
    }
  }
}

extension ProxyClass {
  /// Whether it is the proxy of what stands in bars.
  fileprivate var isOfItems: Bool { self == .barButtonItem || self == .tabBarItem }

  fileprivate var level: AppearanceLevel { isOfItems ? .itemProxy : .proxy }
}
