import BarPrimitives
import BarSpec

/// Replays what a document does to its UIKit bars, in order: proxies, declarations, steps, windows.
struct AppearanceReplay {
  private(set) var bars: [BarState]
  private(set) var notes: [CascadeNote] = []
  private var proxies: [(proxy: ProxyClass, slots: SlotStates)]
  private var proxyProperties: [(proxy: ProxyClass, property: BarProperty)] = []
  private var objects: [(name: String, object: AppearanceObject)] = []
  /// What view controllers do whenever they come or go.
  private let momentSteps: [CustomizationStep]
  /// Those of them that have been done.
  private var done: Set<SpecPath> = []
  /// Bars whose items changed while they were in no window.
  private var movedOutside: [ElementID] = []

  init(_ bars: [UIKitBar], _ setup: UIKitSetup) {
    let steps = setup.customizations + bars.flatMap(\.customizations)
    momentSteps = steps.filter { $0.moment != nil }
    self.bars = bars.map { bar in
      BarState(bar, pushes: steps.contains { $0.action == .push(bar.id) })
    }
    proxies = ProxyClass.allCases.map { ($0, SlotStates()) }
    declare(setup, bars)
    for step in steps where step.moment == nil { perform(step) }
    for index in self.bars.indices where !self.bars[index].isInWindow && !self.bars[index].hasLeft {
      enterWindow(index)
    }
    noteNeverRun()
  }

  /// For tests.
  func object(_ name: String) -> AppearanceObject? { objects.last { $0.name == name }?.object }

  /// What the proxy gives to bars.
  func outcome(of proxy: ProxyClass) -> AppearanceOutcome.Place {
    AppearanceOutcome.Place(
      self.proxy(proxy), proxyProperties.filter { $0.proxy == proxy }.map(\.property),
      of: proxy.barKind)
  }

  func proxy(_ proxy: ProxyClass) -> SlotStates {
    proxies.first { $0.proxy == proxy }?.slots ?? SlotStates()
  }
}

extension AppearanceReplay {
  private mutating func perform(_ step: CustomizationStep) {
    let source = AppearanceSource(step.text, path: step.path)
    switch step.action {
    case .assignObject(let place, let value): assign(value, to: place, source)
    case .setProperty(let place, let property, let value):
      change(place, [property], source) { $0.set(property, value, source) }
    case .setBarProperty(let holder, let property, let value):
      setProperty(
        of: holder, AppearanceSetting(property, value, path: step.path), source)
    case .configure(let place, let preset):
      var didChange = true
      change(place, AppearanceProperty.backgroundAndShadow, source) {
        didChange = $0.configure(preset, source)
      }
      if !didChange {
        note(
          .configureWithoutEffect, source, about: place.holder,
          AppearanceProperty.backgroundAndShadow)
      }
    case .enterWindow(let id): if let index = index(of: id) { enterWindow(index) }
    case .leaveWindow(let id): if let index = index(of: id) { leaveWindow(index) }
    case .push(let id):
      if let bar = index(of: id).map({ bars[$0] }), bar.depth >= bar.items.count {
        note(.nothingToPush, source, about: .bar(id))
      }
      show(in: id) { $0.depth = min($0.depth + 1, $0.items.count) }
    case .pop(let id):
      if let bar = index(of: id).map({ bars[$0] }), bar.depth <= 1 {
        note(.nothingToPop, source, about: .bar(id))
      }
      show(in: id) { $0.depth = max($0.depth - 1, 1) }
    case .selectTab(let id, let tab): show(in: id) { $0.selectedTab = tab }
    }
  }

  /// Shows another item. The one that comes has its say before the one that goes, which is called when
  /// it has disappeared.
  private mutating func show(in id: ElementID, _ change: (inout BarState) -> Void) {
    guard let index = index(of: id) else { return }
    let before = bars[index].currentIndex
    change(&bars[index])
    let after = bars[index].currentIndex
    guard before != after else { return }
    guard bars[index].isInWindow else { return movedOutside.append(id) }
    perform(.viewWillAppear, of: after, in: id)
    perform(.viewDidDisappear, of: before, in: id)
  }

  /// What the item's view controller does at that moment; nil: there is no item.
  private mutating func perform(
    _ event: CustomizationStep.Moment.Event, of item: Int?, in id: ElementID
  ) {
    guard let item else { return }
    let moment = CustomizationStep.Moment(bar: id, item: item, event: event)
    for step in momentSteps where step.moment == moment {
      done.insert(step.path)
      perform(step)
    }
  }

  /// Statements of moments that did not come. A statement may be several steps.
  private mutating func noteNeverRun() {
    var told: Set<SpecPath> = []
    for step in momentSteps where !done.contains(step.path) {
      guard let moment = step.moment, told.insert(step.path).inserted else { continue }
      note(
        movedOutside.contains(moment.bar) ? .momentBeforeWindow : .momentNeverCame(moment.event),
        AppearanceSource(step.text, path: step.path), about: .bar(moment.bar))
    }
  }

  private func index(of id: ElementID) -> Int? { bars.firstIndex { $0.id == id } }

  private mutating func note(
    _ rule: CascadeRule, _ source: AppearanceSource, about holder: AppearanceHolder,
    _ properties: [AppearanceProperty] = []
  ) {
    notes.append(
      CascadeNote(rule: rule, source: source, bars: barIDs(of: holder), properties: properties))
  }

  /// The bars that can look otherwise for what is done to `holder`.
  private func barIDs(of holder: AppearanceHolder) -> [ElementID] {
    func all(_ kind: UIKitBarKind?) -> [ElementID] {
      bars.filter { $0.kind == kind }.map(\.id)
    }
    return switch holder {
    case .bar(let id), .item(let id, _): [id]
    case .proxy(let proxy): all(proxy.barKind)
    case .object(let name): all(object(name)?.kind)
    }
  }

