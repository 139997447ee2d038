import BarPrimitives
import BarSpec
import Testing

@testable import BarScroll
@testable import BarTheme

@Suite struct HeaderMotionTests {
  @Test func aHeaderStartsAtItsMinimumWithoutAScrollView() {
    let pose = motion(over: nil).pose
    #expect(pose.y == 0 && pose.height == 76)
    #expect(pose.phase == .shifting && pose.phaseValue == 0 && pose.phasePercentage == 0)
  }
}
