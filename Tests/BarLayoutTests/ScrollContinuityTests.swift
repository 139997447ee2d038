import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Scrolling in small steps never makes a header jump: nothing moves further than the content does,
/// and no shadow grows faster than over 8 points.
@Suite struct ScrollContinuityTests {
  private static let step = 4.0
  private static let distances = stride(from: -120.0, through: 400, by: step)

  private func bar(_ behavior: ShiftBehavior, maximum: Double, infinite: Bool) -> Bar {
    appBar("Inbox") { bar in
      bar.stack.bottomBar = .box(height: 20)
      bar.headerView.subviews = [
        .box(),
        CustomView(
          .plain(PlainView(backgroundColor: .rgb(0))),
          frame: ViewFrame(x: 20, y: 20, width: 40, height: 30),
          autoresizingMask: [.flexibleTopMargin, .flexibleBottomMargin]),
      ]
      bar.headerView.minimumHeight = 76
      bar.headerView.maximumHeight = maximum
      bar.headerView.scrolling.shiftBehavior = behavior
      bar.headerView.scrolling.inFrontOfInfiniteContent = infinite
    }
  }

  @Test(arguments: ShiftBehavior.allCases, [76.0, 148])
  func statedPositionsFollowEachOther(behavior: ShiftBehavior, maximum: Double) throws {
    for infinite in [false, true] {
      let frames = try Self.distances.map { distance in
        try arrange(
          screen(
            bar(behavior, maximum: maximum, infinite: infinite),
            content: Content(rows: 60, position: .scrolledBy(distance)))
        ).appBar()
      }
      expectContinuous(frames)
    }
  }

  @Test(arguments: ShiftBehavior.allCases, [76.0, 148])
  func aFingerMovesHeadersThereAndBack(behavior: ShiftBehavior, maximum: Double) throws {
    let there = Array(Self.distances)
    var events: [ScrollEvent] = []
    let frames = try (there + there.reversed()).map { distance in
      events.append(ScrollEvent(.drag(to: .scrolledBy(distance))))
      return try arrange(
        screen(
          bar(behavior, maximum: maximum, infinite: false),
          content: Content(rows: 60, position: .scrolledBy(-120))
        ) { $0.scroll = events }
      ).appBar()
    }
    expectContinuous(frames)
    // Coming back up, everything is where it was.
    #expect(frames.last?.header.frame == frames.first?.header.frame)
  }

  private func expectContinuous(_ bars: [AppBarFrames]) {
    for (before, after) in zip(bars, bars.dropFirst()) {
      #expect(
        abs(after.header.shadowIntensity - before.header.shadowIntensity)
          <= Self.step / 8 + 1e-9)
      let frames = zip(before.movingFrames, after.movingFrames)
      for (before, after) in frames {
        #expect(abs(after.height - before.height) <= Self.step + 1e-9)
        #expect(abs(after.minY - before.minY) <= Self.step + 1e-9)
        #expect(abs(after.maxY - before.maxY) <= Self.step + 1e-9)
      }
    }
  }
}

extension AppBarFrames {
  /// Of all that moves with the header.
  fileprivate var movingFrames: [Rect] {
    [header.frame, stack, navigationBar.frame] + (bottomBar.map { [$0.frame] } ?? [])
      + header.subviews.map(\.frame)
  }
}
