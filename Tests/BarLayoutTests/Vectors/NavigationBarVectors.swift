import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// MDCNavigationBar's vectors.
let navigationBarVectors: [VectorAdapter] = [
  VectorAdapter(
    "NavigationBar", needs: ["bar_size", "measured_title_width", "measured_title_height"],
    takes: [
      "leading_bar_width", "trailing_bar_width", "alignment", "rtl", "screen_scale",
      "safe_area_left", "safe_area_right", "title_insets_TLBR",
    ], tells: ["leading_bar", "trailing_bar", "title_frame"], check: checkTitlePlace),
  VectorAdapter(
    "NavigationBar", needs: ["bar_frame", "measured_text_widths"],
    takes: ["rtl", "uppercase", "leading", "trailing", "bar_moved_by", "space", "in_window"],
    tells: ["rects", "origins"],
    check: checkItemPlaces),
  VectorAdapter(
    "NavigationBar", needs: ["bar_size", "title_view_behavior"],
    takes: [
      "leading_bar_width", "trailing_bar_width", "rtl", "screen_scale",
      "title_view_intrinsic_width",
    ], tells: ["leading_bar", "trailing_bar", "title_view_frame"], check: checkTitleView),
  VectorAdapter(
    "NavigationBar", needs: ["bar", "title_view", "behavior"],
    takes: ["leading", "trailing", "title_insets_TLBR"],
    tells: ["title_view_center_x", "title_view_frame"], check: checkTitleView),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["title_view", "assign", "via", "then"],
    tells: ["title_view_is_subview_of_bar", "index_of_title_view", "index_of_title_label"],
    where: { !$0.given.isEmpty }, check: checkTitleViewInTree),
  VectorAdapter(
    "NavigationBar", needs: ["bar", "title", "alignment"], takes: ["previous_title"],
    tells: ["title_center_x"], check: checkTitleCentre),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["alignment", "leading", "trailing", "set", "new_bar"],
    tells: ["title_insets_TLBR"], check: checkTitleInsets),
  VectorAdapter(
    "NavigationBar", needs: ["back_item", "leading_items"],
    takes: ["leading_items_supplement_back", "hides_back_button"], tells: ["leading_bar_items"],
    check: checkLeadingItems),
  VectorAdapter(
    "NavigationBar", needs: ["bar_tint"],
    takes: [
      "leading_items_tint", "trailing_items_tint", "previous_leading_items_tint",
      "previous_trailing_items_tint",
    ], tells: ["leading_button_bar_tint", "trailing_button_bar_tint"], check: checkTints),
  VectorAdapter(
    "NavigationBar", needs: [],
    takes: [
      "leading", "trailing", "uppercases_titles", "order", "button_title_color", "button_font",
    ],
    tells: [
      "displayed_title", "button_title_color_normal", "drawn_color", "button_font",
      "button_font_normal", "drawn_font",
    ], check: checkButtonLooks),
  VectorAdapter(
    "NavigationBar", needs: ["title_font_set"], takes: ["allow_any_size"],
    tells: ["font_family_kept", "font_size"], check: checkTitleFont),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["new_bar", "leading", "trailing", "title_view", "title"],
    tells: ["accessibility_children"], check: checkChildren),
  VectorAdapter(
    "NavigationBar", needs: ["size"], tells: ["size"],
    check: { vector in
      let size = try #require(vector.given["size"]?.numbers)
      #expect([size[0], NavigationBarFrames.fit(size[1])] == vector.expect?["size"]?.numbers)
    }),
]

