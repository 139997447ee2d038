import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "Tabs.legacyTabBar"

/// Vectors of MDCTabBar.
let legacyTabVectors: [VectorAdapter] = [
  VectorAdapter(
    component, needs: ["tabBar"],
    tells: [
      "selectedItemTintColor", "unselectedItemTintColor", "inkColor", "barTintColor",
      "clipsToBounds", "barPosition", "alignment", "titleTextTransform", "itemAppearance",
      "selectedItemTitleFont", "unselectedItemTitleFont", "items", "selectedItem", "delegate",
      "displaysUppercaseTitles", "mdc_currentElevation", "mdc_overrideBaseElevation",
    ], check: checkDefaults),
  VectorAdapter(
    component, needs: ["barPosition", "itemAppearance"], tells: ["height"], check: checkHeight),
  VectorAdapter(
    component, needs: ["steps"], tells: ["selectedItem", "selectedItemAfterEachStep"],
    check: checkSelection),
  VectorAdapter(
    component, needs: ["frame", "items"], takes: ["alignment", "rtl"],
    tells: ["item0.minX", "item1.minX", "visibleItems"], check: checkPlaces),
  VectorAdapter(
    component, needs: [],
    takes: ["frame", "items", "enableRippleBehavior", "steps", "rippleColor"],
    tells: [
      "enableRippleBehavior", "rippleColor", "inkColor", "inkStyle", "rippleStyle",
      "rippleInstalled", "inkInstalled", "inkBounds", "rippleBounds", "cell.rippleColor",
    ], check: checkSpread),
  VectorAdapter(
    component, needs: ["items"], tells: ["accessibilityLabelContains"],
    check: { vector in
      let item = try #require(vector.given["items"]?.list?.first)
      var tab = TabBarItem.titled(item["title"]?.text ?? "")
      tab.accessibilityLabel = item["accessibilityLabel"]?.text
      let bar = try arrange(tabScreen(legacyTabBar([tab]), width: 375, height: 48)).legacyTabBar()
      let wanted = try #require(vector.expect?["accessibilityLabelContains"]?.text)
      #expect(bar.tabs[0].tab.accessibilityLabel?.contains(wanted) == true, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["typography"], tells: ["selectedItemTitleFont", "unselectedItemTitleFont"],
    check: { vector in
      var model = screen(legacyTabBar([.titled("A"), .titled("B")], theme: .primary))
      model.scheme.typographyDefaults = .material201902
      let bar = try resolvedLegacyTabBar(model)
      let button = Palette(model).font(.button)
      for (key, index) in [("selectedItemTitleFont", 0), ("unselectedItemTitleFont", 1)] {
        #expect(vector.expect?[key]?.text == "scheme.button", "\(vector)")
        #expect(bar.tabs[index].tab.title?.font == button, "\(vector): \(key)")
      }
    }),
]

private func resolvedLegacyTabBar(_ model: BarModel) throws -> ResolvedLegacyTabBar {
  guard case .view(let view)? = model.resolved().bars.first,
    case .legacyTabBar(let bar) = view.view.kind
  else { throw WrongKind() }
  return bar
}

private func checkDefaults(_ vector: Vector) throws {
  let empty = try resolvedLegacyTabBar(screen(legacyTabBar()))
  let full = try resolvedLegacyTabBar(screen(legacyTabBar([.titled("A"), .titled("B")])))
  let titles = try full.tabs.map { try #require($0.tab.title) }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "selectedItemTintColor": try vector.expectNear(titles[0].color, wanted.color, key)
    case "unselectedItemTintColor": try vector.expectNear(titles[1].color, wanted.color, key)
    case "inkColor": try vector.expectNear(full.spread.color, wanted.color, key)
    // Nil is no background.
    case "barTintColor": #expect(wanted == .null && full.barTintColor.alpha == 0, "\(vector)")
    case "barPosition": #expect(full.style.barPosition.rawValue == wanted.text, "\(vector)")
    case "alignment": #expect(full.style.effectiveAlignment.rawValue == wanted.text, "\(vector)")
    case "titleTextTransform":
      #expect(full.style.titleTextTransform.rawValue == wanted.text, "\(vector)")
    case "itemAppearance":
      #expect(full.style.effectiveAppearance.rawValue == wanted.text, "\(vector)")
    case "selectedItemTitleFont", "unselectedItemTitleFont":
      let found = titles[key == "selectedItemTitleFont" ? 0 : 1].font
      let font = try #require(wanted.font)
      #expect(found.family == font.family && found.size == font.size, "\(vector): \(key)")
      #expect(found.weight == font.weight, "\(vector): \(key)")
    case "items": #expect(empty.tabs.count == wanted.list?.count, "\(vector)")
    case "selectedItem": #expect(wanted == .null && empty.selectedItem == nil, "\(vector)")
    case "displaysUppercaseTitles":
      #expect(full.style.displaysUppercaseTitles == wanted.flag, "\(vector)")
    case "clipsToBounds": try checkClip(vector, wanted)
    case "mdc_currentElevation":
      let items = arrange(screen(legacyTabBar([.titled("A")]))).displayList().items
      #expect(wanted.number == 0, "\(vector)")
      #expect(!items.contains { if case .shadow = $0.item { true } else { false } }, "\(vector)")
    // A picture calls nobody, and reports no elevation.
    default: #expect(["delegate", "mdc_overrideBaseElevation"].contains(key), "\(vector): \(key)")
    }
  }
}

