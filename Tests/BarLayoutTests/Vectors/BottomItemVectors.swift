import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "BottomNavigation"
private let first = "bottomNavigationBar.items[0]"

/// Vectors of the items in a bottom navigation bar: what they show, say and answer.
let bottomItemVectors: [VectorAdapter] =
  [
    VectorAdapter(
      component, needs: ["steps"], takes: ["frame"],
      tells: ["itemViewCount", "itemView0.frame", "selectedItem"], where: { $0.setsItemsAlone },
      check: checkLastItems),
    VectorAdapter(
      component, needs: ["steps"], tells: ["itemViews.titleNumberOfLines"], check: checkLines),
    VectorAdapter(
      component, needs: ["items", "cases"], tells: ["labelAlpha"], check: checkVisibility),
    VectorAdapter(
      component, needs: ["items"], takes: ["query"], tells: ["viewForItem"],
      check: { vector in
        let frames = try vector.frames(vector.plainItems)
        let views = frames.allElements.filter { $0.type == "items" }
        #expect(views.count == 2 && views[0].id != views[1].id, "\(vector)")
        #expect(views[0].frame != views[1].frame, "\(vector)")
        let isFound = vector.expect?["viewForItem"]?.text == "distinct item views"
        let asked = ElementID("bottomNavigationBar") / "items[\(isFound ? 1 : 2)]"
        #expect(views.contains { $0.id == asked } == isFound, "\(vector)")
      }),
    VectorAdapter(
      component, needs: ["frame"], takes: ["items", "points", "point"],
      tells: ["items", "item", "titles"], check: checkTouches),
    VectorAdapter(
      component, needs: ["order", "selectionIndicatorColor"],
      tells: ["itemView.selectionIndicatorColor"],
      check: { vector in
        let color = vector.given["selectionIndicatorColor"]?.colorValue
        let frames = try vector.frames([.icon("A")]) { bar in
          bar.selectedItem = 0
          bar.indicator = SelectionPill(color: color)
        }
        guard
          case .color(let shown)? = frames.detail(
            "selectionIndicatorColor", of: first + ".selectionIndicator")
        else { throw WrongKind() }
        try vector.expectNear(
          shown, vector.expect?["itemView.selectionIndicatorColor"]?.color, "color")
      }),
    VectorAdapter(
      component, needs: ["order", "selectionIndicatorSize"],
      tells: ["itemView.selectionIndicatorSize"],
      check: { vector in
        let size = vector.given["selectionIndicatorSize"]?.size
        let bar = try vector.bar([.icon("A")]) { bar in
          bar.selectedItem = 0
          bar.indicator = SelectionPill(size: size)
        }
        try vector.expectEqual(
          try #require(bar.cells.first?.pill).rect.size,
          vector.expect?["itemView.selectionIndicatorSize"], "size")
      }),
    VectorAdapter(
      component, needs: [], takes: ["title", "largeContentSizeImage"],
      tells: ["largeContentTitle", "largeContentImage"], check: checkLargeContent),
    VectorAdapter(
      component, needs: ["item"],
      tells: [
        "viewsWithIdentifier", "itemView.accessibilityLabel",
        "itemView.button.accessibilityHint", "itemView.isAccessibilityElement", "itemView.tag",
      ], check: checkItem),
  ] + rippleVectors + accessibilityVectors + [
    VectorAdapter(
      "BottomNavigation.controller", needs: ["viewControllers", "selectedIndex"],
      tells: ["selectedIndex", "selected", "throws"], check: checkSelection)
  ]

private let rippleVectors = [
  VectorAdapter(
    "BottomNavigation.ripple", needs: [], takes: ["items", "selectedItemTintColor"],
    tells: ["rippleColor", "rippleStyle", "rippleEnabled", "rippleBounds"], check: checkRipple),
  VectorAdapter(
    "BottomNavigation.ripple", needs: ["rippleEnabled"], tells: ["processesTouches"],
    check: { vector in
      let isOn = vector.given["rippleEnabled"]?.flag ?? true
      var item = TabBarItem.icon("A")
      item.pressed = 1
      let items = try vector.frames([item]) { $0.isRippleEnabled = isOn }.displayList().items
      #expect(
        items.contains { $0.element.path == first + ".ripple" }
          == vector.expect?["processesTouches"]?.flag, "\(vector)")
    }),
]

