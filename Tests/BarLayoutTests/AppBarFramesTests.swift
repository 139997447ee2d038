import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct AppBarFramesTests {
  @Test func theSmallestSpecIsAHeaderOf76WithANavigationBarOf56AtY20() throws {
    let frames = arrange(screen(appBar("Inbox")))
    let bar = try frames.appBar()
    #expect(bar.header.frame == Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(bar.navigationBar.frame == Rect(x: 0, y: 20, width: 375, height: 56))
    #expect(frames.canvas == Rect(x: 0, y: 0, width: 375, height: 76))
    #expect(frames.displayList().defects.isEmpty)
  }

  @Test func aSingleIconIs56WideWithItsBox16FromTheEdge() throws {
    let bar = try arrange(screen(appBar(left: [.icon()], right: [.icon()]))).appBar()
    let left = try #require(bar.navigationBar.leadingBar.items.first)
    let right = try #require(bar.navigationBar.trailingBar.items.first)
    #expect(left.frame == Rect(x: 0, y: 20, width: 56, height: 56))
    #expect(left.picture?.frame == Rect(x: 16, y: 36, width: 24, height: 24))
    #expect(right.frame == Rect(x: 319, y: 20, width: 56, height: 56))
    #expect(right.picture?.frame == Rect(x: 335, y: 36, width: 24, height: 24))
  }
}