/// A tab that is half outside is cut at the bar's edge.
private func checkClip(_ vector: Vector, _ wanted: JSONValue) throws {
  let tabs = (0..<9).map { TabBarItem.titled("Tab number \($0)") }
  let items = arrange(tabScreen(legacyTabBar(tabs), width: 375, height: 48)).displayList().items
  let clips = items.compactMap { placed -> Rect? in
    if case .pushClip(let shape) = placed.item { shape.rect } else { nil }
  }
  #expect(wanted.flag == true, "\(vector)")
  #expect(clips == [Rect(x: 0, y: 0, width: 375, height: 48)], "\(vector)")
}

private func checkHeight(_ vector: Vector) throws {
  let style = LegacyTabStyle(
    itemAppearance: vector.given["itemAppearance"]?.text.flatMap { .init(rawValue: $0) },
    barPosition: try #require(
      vector.given["barPosition"]?.text.flatMap { .init(rawValue: $0) }))
  let bar = try arrange(screen(legacyTabBar([.icon("A")]) { $0.style = style })).legacyTabBar()
  #expect(bar.frame.height == vector.expect?["height"]?.number, "\(vector)")
  #expect(bar.tabs.allSatisfy { $0.frame.height == bar.frame.height }, "\(vector)")
}

/// Each step is a document whose selection is the one before, as long as its item is there.
private func checkSelection(_ vector: Vector) throws {
  var selected: String?
  var after: [String] = []
  for step in vector.given["steps"]?.list ?? [] {
    let titles = try #require(step["items"]?.texts)
    let kept = selected.flatMap { titles.firstIndex(of: $0) }
    let bar = try resolvedLegacyTabBar(
      screen(
        legacyTabBar(titles.map { .titled($0) }) { bar in
          if let kept { bar.selection = .item(kept) }
        }))
    selected = bar.selectedItem.map { titles[$0] }
    after.append(try #require(selected, "\(vector)"))
  }
  if let wanted = vector.expect?["selectedItem"]?.text {
    // The original's second case has a step whose selection is gone.
    #expect(after.last == wanted, "\(vector)")
  }
  if let wanted = vector.expect?["selectedItemAfterEachStep"]?.texts {
    #expect(after == wanted, "\(vector)")
  }
}

private func checkPlaces(_ vector: Vector) throws {
  let sides = try #require(vector.given["frame"]?.numbers)
  let isRightToLeft = vector.given["rtl"] == .flag(true)
  let bar = try arrange(
    tabScreen(
      legacyTabBar(vector.tabs), width: sides[2], height: sides[3],
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  ).legacyTabBar()
  let (first, second) = (bar.tabs[0].frame, bar.tabs[1].frame)
  let inset = bar.layout.insets.leading
  for (key, wanted) in vector.expect ?? [:] {
    switch (key, wanted.text) {
    case ("item0.minX", "section left inset"): #expect(first.minX == inset, "\(vector)")
    case ("item1.minX", "left inset + item0.width"):
      #expect(second.minX == inset + first.width, "\(vector)")
    case ("item0.minX", "200 - left inset - item0.width"):
      #expect(first.minX == 200 - inset - first.width, "\(vector)")
    case ("item1.minX", "item0.minX - item1.width"):
      #expect(second.minX == first.minX - second.width, "\(vector)")
    default:
      #expect(Double(bar.tabs.count) == wanted.number, "\(vector): \(key)")
      #expect(bar.tabs.allSatisfy { bar.frame.contains($0.frame) }, "\(vector)")
    }
  }
}

/// The bar as it is after all steps, with a finger on its first tab.
private func checkSpread(_ vector: Vector) throws {
  let steps = vector.given["steps"]?.list ?? []
  let enabled =
    steps.compactMap { $0["enableRippleBehavior"]?.flag }.last
    ?? vector.given["enableRippleBehavior"]?.flag ?? false
  var items = [TabBarItem.titled("A"), .titled("B")]
  items[0].pressed = 1
  func model(ripple: Bool) -> BarModel {
    tabScreen(
      legacyTabBar(items) { bar in
        bar.enableRippleBehavior = ripple
        bar.colors.rippleColor = vector.given["rippleColor"]?.colorValue
      }, width: 200, height: 48)
  }
  let bar = try resolvedLegacyTabBar(model(ripple: enabled))
  let frames = arrange(model(ripple: enabled))
  let cell = try frames.legacyTabBar().tabs[0].frame
  func fill(_ name: String) -> Rect? {
    for placed in frames.displayList().items where placed.element.path.hasSuffix(name) {
      if case .fill(let shape, _) = placed.item { return shape.rect }
    }
    return nil
  }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "enableRippleBehavior": #expect(bar.spread.isRipple == wanted.flag, "\(vector)")
    case "rippleColor", "cell.rippleColor", "inkColor":
      let isRipple = key != "inkColor"
      let color = try resolvedLegacyTabBar(model(ripple: isRipple)).spread.color
      try vector.expectNear(color, wanted.color, key)
    case "rippleInstalled": #expect((fill("ripple") != nil) == wanted.flag, "\(vector)")
    case "inkInstalled": #expect((fill("ink") != nil) == wanted.flag, "\(vector)")
    // Bounded: the tab is covered and nothing else.
    case "inkBounds",
      "inkStyle" where !enabled:
      #expect(fill("ink") == cell, "\(vector)")
    case "rippleBounds",
      "rippleStyle" where enabled:
      #expect(fill("ripple") == cell, "\(vector)")
    default: #expect(wanted.text == "bounded" && !bar.style.isBottom, "\(vector): \(key)")
    }
  }
}
