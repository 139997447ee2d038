import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// Vectors of buttons in states other than at rest, of custom views, and of single items.
let itemStateVectors: [VectorAdapter] =
  ["NavigationBar", "ButtonBar"].map { component in
    VectorAdapter(
      component, needs: [],
      takes: [
        "items", "leading", "trailing", "title_color", "button_title_color", "button_font", "font",
      ],
      tells: [
        "title_color_normal", "title_color_selected", "drawn_color_selected",
        "drawn_color_not_selected", "drawn_font_selected", "drawn_font_not_selected",
        "font_normal",
      ],
      where: { vector in
        ["title_color", "button_title_color", "button_font", "font"].contains {
          vector.given[$0]?.object?["selected"] != nil
        }
      }, check: checkSelected)
  } + singleItemVectors

private let singleItemVectors: [VectorAdapter] = [
  VectorAdapter(
    "ButtonBar", needs: ["items"],
    takes: ["then_item_tint", "then_item_image", "then_item_title"],
    tells: ["custom_view_tint", "no_effect"],
    where: { $0.given["items"]?.texts == ["custom view"] }, check: checkCustomView),
  VectorAdapter(
    "ButtonBar", needs: ["item"], tells: ["ink"],
    where: { $0.given["item"]?.text != nil },
    check: { vector in
      let isTitle = vector.given["item"]?.text == "title"
      let item = try resolvedItem(
        isTitle ? .titled("Test") : .icon(), pressed: 1)
      #expect(
        try #require(item.ink).isBounded == (vector.expect?["ink"]?.text == "bounded"),
        "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["content_insets_TLBR"], tells: ["ink_offset"],
    check: { vector in
      let sides = try #require(vector.given["content_insets_TLBR"]?.numbers)
      let button = try resolvedItem(.icon(), pressed: 1)
      let placed = BarButtonItemFrames(
        item: button, frame: Rect(x: 0, y: 0, width: 200, height: 200),
        contentInsets: Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]),
        picture: nil, title: nil, customView: nil)
      guard case .fill(let shape, _)? = placed.inkItems.first?.item else { throw WrongKind() }
      let offset = [shape.rect.midX - placed.frame.midX, shape.rect.midY - placed.frame.midY]
      #expect(offset == vector.expect?["ink_offset"]?.numbers, "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["item_title_attributes"], tells: ["drawn_attributes"],
    check: { vector in
      let wanted = try #require(vector.expect?["drawn_attributes"]?.object?["color"])
      let color = try #require(Color(vector: wanted.text ?? ""))
      var item = BarButtonItem.titled("Test")
      item.titleTextAttributes = TextAttributes(foregroundColor: ColorValue(.fixed(color)))
      #expect(try resolvedItem(item).title?.color == color, "\(vector)")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["global_title_attributes"], takes: ["item_title_attributes"],
    tells: ["drawn_attributes"], check: checkProxyAttributes),
  VectorAdapter(
    "ButtonBar", needs: ["item_property", "from", "to"], tells: ["button_value"],
    where: { vector in
      let property = vector.given["item_property"]?.text ?? ""
      return ["tag", "title", "tint", "enabled", "hint", "identifier", "label", "image"].contains {
        property.lowercased().contains($0) && !property.lowercased().contains("large")
      }
    },
    check: checkChangedProperty),
  VectorAdapter(
    "ButtonBar", needs: ["item"], tells: ["large_content_title"],
    where: { $0.given["item"]?.object?["title"] != nil },
    check: { vector in
      let title = try #require(vector.given["item"]?.object?["title"]?.text)
      let model = screen(appBar(theme: .none, left: [.titled(title)])) { model in
        model.traits.preferredContentSizeCategory = .accessibilityMedium
      }
      guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
      let item = try #require(bar.navigationBar.leadingItems.first)
      #expect(item.largeContentTitle == vector.expect?["large_content_title"]?.text, "\(vector)")
      let element = arrange(model).elements.flatMap(\.withDescendants).first { $0.id == item.id }
      #expect(element?.details.contains(.init("largeContentTitle", .text(title))) == true)
    }),
  VectorAdapter(
    "NavigationBar", needs: ["leading", "trailing"], takes: ["then_button_font", "then_titles"],
    tells: ["each_button_width_equals_fitted_width"], check: checkFittedWidths),
  VectorAdapter(
    "NavigationBar", needs: ["ripple_enabled", "ripple_color"],
    tells: ["button_bars_ripple_enabled", "leading_bar_ripple_color", "ink_color"],
    check: { vector in
      let color = try #require(Color(vector: vector.given["ripple_color"]?.text ?? ""))
      let item = try resolvedItem(.titled("Test"), pressed: 1) { bar in
        bar.navigationBar.touchFeedback = TouchFeedback(
          enableRippleBehavior: vector.given["ripple_enabled"]?.flag,
          rippleColor: ColorValue(.fixed(color)))
      }
      try vector.expectEqual(
        try #require(item.ink).color, vector.expect?["leading_bar_ripple_color"], "ripple")
    }),
]

extension BarButtonItem {
  fileprivate var pressed: BarButtonItem {
    var item = self
    item.states.pressed = 1
    return item
  }
}

private func resolvedItem(
  _ item: BarButtonItem, pressed: Double? = nil, change: (inout AppBar) -> Void = { _ in }
) throws -> ResolvedBarButtonItem {
  var item = item
  item.states.pressed = pressed
  let model = screen(appBar(theme: .none, left: [item], change: change))
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  return try #require(bar.navigationBar.leadingItems.first)
}

private func checkSelected(_ vector: Vector) throws {
  let colors = (vector.given["title_color"] ?? vector.given["button_title_color"])?.object
  let fonts = (vector.given["button_font"] ?? vector.given["font"])?.object
  func color(_ state: String) -> ColorValue? {
    colors?[state]?.text.flatMap { Color(vector: $0) }.map { ColorValue(.fixed($0)) }
  }
  func title(selected: Bool) throws -> ResolvedText {
    var item = BarButtonItem.titled("Text")
    item.states.isSelected = selected
    let found = try resolvedItem(item) { bar in
      bar.navigationBar.buttonsTitleColor = color("normal")
      bar.navigationBar.stateLooks.selectedColor = color("selected")
      bar.navigationBar.buttonsTitleFont = fonts?["normal"]?.text.flatMap { FontValue(vector: $0) }
      bar.navigationBar.stateLooks.selectedFont = fonts?["selected"]?.text.flatMap {
        FontValue(vector: $0)
      }
    }
    return try #require(found.title)
  }
  for (key, wanted) in vector.expect ?? [:] {
    let isSelected = key.hasSuffix("_selected") && !key.hasSuffix("not_selected")
    let found = try title(selected: isSelected)
    if key.hasPrefix("drawn_font") || key == "font_normal" {
      #expect(found.font.size == FontValue(vector: wanted.text ?? "")?.size, "\(vector): \(key)")
    } else {
      try vector.expectEqual(found.color, wanted, key)
    }
  }
}

/// An item with a view of its own shows nothing else; its tint is the view's.
private func checkCustomView(_ vector: Vector) throws {
  var item = BarButtonItem()
  let contents = ImageContents(image: .icon(name: "menu", glyph: 7))
  item.customView = CustomView(.plain(PlainView(.image(contents))))
  let tint = vector.given["then_item_tint"]?.text.flatMap { Color(vector: $0) }
  item.tintColor = tint.map { ColorValue(.fixed($0)) }
  item.title = vector.given["then_item_title"]?.text.map { SourcedText($0, path: SpecPath()) }
  if vector.given["then_item_image"] != nil { item.image = .icon(name: "search", glyph: 8) }
  let found = try resolvedItem(item)
  #expect(found.title == nil && found.picture == nil && found.customView != nil, "\(vector)")
  guard let wanted = vector.expect?["custom_view_tint"] else { return }
  guard case .plain(let view)? = found.customView?.kind,
    case .picture(.icon(_, _, _, let color), _) = view.contents
  else { throw WrongKind() }
  try vector.expectEqual(color, wanted, "tint")
}

/// The last value that a property had is the one that shows.
private func checkChangedProperty(_ vector: Vector) throws {
  let wanted = try #require(vector.expect?["button_value"])
  var item = BarButtonItem.titled("Test")
  let text = vector.given["to"]?.text
  switch try #require(vector.given["item_property"]?.text).lowercased() {
  case let name where name.contains("enabled"):
    item.isEnabled = vector.given["to"]?.flag ?? true
    #expect(try resolvedItem(item).isEnabled == wanted.flag, "\(vector)")
  case let name where name.contains("hint"):
    item.accessibilityHint = text
    #expect(try resolvedItem(item).accessibilityHint == wanted.text, "\(vector)")
  case let name where name.contains("identifier"):
    item.accessibilityIdentifier = text
    #expect(try resolvedItem(item).accessibilityIdentifier == wanted.text, "\(vector)")
  case let name where name.contains("label"):
    item.accessibilityLabel = text
    #expect(try resolvedItem(item).accessibilityLabel == wanted.text, "\(vector)")
  case "image":
    func file(_ key: String) -> BarButtonItem.Image? {
      vector.given[key]?.text.map { name in
        .file(ImageFile(file: name, renderingMode: .automatic, scale: 1, path: SpecPath()))
      }
    }
    item.image = file("from")
    let before = try resolvedItem(item).picture
    item.image = file("to")
    let after = try resolvedItem(item).picture
    guard case .file(let shown, _)? = after else { throw WrongKind() }
    #expect(before != after && shown.file == wanted.text, "\(vector)")
  case "tag":
    item.tag = try #require(vector.given["to"]?.number.flatMap { Int(exactly: $0) })
    #expect(try Double(resolvedItem(item).tag) == wanted.number, "\(vector)")
  case "title":
    let item = BarButtonItem.titled(try #require(vector.given["to"]?.text))
    #expect(try resolvedItem(item).title?.string == wanted.text, "\(vector)")
  default:
    // `button bar tint`: an item without a tint takes the bar's.
    let tint = Color(red16: 1, green: 2, blue: 3)
    let found = try resolvedItem(.titled("Test")) { bar in
      bar.navigationBar.tintColor = ColorValue(.fixed(tint))
    }
    #expect(found.title?.color == tint && wanted.text == "button bar tint", "\(vector)")
  }
}

private func checkFittedWidths(_ vector: Vector) throws {
  let font = vector.given["then_button_font"]?.text.flatMap { FontValue(vector: $0) }
  let later = vector.given["then_titles"]?.text
  func titled(_ key: String) -> [BarButtonItem] {
    (vector.given[key]?.texts ?? []).map { .titled(later ?? $0) }
  }
  let model = screen(
    appBar(theme: .none, left: titled("leading"), right: titled("trailing")) { bar in
      bar.navigationBar.buttonsTitleFont = font
    })
  let bar = try arrange(model).appBar().navigationBar
  for item in bar.leadingBar.items + bar.trailingBar.items {
    let insets = item.contentInsets
    let title = try #require(item.title)
    if let font { #expect(title.text.font.size == font.size, "\(vector)") }
    #expect(item.frame.width == title.frame.width + insets.left + insets.right, "\(vector)")
  }
}

/// What UIBarButtonItem's proxy says is drawn, unless the item says something else.
private func checkProxyAttributes(_ vector: Vector) throws {
  func attributes(_ key: String) -> String? {
    vector.given[key]?.object?["color"]?.text.map {
      "\"titleTextAttributes\": { \"foregroundColor\": \"\($0)\" }"
    }
  }
  let common = try #require(attributes("global_title_attributes"))
  // Where both are the same, which of them wins is seen with a third colour.
  let own = attributes("item_title_attributes").map { _ in
    "\"titleTextAttributes\": { \"foregroundColor\": \"#00FF00\" }, "
  }
  let model = try readModel(
    """
    { "appearance": { "UIBarButtonItem": { \(common) } },
      "bars": [{ "type": "appBar",
        "navigationItem": { "leftBarButtonItem": { \(own ?? "") "title": "Test" } } }] }
    """)
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  let color = try #require(bar.navigationBar.leadingItems.first?.title).color
  guard let wanted = vector.expect?["drawn_attributes"]?.object?["color"] else {
    #expect(vector.expect?["drawn_attributes"]?.text == "item attributes win")
    #expect(color == Color(rgb: 0x00FF00), "\(vector)")
    return
  }
  try vector.expectEqual(color, wanted, "colour")
}
