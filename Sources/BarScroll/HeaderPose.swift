import BarPrimitives
import BarSpec
import BarTheme

/// The part of the way off the screen after which views that fade are gone (MDCFlexibleHeaderView.m).
private let hideContentThreshold = 0.5

/// Where a header is at one moment, and what else its movement decides.
public struct HeaderPose: Hashable, Sendable {
  /// MDCFlexibleHeaderScrollPhase.
  public enum Phase: String, Hashable, Sendable { case shifting, collapsing, overExtending }

  /// Points from where the header stands when it is not shifted; 0 or less.
  public let y: Double
  /// Points.
  public let height: Double
  /// Whether it follows a scroll view at this moment.
  public let tracksScrollView: Bool
  /// Whether nothing of it is on the screen.
  public let isHidden: Bool
  /// 0 to 1.
  public let shadowIntensity: Double
  /// What the view's own layer casts, whatever its shadow layer is, 0 to 1: a header that tracks
  /// nothing but was told to move.
  public let plainShadow: Bool
  public let phase: Phase
  public let phaseValue: Double
  public let phasePercentage: Double
  public let isShiftedOffscreen: Bool
  /// Of views that fade as the header leaves, 0 to 1.
  public let hiddenViewAlpha: Double
  public let statusBar: StatusBarShifter

  /// Points of overlap over which the shadow grows to its full strength (MDCFlexibleHeaderView.m).
  public static let shadowRamp = 8.0
}

extension HeaderMotion {
  /// The header as it stands.
  public var pose: HeaderPose {
    let (phase, value, percentage) = scrollPhase
    return HeaderPose(
      y: 0 - shift, height: height, tracksScrollView: scrollView != nil,
      isHidden: shift >= heights.minimum && height <= heights.minimum,
      shadowIntensity: shadowIntensity, plainShadow: hasPlainShadow, phase: phase,
      phaseValue: value, phasePercentage: percentage, isShiftedOffscreen: isShiftedOffscreen,
      hiddenViewAlpha: hiddenViewAlpha(shift: shift, accumulatorMax: rules.accumulatorMax),
      statusBar: statusBar)
  }

  private var shadowIntensity: Double {
    guard scrollView != nil else { return 0 }
    func ramp(_ points: Double) -> Double { min(max(points, 0), HeaderPose.shadowRamp) }
    let covered = ramp(shadowedOverlap)
    let left = ramp(heights.minimum - shift)
    switch (rules.hidesStatusBar, movement.inFrontOfInfiniteContent) {
    case (true, true): return left / HeaderPose.shadowRamp
    case (true, false): return min(left, covered) / HeaderPose.shadowRamp
    case (false, true): return 1
    case (false, false): return covered / HeaderPose.shadowRamp
    }
  }

  /// Without a scroll view the view's own layer gets its whole shadow as soon as anything moves the
  /// header, and at once in front of content without end.
  private var hasPlainShadow: Bool {
    guard scrollView == nil else { return false }
    if movement.inFrontOfInfiniteContent { return true }
    return committed && !movement.resetsShadowWithoutScrollView
  }

  private var scrollPhase: (HeaderPose.Phase, Double, Double) {
    guard hasScrolled else { return (.shifting, 0, 0) }
    let (minimum, maximum) = (heights.minimum, heights.maximum)
    if shift > 0 {
      let strip = rules.collapsesToStatusBar ? movement.statusBarHeight : 0
      let way = minimum - strip
      return (.shifting, minimum - shift, way > 0 ? shift / way : 0)
    }
    if height < maximum {
      return (.collapsing, height, (height - minimum) / (maximum - minimum))
    }
    return (.overExtending, height, maximum > 0 ? 1 + (height - maximum) / maximum : 0)
  }
}

/// The alpha of a view that fades with the header's shift; both in points.
func hiddenViewAlpha(shift: Double, accumulatorMax: Double) -> Double {
  guard accumulatorMax > 0 else { return 1 }
  return 1 - min(max(shift / (hideContentThreshold * accumulatorMax), 0), 1)
}
