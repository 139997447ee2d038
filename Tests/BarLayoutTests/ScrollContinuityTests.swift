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
        ).appBar().header
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
      ).appBar().header
    }
    expectContinuous(frames)
    // Coming back up, everything is where it was.
    #expect(frames.last?.frame == frames.first?.frame)
  }

  private func expectContinuous(_ frames: [HeaderFrames]) {
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(abs(after.frame.height - before.frame.height) <= Self.step + 1e-9)
      #expect(abs(after.frame.minY - before.frame.minY) <= Self.step + 1e-9)
      #expect(abs(after.frame.maxY - before.frame.maxY) <= Self.step + 1e-9)
      #expect(
        abs(after.shadowIntensity - before.shadowIntensity) <= Self.step / 8 + 1e-9)
    }
  }
}
