import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "Tabs.TabBarViewTheming"

/// Vectors of the tab bar's themes, and of shadows and pixels in this file's words.
let tabThemeVectors: [VectorAdapter] = [
  VectorAdapter(
    component, needs: ["color", "typography", "apply"],
    tells: [
      "barTintColor", "bottomDividerColor", "selectionIndicatorStrokeColor", "titleColor",
      "imageTintColor", "titleFont",
    ], check: checkTheme),
  VectorAdapter(
    component, needs: ["colorScheme", "apply"],
    tells: ["bar", "selected", "indicator", "unselected", "bottomDivider"],
    check: checkResolvedTheme),
  VectorAdapter(
    "ShadowLayer", needs: ["elevation"], tells: ["ambient", "key"],
    where: { $0.expect?["key"]?["offsetY"] != nil },
    check: { vector in
      let elevation = try #require(vector.given["elevation"]?.number)
      let layers = elevationShadows(elevation: elevation, color: .black)
      try #require(layers.count == 2)
      for (layer, name) in zip(layers, ["key", "ambient"]) {
        let wanted = try #require(vector.expect?[name])
        vector.expectNear(layer.sigma, wanted["radius"]?.number, name)
        vector.expectNear(layer.dy, wanted["offsetY"]?.number, name)
        vector.expectNear(layer.color.opacity, wanted["opacity"]?.number, name)
      }
    }),
  VectorAdapter(
    "ShadowLayer", needs: [], tells: ["elevation", "shadowMaskEnabled"],
    check: { vector in
      let header = try arrange(screen(appBar(), content: Content())).appBar().header
      #expect(header.shadowIntensity * 4 == vector.expect?["elevation"]?.number, "\(vector)")
      let lifted = try arrange(screen(appBar { $0.lifted = true })).appBar().header
      #expect(
        lifted.shadows.allSatisfy {
          ($0.cutout != nil) == vector.expect?["shadowMaskEnabled"]?.flag
        },
        "\(vector)")
    }),
  VectorAdapter(
    "private.Math", needs: ["value", "scale"], tells: ["result"],
    where: { ($0.given["scale"]?.number ?? 0) > 0 },
    check: { vector in
      let grid = PixelGrid(scale: try #require(vector.given["scale"]?.number))
      let value = try #require(vector.given["value"]?.number)
      // Down or up: the words of both are the same.
      let rounded = [grid.down(value), grid.up(value)]
      #expect(rounded.contains(vector.expect?["result"]?.number ?? .nan), "\(vector)")
    }),
  VectorAdapter(
    "private.Math", needs: ["scales"], takes: ["rect", "rects"],
    tells: ["aligned", "containsInput"], where: { $0.given["rect"] != .null }, check: checkAlignment
  ),
  VectorAdapter(
    "private.Math", needs: ["center", "bounds", "scales"], tells: ["centers"],
    check: { vector in
      let center = try #require(vector.given["center"]?.numbers)
      let sides = try #require(vector.given["bounds"]?.numbers)
      let scales = try #require(vector.given["scales"]?.numbers)
      for (scale, wanted) in zip(scales, vector.expect?["centers"]?.list ?? []) {
        let rect = PixelGrid(scale: scale).around(
          Point(x: center[0], y: center[1]), Size(width: sides[2], height: sides[3]))
        vector.expectNear(rect.midX, wanted.numbers?.first, "scale \(scale)")
        vector.expectNear(rect.midY, wanted.numbers?.last, "scale \(scale)")
      }
    }),
  VectorAdapter(
    "private.Math", needs: ["point", "scales"], tells: ["points"],
    check: { vector in
      let point = try #require(vector.given["point"]?.numbers)
      let scales = try #require(vector.given["scales"]?.numbers)
      for (scale, wanted) in zip(scales, vector.expect?["points"]?.list ?? []) {
        let rounded = point.map { PixelGrid(scale: scale).nearest($0) }
        for (found, value) in zip(rounded, wanted.numbers ?? []) {
          vector.expectNear(found, value, "scale \(scale)")
        }
      }
    }),
]

private func resolved(
  _ vector: Vector, change: (inout BarModel) throws -> Void
) rethrows -> (bar: ResolvedTabBar?, model: BarModel) {
  let step = vector.given["apply"]?.text.flatMap { MaterialTheme.Step(rawValue: $0) }
  let theme = MaterialTheme(step.map { [$0] } ?? [])
  var model = screen(
    tabBarView([.icon("A"), .icon("B")], theme: theme) { $0.selectedItem = 0 })
  try change(&model)
  return (try? resolvedTabBar(model), model)
}

