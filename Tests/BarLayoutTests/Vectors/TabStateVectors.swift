import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "Tabs.TabBarView"
private let states: Set = ["imageTintColor", "titleColor", "titleFont", "steps", "items"]

/// Vectors of what a tab bar holds: selection, colours and fonts by state, taps, accessibility.
let tabStateVectors: [VectorAdapter] = [
  VectorAdapter(
    component, needs: ["tabBarView"],
    tells: ["items", "rippleColor", "bottomDividerColor", "barTintColor", "contentPadding"],
    check: checkDefaults),
  VectorAdapter(
    component, needs: ["items"], tells: ["selectedItem"],
    check: { vector in
      let bar = try resolvedTabBar(screen(tabBarView(vector.tabs)))
      #expect(bar.selectedItem == nil && vector.expect?["selectedItem"] == .null, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["steps"], tells: ["selectedItem", "throws"],
    where: { $0.given["steps"]?.list?.contains { $0["items"] != nil } == true },
    check: checkSelection),
  VectorAdapter(
    component, needs: ["then"], takes: ["backgroundColor", "barTintColor"],
    tells: ["barTintColor", "backgroundColor"], check: checkBackground),
  VectorAdapter(
    component, needs: [], takes: states,
    tells: [
      "imageTintColorForState", "titleColorForState", "titleFontForState", "itemViewFonts", "note",
    ], check: checkStates),
  VectorAdapter(
    component, needs: ["items", "bounds", "tapPoint", "delegate"],
    tells: ["shouldSelectCalledWith", "didSelectCalledWith", "selectedItem"], check: checkTap),
  VectorAdapter(
    component, needs: ["items", "steps"], tells: ["throws"],
    check: { vector in
      // A document says what comes out of the steps: the property, or none.
      for step in vector.given["steps"]?.list ?? [] {
        let item: TabBarItem =
          if let title = step["title"]?.text { .titled(title) } else if step["title"] == .null {
            TabBarItem()
          } else { step.object?.values.contains(.null) == true ? .titled("A") : .icon("A") }
        let bar = try arrange(tabScreen(tabBarView([item]), width: 90, height: 72)).tabBar()
        #expect(bar.tabs.count == 1 && bar.tabs[0].frame.width == 90, "\(vector)")
      }
    }),
  VectorAdapter(
    component, needs: ["items", "query"],
    tells: ["accessibilityElement", "rectForItem", "title", "image"], check: checkElement),
  VectorAdapter(
    component, needs: [], tells: ["selectionChangeAnimationDuration"],
    check: { vector in
      let wanted = vector.expect?["selectionChangeAnimationDuration"]?.number
      #expect(ResolvedSelectionChange.duration == wanted, "\(vector)")
    }),
  VectorAdapter(
    component, needs: [], tells: ["selectionChangeAnimationTimingFunction", "bezier"],
    check: { vector in
      let curve = ResolvedSelectionChange.timing
      #expect(
        [curve.first.x, curve.first.y, curve.second.x, curve.second.y]
          == vector.expect?["bezier"]?.numbers, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["items"], takes: ["frame", "points"], tells: ["largeContentTitle"],
    check: { vector in
      let sides = vector.given["frame"]?.numbers ?? [0, 0, 350, 48]
      let bar = try arrange(
        tabScreen(tabBarView(vector.tabs), width: sides[2], height: sides[3])
      ).tabBar()
      let wanted = vector.expect?["largeContentTitle"]
      let details = try #require(bar.element(type: "tabBarView").children.last).details
      let title = try #require(details.first { $0.name == "largeContentTitle" }).value
      let texts = wanted?.texts ?? [wanted?.text].compactMap { $0 }
      #expect(!texts.isEmpty && texts.allSatisfy { title == .text($0) }, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["items"], takes: ["then"],
    tells: ["largeContentImage", "largeContentImageInsets"], check: checkLargeContent),
  VectorAdapter(
    component, needs: ["items", "frame", "point"], tells: ["largeContentItem"],
    where: { $0.expect?["largeContentItem"] == .null },
    check: { vector in
      let sides = try #require(vector.given["frame"]?.numbers)
      let point = try #require(vector.given["point"]?.numbers)
      let frames = arrange(tabScreen(tabBarView(vector.tabs), width: sides[2], height: sides[3]))
      #expect(frames.touch(at: Point(x: point[0], y: point[1])).hit == nil, "\(vector)")
    }),
  VectorAdapter(
    "Tabs.TabBarView.IndicatorView", needs: [], tells: ["pathAnimation"],
    check: { vector in
      let wanted = try #require(vector.expect?["pathAnimation"])
      #expect(wanted["duration"]?.number == ResolvedSelectionChange.duration, "\(vector)")
      #expect(
        wanted["timing"]?.text == "easeInEaseOut"
          && ResolvedSelectionChange.timing == .easeInEaseOut, "\(vector)")
    }),
]

private func checkDefaults(_ vector: Vector) throws {
  let bar = try resolvedTabBar(screen(tabBarView(theme: .none)))
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "items": #expect(wanted.list?.count == bar.tabs.count, "\(vector)")
    case "rippleColor": try vector.expectNear(bar.rippleColor, wanted.color, key)
    case "bottomDividerColor": try vector.expectNear(bar.bottomDividerColor, wanted.color, key)
    case "barTintColor": try vector.expectNear(bar.barTintColor, wanted.color, key)
    default:
      for (name, insets) in wanted.object ?? [:] {
        let style = try #require(TabLayoutStyle(rawValue: name))
        #expect(bar.metrics.contentPadding(style) == insets.edgeInsets, "\(vector): \(name)")
      }
    }
  }
}