private let accessibilityVectors = [
  VectorAdapter(
    "BottomNavigation.accessibility", needs: [],
    takes: ["badgeText", "accessibilityValue", "steps"],
    tells: ["accessibilityValue"], check: checkValue),
  VectorAdapter(
    "BottomNavigation.kvo", needs: [],
    takes: [
      "item.Title", "item.BadgeValue", "item.AccessibilityHint", "item.AccessibilityValue",
      "item.AccessibilityIdentifier", "item.image", "item.badgeColor",
    ],
    tells: [
      "itemView.title", "itemView.badgeText", "itemView.button.accessibilityHint",
      "itemView.accessibilityValue", "itemView.button.accessibilityIdentifier", "itemView.image",
      "itemView.badgeColor",
    ], check: checkChange),
]

extension Vector {
  /// Whether every step is a number of items.
  fileprivate var setsItemsAlone: Bool {
    given["steps"]?.list?.allSatisfy { $0["items"] != nil } == true
  }
}

private func checkLastItems(_ vector: Vector) throws {
  let count = Int(
    try #require(vector.given["steps"]?.list?.compactMap { $0["items"]?.number }.last))
  let bar = try vector.bar((0..<count).map { TabBarItem.icon("Title\($0)") })
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "itemViewCount": #expect(Double(bar.cells.count) == wanted.number, "\(vector)")
    case "itemView0.frame": #expect(bar.cells.first?.tab.frame.isEmpty == false, "\(vector)")
    default: #expect(bar.bar.selectedItem == nil && wanted == .null, "\(vector)")
    }
  }
}

/// A title of more words than lines, none of which two fit into one.
private func checkLines(_ vector: Vector) throws {
  let lines = try #require(
    vector.given["steps"]?.list?.compactMap { $0["titlesNumberOfLines"]?.number }.first)
  let title = "aaaaaaa bbbbbbb ccccccc ddddddd eeeeeee fffffff ggggggg hhhhhhh iiiiiii"
  let bar = try BottomItemScene(width: 120).bar([.titled(title), .titled("B")]) { bar in
    bar.layout.titleVisibility = .always
    bar.layout.titlesNumberOfLines = Int(lines)
    bar.layout.barHeight = 400
  }
  let shown = try #require(bar.cells.first?.tab.title).lines.count
  #expect(Double(shown) == vector.expect?["itemViews.titleNumberOfLines"]?.number, "\(vector)")
}

private func checkVisibility(_ vector: Vector) throws {
  let wanted = try #require(vector.expect?["labelAlpha"]?.object)
  #expect(wanted.count == vector.given["cases"]?.list?.count, "\(vector)")
  for (word, alphas) in wanted {
    let visibility = try #require(BottomNavigationBar.TitleVisibility(rawValue: word))
    let bar = try vector.bar(vector.plainItems) { bar in
      bar.layout.titleVisibility = visibility
      bar.selectedItem = 0
    }
    #expect(bar.cells.map { $0.tab.title == nil ? 0 : 1 } == alphas.numbers, "\(vector): \(word)")
  }
}

