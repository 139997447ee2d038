import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// MDCButtonBar's vectors.
let buttonBarVectors: [VectorAdapter] = [
  VectorAdapter(
    "ButtonBar", needs: ["position", "place"], takes: ["rtl"], tells: ["content_insets_TLBR"],
    check: { vector in
      let place = vector.given["place"]?.text
      let insets = try insets(
        vector, isFirst: place == "first" || place == "only",
        isLast: place == "last" || place == "only")
      try vector.expectEqual(
        vector.isRightToLeft ? insets.mirrored : insets, vector.expect?["content_insets_TLBR"])
    }),
  VectorAdapter(
    "ButtonBar", needs: ["position", "hint"], takes: ["content", "contents", "idiom"],
    tells: ["title_insets_equal_image_insets", "rtl_insets_mirror_ltr_insets"],
    check: { vector in
      // Insets know neither of the content nor of the device: one value stands for both.
      let hint = vector.given["hint"]?.text
      let insets = try insets(vector, isFirst: hint == "first", isLast: hint == "last")
      for key in ["TLBR", "ltr_TLBR"] {
        if let wanted = vector.exact?[key] { try vector.expectEqual(insets, wanted) }
      }
      if let wanted = vector.exact?["rtl_TLBR"] { try vector.expectEqual(insets.mirrored, wanted) }
      #expect(vector.exact?.isEmpty == false, "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["hint"], takes: ["idiom"],
    tells: [
      "leading_position_left_equals_trailing_position_right",
      "leading_position_right_equals_trailing_position_left",
    ],
    check: { vector in
      let isFirst = vector.given["hint"]?.text == "first"
      let leading = MeasuredButtonBar.insets(.leading, isFirst: isFirst, isLast: !isFirst)
      let trailing = MeasuredButtonBar.insets(.trailing, isFirst: isFirst, isLast: !isFirst)
      #expect(leading == trailing.mirrored, "\(vector)")
      #expect((isFirst ? leading.left : leading.right) == vector.exact?["value"]?.number)
    }),
  VectorAdapter(
    "ButtonBar", needs: ["content_widths", "position", "bar_size"], takes: ["rtl"],
    tells: ["fit_width", "item_frames"], check: checkItemFrames),
  VectorAdapter(
    "ButtonBar", needs: ["size_height", "content_widths", "position"], tells: ["fit_size"],
    check: { vector in
      let bar = try bar(vector)
      let height = try #require(vector.given["size_height"]?.number)
      #expect(
        [bar.measured.width, NavigationBarFrames.fit(height)]
          == vector.expect?["fit_size"]?.numbers, "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["bar_frame", "items", "position", "measured_text_widths"],
    takes: ["rtl", "bar_moved_by", "space"], tells: ["size", "rect", "origins"],
    check: checkTitledItems),
  VectorAdapter(
    "ButtonBar", needs: ["items", "position"], takes: ["rtl"], tells: ["order_left_to_right"],
    check: { vector in
      let bar = try bar(vector)
      let strip = bar.context.strip(Rect(x: 0, y: 0, width: bar.measured.width, height: 56))
      let placed = bar.measured.placed(
        in: strip, from: 0, height: 56, baseline: nil, bar.context)
      let order = placed.items.sorted { $0.frame.minX < $1.frame.minX }
      #expect(
        order.map { $0.item.title?.string } == vector.expect?["order_left_to_right"]?.texts)
    }),
  VectorAdapter(
    "ButtonBar", needs: ["baseline", "title_max_y", "font_descender", "button_y"],
    tells: ["title_edge_insets_delta_TB", "title_moves_down_by"], check: checkBaseline),
  VectorAdapter(
    "ButtonBar", needs: ["items"], takes: ["reload"], tells: ["buttons_ripple_enabled"],
    check: { vector in
      let ripples = NavigationBar().touchFeedback.enableRippleBehavior ?? false
      #expect(vector.expect?["buttons_ripple_enabled"] == .flag(ripples), "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: [],
    takes: [
      "items", "uppercases_titles", "order", "title_color", "font", "item_enabled",
      "bar_tint", "buttons_title_color_normal", "item_tint",
    ],
    tells: [
      "displayed_title", "title_color_normal", "drawn_color", "font_normal", "drawn_font",
      "button_alpha", "title_color", "font",
    ], where: { $0.given["item"] == nil && $0.given["font"]?.object?["selected"] == nil },
    check: checkLooks),
  VectorAdapter(
    "ButtonBar", needs: ["items", "then_font"], takes: ["font", "position"],
    tells: ["frames_change"],
    check: { vector in
      func frames(_ font: String?) throws -> [Rect] {
        let items = (vector.given["items"]?.texts ?? []).map { BarButtonItem.titled($0) }
        let model = screen(
          appBar(theme: .none, left: items) { bar in
            bar.navigationBar.buttonsTitleFont = font.flatMap { FontValue(vector: $0) }
          })
        return try arrange(model).appBar().navigationBar.leadingBar.items.map(\.frame)
      }
      let before = try frames(vector.given["font"]?.object?["normal"]?.text)
      let after = try frames(try #require(vector.given["then_font"]?.text))
      #expect(vector.expect?["frames_change"] == .flag(before != after), "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["item"],
    tells: ["title", "button_title", "image", "tint", "ink", "tag", "button"],
    where: { ($0.given["item"]?.object?["title"] ?? $0.given["item"]?.object?["image"]) != nil },
    check: checkItemFields),
]

private struct Bar {
  let measured: MeasuredButtonBar
  let context: LayoutContext
}

private func insets(_ vector: Vector, isFirst: Bool, isLast: Bool) throws -> Insets {
  MeasuredButtonBar.insets(try position(vector), isFirst: isFirst, isLast: isLast)
}

private func position(_ vector: Vector) throws -> ButtonBarPosition {
  // `leading (set before items)`.
  switch vector.given["position"]?.text?.split(separator: " ").first {
  case "leading"?: .leading
  case "trailing"?: .trailing
  case "none"?: ButtonBarPosition.none
  default: throw WrongKind()
  }
}

private func model(_ vector: Vector, items: [BarButtonItem]) -> BarModel {
  screen(appBar(theme: .none, left: items)) { model in
    model.traits.layoutDirection = vector.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

private func bar(_ vector: Vector, scale: Double = 2) throws -> Bar {
  let pictures = (vector.given["content_widths"]?.numbers ?? []).map {
    BarButtonItem.picture(width: $0)
  }
  let titles = (vector.given["items"]?.texts ?? []).map { BarButtonItem.titled($0) }
  let screen = model(vector, items: pictures + titles).resolved()
  guard case .appBar(let bar)? = screen.bars.first else { throw WrongKind() }
  let widths = vector.given["measured_text_widths"]?.object?.compactMapValues(\.number) ?? [:]
  let context = LayoutContext(
    screen, shaping: StatedWidthShaper(widths: widths), images: NamedWidthImages())
  return Bar(
    measured: MeasuredButtonBar(
      bar.navigationBar.leadingItems, at: try position(vector), context), context: context)
}

private func checkItemFrames(_ vector: Vector) throws {
  let bar = try bar(vector)
  let size = try #require(vector.given["bar_size"]?.numbers)
  try vector.expectEqual(
    bar.measured.width, vector.expect?["fit_width"]?.number, "width")
  let strip = bar.context.strip(Rect(x: 0, y: 0, width: size[0], height: size[1]))
  let placed = bar.measured.placed(
    in: strip, from: 0, height: size[1], baseline: nil, bar.context)
  let wanted = vector.expect?["item_frames"]?.list ?? []
  #expect(wanted.count == placed.items.count)
  for (item, frame) in zip(placed.items, wanted) {
    try vector.expectEqual(item.frame, frame, "item")
  }
}

private func checkTitledItems(_ vector: Vector) throws {
  let bar = try bar(vector)
  let frame = try vector.movedFrame()
  let placed = bar.measured.placed(
    in: bar.context.strip(frame), from: 0, height: frame.height, baseline: nil, bar.context
  ).items.map(\.frame)
  let first = try #require(placed.first)
  if let size = vector.expect?["size"]?.numbers { #expect([first.width, first.height] == size) }
  if let wanted = vector.expect?["rect"] { try vector.expectEqual(first, wanted, "rect") }
  for (frame, origin) in zip(placed, vector.expect?["origins"]?.list ?? []) {
    #expect([frame.minX, frame.minY] == origin.numbers, "\(vector)")
  }
}

private func checkLooks(_ vector: Vector) throws {
  func color(_ text: String?) -> ColorValue? {
    text.flatMap { Color(vector: $0) }.map { ColorValue(.fixed($0)) }
  }
  var item = BarButtonItem.titled(
    vector.given["items"]?.texts?.first ?? "Text",
    isEnabled: vector.given["item_enabled"]?.flag ?? true)
  item.tintColor = color(vector.given["item_tint"]?.text)
  let screen = screen(
    appBar(theme: .none, left: [item]) { bar in
      bar.navigationBar.tintColor = color(vector.given["bar_tint"]?.text)
      bar.navigationBar.uppercasesButtonTitles = vector.given["uppercases_titles"]?.flag
      bar.navigationBar.buttonsTitleColor =
        color(vector.given["title_color"]?.object?["normal"]?.text)
        ?? color(vector.given["buttons_title_color_normal"]?.text)
      bar.navigationBar.buttonsTitleFont = vector.given["font"]?.object?["normal"]?.text.flatMap {
        FontValue(vector: $0)
      }
    }
  ).resolved()
  guard case .appBar(let bar)? = screen.bars.first else { throw WrongKind() }
  let found = try #require(bar.navigationBar.leadingItems.first)
  let title = try #require(found.title)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "displayed_title": #expect(title.string == wanted.text, "\(vector)")
    case "button_alpha": #expect(found.alpha == wanted.number, "\(vector)")
    case "font_normal", "drawn_font", "font":
      let font = try #require(FontValue(vector: wanted.text ?? ""))
      #expect(title.font.family == font.family && title.font.size == font.size, "\(vector)")
    default:
      // `#000000 unless a disabled colour was set`.
      let hex = wanted.text.map { String($0.prefix { $0 != " " }) }
      try vector.expectEqual(title.color, hex.map { .text($0) }, key)
    }
  }
}

private func pressedItem(
  _ item: BarButtonItem, _ vector: Vector
) throws -> ResolvedBarButtonItem {
  var item = item
  item.states.pressed = 1
  guard case .appBar(let bar)? = model(vector, items: [item]).resolved().bars.first else {
    throw WrongKind()
  }
  return try #require(bar.navigationBar.leadingItems.first)
}

/// Title, tint, tag and accessibility of one item, and the ink of a pressed one.
private func checkItemFields(_ vector: Vector) throws {
  let given = try #require(vector.given["item"]?.object)
  let tint = Color(red16: 1, green: 2, blue: 3)
  let words = given["a11y"]?.texts ?? []
  var item = given["title"]?.text.map { BarButtonItem.titled($0) } ?? BarButtonItem()
  item.tag = given["tag"]?.number.map { Int($0) } ?? 0
  item.tintColor = ColorValue(.fixed(tint))
  item.isEnabled = given["enabled"]?.flag ?? true
  if given["image"] == .flag(true) { item.image = .icon(name: "menu", glyph: 1) }
  if words.count == 4 {
    (item.accessibilityHint, item.accessibilityIdentifier) = (words[0], words[1])
    item.accessibilityLabel = words[2]
  }
  let screen = model(vector, items: [item]).resolved()
  guard case .appBar(let bar)? = screen.bars.first else { throw WrongKind() }
  let found = try #require(bar.navigationBar.leadingItems.first)
  if let title = vector.expect?["title"]?.text { #expect(found.title?.string == title) }
  #expect(found.tag == item.tag && found.isEnabled == item.isEnabled, "\(vector)")
  if item.title != nil { #expect(found.title?.color == tint, "\(vector)") }
  if case .icon(_, _, _, let color)? = found.picture { #expect(color == tint, "\(vector)") }
  if let ink = vector.expect?["ink"]?.text {
    let pressed = try pressedItem(item, vector)
    #expect(try #require(pressed.ink).isBounded == (ink == "bounded"), "\(vector)")
  }
  #expect((found.picture != nil) == (given["image"] == .flag(true)))
  #expect(found.accessibilityLabel == (words.count == 4 ? words[2] : given["title"]?.text))
  if words.count == 4 {
    #expect(found.accessibilityHint == words[0] && found.accessibilityIdentifier == words[1])
  }
}

/// A title in the middle of a bar, so high that its bottom is where the vector says, is moved onto the
/// baseline of the bar.
private func checkBaseline(_ vector: Vector) throws {
  func number(_ key: String) throws -> Double { try #require(vector.given[key]?.number) }
  // A fifth of the line is below the baseline.
  let lineHeight = try -number("font_descender") * 5
  let height = try number("title_max_y") * 2 - lineHeight
  let screen = screen(appBar(theme: .none, left: [.titled("Test")])).resolved()
  guard case .appBar(let bar)? = screen.bars.first else { throw WrongKind() }
  let context = LayoutContext(
    screen, shaping: StatedWidthShaper(widths: ["TEST": 36], lineHeight: lineHeight),
    images: NamedWidthImages())
  let measured = MeasuredButtonBar(
    bar.navigationBar.leadingItems, at: ButtonBarPosition.none, context)
  let strip = context.strip(
    Rect(x: 0, y: try number("button_y"), width: measured.width, height: height))
  func textTop(_ baseline: Double?) throws -> Double {
    let placed = measured.placed(in: strip, from: 0, height: height, baseline: baseline, context)
    return try #require(placed.items.first?.title).origin.y
  }
  let moved = try textTop(try number("baseline")) - textTop(nil)
  try vector.expectEqual(moved, vector.expect?["title_moves_down_by"]?.number, "moved")
  #expect(vector.expect?["title_edge_insets_delta_TB"]?.numbers == [moved, -moved], "\(vector)")
}