private func bar(
  _ vector: Vector, title: String? = nil, change: (inout AppBar) -> Void = { _ in }
) -> BarModel {
  func items(_ key: String) -> [BarButtonItem] {
    (vector.given[key]?.texts ?? []).map { .titled($0) }
  }
  return screen(
    appBar(
      title, theme: .none, left: items("leading"), right: items("trailing"), change: change)
  ) { model in
    model.traits.layoutDirection = vector.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

private func resolvedBar(_ model: BarModel) throws -> ResolvedNavigationBar {
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  return bar.navigationBar
}

private func arranged(
  _ model: BarModel, in frame: Rect, safeArea: Insets = .zero, shaper: StatedWidthShaper
) throws -> NavigationBarFrames {
  let context = LayoutContext(model.resolved(), shaping: shaper, images: NamedWidthImages())
  return try resolvedBar(model).arranged(in: frame, safeArea: safeArea, context)
}

private func rect(_ value: JSONValue?) throws -> Rect {
  let numbers = try #require(value?.numbers)
  let sides = numbers.count == 2 ? [0, 0] + numbers : numbers
  return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
}

private func alignment(_ vector: Vector) -> NavigationBar.TitleAlignment? {
  // `leading (changed from center)`, `leading then center`: what it is in the end.
  let text = vector.given["alignment"]?.text ?? "center"
  let last = text.components(after: " then ") ?? text
  return last.hasPrefix("leading") ? .leading : .center
}

extension String {
  fileprivate func components(after separator: String) -> String? {
    guard let range = firstRange(of: separator) else { return nil }
    return String(self[range.upperBound...])
  }
}

private func checkTitlePlace(_ vector: Vector) throws {
  func item(_ key: String) -> [BarButtonItem] {
    let width = vector.given[key]?.number ?? 0
    return width > 0 ? [BarButtonItem(width: width)] : []
  }
  let model = bar(vector, title: "title") { bar in
    bar.navigationItem.leftBarButtonItems = item("leading_bar_width")
    bar.navigationItem.rightBarButtonItems = item("trailing_bar_width")
    bar.navigationBar.titleAlignment = alignment(vector)
    bar.navigationBar.titleInsets = vector.given["title_insets_TLBR"]?.insets
  }
  let frames = try arranged(
    model, in: rect(vector.given["bar_size"]),
    safeArea: Insets(
      top: 0, left: vector.given["safe_area_left"]?.number ?? 0, bottom: 0,
      right: vector.given["safe_area_right"]?.number ?? 0),
    shaper: StatedWidthShaper(
      widths: ["title": vector.given["measured_title_width"]?.number ?? 0],
      lineHeight: vector.given["measured_title_height"]?.number))
  try vector.expectEqual(frames.leadingBar.frame, vector.expect?["leading_bar"], "leading bar")
  try vector.expectEqual(frames.trailingBar.frame, vector.expect?["trailing_bar"], "trailing bar")
  let title = try #require(frames.title)
  try vector.expectEqual(title.frame, vector.expect?["title_frame"], "title")
}

extension JSONValue {
  fileprivate var insets: Insets? {
    guard let sides = numbers, sides.count == 4 else { return nil }
    return Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

private func checkItemPlaces(_ vector: Vector) throws {
  let widths = vector.given["measured_text_widths"]?.object?.compactMapValues(\.number) ?? [:]
  let frames = try arranged(
    bar(vector) { $0.navigationBar.uppercasesButtonTitles = vector.given["uppercase"]?.flag },
    in: vector.movedFrame(), shaper: StatedWidthShaper(widths: widths))
  let items = (frames.leadingBar.items + frames.trailingBar.items).map(\.frame)
  for (index, wanted) in (vector.expect?["rects"]?.list ?? []).enumerated() {
    try vector.expectEqual(items[index], wanted, "item \(index)")
  }
  for (index, wanted) in (vector.expect?["origins"]?.list ?? []).enumerated() {
    #expect([items[index].minX, items[index].minY] == wanted.numbers, "\(vector)")
  }
}

private func checkTitleView(_ vector: Vector) throws {
  func item(_ key: String) -> [BarButtonItem] {
    let width = vector.given[key]?.number ?? 0
    return width > 0 ? [BarButtonItem(width: width)] : []
  }
  let behavior = (vector.given["title_view_behavior"] ?? vector.given["behavior"])?.text
  let model = bar(vector, title: "title") { bar in
    bar.navigationItem.leftBarButtonItems += item("leading_bar_width")
    bar.navigationItem.rightBarButtonItems += item("trailing_bar_width")
    bar.navigationItem.titleView = .box(
      width: vector.given["title_view_intrinsic_width"]?.number ?? 0, height: 0)
    bar.navigationBar.titleViewLayoutBehavior = behavior.flatMap {
      NavigationBar.TitleViewLayoutBehavior(rawValue: $0)
    }
    bar.navigationBar.titleInsets = vector.given["title_insets_TLBR"]?.insets
  }
  let frames = try arranged(
    model, in: rect(vector.given["bar_size"] ?? vector.given["bar"]), shaper: StatedWidthShaper())
  let view = try #require(frames.titleView).frame
  #expect(frames.title == nil)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "leading_bar": try vector.expectEqual(frames.leadingBar.frame, wanted, key)
    case "trailing_bar": try vector.expectEqual(frames.trailingBar.frame, wanted, key)
    case "title_view_frame": try vector.expectEqual(view, wanted, key)
    default: try expectCentre(view.midX, wanted, vector)
    }
  }
}

private func checkTitleViewInTree(_ vector: Vector) throws {
  let model = screen(appBar("title") { $0.navigationItem.titleView = .box() })
  let children = try arrange(model).appBar().navigationBar.element(type: "navigationBar").children
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "index_of_title_view":
      #expect(children.firstIndex { $0.type == "titleView" }.map { Double($0) } == wanted.number)
    case "index_of_title_label":
      #expect(wanted.text == "not found" && !children.contains { $0.type == "title" })
    default: #expect(children.contains { $0.type == "titleView" } == wanted.flag, "\(vector)")
    }
  }
}

private func expectCentre(_ centre: Double, _ wanted: JSONValue, _ vector: Vector) throws {
  switch wanted {
  case .number(let wanted): try vector.expectEqual(centre, wanted, "centre")
  case .text(let bound):
    let limit = try #require(Double(bound.dropFirst()))
    #expect(bound.hasPrefix("<") ? centre < limit : centre > limit, "\(vector)")
  default: Issue.record("\(vector): no centre")
  }
}

