import BarPrimitives
import Testing

@Suite struct TimingCurveTests {
  /// Core Animation's ease in, ease out, by an outside solver to six places.
  @Test(arguments: [(0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)])
  func easeInEaseOutIsTheCurveThatIsKnown(time: Double, progress: Double) {
    #expect(abs(TimingCurve.easeInEaseOut.progress(at: time) - progress) < 1e-6)
  }

  @Test func progressStartsEndsAndNeverGoesBack() {
    let curve = TimingCurve.easeInEaseOut
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1 && curve.progress(at: .infinity) == 1)
    #expect(curve.progress(at: .nan) == 0)
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func aStraightLineIsTime() {
    let line = TimingCurve(0.25, 0.25, 0.75, 0.75)
    for step in 0...20 {
      #expect(abs(line.progress(at: Double(step) / 20) - Double(step) / 20) < 1e-9)
    }
  }
}
