import BarLayout
import BarPrimitives
import BarSpec

extension Prepared {
  /// Items of UIKit's navigation bars and toolbars that lie out of their bar, else two that lie over
  /// one another: a bar has no more room than its width.
  mutating func tell(itemsWithoutRoomIn bar: LayoutElement, at path: SpecPath) {
    guard ["UINavigationBar", "UIToolbar"].contains(bar.className ?? "") else { return }
    let items = bar.children.filter {
      Self.typesOfItems.contains($0.type) && $0.frame.width > 0
    }
    let outside = items.filter { item in
      item.frame.minX < bar.frame.minX || item.frame.maxX > bar.frame.maxX
    }
    let inOrder = items.sorted { $0.frame.minX < $1.frame.minX }
    let crossing = zip(inOrder, inOrder.dropFirst()).first { $0.frame.maxX > $1.frame.minX }
    let what: String
    if !outside.isEmpty {
      what = "\(outside.count) of \(items.count) items of \(bar.id) reach out of it"
    } else if let crossing {
      what = "\(crossing.0.id) and \(crossing.1.id) lie over one another"
    } else {
      return
    }
    tell(
      .spec, severity: .warning, code: "W0620", what, at: path / "type",
      notes: [
        "shorten titles, or leave items out: the bar is \(shortDecimal(bar.frame.width)) pt wide"
      ])
  }

  private static let typesOfItems = [
    "items", "backButton", "leftBarButtonItems", "rightBarButtonItems",
  ]
}
