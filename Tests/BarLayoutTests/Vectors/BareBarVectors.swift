import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

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
    "NavigationBar", needs: ["bar"], takes: ["title", "alignment", "title_insets_TLBR"],
    tells: ["title_origin"], check: checkTitleOrigin),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["title", "new_bar"], tells: ["accessibility_child_count"],
    check: { vector in
      let title = vector.given["title"]?.text
      let bar = try arrange(screen(appBar(title))).appBar().navigationBar
      #expect((bar.title == nil) == (title == nil), "\(vector)")
      let slots = NavigationBarFrames.AccessibilitySlot.allCases
      #expect(Double(slots.count) == vector.expect?["accessibility_child_count"]?.number)
      #expect(bar.element(type: "navigationBar").children.count == (title == nil ? 2 : 3))
    }),
  VectorAdapter(
    "NavigationBar", needs: [], takes: ["new_bar", "override_base_elevation"],
    tells: ["current_elevation", "override_base_elevation"], check: checkElevation),
  VectorAdapter(
    "ButtonBar", needs: ["items"], takes: ["in_window", "ripple_enabled"],
    tells: ["ripple_enabled", "buttons_ripple_enabled", "ripple_color", "ink_color"],
    where: { $0.expect?["ink_color"] != nil && $0.given["ripple_color"] == nil },
    check: checkUntouchedInk),
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

/// Of a label that has no room at all: its place is the rule's, whatever its size.
private func checkTitleOrigin(_ vector: Vector) throws {
  let sides = try #require(vector.given["bar"]?.numbers)
  #expect(sides[2] == 0 && sides[3] == 0, "\(vector)")
  let bar = try resolved(
    navigationBar { bar in
      bar.titleAlignment = vector.given["alignment"]?.text.flatMap {
        NavigationBar.TitleAlignment(rawValue: $0)
      }
      bar.titleInsets = vector.given["title_insets_TLBR"]?.numbers.map {
        Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
    })
  let strip = Strip(
    frame: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]),
    direction: .leftToRight)
  let room = TitleRoom(strip: strip, insets: bar.titleInsets, leadingEnd: 0, trailingStart: 0)
  let place = bar.titlePlace(
    ofSize: Size(width: 0, height: 0), in: room, PixelGrid(scale: 1))
  #expect([place.minX, place.minY] == vector.expect?["title_origin"]?.numbers, "\(vector)")
}

/// A bar says nothing of its elevation until something is set; what is set takes the place of all
/// elevation around it, and a negative number of nothing.
private func checkElevation(_ vector: Vector) throws {
  let around = ElevationNode(current: 4)
  for (key, wanted) in try #require(vector.expect) {
    switch wanted {
    case .text(let bound):
      #expect(key == "override_base_elevation" && bound == "<0", "\(vector)")
      let silent = ElevationNode.baseElevation(ofLastIn: [around, ElevationNode()])
      #expect(
        silent == ElevationNode.baseElevation(ofLastIn: [around, ElevationNode(overrideBase: -1)]))
    case .number(let number) where key == "current_elevation":
      #expect(ElevationNode.absoluteElevation(ofLastIn: [ElevationNode()]) == number, "\(vector)")
    default:
      let override = vector.given["override_base_elevation"]?.number
      let node = ElevationNode(overrideBase: override)
      #expect(ElevationNode.baseElevation(ofLastIn: [around, node]) == wanted.number, "\(vector)")
    }
  }
}

/// Of a bar outside every window: the proxy has not reached its buttons yet.
private func checkUntouchedInk(_ vector: Vector) throws {
  let ripples = vector.given["ripple_enabled"]?.flag ?? false
  let feedback = TouchFeedback(enableRippleBehavior: ripples)
  for (key, wanted) in try #require(vector.expect) {
    switch key {
    case "ink_color": try vector.expectEqual(defaultInkColor(isInWindow: false), wanted, key)
    case "ripple_color": #expect(wanted == .null && feedback.rippleColor == nil, "\(vector)")
    default: #expect(wanted == .flag(ripples), "\(vector): \(key)")
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
