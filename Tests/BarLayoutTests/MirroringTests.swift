import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Right to left is the mirror image of left to right where nothing has a direction of its own.
@Suite struct MirroringTests {
  private static let bars: [Bar] = [
    appBar("Inbox"), appBar("Inbox", left: [.icon()], right: [.icon(), .icon()]),
    appBar("Inbox", left: [.titled("Edit")], right: [.titled("Update style")]),
    appBar("A title much too long for its bar", left: [.icon(), .icon()], right: [.icon()]),
    appBar("Inbox", left: [.icon()]) { $0.navigationBar.titleAlignment = .leading },
    appBar("Inbox") { bar in
      bar.navigationBar.titleInsets = Insets(top: 0, left: 40, bottom: 0, right: 8)
      bar.navigationBar.titleAlignment = .leading
    },
    appBar("Inbox", left: [.icon()]) { $0.navigationBar.backItem = BarButtonItem() },
  ]

  private static let sides: [Insets] = [
    Insets(top: 20, left: 0, bottom: 0, right: 0), Insets(top: 0, left: 47, bottom: 0, right: 47),
  ]

  @Test(arguments: bars, sides)
  func framesAreMirrored(bar: Bar, safeArea: Insets) {
    func elements(_ direction: LayoutDirection) -> [LayoutElement] {
      arrange(
        screen(bar, content: Content(rows: 20)) { model in
          model.traits.layoutDirection = direction
          model.device.safeArea = safeArea
        }
      ).elements
    }
    let mirrored = frames(of: elements(.leftToRight)).map { id, frame in
      "\(id) \(frame.mirrored(inWidth: 375))"
    }
    #expect(frames(of: elements(.rightToLeft)).map { "\($0) \($1)" } == mirrored)
  }

  private func frames(of elements: [LayoutElement]) -> [(ElementID, Rect)] {
    elements.flatMap { [($0.id, $0.frame)] + frames(of: $0.children) }
  }

  @Test func unevenSideInsetsChangeSidesWithTheDirection() throws {
    func bar(_ direction: LayoutDirection, _ safeArea: Insets) throws -> NavigationBarFrames {
      let model = screen(appBar("Inbox", left: [.icon()], right: [.icon()])) { model in
        model.traits.layoutDirection = direction
        model.device.safeArea = safeArea
      }
      return try arrange(model).appBar().navigationBar
    }
    let insets = Insets(top: 0, left: 59, bottom: 0, right: 0)
    let read = try bar(.leftToRight, insets.mirrored)
    let mirrored = try bar(.rightToLeft, insets)
    #expect(mirrored.leadingBar.frame == read.leadingBar.frame.mirrored(inWidth: 375))
    #expect(mirrored.trailingBar.frame == read.trailingBar.frame.mirrored(inWidth: 375))
    #expect(mirrored.title?.frame == read.title?.frame.mirrored(inWidth: 375))
  }
}