private func checkTheme(_ vector: Vector) throws {
  let (found, _) = resolved(vector) { model in
    for role in ColorRole.allCases {
      guard let color = vector.given["color"]?["\(role.rawValue)Color"]?.colorValue else {
        continue
      }
      model.scheme.colorOverrides.append(ColorRoleOverride(role: role, color: color))
    }
    for style in TypographyStyle.allCases {
      guard let font = vector.given["typography"]?[style.rawValue]?.font else { continue }
      model.scheme.fontOverrides.append(TypographyOverride(style: style, font: font))
    }
  }
  let bar = try #require(found)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "barTintColor": try vector.expectNear(bar.barTintColor, wanted.color, key)
    case "bottomDividerColor": try vector.expectNear(bar.bottomDividerColor, wanted.color, key)
    case "selectionIndicatorStrokeColor":
      try vector.expectNear(bar.indicatorColor, wanted.color, key)
    default:
      for (state, value) in wanted.object ?? [:] {
        try expect(bar.tabs[state == "selected" ? 0 : 1], key, value, vector)
      }
    }
  }
}

private func expect(
  _ tab: ResolvedTab, _ key: String, _ wanted: JSONValue, _ vector: Vector
) throws {
  let title = try #require(tab.title)
  switch key {
  case "titleColor": try vector.expectNear(title.color, wanted.color, key)
  case "titleFont":
    // Where the original takes the system font, a scheme's typography is Roboto.
    let font = try #require(wanted.font)
    #expect(title.font.size == font.size && title.font.weight == font.weight, "\(vector)")
  default:
    guard case .icon(_, _, _, let tint)? = tab.picture else { throw WrongKind() }
    try vector.expectNear(tint, wanted.color, key)
  }
}

/// `201804`, `201907-light`, `201907-dark-highContrast`.
private func checkResolvedTheme(_ vector: Vector) throws {
  let scheme = vector.given["colorScheme"]?.text ?? ""
  let (found, _) = resolved(vector) { model in
    model.scheme.colorDefaults = scheme.hasPrefix("201907") ? .material201907 : .material201804
    model.traits.userInterfaceStyle = scheme.contains("dark") ? .dark : .light
    model.traits.accessibilityContrast = scheme.hasSuffix("highContrast") ? .high : .normal
  }
  let bar = try #require(found)
  let colors = [
    "bar": bar.barTintColor, "indicator": bar.indicatorColor,
    "bottomDivider": bar.bottomDividerColor, "selected": try #require(bar.tabs[0].title).color,
    "unselected": try #require(bar.tabs[1].title).color,
  ]
  for (key, wanted) in vector.expect ?? [:] {
    let color = try #require(colors[key])
    try vector.expectNear(color, wanted.color, key)
    guard let over = wanted["overBar"]?.color else { continue }
    let blended = bar.barTintColor.dissolved(
      into: color.withAlpha(1), progress: color.opacity)
    for (found, value) in [
      (blended.red, over.red), (blended.green, over.green), (blended.blue, over.blue),
    ] {
      #expect(abs(Int(found) - Int(value)) <= 257, "\(vector): \(key) over the bar")
    }
  }
}

private func checkAlignment(_ vector: Vector) throws {
  let scales = try #require(vector.given["scales"]?.numbers)
  let rects = vector.given["rects"]?.list ?? scales.compactMap { _ in vector.given["rect"] }
  for (index, scale) in scales.enumerated() {
    let sides = try #require(rects[index].numbers)
    // A negative size means the same rectangle, told from its other corner.
    let rect = Rect(
      minX: min(sides[0], sides[0] + sides[2]), minY: min(sides[1], sides[1] + sides[3]),
      maxX: max(sides[0], sides[0] + sides[2]), maxY: max(sides[1], sides[1] + sides[3]))
    let aligned = PixelGrid(scale: scale).alignOutward(rect)
    let wanted =
      vector.expect?["aligned"]?.text == "unchanged"
      ? rects[index] : vector.expect?["aligned"]?.list?[index]
    try vector.expectNear(aligned, wanted, "scale \(scale)")
    if vector.expect?["containsInput"] == .flag(true) {
      #expect(aligned.contains(rect), "\(vector)")
    }
  }
}
