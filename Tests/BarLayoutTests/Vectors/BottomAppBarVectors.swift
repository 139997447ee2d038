import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Foundation
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "BottomAppBar"

/// Vectors of the bottom app bar: its cut, its items' tint and their ripple.
let bottomAppBarVectors: [VectorAdapter] = [
  VectorAdapter(
    component, needs: [], tells: ["leadingBarItemsTintColor"],
    check: { vector in
      let bar = try resolvedBottomAppBar(screen(bottomAppBar()))
      try vector.expectNear(
        bar.navigationBar.leadingTint, vector.expect?["leadingBarItemsTintColor"]?.color, "tint")
    }),
  VectorAdapter(
    component, needs: ["enableRippleBehavior"], tells: ["navBar.enableRippleBehavior"],
    check: { vector in
      let isOn = vector.given["enableRippleBehavior"]?.flag
      let color = try inkOfAPressedItem { $0.enableRippleBehavior = isOn }
      // MDCRippleView's own colour, not that of ink.
      #expect((color == Color.black.withAlpha(0.16)) == isOn, "\(vector)")
      #expect(vector.expect?["navBar.enableRippleBehavior"]?.flag == isOn, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["rippleColor"], tells: ["navBar.rippleColor"],
    check: { vector in
      let color = vector.given["rippleColor"]?.colorValue
      let shown = try inkOfAPressedItem {
        $0.enableRippleBehavior = true
        $0.rippleColor = color
      }
      try vector.expectNear(shown, vector.expect?["navBar.rippleColor"]?.color, "ripple")
    }),
  VectorAdapter(
    component,
    needs: [
      "barSize", "floatingButtonSize", "position", "rtl", "floatingButtonVerticalOffset",
      "safeAreaInsets",
    ],
    tells: [
      "floatingButtonCenter", "arcRadius", "moveTo", "lines", "arc1", "lineToBottom", "arc2",
      "lastLine",
    ], check: checkCut),
]

private func inkOfAPressedItem(_ change: (inout TouchFeedback) -> Void) throws -> Color {
  var item = BarButtonItem.titled("L1")
  item.states.pressed = 1
  let model = screen(
    bottomAppBar { bar in
      bar.leadingBarButtonItems = [item]
      change(&bar.touchFeedback)
    })
  let button = try #require(
    try resolvedBottomAppBar(model).navigationBar.leadingItems.first)
  return try #require(button.ink).color
}

/// The outline step by step, its arcs by their ends.
private func checkCut(_ vector: Vector) throws {
  let size = try #require(vector.given["barSize"]?.size)
  let position = try #require(
    vector.given["position"]?.text.flatMap { FloatingButton.Position(rawValue: $0) })
  let model = screen(
    bottomAppBar(frame: ViewFrame(x: 0, y: 0, width: size.width, height: size.height)) { bar in
      bar.floatingButton.position = position
      bar.floatingButton.verticalOffset =
        vector.given["floatingButtonVerticalOffset"]?.number ?? 0
    }
  ) { model in
    model.device.size = Size(width: size.width, height: 667)
    model.device.safeArea = .zero
    model.traits.layoutDirection = vector.isRightToLeft ? .rightToLeft : .leftToRight
  }
  let bar = try arrange(model).bottomAppBar()
  let button = try #require(bar.button).frame
  #expect(button.size == vector.given["floatingButtonSize"]?.size, "\(vector)")
  try vector.expectPoint(Point(x: button.midX, y: button.midY), "floatingButtonCenter")
  vector.expectNear(bar.cut.radius, vector.expect?["arcRadius"]?.number, "arcRadius")
  let elements = bar.cut.outline().elements
  guard case .move(let first)? = elements.first else { throw WrongKind() }
  try vector.expectPoint(first, "moveTo")
  let ends = elements.compactMap { if case .line(let end) = $0 { end } else { nil } }
  let wanted = try #require(vector.expect?["lines"]?.list)
  try #require(ends.count == wanted.count + 2)
  try vector.expectPoint(ends[ends.count - 1], "lastLine")
  try vector.expectPoint(ends[ends.count - 2], "lineToBottom")
  let lines = ends.dropLast(2)
  for (line, place) in zip(lines, wanted) { try vector.expectPoint(line, place, "lines") }
  try checkArcs(vector, elements, bar.cut)
}

/// Each Bézier begins and ends on its circle, at the angles that the arc has.
private func checkArcs(
  _ vector: Vector, _ elements: [VectorPath.Element], _ cut: BottomAppBarCut
) throws {
  var pen = Point.zero
  var arcs: [(from: Point, to: Point)] = []
  for element in elements {
    switch element {
    case .move(let end), .line(let end): pen = end
    case .cubic(_, _, let end):
      arcs.append((pen, end))
      pen = end
    case .quad, .close: break
    }
  }
  try #require(arcs.count == 2, "\(vector)")
  for (arc, name) in zip(arcs, ["arc1", "arc2"]) {
    let wanted = try #require(vector.expect?[name])
    let center = try #require(wanted["center"]?.numbers)
    // Down the screen and anticlockwise to the eye: angles fall.
    #expect(wanted["clockwise"]?.flag == false, "\(vector)")
    for (place, key) in [(arc.from, "from"), (arc.to, "to")] {
      let (x, y) = (place.x - center[0], place.y - center[1])
      vector.expectNear((x * x + y * y).squareRoot(), cut.radius, "\(name) \(key) radius")
      vector.expectNear(atan2(y, x), wanted[key]?.number, "\(name) \(key)")
    }
  }
}

extension Vector {
  fileprivate func expectPoint(_ found: Point, _ key: String) throws {
    try expectPoint(found, expect?[key], key)
  }

  fileprivate func expectPoint(_ found: Point, _ wanted: JSONValue?, _ what: String) throws {
    let numbers = try #require(wanted?.numbers, "\(id): \(what)")
    try #require(numbers.count == 2)
    expectNear(found.x, numbers[0], what)
    expectNear(found.y, numbers[1], what)
  }
}
