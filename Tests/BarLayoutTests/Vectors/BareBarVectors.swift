import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// Vectors of navigation and button bars that stand in no app bar, of what they are before anything
/// is set, and of the mutator that sets their text colours.
let bareBarVectors: [VectorAdapter] = [
  VectorAdapter(
    "NavigationBar", needs: ["background", "run_text_colour_mutator"],
    tells: ["title_color", "tint_color", "title_color_unchanged", "tint_color_unchanged"],
    check: checkMutator),
  VectorAdapter(
    "NavigationBar", needs: ["new_bar"],
    tells: [
      "ripple_enabled", "button_bars_ripple_enabled", "ripple_color", "ink_color",
      "leading_bar_ripple_color", "leading_items_tint", "trailing_items_tint",
    ], check: checkNewBar),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["new_bar", "uppercases_titles", "alignment"],
    tells: ["uppercases_titles", "alignment"], check: checkStatedProperties),
  VectorAdapter(
    "ButtonBar", needs: [], takes: ["new_bar", "uppercases_titles"],
    tells: ["uppercases_titles"], check: checkStatedProperties),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["new_bar", "title_view", "leading", "trailing"],
    tells: ["index_of_missing_item"],
    check: { vector in
      let bar = try arrange(screen(appBar("title"))).appBar().navigationBar.element(
        type: "navigationBar")
      let index = bar.children.firstIndex { $0.type == "missing" }
      #expect((index == nil) == (vector.expect?["index_of_missing_item"]?.text != nil))
    }),
  VectorAdapter(
    "NavigationBar", needs: ["new_bar"], tells: ["is_accessibility_element"],
    check: { vector in
      let stops = arrange(screen(navigationBar())).accessibilityElements.map(\.id.path)
      #expect(
        vector.expect?["is_accessibility_element"] == .flag(stops.contains("mdcNavigationBar")))
    }),
  VectorAdapter(
    "NavigationBar", needs: [], tells: ["intrinsic_width", "intrinsic_height"],
    check: { vector in
      let bar = try #require(arrange(screen(navigationBar())).elements.first)
      // Without a width of its own it takes the screen's.
      #expect(vector.expect?["intrinsic_width"] == .null && bar.frame.width == 375)
      try vector.expectEqual(bar.frame.height, vector.expect?["intrinsic_height"]?.number, "height")
    }),
  VectorAdapter(
    "ButtonBar", needs: ["bar_frame", "items", "points"], takes: ["uppercase"],
    tells: ["item_at_point", "item_at_point_title"], check: checkItemAtPoint),
]

private func navigationBar(_ change: (inout NavigationBar) -> Void = { _ in }) -> Bar {
  var view = NavigationBar()
  change(&view)
  let title = SourcedText("Title", path: SpecPath() / "title")
  return .view(
    StandaloneView(
      id: ElementID("mdcNavigationBar"),
      view: CustomView(
        .navigationBar(
          MaterialNavigationBar(
            theme: .none, navigationItem: NavigationItem(title: title), view: view)))))
}

private func resolved(_ bar: Bar) throws -> ResolvedNavigationBar {
  guard case .view(let view)? = screen(bar).resolved().bars.first,
    case .navigationBar(let bar) = view.view.kind
  else { throw WrongKind() }
  return bar
}

private func checkMutator(_ vector: Vector) throws {
  let background = vector.given["background"]?.text.flatMap { Color(vector: $0) }
  func bar(mutates: Bool) throws -> ResolvedNavigationBar {
    try resolved(
      navigationBar { bar in
        bar.backgroundColor = background.map { ColorValue(.fixed($0)) }
        bar.mutatesTextColor = mutates
      })
  }
  let (before, after) = (try bar(mutates: false), try bar(mutates: true))
  guard background != nil else {
    #expect(vector.expect?["title_color_unchanged"] == .flag(true))
    #expect(before == after, "\(vector)")
    return
  }
  let wanted = vector.exact?["title_color"]
  try vector.expectEqual(try #require(after.title).color, wanted, "title")
  try vector.expectEqual(after.leadingTint, vector.exact?["tint_color"], "tint")
  try vector.expectEqual(after.trailingTint, vector.exact?["tint_color"], "tint")
}

/// What a document that says nothing comes to: nothing is set.
private func checkNewBar(_ vector: Vector) throws {
  let bar = NavigationBar()
  let ripples = bar.touchFeedback.enableRippleBehavior ?? false
  let isSet: [String: Bool] = [
    "ripple_color": bar.touchFeedback.rippleColor != nil,
    "leading_bar_ripple_color": bar.touchFeedback.rippleColor != nil,
    "ink_color": bar.touchFeedback.inkColor != nil,
    "leading_items_tint": bar.leadingBarItemsTintColor != nil,
    "trailing_items_tint": bar.trailingBarItemsTintColor != nil,
  ]
  for (key, wanted) in try #require(vector.expect) {
    if key.hasSuffix("ripple_enabled") {
      #expect(wanted == .flag(ripples), "\(vector): \(key)")
    } else {
      #expect(isSet[key] == false && wanted == .null, "\(vector): \(key)")
    }
  }
}

private func checkItemAtPoint(_ vector: Vector) throws {
  let frame = try #require(vector.given["bar_frame"]?.numbers)
  let titles = try #require(vector.given["items"]?.texts)
  var look = NavigationBar()
  look.uppercasesButtonTitles = vector.given["uppercase"]?.flag
  let view = CustomView(
    .buttonBar(ButtonBarView(items: titles.map { .titled($0) }, look: look)),
    frame: ViewFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  let frames = arrange(screen(.view(StandaloneView(id: ElementID("mdcButtonBar"), view: view))))
  let origin = try #require(frames.elements.first?.children.first).frame
  for place in try #require(vector.given["points"]?.list) {
    let point =
      place.numbers.map { Point(x: $0[0], y: $0[1]) }
      ?? Point(x: origin.minX, y: origin.minY)
    let hit = frames.touch(at: point).hit?.path
    if vector.expect?["item_at_point"] == .null {
      #expect(hit == nil, "\(vector)")
    } else {
      #expect(hit == "mdcButtonBar.items[0]", "\(vector)")
      #expect(vector.expect?["item_at_point_title"]?.text?.hasPrefix(titles[0]) == true)
    }
  }
}

/// What is set is read again; what is not is the default.
private func checkStatedProperties(_ vector: Vector) throws {
  let bar = try resolved(
    navigationBar { bar in
      bar.titleAlignment = vector.given["alignment"]?.text.flatMap {
        NavigationBar.TitleAlignment(rawValue: $0)
      }
    })
  let item = ButtonBarView(
    items: [.titled("Text")],
    look: {
      var look = NavigationBar()
      look.uppercasesButtonTitles = vector.given["uppercases_titles"]?.flag
      return look
    }())
  let view = CustomView(.buttonBar(item))
  let model = screen(.view(StandaloneView(id: ElementID("mdcButtonBar"), view: view)))
  guard case .view(let standing)? = model.resolved().bars.first,
    case .buttonBar(let buttons) = standing.view.kind
  else { throw WrongKind() }
  for (key, wanted) in try #require(vector.expect) {
    if key == "alignment" {
      #expect(bar.titleAlignment.rawValue == wanted.text, "\(vector)")
    } else {
      #expect(wanted == .flag(buttons.items.first?.title?.string == "TEXT"), "\(vector)")
    }
  }
}
