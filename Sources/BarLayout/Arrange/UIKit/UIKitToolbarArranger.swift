import BarPrimitives
import BarTheme

/// A toolbar's buttons in their places, and how the room was shared.
struct UIKitToolbarFrames: Hashable, Sendable {
  let buttons: [UIKitButtonFrames]
  let flexibleSpaces: [ElementID]
  /// Points between the margins.
  let room: Double
  /// Points of buttons, fixed spaces and the gaps between buttons.
  let taken: Double
  /// Points of each flexible space.
  let share: Double
}

/// Buttons and spaces from the leading margin on: flexible spaces share what is left.
struct UIKitToolbarArranger {
  let bar: ResolvedUIKitBar
  let items: [UIKitBarItem]
  let frame: Rect
  let context: LayoutContext

  func arranged() -> UIKitToolbarFrames {
    let (strip, safe) = context.uikitRoom(in: frame)
    let measured = items.map { item -> MeasuredUIKitButton? in
      if case .button(let face) = item { MeasuredUIKitButton(face, context) } else { nil }
    }
    let row = UIKitToolbarRow(
      start: safe.left + bar.geometry.margin,
      end: strip.width - safe.right - bar.geometry.margin,
      items: zip(items, measured).map { item, button in
        switch item {
        case .button: .button(button?.width ?? button?.contentWidth ?? 0)
        case .flexibleSpace: .flexible
        case .fixedSpace(_, let width): .fixed(width)
        }
      }, fixedSpaceKeepsGap: bar.fixedSpaceKeepsGap)
    let buttons = zip(measured.compactMap { $0 }, row.buttonStarts).map { button, x in
      let cell = Rect(
        x: x, y: 0, width: button.width ?? button.contentWidth, height: strip.height)
      return button.placed(cell, content: cell, in: strip, context)
    }
    return UIKitToolbarFrames(
      buttons: buttons,
      flexibleSpaces: items.compactMap { item in
        if case .flexibleSpace(let id) = item { id } else { nil }
      }, room: max(row.end - row.start, 0), taken: row.rigidWidth, share: row.share)
  }
}

/// The places of a toolbar's buttons, in points of reading order.
struct UIKitToolbarRow {
  enum Item: Hashable {
    case button(Double)
    case flexible
    case fixed(Double)
  }
  let start: Double
  let end: Double
  let items: [Item]
  /// Whether a fixed space comes on top of the gap that two buttons keep, or takes its place.
  var fixedSpaceKeepsGap = true

  /// Points of each flexible space.
  var share: Double {
    let flexible = items.filter { $0 == .flexible }.count
    return flexible > 0 ? max(end - start - rigidWidth, 0) / Double(flexible) : 0
  }

  /// Where each button begins.
  var buttonStarts: [Double] {
    let share = share
    var x = start
    var starts: [Double] = []
    for (index, item) in items.enumerated() {
      x += gap(before: index)
      switch item {
      case .button(let width):
        starts.append(x)
        x += width
      case .flexible: x += share
      case .fixed(let width): x += width
      }
    }
    return starts
  }

  /// Points of all but the flexible spaces.
  var rigidWidth: Double {
    items.enumerated().reduce(0) { sum, item in
      let width: Double =
        switch item.element {
        case .button(let width), .fixed(let width): width
        case .flexible: 0
        }
      return sum + width + gap(before: item.offset)
    }
  }

  /// Two buttons keep their distance; nothing but a fixed space may stand between them for that.
  private func gap(before index: Int) -> Double {
    guard case .button = items[index] else { return 0 }
    for earlier in items[..<index].reversed() {
      switch earlier {
      case .button: return UIKitButtonMetrics.spacing
      case .fixed where fixedSpaceKeepsGap: continue
      case .fixed, .flexible: return 0
      }
    }
    return 0
  }
}