private func checkTouches(_ vector: Vector) throws {
  let count = vector.given["items"]?.number ?? (vector.expect?["titles"] == nil ? 2 : 1)
  let frames = try vector.frames((0..<Int(count)).map { TabBarItem.icon("Title\($0 + 1)") })
  let cells = try frames.bottomNavigationBar().cells
  func item(at point: Point) -> String? {
    frames.touch(at: point).receiver.map(\.path).flatMap { path in
      cells.contains { $0.tab.tab.id.path == path } ? path : nil
    }
  }
  func point(_ value: JSONValue) throws -> Point {
    if value.text == "item origin" { return try #require(cells.first).tab.frame.origin }
    let numbers = try #require(value.numbers)
    return Point(x: numbers[0], y: numbers[1])
  }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "items":
      #expect(vector.given["points"]?.text == "item centres", "\(vector)")
      for (cell, index) in zip(cells, wanted.numbers ?? []) {
        let frame = cell.tab.frame
        #expect(
          item(at: Point(x: frame.midX, y: frame.midY))
            == "bottomNavigationBar.items[\(Int(index))]", "\(vector)")
      }
    case "titles":
      for (place, title) in zip(vector.given["points"]?.list ?? [], wanted.texts ?? []) {
        let id = try #require(item(at: try point(place)))
        #expect(frames.detail("largeContentTitle", of: id) == .text(title), "\(vector)")
      }
    default:
      let place = try vector.given["point"].map { try point($0) } ?? Point(x: 1, y: 1)
      #expect(wanted == .null && item(at: place) == nil, "\(vector)")
    }
  }
}

private func checkLargeContent(_ vector: Vector) throws {
  var item = TabBarItem.icon(vector.given["title"]?.text)
  if let image = vector.given["largeContentSizeImage"]?.text {
    item.largeContent = LargeContent(image: .icon(name: image, glyph: 7))
  }
  let frames = try vector.frames([item])
  for (key, wanted) in vector.expect ?? [:] {
    let text = try #require(wanted.text)
    #expect(frames.detail(key, of: first) == .text(text), "\(vector)")
  }
}

/// The last of several values counts: a spec states the outcome.
private func checkItem(_ vector: Vector) throws {
  let given = try #require(vector.given["item"]?.object)
  func last(_ key: String) -> JSONValue? { given[key]?.list?.last ?? given[key] }
  var item = TabBarItem.icon(given["title"]?.text)
  item.accessibilityLabel = last("accessibilityLabel")?.text
  item.accessibilityHint = last("accessibilityHint")?.text
  item.accessibilityIdentifier = last("accessibilityIdentifier")?.text
  item.isAccessibilityElement = last("isAccessibilityElement")?.flag ?? true
  item.tag = last("tag")?.number.map { Int($0) }
  let frames = try vector.frames([item])
  let stop = frames.accessibilityElements.first { $0.id.path == first }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "viewsWithIdentifier":
      let identifier = item.accessibilityIdentifier ?? ""
      let count = frames.allElements.count { element in
        element.details.contains {
          $0.name == "accessibilityIdentifier" && $0.value == .text(identifier)
        }
      }
      #expect(Double(count) == wanted.number, "\(vector)")
    case "itemView.accessibilityLabel": #expect(stop?.label == wanted.text, "\(vector)")
    case "itemView.button.accessibilityHint": #expect(stop?.hint == wanted.text, "\(vector)")
    case "itemView.isAccessibilityElement": #expect((stop != nil) == wanted.flag, "\(vector)")
    default:
      let tag = wanted.number.map { "\(Int($0))" } ?? ""
      #expect(frames.detail("tag", of: first) == .text(tag), "\(vector)")
    }
  }
}

private func checkRipple(_ vector: Vector) throws {
  let tint = vector.given["selectedItemTintColor"]?.colorValue
  var item = TabBarItem.icon("A")
  item.pressed = 0
  let frames = try vector.frames([item, .icon("B")]) {
    $0.colors.selectedItemTintColor = tint
  }
  let bar = try frames.bottomNavigationBar()
  let cell = try #require(bar.cells.first).tab.frame
  let items = frames.displayList().items
  let index = try #require(items.firstIndex { $0.element.path == first + ".ripple" })
  guard case .fill(let shape, let color) = items[index].item else { throw WrongKind() }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "rippleColor": try vector.expectNear(color, wanted.color, key)
    case "rippleStyle":
      // No clip of the item's own is open around it.
      let clips = items[..<index].filter { $0.element.path.hasPrefix(first) }
      #expect(wanted.text == "unbounded" && clips.isEmpty, "\(vector)")
    case "rippleBounds":
      #expect(wanted.text == "item bounds", "\(vector)")
      #expect(shape.rect.midX == cell.midX && shape.rect.midY == cell.midY, "\(vector)")
      let last = Ripple(in: cell, progress: 1)
      #expect(shape.rect.width < 2 * last.radius, "\(vector)")
    default: #expect(wanted.flag == true, "\(vector)")
    }
  }
}

