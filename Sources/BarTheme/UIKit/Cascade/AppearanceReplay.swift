import BarPrimitives
import BarSpec

/// Replays what a document does to its UIKit bars, in order: proxies, declarations, steps, windows.
struct AppearanceReplay {
  var bars: [BarState]
  var notes: [CascadeNote] = []
  private var proxies: [(proxy: ProxyClass, slots: SlotStates)]
  var proxyProperties: [(proxy: ProxyClass, property: BarProperty)] = []
  /// What an item's proxy was told after its items had come, until others come.
  var lateForItems: [(proxy: ProxyClass, property: BarProperty)] = []
  /// Nil: the name has been given a copy of nothing.
  private var objects: [(name: String, kind: UIKitBarKind, object: AppearanceObject?)] = []
  /// What view controllers do whenever they come or go.
  private let momentSteps: [CustomizationStep]
  /// Those of them that have been done.
  private var done: Set<SpecPath> = []
  /// The views above the bars.
  var tints = TintTree()
  /// Of the objects that have names.
  var takings = NamedTakings()
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
    declareTints(setup)
    for step in steps where step.moment == nil { perform(step) }
    for index in self.bars.indices
    where !self.bars[index].isInWindow && !self.bars[index].hasLeft && isOnScreen(self.bars[index])
    {
      enterWindow(index)
    }
    enterOthers(setup)
    noteNeverRun()
    for late in lateForItems {
      note(
        .proxyAfterWindow, late.property.source, about: .proxy(late.proxy), [late.property.property]
      )
    }
    noteUnread(steps)
  }

  func object(_ name: String) -> AppearanceObject? {
    objects.last { $0.name == name }.flatMap(\.object)
  }

  /// Of the objects that have names, as the last step has left them.
  var sourcesOfNamed: [AppearanceSource] { objects.flatMap { $0.object?.sources ?? [] } }

  /// Whether a bar's tab is selected, where it is one's.
  func isOnScreen(_ bar: BarState) -> Bool {
    guard let tab = bar.tab, let host = bars.first(where: { $0.kind == .tabBar }) else {
      return true
    }
    return host.selectedTab == tab
  }

  /// Of the proxies' objects and properties.
  var sourcesOfProxies: [AppearanceSource] {
    proxies.flatMap(\.slots.sources) + proxyProperties.map(\.property.source)
  }

  /// What the proxy gives to bars.
  func outcome(of proxy: ProxyClass) -> AppearanceOutcome.Place {
    AppearanceOutcome.Place(self.proxy(proxy), properties(of: proxy))
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
    case .clear(let place, let group): clear(group, of: place, source)
    case .configure(let place, let preset):
      var without: CascadeRule?
      change(place, AppearanceProperty.backgroundAndShadow, source) {
        let isFresh = $0.hasBackgroundOfInit
        if !$0.configure(preset, source) {
          without = isFresh ? .configureWithoutEffect : .configuredAlready
        }
      }
      if let without {
        note(without, source, about: place.holder, AppearanceProperty.backgroundAndShadow)
      }
    case .enterWindow(let id):
      guard let index = index(of: id) else { return }
      isOnScreen(bars[index])
        ? enterWindow(index) : note(.tabNotSelected, source, about: .bar(id))
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
    case .selectTab(let id, let tab):
      show(in: id) { $0.selectedTab = tab }
      exchangeBarsOfTabs()
    }
  }

  /// Where the tabs are in a window, the bars of the selected one are, and those of the others are not.
  private mutating func exchangeBarsOfTabs() {
    guard bars.first(where: { $0.kind == .tabBar })?.isInWindow == true else { return }
    let ofTabs = bars.indices.filter { bars[$0].tab != nil }
    for index in ofTabs where isOnScreen(bars[index]) && !bars[index].isInWindow {
      enterWindow(index)
    }
    for index in ofTabs where !isOnScreen(bars[index]) && bars[index].isInWindow {
      leaveWindow(index)
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
    if bars[index].isInWindow, bars[index].kind == .navigationBar, let after {
      enterItems(of: after, in: index)
    }
    guard bars[index].isInWindow else { return movedOutside.append(id) }
    perform(.viewWillAppear, of: after, in: id)
    perform(.viewDidDisappear, of: before, in: id)
  }

  /// What the item's view controller does at that moment; nil: there is no item.
  mutating func perform(
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

  func index(of id: ElementID) -> Int? { bars.firstIndex { $0.id == id } }

  mutating func note(
    _ rule: CascadeRule, _ source: AppearanceSource, about holder: AppearanceHolder,
    _ properties: [AppearanceProperty] = []
  ) {
    note(rule, source, barIDs(of: holder), properties)
  }

  mutating func note(
    _ rule: CascadeRule, _ source: AppearanceSource, _ bars: [ElementID],
    _ properties: [AppearanceProperty]
  ) {
    var all = properties
    // One statement may set several properties, and is told once.
    if let last = notes.last, last.rule == rule, last.source == source, last.bars == bars {
      all = last.properties + properties.filter { !last.properties.contains($0) }
      notes.removeLast()
    }
    notes.append(CascadeNote(rule: rule, source: source, bars: bars, properties: all))
  }

  /// The bars that can look otherwise for what is done to `holder`.
  private func barIDs(of holder: AppearanceHolder) -> [ElementID] {
    switch holder {
    case .bar(let id), .item(let id, _): [id]
    case .button(let place): [place.bar]
    case .proxy(let proxy): bars.filter { proxy.reaches($0.kind) }.map(\.id)
    case .object(let name): bars.filter { $0.kind == object(name)?.kind }.map(\.id)
    case .window: bars.map(\.id)
    case .superview(let id): [id]
    }
  }

  /// Changes an object where it is; there may be none.
  mutating func change(
    _ place: AppearanceReference, _ properties: [AppearanceProperty], _ source: AppearanceSource,
    _ body: (inout AppearanceObject) -> Void
  ) {
    if case .proxy = place.holder {
      return note(.proxyMutation, source, about: place.holder, properties)
    }
    guard var object = object(at: place) else { return noteNil(place, source, properties) }
    body(&object)
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      if let index = objects.lastIndex(where: { $0.name == name }) {
        objects[index].object = object
      }
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      bars[index].slots[slot].object = object
      bars[index].slots[slot].changes.insert(source)
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex else { return }
      bars[index].items[item][slot].object = object
    default: return
    }
  }

  func object(at place: AppearanceReference) -> AppearanceObject? {
    if case .object(let name) = place.holder { object(name) } else { slot(at: place)?.object }
  }

  /// Nil: it is none of a bar, an item or a proxy.
  func slot(at place: AppearanceReference) -> SlotState? {
    switch (place.holder, place.slot) {
    case (.bar(let id), let slot?): return index(of: id).map { bars[$0].slots[slot] }
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return nil }
      return bars[index].items[item][slot]
    case (.proxy(let proxy), let slot?): return self.proxy(proxy)[slot]
    default: return nil
    }
  }

  /// The bars whose class of objects belongs into the place; nil: the name has never been given.
  func kind(of place: AppearanceReference) -> UIKitBarKind? {
    switch place.holder {
    case .bar(let id), .item(let id, _): index(of: id).map { bars[$0].kind }
    case .proxy(let proxy): proxy.barKind
    case .object(let name): objects.last { $0.name == name }?.kind
    default: nil
    }
  }

  /// Gives the name an object, or, with nil, none.
  mutating func name(_ name: String, _ kind: UIKitBarKind, _ object: AppearanceObject?) {
    objects.removeAll { $0.name == name }
    objects.append((name, kind, object))
  }

  private mutating func leaveWindow(_ index: Int) {
    let wasInWindow = bars[index].isInWindow
    bars[index].isInWindow = false
    bars[index].hasLeft = true
    if wasInWindow { takings.noteShown(bars[index]) }
    guard wasInWindow else { return }
    perform(.viewDidDisappear, of: bars[index].currentIndex, in: bars[index].id)
  }

  /// Assignment copies: values are values here, so later changes to the source do not reach it.
  /// `null` is what says so where there is no object.
  mutating func put(
    _ object: AppearanceObject?, into place: AppearanceReference, _ null: AppearanceSource?
  ) {
    let state = SlotState(object: object, origin: .instance)
    if let object, place.slot != nil { takings.note(object) }
    switch (place.holder, place.slot) {
    case (.object(let name), _):
      if let object { self.name(name, object.kind, object) }
    case (.bar(let id), let slot?):
      guard let index = index(of: id) else { return }
      let before = bars[index].slots[slot]
      if before.origin == .proxy {
        bars[index].hiddenOfBar[slot] =
          before.isMutated
          ? proxy(ProxyClass(of: bars[index].kind))[slot] : before
      }
      let standard = slot == .standardAppearance && object == nil
      bars[index].slots[slot] =
        (standard ? .system(bars[index].kind) : state).emptied(by: null, before)
    case (.item(let id, let item), let slot?):
      guard let index = index(of: id), let item = item ?? bars[index].currentIndex,
        bars[index].items.indices.contains(item)
      else { return }
      let before = bars[index].items[item][slot]
      if before.origin == .proxy { bars[index].hiddenOfItems[item][slot] = before }
      bars[index].items[item][slot] = state.emptied(by: null, before)
    case (.proxy(let proxy), let slot?):
      guard let index = proxies.firstIndex(where: { $0.proxy == proxy }) else { return }
      proxies[index].slots[slot] = state.emptied(by: null, proxies[index].slots[slot])
    default: return
    }
  }
}

extension SlotState {
  /// With what has set it to nil, and what was there before.
  fileprivate func emptied(by null: AppearanceSource?, _ before: SlotState) -> SlotState {
    guard let null else { return self }
    var state = self
    let own = before.origin == .instance || before.isMutated
    state.emptied = Emptied(source: null, before: own ? before.object : before.emptied?.before)
    return state
  }
}
