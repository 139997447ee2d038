import BarSpec
import Testing

@testable import BarScroll

/// One header for several scroll views (MDCFlexibleHeaderView.m, sharedWithManyScrollViews).
@Suite struct SharedHeaderTests {
  private func header(
    _ behavior: ShiftBehavior = .disabled, at offset: Double
  ) -> HeaderMotion {
    motion(behavior, maximum: 148, over: TrackedScrollView(contentOffset: offset)) {
      $0.sharedWithManyScrollViews = true
    }
  }

  @Test func contentThatWouldRaiseTheHeaderIsScrolledUntilItDoesNot() {
    var header = header(at: -76)
    #expect(header.height == 76)
    let offset = header.track(TrackedScrollView(contentOffset: -148), seenHeight: nil)
    #expect(offset == -76)
    #expect(header.height == 76)
  }

  @Test func contentThatLowersTheHeaderDoes() {
    var header = header(at: -148)
    #expect(header.track(TrackedScrollView(contentOffset: -90), seenHeight: nil) == -90)
    #expect(header.height == 90)
  }

  @Test func contentFollowsWhatTheHeaderLostMeanwhile() {
    // It was left at 148 points above it; now the header has 100: 48 points less.
    var header = header(at: -100)
    #expect(header.track(TrackedScrollView(contentOffset: -148), seenHeight: 148) == -100)
    #expect(header.height == 100)
  }

  @Test func aHeaderThatIsAwayStaysAway() {
    var header = header(.hideable, at: 100)
    header.shift(.offScreen, animated: false)
    let offset = header.track(TrackedScrollView(contentOffset: -148), seenHeight: nil)
    #expect(offset == 0)
    #expect(header.pose.isHidden)
  }

  @Test func theFirstLayoutOverOtherContentShiftsNothing() {
    var header = header(.enabled, at: -76)
    _ = header.track(TrackedScrollView(contentOffset: 300), seenHeight: nil)
    #expect(header.pose.y == 0)
  }
}
