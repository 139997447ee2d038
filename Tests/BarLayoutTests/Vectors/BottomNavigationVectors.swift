import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "BottomNavigation"

/// Vectors of the bottom navigation bar as a whole: defaults, theme, heights, widths.
let bottomNavigationVectors: [VectorAdapter] = [
  VectorAdapter(
    "BottomNavigation.Theming", needs: ["scheme", "apply"],
    tells: [
      "barTintColor", "selectedItemTintColor", "selectedItemTitleColor",
      "unselectedItemTintColor", "itemTitleFont", "elevation", "itemsContentVerticalMargin",
    ], check: checkTheme),
  VectorAdapter(
    component, needs: [], tells: ["itemTitleFont"],
    check: { vector in
      let bar = try resolvedBottomNavigationBar(screen(bottomNavigationBar([.titled("A")])))
      let font = try #require(bar.items.first?.tab.title).font
      #expect(vector.expect?["itemTitleFont"]?.text == "non-nil" && font.size > 0, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["elevation"], tells: ["elevation"],
    where: { $0.given["elevation"]?.number != nil },
    check: { vector in
      let elevation = vector.given["elevation"]?.number
      let bar = try resolvedBottomNavigationBar(
        screen(bottomNavigationBar { $0.elevation = elevation }))
      #expect(bar.elevation == vector.expect?["elevation"]?.number, "\(vector)")
      #expect(bar.shadows == elevationShadows(elevation: bar.elevation, color: .black))
    }),
  VectorAdapter(
    component, needs: ["shadowColor"], tells: ["layerShadowColor"],
    check: { vector in
      let color = vector.given["shadowColor"]?.colorValue
      let bar = try resolvedBottomNavigationBar(
        screen(bottomNavigationBar { $0.colors.shadowColor = color }))
      let wanted = vector.expect?["layerShadowColor"]?.color
      try vector.expectNear(bar.shadowColor, wanted, "color")
      for shadow in bar.shadows {
        try vector.expectNear(shadow.color.withAlpha(1), wanted, "shadow")
      }
    }),
  VectorAdapter(
    component, needs: ["frame", "safeAreaInsets"], tells: ["sizeThatFits"],
    check: { vector in
      let insets = try #require(vector.given["safeAreaInsets"]?.list).compactMap(\.edgeInsets)
      let sizes = try insets.map { insets in
        try vector.bar([.icon("A")], screen: { $0.device.safeArea = insets }).layout.barHeight
      }
      #expect(vector.expect?["sizeThatFits"]?.text == "identical, non-zero", "\(vector)")
      #expect(sizes.count == 2 && Set(sizes).count == 1 && sizes[0] > 0, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["barHeight"], tells: ["intrinsicContentSize.height"],
    check: { vector in
      let height = try #require(vector.given["barHeight"]?.number)
      let bar = try arrange(
        screen(bottomNavigationBar { $0.layout.barHeight = height })
      ).bottomNavigationBar()
      #expect(
        bar.intrinsicSize.height == vector.expect?["intrinsicContentSize.height"]?.number,
        "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["alignment", "horizontalSizeClass", "barHeight"],
    tells: ["height", "titleBelowIcon"],
    check: { vector in
      var options = BottomNavigationLayoutOptions()
      options.alignment = try #require(
        vector.given["alignment"]?.text.flatMap { BottomNavigationBar.Alignment(rawValue: $0) })
      options.barHeight = vector.given["barHeight"]?.number ?? 0
      let layout = BottomNavigationLayout(
        options, isRegularAcross: vector.given["horizontalSizeClass"]?.text == "regular")
      #expect(layout.barHeight == vector.expect?["height"]?.number, "\(vector)")
      #expect(layout.isTitleBelowIcon == vector.expect?["titleBelowIcon"]?.flag, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["widestItemFitWidth", "availableWidth", "items", "itemsHorizontalPadding"],
    tells: ["itemWidth", "intrinsicContentSize"],
    where: { $0.given["availableWidth"]?.text == "unbounded" }, check: checkWidths),
  VectorAdapter(
    component, needs: ["frame", "items"], tells: ["abs(firstCenterX - (304 - lastCenterX))"],
    check: { vector in
      let bar = try vector.bar(vector.plainItems)
      let (first, last) = (try #require(bar.cells.first), try #require(bar.cells.last))
      let difference = abs(first.tab.frame.midX - (304 - last.tab.frame.midX))
      let wanted = vector.expect?["abs(firstCenterX - (304 - lastCenterX))"]
      #expect(wanted?.admits(difference) == true, "\(vector): \(difference)")
    }),
  VectorAdapter(
    component, needs: ["items", "frame", "itemsHorizontalPadding"], takes: ["note"],
    tells: ["itemView.frame"],
    check: { vector in
      for padding in vector.given["itemsHorizontalPadding"]?.numbers ?? [] {
        let bar = try vector.bar(vector.plainItems) {
          $0.layout.itemsHorizontalPadding = padding
        }
        try vector.expectNear(
          try #require(bar.cells.first).tab.frame, vector.expect?["itemView.frame"], "frame")
      }
    }),
]

private func checkTheme(_ vector: Vector) throws {
  let step = try #require(
    vector.given["apply"]?.text.flatMap { MaterialTheme.Step(rawValue: $0) })
  #expect(vector.given["scheme"]?.text == "default container", "\(vector)")
  let bar = try resolvedBottomNavigationBar(
    screen(
      bottomNavigationBar([.icon("A"), .icon("B")], theme: MaterialTheme([step])) {
        $0.selectedItem = 0
      }))
  let title = try #require(bar.items[0].tab.title)
  let colors = [
    "barTintColor": bar.barTintColor, "selectedItemTintColor": bar.selectedItemTintColor,
    "selectedItemTitleColor": title.color, "unselectedItemTintColor": bar.unselectedItemTintColor,
  ]
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "elevation": #expect(bar.elevation == wanted.number, "\(vector)")
    case "itemsContentVerticalMargin":
      #expect(bar.layout.itemsContentVerticalMargin == wanted.number, "\(vector)")
    case "itemTitleFont":
      // Where the original takes the system font, a scheme's typography is Roboto.
      let font = try #require(wanted.font)
      #expect(title.font.size == font.size && title.font.weight == font.weight, "\(vector)")
    default: try vector.expectNear(try #require(colors[key]), wanted.color, key)
    }
  }
}

private func checkWidths(_ vector: Vector) throws {
  let widest = try #require(vector.given["widestItemFitWidth"]?.number)
  let count = Int(try #require(vector.given["items"]?.number))
  var options = BottomNavigationLayoutOptions()
  options.itemsHorizontalPadding = vector.given["itemsHorizontalPadding"]?.number ?? 0
  let layout = BottomNavigationLayout(options, isRegularAcross: false)
  let width = layout.itemWidth(widest: widest, count: count, available: .infinity)
  #expect(width == vector.expect?["itemWidth"]?.number, "\(vector)")
  try vector.expectEqual(
    layout.intrinsicSize(widest: widest, count: count), vector.expect?["intrinsicContentSize"],
    "intrinsicContentSize")
}

extension Vector {
  /// As many items as `items` says, with titles and icons.
  var plainItems: [TabBarItem] {
    (0..<Int(given["items"]?.number ?? 0)).map { TabBarItem.icon("Title\($0 + 1)") }
  }

  /// A bar in the vector's frame.
  func bar(
    _ items: [TabBarItem], change: (inout BottomNavigationBar) -> Void = { _ in },
    screen changeScreen: (inout BarModel) -> Void = { _ in }
  ) throws -> BottomNavigationFrames {
    try frames(items, change: change, screen: changeScreen).bottomNavigationBar()
  }

  /// The same with the whole screen.
  func frames(
    _ items: [TabBarItem], change: (inout BottomNavigationBar) -> Void = { _ in },
    screen changeScreen: (inout BarModel) -> Void = { _ in }
  ) throws -> ScreenFrames {
    let frame = given["frame"]?.numbers ?? [0, 0, 320, 56]
    return arrange(
      screen(
        bottomNavigationBar(
          items, frame: ViewFrame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
          change: change), change: changeScreen))
  }
}
