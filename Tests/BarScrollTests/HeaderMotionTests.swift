import BarPrimitives
import BarSpec
import Testing

@testable import BarScroll
@testable import BarTheme

@Suite struct HeaderMotionTests {
  @Test func aHeaderStartsAtItsMinimumWithoutAScrollView() {
    let pose = motion(over: nil).pose
    #expect(pose.y == 0 && pose.height == 76 && !pose.plainShadow)
    #expect(pose.phase == .shifting && pose.phaseValue == 0 && pose.phasePercentage == 0)
  }

  @Test func theFirstLayoutShiftsNothing() {
    let view = TrackedScrollView(contentOffset: 200, viewportHeight: 640)
    let pose = motion(.enabled, over: view).pose
    #expect(pose.y == 0 && pose.shadowIntensity == 1)
  }

  @Test(arguments: [
    (ShiftBehavior.disabled, 0.0), (.enabled, -56), (.enabledWithStatusBar, -76), (.hideable, 0),
  ])
  func eachBehaviorLeavesItsOwnStrip(behavior: ShiftBehavior, y: Double) {
    var header = motion(behavior)
    for offset in stride(from: -76.0, through: 400, by: 4) {
      header.didScroll(to: offset, isTracking: true)
    }
    #expect(header.pose.y == y)
  }

  @Test func pagesHoldTheStatusBarAndTheHeader() {
    var view = TrackedScrollView(contentOffset: -76, viewportHeight: 640)
    view.isPagingEnabled = true
    var header = motion(.enabledWithStatusBar, over: view)
    header.didScroll(to: 300, isTracking: true)
    #expect(header.pose.y == 0)
    #expect(!header.rules.hidesStatusBar)
  }

  @Test(arguments: [(HeaderContentImportance.default, 175.0), (.high, 25)])
  func theHeaderComesBackAfterItsAnchor(importance: HeaderContentImportance, anchor: Double) {
    var header = motion(.enabled) { $0.headerContentImportance = importance }
    header.didScroll(to: 1000, isTracking: true)
    header.didScroll(to: 1000 - anchor, isTracking: true)
    #expect(header.pose.y == -56)
    header.didScroll(to: 999 - anchor, isTracking: true)
    #expect(header.pose.y == -55)
  }

  @Test func scrubbingBringsNoHeaderBack() {
    var header = motion(.enabled) { $0.trackingScrollViewIsBeingScrubbed = true }
    header.didScroll(to: 1000, isTracking: true)
    header.didScroll(to: 300, isTracking: true)
    #expect(header.pose.y == -56)
  }

  @Test func aHeaderHalfAwaySnapsToTheSideThatTheFingerMeant() {
    // 300 pt down in one go: away. 190 back: 15 of the 56 are to be seen again, and wanted.
    var header = motion(.enabled)
    header.didScroll(to: 300, isTracking: true)
    header.didScroll(to: 110, isTracking: true)
    #expect(header.pose.y == -41)
    header.didEndDragging(willDecelerate: false)
    #expect(header.isAnimating)
    // 1 - 12/60 of the way is left after each step.
    header.step(seconds: 1.0 / 60)
    #expect(abs(header.pose.y + 41 * 0.8) < 1e-9)
    for _ in 0..<60 { header.step(seconds: 1.0 / 60) }
    #expect(header.pose.y == 0 && !header.isAnimating)
  }

  @Test(arguments: [(41.0, 0.0), (42, -56)])
  func afterDeceleratingAQuarterMustBeToBeSeen(shift: Double, y: Double) {
    var header = motion(.enabled)
    header.didScroll(to: 300, isTracking: true)
    header.didEndDragging(willDecelerate: true)
    // Past the anchor of 175, then as far as leaves `shift`.
    header.didScroll(to: 300 - 175 - (56 - shift), isTracking: false)
    #expect(header.pose.y == -shift)
    header.didEndDecelerating()
    for _ in 0..<60 { header.step(seconds: 1.0 / 60) }
    #expect(header.pose.y == y)
  }

  @Test func aFingerStopsTheAnimation() {
    var header = motion(.hideable)
    header.shift(.offScreen, animated: true)
    header.step(seconds: 1.0 / 60)
    let y = header.pose.y
    header.didScroll(to: -70, isTracking: true)
    #expect(!header.isAnimating && header.pose.y == y && y < 0)
  }

  @Test func whatIsNotForwardedDoesNotHappen() {
    var silent = motion(.enabled) { $0.forwards = [] }
    silent.didScroll(to: 300, isTracking: true)
    #expect(silent.pose.y == 0)
    var unsnapped = motion(.enabled) { $0.forwards = [.didScroll] }
    unsnapped.didScroll(to: 300, isTracking: true)
    unsnapped.didScroll(to: 110, isTracking: true)
    unsnapped.didEndDragging(willDecelerate: false)
    #expect(!unsnapped.isAnimating && unsnapped.pose.y == -41)
  }

  @Test(arguments: [100.0, -300])
  func aHeaderThatHearsNothingStaysAtItsFirstLayout(offset: Double) {
    let view = TrackedScrollView(contentOffset: -200, viewportHeight: 640)
    var header = motion(maximum: 200, over: view) { $0.forwards = [] }
    header.didScroll(to: offset, isTracking: true)
    #expect(header.pose.height == 200 && header.pose.y == 0)
    #expect(header.pose.shadowIntensity == 0)
  }

  @Test func theEndOfTheContentShiftsNothing() {
    var view = TrackedScrollView(contentOffset: 1200, contentHeight: 2000, viewportHeight: 640)
    view.rawTopInset = 0
    var header = motion(.enabled, over: view)
    header.didScroll(to: 1400, isTracking: true)
    #expect(header.pose.y == 0)
  }

  @Test func theStatusBarGoesAlongAsAPicture() {
    var header = motion(.enabledWithStatusBar)
    header.didScroll(to: -66, isTracking: true)
    #expect(header.pose.statusBar.state == .snapshot)
    #expect(header.pose.statusBar.prefersStatusBarHidden)
    header.didScroll(to: -76, isTracking: true)
    #expect(header.pose.statusBar.state == .real)
  }

  @Test func underTranslucentContentTheStatusBarWaitsForTheHeaderToPass() {
    var header = motion(.enabledWithStatusBar) { $0.contentIsTranslucent = true }
    header.didScroll(to: -66, isTracking: true)
    #expect(header.pose.statusBar.state == .invalid)
    #expect(!header.pose.statusBar.prefersStatusBarHidden)
    header.didScroll(to: -56, isTracking: true)
    #expect(header.pose.statusBar.prefersStatusBarHidden)
  }

  @Test func callsWithoutAScrollViewTurnThePlainShadowOn() {
    var header = motion(over: nil)
    header.shift(.onScreen, animated: false)
    #expect(header.pose.plainShadow)
    header.shift(.offScreen, animated: false)
    // Disabled, yet it goes: up to the status bar.
    #expect(header.pose.y == -56 && header.pose.isShiftedOffscreen)
  }

  @Test func aHeaderThatTracksNothingAnyMoreKeepsAShadowUnlessReset() {
    var header = motion()
    header.clearTrackingScrollView()
    #expect(header.pose.plainShadow && header.pose.shadowIntensity == 0)
  }

  @Test func endlessContentKeepsTheShadowAtFull() {
    let header = motion(.disabled) { $0.inFrontOfInfiniteContent = true }
    #expect(header.pose.shadowIntensity == 1)
    #expect(motion(over: nil) { $0.inFrontOfInfiniteContent = true }.pose.plainShadow)
  }
}