/// `badge 777 apples`, `value 65 blueberries`; of several badges the last counts.
private func checkValue(_ vector: Vector) throws {
  var item = TabBarItem.icon("A")
  var badge = vector.given["badgeText"]?.text ?? vector.given["badgeText"]?.texts?.last
  item.accessibilityValue = vector.given["accessibilityValue"]?.text
  for step in vector.given["steps"]?.texts ?? [] {
    if step.hasPrefix("badge ") { badge = String(step.dropFirst("badge ".count)) }
    if step.hasPrefix("value ") { item.accessibilityValue = String(step.dropFirst("value ".count)) }
  }
  item.badgeValue = badge.map { SourcedText($0, path: SpecPath() / "badgeValue") }
  let stop = try vector.frames([item]).accessibilityElements.first { $0.id.path == first }
  #expect(stop?.value == vector.expect?["accessibilityValue"]?.text, "\(vector)")
}

/// What an item has after the change is what a spec states.
private func checkChange(_ vector: Vector) throws {
  var item = TabBarItem.icon("Home")
  func text(_ value: JSONValue) -> SourcedText? {
    value.text.map { SourcedText($0, path: SpecPath() / "title") }
  }
  for (key, value) in vector.given {
    switch key {
    case "item.Title": item.title = text(value)
    case "item.BadgeValue": item.badgeValue = text(value)
    case "item.AccessibilityHint": item.accessibilityHint = value.text
    case "item.AccessibilityValue": item.accessibilityValue = value.text
    case "item.AccessibilityIdentifier": item.accessibilityIdentifier = value.text
    case "item.image": item.image = nil
    default:
      item.badgeValue = SourcedText("1", path: SpecPath() / "badgeValue")
      item.badgeColor = value.colorValue
    }
  }
  let shown = try #require(
    try resolvedBottomNavigationBar(screen(bottomNavigationBar([item]))).items.first)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "itemView.title": #expect(shown.tab.title?.string == wanted.text, "\(vector)")
    case "itemView.badgeText": #expect(shown.tab.badge?.text.string == wanted.text, "\(vector)")
    case "itemView.button.accessibilityHint":
      #expect(shown.tab.accessibilityHint == wanted.text, "\(vector)")
    case "itemView.accessibilityValue":
      #expect(shown.accessibilityValue == wanted.text, "\(vector)")
    case "itemView.button.accessibilityIdentifier":
      #expect(shown.tab.accessibilityIdentifier == wanted.text, "\(vector)")
    case "itemView.image": #expect(shown.tab.picture == nil && wanted == .null, "\(vector)")
    default:
      let badge = try #require(shown.tab.badge)
      try vector.expectNear(badge.backgroundColor, wanted.color, key)
    }
  }
}

/// A controller's selection is that of its bar; one beyond its items is refused.
private func checkSelection(_ vector: Vector) throws {
  let count = Int(vector.given["viewControllers"]?.number ?? 0)
  let items = Array(repeating: #"{"title":"A"}"#, count: count).joined(separator: ",")
  let index = vector.given["selectedIndex"]
  let selected = index?.number.map { "\(Int($0))" } ?? "null"
  let spec =
    #"{"bars":[{"type":"bottomNavigationBar","selectedItem":\#(selected),"items":[\#(items)]}]}"#
  let reading = SpecReader(icons: NoIcons()).read(name: "spec.json", bytes: Array(spec.utf8))
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "throws": #expect((reading.model == nil) == wanted.flag, "\(vector)")
    default:
      let bar = try resolvedBottomNavigationBar(try #require(reading.model))
      #expect(bar.selectedItem.map(Double.init) == wanted.number, "\(vector)")
    }
  }
}

private struct NoIcons: IconCatalog {
  let names: [String] = []
  func glyph(named name: String) -> UInt32? { nil }
}