/// A document names the item that was selected last beside the items that were set last.
private func checkSelection(_ vector: Vector) throws {
  var (items, selected) = ("[]", "null")
  for step in vector.given["steps"]?.list ?? [] {
    if let titles = step["items"]?.texts {
      items = "[" + titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",") + "]"
    }
    if let title = step["selectedItem"]?.text { selected = "\"\(title)\"" }
  }
  let text =
    #"{"bars":[{"type":"tabBarView","items":\#(items),"selectedItem":\#(selected)}]}"#
  let reading = SpecReader(icons: NoIcons()).read(name: "vector", bytes: Array(text.utf8))
  let bar = try resolvedTabBar(try #require(reading.model))
  let title = bar.selectedItem.flatMap { bar.tabs[$0].title?.string }
  #expect(title == vector.expect?["selectedItem"]?.text, "\(vector)")
}

private struct NoIcons: IconCatalog {
  let names: [String] = []
  func glyph(named name: String) -> UInt32? { nil }
}

/// The two names are one property.
private func checkBackground(_ vector: Vector) throws {
  let set = try #require(vector.given["then"]?.object?.first)
  let color = try #require(set.value.color)
  let channels = [color.red, color.green, color.blue].map { UInt8($0 >> 8) }
  let hex = Color(red: channels[0], green: channels[1], blue: channels[2]).hex
  let text = #"{"bars":[{"type":"tabBarView","\#(set.key)":"\#(hex)"}]}"#
  let reading = SpecReader(icons: NoIcons()).read(name: "vector", bytes: Array(text.utf8))
  let bar = try resolvedTabBar(try #require(reading.model))
  #expect(bar.barTintColor.hex == hex, "\(vector)")
  #expect(vector.expect?.values.allSatisfy { $0.color == color } == true, "\(vector)")
}

/// The last value that the steps set; null takes it away.
private func last(_ key: String, _ state: String, _ vector: Vector) -> JSONValue? {
  let steps = [vector.given[key]] + (vector.given["steps"]?.list ?? []).map { $0[key] }
  return steps.compactMap { $0?[state] }.last
}

private func checkStates(_ vector: Vector) throws {
  let titles = vector.given["steps"]?.list?.compactMap { $0["items"]?.texts }.last
  let items = (titles ?? ["A", "B"]).map { TabBarItem.icon($0) }
  func states<Value>(_ key: String, _ value: (JSONValue) -> Value?) -> TabStates<Value> {
    TabStates(
      normal: last(key, "normal", vector).flatMap(value),
      selected: last(key, "selected", vector).flatMap(value))
  }
  let bar = try resolvedTabBar(
    screen(
      tabBarView(items, theme: .none) { bar in
        bar.selectedItem = 0
        bar.colors.tintColor = .rgb(0x010203)
        bar.colors.titleColor = states("titleColor", \.colorValue)
        bar.colors.imageTintColor = states("imageTintColor", \.colorValue)
        bar.titleFont = states("titleFont", \.font)
      }))
  for (key, wanted) in vector.expect ?? [:] where key != "note" {
    if key == "itemViewFonts" {
      let fonts = wanted.list?.compactMap(\.font) ?? []
      #expect(fonts.count == bar.tabs.count)
      for (tab, font) in zip(bar.tabs, fonts) { try expect(tab, has: font, vector) }
      continue
    }
    for (state, value) in wanted.object ?? [:] {
      let tab = bar.tabs[state == "selected" ? 0 : 1]
      switch key {
      case "titleFontForState": try expect(tab, has: try #require(value.font), vector)
      case "titleColorForState":
        // Nothing is set: UILabel's own colour.
        try vector.expectNear(try #require(tab.title).color, value.color ?? .black, key)
      default:
        guard case .icon(_, _, _, let tint)? = tab.picture else { throw WrongKind() }
        try vector.expectNear(tint, value.color ?? Color(rgb: 0x010203), key)
      }
    }
  }
}

private func expect(_ tab: ResolvedTab, has font: FontValue, _ vector: Vector) throws {
  let found = try #require(tab.title).font
  #expect(found.size == font.size && found.family == font.family, "\(vector)")
  #expect(found.weight == font.weight, "\(vector)")
}

/// The tab that gets the tap, and what it says about the delegate.
private func checkTap(_ vector: Vector) throws {
  let size = try #require(vector.given["bounds"]?.size)
  let point = try #require(vector.given["tapPoint"]?.numbers)
  let frames = arrange(tabScreen(tabBarView(vector.tabs), width: size.width, height: size.height))
  let touch = frames.touch(at: Point(x: point[0], y: point[1]))
  let tab = try #require(try frames.tabBar().tabs.first { $0.tab.id == touch.receiver })
  for (key, wanted) in vector.expect ?? [:] {
    #expect(tab.tab.title?.string == wanted.text, "\(vector): \(key)")
  }
  let should = try #require(touch.reason.firstRange(of: "shouldSelectItem:"))
  let did = try #require(touch.reason.firstRange(of: "didSelectItem:"))
  #expect(should.lowerBound < did.lowerBound, "\(vector)")
}

private func checkElement(_ vector: Vector) throws {
  let model = tabScreen(tabBarView(vector.tabs), width: 375, height: 72)
  let elements = try arrange(model).tabBar().element(type: "tabBarView").children
  let label = vector.given["query"]?.text ?? ""
  let found = elements.first {
    $0.details.contains { $0.name == "accessibilityLabel" && $0.value == .text(label) }
  }
  if vector.expect?["accessibilityElement"] == .null || vector.expect?["rectForItem"] == .null {
    #expect(found == nil, "\(vector)")
    return
  }
  let tab = try #require(found, "\(vector)")
  #expect(tab.className == "MDCTabBarViewItemView", "\(vector)")
  #expect(tab.children.map(\.type) == ["image", "title"], "\(vector)")
  #expect(
    tab.children.last?.details.first?.value == .text(vector.expect?["title"]?.text ?? ""),
    "\(vector)")
}

/// A document states the image and insets that were set last.
private func checkLargeContent(_ vector: Vector) throws {
  let item = vector.given["items"]?.list?.first
  func last(_ key: String) -> JSONValue? { vector.given["then"]?[key] ?? item?[key] }
  var tab = TabBarItem.titled("A")
  let name = last("largeContentSizeImage")?.text ?? "img"
  tab.largeContent = LargeContent(
    image: .icon(name: name, glyph: 1),
    insets: last("largeContentSizeImageInsets")?.edgeInsets ?? .zero)
  let bar = try arrange(tabScreen(tabBarView([tab]), width: 90, height: 48)).tabBar()
  let details = try #require(bar.element(type: "tabBarView").children.last).details
  for (key, wanted) in vector.expect ?? [:] {
    let found = try #require(details.first { $0.name == key }, "\(vector)").value
    if let insets = wanted.edgeInsets {
      #expect(found == .insets(insets), "\(vector)")
    } else {
      #expect(found == .text(wanted.text ?? ""), "\(vector)")
    }
  }
}
