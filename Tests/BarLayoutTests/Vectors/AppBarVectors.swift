import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// Vectors of the app bar and of its stack.
let appBarVectors: [VectorAdapter] = [
  VectorAdapter(
    "AppBar", needs: ["theme", "scheme"],
    tells: [
      "title_font", "title_color", "header_background", "leading_items_tint",
      "trailing_items_tint", "shadow_layer", "shadow_elevation", "nav_bar_background",
    ], check: checkTheme),
  VectorAdapter(
    "AppBar", needs: ["typography_scheme"], tells: ["title_font"], check: checkTheme),
  VectorAdapter(
    "AppBar", needs: ["header_height", "header_width", "bottom_bar"],
    takes: ["infer", "device_top_inset", "top_safe_area_inset", "stack_offset"],
    tells: ["stack", "nav_bar", "bottom"], check: checkStack),
  VectorAdapter(
    "AppBar", needs: ["bottom_bar_fit_height", "adjust_height_to_stack"],
    tells: ["minimum_height", "maximum_height"], check: checkAdjustedHeight),
  VectorAdapter(
    "AppBar", needs: ["shadow_intensity"],
    tells: ["header_elevation", "shadow_layer_elevation", "key", "ambient"],
    check: checkIntensity),
  VectorAdapter(
    "AppBar", needs: ["language"], takes: ["nav_stack"], tells: ["back_item_accessibility_label"],
    check: { vector in
      let bar = try backItem(locale: vector.given["language"]?.text ?? "")
      #expect(
        bar.accessibilityLabel == vector.expect?["back_item_accessibility_label"]?.text)
    }),
  VectorAdapter(
    "AppBar", needs: ["nav_stack_index", "nav_bar_back_item"], tells: ["back_item"],
    check: { vector in
      let wanted = try #require(vector.expect?["back_item"]?.object)
      let item = try backItem(locale: "en")
      #expect(item.accessibilityIdentifier == wanted["accessibility_identifier"]?.text)
      #expect(item.accessibilityLabel == "Back")
      guard case .backChevron(let isMirrored, _)? = item.picture else { throw WrongKind() }
      #expect(!isMirrored)
    }),
  VectorAdapter(
    "AppBar", needs: ["nav_stack_index"], tells: ["back_item"],
    where: { $0.expect?["back_item"] == .null },
    check: { vector in
      guard case .appBar(let bar)? = screen(appBar("title")).resolved().bars.first else {
        throw WrongKind()
      }
      #expect(bar.navigationBar.leadingItems.isEmpty, "\(vector)")
    }),
  VectorAdapter(
    "AppBar", needs: [], takes: ["new_container", "new_app_bar"],
    tells: [
      "header_exists", "navigation_bar_exists", "stack_exists", "stack_top_bar", "child_count",
    ],
    check: checkHierarchy),
]

private func checkHierarchy(_ vector: Vector) throws {
  let frames = arrange(screen(appBar("title"), content: Content()))
  let header = try #require(try frames.appBar().element.children.first)
  let stack = try #require(header.children.last?.children.first)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "child_count":
      // A container's children: the app bar's controller and the content's.
      #expect(Double(frames.bars.count + (frames.content == nil ? 0 : 1)) == wanted.number)
    case "header_exists": #expect((header.type == "headerView") == wanted.flag, "\(vector)")
    case "stack_exists": #expect((stack.type == "headerStackView") == wanted.flag, "\(vector)")
    case "navigation_bar_exists":
      #expect((stack.children.first?.type == "navigationBar") == wanted.flag, "\(vector)")
    default:
      #expect(wanted.text == "navigation bar" && stack.children.first?.type == "navigationBar")
    }
  }
}

private func backItem(locale: String) throws -> ResolvedBarButtonItem {
  let model = screen(appBar { $0.navigationBar.backItem = BarButtonItem() }) { model in
    model.traits.locale = locale
  }
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  return try #require(bar.navigationBar.leadingItems.first)
}