  private mutating func assign(
    _ value: CustomizationStep.ObjectValue, to place: AppearanceReference,
    _ source: AppearanceSource
  ) {
    let object: AppearanceObject?
    switch value {
    case .null: object = nil
    case .new(let kind): object = AppearanceObject(kind, source: source)
    case .converted(let kind, let other):
      object = self.object(at: other)?.converted(to: kind, source)
    case .copy(let other, _):
      object = self.object(at: other)?.copied(source)
      if object == nil { note(.emptySource, source, about: place.holder) }
    }
    put(object, into: place)
    guard case .proxy(let proxy) = place.holder else { return }
    if bars.contains(where: { $0.isInWindow && $0.kind == proxy.barKind }) {
      note(.proxyAfterWindow, source, about: place.holder)
    }
  }

  /// Changes an object where it is; there may be none.
  private mutating func change(
    _ place: AppearanceReference, _ properties: [AppearanceProperty], _ source: AppearanceSource,
    _ body: (inout AppearanceObject) -> Void
  ) {
    if case .proxy = place.holder {
      return note(.proxyMutation, source, about: place.holder, properties)
    }
    guard var object = object(at: place) else {
      return note(.nilSlot, source, about: place.holder, properties)
    }
    body(&object)
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      if let index = objects.lastIndex(where: { $0.name == name }) {
        objects[index].object = object
      }
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      bars[index].slots[slot].object = object
      bars[index].slots[slot].isMutated = true
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex else { return }
      bars[index].items[item][slot].object = object
    default: return
    }
  }

  func object(at place: AppearanceReference) -> AppearanceObject? {
    switch (place.holder, place.slot) {
    case (.object(let name), _): return object(name)
    case (.bar(let id), let slot?): return index(of: id).flatMap { bars[$0].slots[slot].object }
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return nil }
      return bars[index].items[item][slot].object
    case (.proxy(let proxy), let slot?): return self.proxy(proxy)[slot].object
    default: return nil
    }
  }

  /// Assignment copies: values are values here, so later changes to the source do not reach it.
  mutating func put(_ object: AppearanceObject?, into place: AppearanceReference) {
    let state = SlotState(object: object, origin: .instance)
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      guard let object else { return }
      objects.removeAll { $0.name == name }
      objects.append((name, object))
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      let standard = slot == .standardAppearance && object == nil
      bars[index].slots[slot] = standard ? .system(bars[index].kind) : state
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return }
      bars[index].items[item][slot] = object == nil ? .empty : state
    case (.proxy(let proxy), let slot?):
      guard let index = proxies.firstIndex(where: { $0.proxy == proxy }) else { return }
      proxies[index].slots[slot] = state
    default: return
    }
  }

  mutating func setProperty(
    of holder: AppearanceHolder, _ setting: AppearanceSetting, _ source: AppearanceSource
  ) {
    switch holder {
    case .bar(let id):
      guard let index = index(of: id) else { return }
      bars[index].set(
        BarProperty(
          property: setting.property, value: setting.value, level: .bar, source: source))
    case .proxy(let proxy):
      let property = BarProperty(
        property: setting.property, value: setting.value, level: .proxy, source: source)
      proxyProperties.append((proxy, property))
      if bars.contains(where: { $0.isInWindow && $0.kind == proxy.barKind }) {
        note(.proxyAfterWindow, source, about: holder, [setting.property])
      }
    default: return
    }
  }

  /// Where the proxies' values reach a bar: every slot that nobody has assigned to. What the item on
  /// show does in viewWillAppear comes before: its view has no window yet.
  private mutating func enterWindow(_ index: Int) {
    if !bars[index].isInWindow {
      perform(.viewWillAppear, of: bars[index].currentIndex, in: bars[index].id)
    }
    var bar = bars[index]
    let proxy = ProxyClass(of: bar.kind)
    for slot in AppearanceSlot.allCases {
      guard bar.slots[slot].origin != .instance, let object = self.proxy(proxy)[slot].object else {
        continue
      }
      if bar.slots[slot].isMutated { noteLost(bar.slots[slot], of: bar.id) }
      bar.slots[slot] = SlotState(object: object, origin: .proxy)
    }
    for (target, property) in proxyProperties where target == proxy { bar.set(property) }
    if bar.kind == .tabBar {
      for item in bar.items.indices {
        for slot in AppearanceSlot.allCases where bar.items[item][slot].origin != .instance {
          if let object = self.proxy(.tabBarItem)[slot].object {
            bar.items[item][slot] = SlotState(object: object, origin: .proxy)
          }
        }
      }
    }
    bar.isInWindow = true
    bar.hasLeft = false
    bars[index] = bar
  }

  private mutating func leaveWindow(_ index: Int) {
    let wasInWindow = bars[index].isInWindow
    bars[index].isInWindow = false
    bars[index].hasLeft = true
    guard wasInWindow else { return }
    perform(.viewDidDisappear, of: bars[index].currentIndex, in: bars[index].id)
  }

  private mutating func noteLost(_ slot: SlotState, of bar: ElementID) {
    let lost = (slot.object?.entries ?? []).filter { $0.source.path != nil }
    var told: [AppearanceSource] = []
    for entry in lost where !told.contains(entry.source) {
      told.append(entry.source)
      note(
        .earlyMutation, entry.source, about: .bar(bar),
        lost.filter { $0.source == entry.source }.map(\.property))
    }
  }
}