private func checkTitleCentre(_ vector: Vector) throws {
  let model = bar(vector, title: vector.given["title"]?.text) { bar in
    bar.navigationBar.titleAlignment = alignment(vector)
  }
  let frames = try arranged(
    model, in: rect(vector.given["bar"]), shaper: StatedWidthShaper())
  let centre = try #require(frames.title).frame.midX
  try expectCentre(centre, vector.expect?["title_center_x"] ?? .null, vector)
}

private func checkTitleInsets(_ vector: Vector) throws {
  let model = bar(vector) { bar in
    bar.navigationBar.titleAlignment = alignment(vector)
    bar.navigationBar.titleInsets = vector.given["set"]?.insets
  }
  try vector.expectEqual(resolvedBar(model).titleInsets, vector.expect?["title_insets_TLBR"])
}

private func checkLeadingItems(_ vector: Vector) throws {
  let model = bar(vector) { bar in
    bar.navigationBar.uppercasesButtonTitles = false
    bar.navigationBar.backItem = .titled(vector.given["back_item"]?.text ?? "")
    bar.navigationItem.leftBarButtonItems =
      (vector.given["leading_items"]?.texts ?? []).map { .titled($0) }
    bar.navigationItem.leftItemsSupplementBackButton =
      vector.given["leading_items_supplement_back"]?.flag ?? false
    bar.navigationItem.hidesBackButton = vector.given["hides_back_button"]?.flag ?? false
  }
  let titles = try resolvedBar(model).leadingItems.map { $0.title?.string }
  #expect(titles == vector.expect?["leading_bar_items"]?.texts, "\(vector)")
}

private func checkTints(_ vector: Vector) throws {
  func color(_ key: String) -> ColorValue? {
    vector.given[key]?.text.flatMap { Color(vector: $0) }.map { ColorValue(.fixed($0)) }
  }
  let model = bar(vector) { bar in
    bar.navigationBar.tintColor = color("bar_tint")
    bar.navigationBar.leadingBarItemsTintColor = color("leading_items_tint")
    bar.navigationBar.trailingBarItemsTintColor = color("trailing_items_tint")
  }
  let found = try resolvedBar(model)
  for (key, color) in [
    ("leading_button_bar_tint", found.leadingTint),
    ("trailing_button_bar_tint", found.trailingTint),
  ] {
    if let wanted = vector.expect?[key] { try vector.expectEqual(color, wanted, key) }
  }
}

private func checkButtonLooks(_ vector: Vector) throws {
  let color = vector.given["button_title_color"]?.object?["normal"]?.text
  let font = vector.given["button_font"]?.object?["normal"]?.text
  let model = bar(vector) { bar in
    bar.navigationBar.uppercasesButtonTitles = vector.given["uppercases_titles"]?.flag
    bar.navigationBar.buttonsTitleColor =
      color.flatMap { Color(vector: $0) }.map { ColorValue(.fixed($0)) }
    bar.navigationBar.buttonsTitleFont = font.flatMap { FontValue(vector: $0) }
  }
  let found = try resolvedBar(model)
  let titles = (found.leadingItems + found.trailingItems).compactMap(\.title)
  try #require(!titles.isEmpty)
  for title in titles {
    for (key, wanted) in vector.expect ?? [:] {
      switch key {
      case "displayed_title": #expect(title.string == wanted.text, "\(vector)")
      case "button_title_color_normal", "drawn_color":
        try vector.expectEqual(title.color, wanted, key)
      default:
        let wanted = try #require(FontValue(vector: wanted.text ?? ""))
        #expect(title.font.family == wanted.family && title.font.size == wanted.size)
        #expect(title.font.weight == wanted.weight || font != nil, "\(vector)")
      }
    }
  }
}

private func checkTitleFont(_ vector: Vector) throws {
  let model = bar(vector, title: "title") { bar in
    bar.navigationBar.titleFont = vector.given["title_font_set"]?.text.flatMap {
      FontValue(vector: $0)
    }
    bar.navigationBar.allowAnyTitleFontSize = vector.given["allow_any_size"]?.flag
  }
  let font = try #require(try resolvedBar(model).title).font
  try vector.expectEqual(font.size, vector.expect?["font_size"]?.number, "size")
  #expect(font.family == FontDescriptor.systemFamily, "\(vector)")
}

/// `leading bar (1 button)`: the order of the tree is that of accessibility.
private func checkChildren(_ vector: Vector) throws {
  let hasView = vector.given["title_view"]?.flag == true
  let model = bar(vector, title: "title") { bar in
    if hasView { bar.navigationItem.titleView = .box() }
  }
  let bar = try arrange(model).appBar().navigationBar.element(type: "navigationBar")
  let wanted = try #require(vector.expect?["accessibility_children"]?.texts)
  let title = hasView ? "titleView" : "title"
  #expect(bar.children.map(\.type) == ["leadingButtonBar", title, "trailingButtonBar"])
  #expect(wanted.count == 3 && wanted[1].contains("title view") == hasView, "\(vector)")
  for (child, text) in zip(bar.children, wanted) {
    guard let count = text.split(separator: "(").dropFirst().first?.prefix(1) else { continue }
    #expect("\(child.children.count)" == count, "\(vector)")
  }
}