private func checkTheme(_ vector: Vector) throws {
  let step = vector.given["theme"]?.text.flatMap { MaterialTheme.Step(rawValue: $0) }
  let theme = MaterialTheme([step ?? .primary])
  let model = screen(appBar("title", theme: theme), content: Content()) { model in
    for role in ColorRole.allCases {
      guard let text = vector.given["scheme"]?.object?[role.rawValue]?.text,
        let color = Color(vector: text)
      else { continue }
      model.scheme.colorOverrides.append(
        ColorRoleOverride(role: role, color: ColorValue(.fixed(color))))
    }
    let font = vector.given["scheme"]?.object?["headline6"]?.text
    if let font = font.flatMap({ FontValue(vector: $0) }) {
      model.scheme.fontOverrides.append(TypographyOverride(style: .headline6, font: font))
    }
  }
  guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
  let title = try #require(bar.navigationBar.title)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "title_font":
      // Where the original takes the system font, a scheme's typography is Roboto.
      let text = vector.exact?["title_font"]?.text ?? wanted.text ?? ""
      let font = try #require(FontValue(vector: text))
      #expect(title.font.size == font.size && title.font.weight == font.weight, "\(vector)")
    case "title_color": try vector.expectEqual(title.color, wanted, key)
    case "header_background": try vector.expectEqual(bar.header.backgroundColor, wanted, key)
    case "leading_items_tint": try vector.expectEqual(bar.navigationBar.leadingTint, wanted, key)
    case "trailing_items_tint":
      try vector.expectEqual(bar.navigationBar.trailingTint, wanted, key)
    case "shadow_layer": #expect(bar.header.shadow.kind == .mdcShadowLayer(elevation: 4))
    case "shadow_elevation":
      let elevation = try arrange(model).appBar().header.shadowIntensity * 4
      #expect(elevation == wanted.number, "\(vector)")
    default: #expect(wanted == .null && bar.navigationBar.backgroundColor == .clear)
    }
  }
}

private func checkStack(_ vector: Vector) throws {
  let inset =
    vector.given["device_top_inset"]?.number ?? vector.given["top_safe_area_inset"]?.number ?? 0
  let height = try #require(vector.given["header_height"]?.number)
  let model = screen(
    appBar { bar in
      bar.headerView.minimumHeight = height
      bar.stack.offset = vector.given["stack_offset"]?.number ?? 0
      // `48 pt tabs`.
      let bottom = vector.given["bottom_bar"]?.text?.split(separator: " ").first
      bar.stack.bottomBar = bottom.flatMap { Double($0) }.map { .box(height: $0) }
      bar.frame = HeaderFrame(width: vector.given["header_width"]?.number)
    }
  ) { model in
    model.device.name = "custom"
    model.device.safeArea = Insets(top: inset, left: 0, bottom: 0, right: 0)
  }
  let bar = try arrange(model).appBar()
  try vector.expectEqual(bar.stack, vector.expect?["stack"], "stack")
  // The vector's navigation bar stands in the stack, ours on the screen.
  try vector.expectEqual(
    bar.navigationBar.frame.offsetBy(x: 0, y: -bar.stack.minY), vector.expect?["nav_bar"],
    "navigation bar")
  if let wanted = vector.expect?["bottom"] {
    let bottom = try #require(bar.bottomBar).frame
    try vector.expectEqual(bottom.offsetBy(x: 0, y: -bar.stack.minY), wanted, "bottom bar")
  }
}

private func checkAdjustedHeight(_ vector: Vector) throws {
  let model = screen(
    appBar { bar in
      bar.stack = AppBarStack(
        bottomBar: .box(height: vector.given["bottom_bar_fit_height"]?.number ?? 0),
        adjustsHeight: vector.given["adjust_height_to_stack"]?.flag ?? false)
    }
  ) { model in
    model.device.name = "custom"
    model.device.safeArea = .zero
  }
  let heights = try arrange(model).appBar().header.header.heights
  #expect(heights.minimum == vector.expect?["minimum_height"]?.number, "\(vector)")
  #expect(heights.maximum == vector.expect?["maximum_height"]?.number, "\(vector)")
  #expect(!heights.includesSafeArea)
}

private func checkIntensity(_ vector: Vector) throws {
  let model = screen(
    appBar { $0.headerView.shadowIntensity = vector.given["shadow_intensity"]?.number })
  let header = try arrange(model).appBar().header
  let elevation = header.header.shadow.elevation(atIntensity: header.shadowIntensity)
  #expect(elevation == vector.expect?["header_elevation"]?.number, "\(vector)")
  try expectShadows(header.shadows.map(\.layer), vector)
}
