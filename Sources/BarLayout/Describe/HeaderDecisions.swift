import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

extension HeaderFrames {
  var decisions: [ExplainedProperty] {
    [
      decision("height", points(frame.height), heightRule),
      decision("shadowIntensity", shortDecimal(shadowIntensity), shadowRule),
    ] + shiftDecisions + fittedHeights + movement
  }

  /// Of a header that is as high as its stack asks; of others they are the document's, or standard.
  private var fittedHeights: [ExplainedProperty] {
    let cause = HeaderFlag.Cause.shouldAdjustHeightBasedOnHeaderStackView
    guard header.flags.includesSafeArea.cause == cause else { return [] }
    let rule =
      "\(cause.setting ?? "") makes it what the header stack asks for and the top inset of "
      + points(header.topInset)
    return [
      ("minimumHeight", header.heights.minimum), ("maximumHeight", header.heights.maximum),
    ].map { decision($0.0, shortDecimal($0.1), rule) }
  }

  /// What the header's delegate and its status bar are told.
  private var movement: [ExplainedProperty] {
    guard moves else { return [] }
    let phase =
      switch pose.phase {
      case .shifting: "the header stands at its minimumHeight or is shifted"
      case .collapsing: "the header is between its two heights"
      case .overExtending: "the header is at its maximumHeight or higher"
      }
    let rows = [
      (
        "isShiftedOffscreen", "\(pose.isShiftedOffscreen)",
        "whether the header was sent off the screen, or shifted as far as it goes"
      ),
      ("scrollPhase", pose.phase.rawValue, phase),
      ("scrollPhaseValue", shortDecimal(pose.phaseValue), "the points of the phase that are left"),
      (
        "scrollPhasePercentage", shortDecimal(pose.phasePercentage),
        "the part of the phase that is left"
      ),
      (
        "prefersStatusBarHidden", "\(pose.statusBar.prefersStatusBarHidden)",
        "the status bar goes along with a header that takes it off the screen"
      ),
      ("isHidden", "\(pose.isHidden)", "whether nothing of the header is left on the screen"),
    ]
    return rows.map { decision($0.0, $0.1, $0.2) }
  }

  /// Of one inside another bar.
  var viewDecisions: [ExplainedProperty] {
    let isAsked = frame.height == header.heights.minimum
    return [
      decision(
        "height", points(frame.height),
        isAsked
          ? "the bar around it gives it what it asks for, its minimumHeight, the top inset included"
          : "a header that tracks no scroll view has the height that the bar around it gives it"),
      decision("shadowIntensity", shortDecimal(shadowIntensity), shadowRule),
    ] + movement
  }

  /// None of a header that stands where it is put.
  private var shiftDecisions: [ExplainedProperty] {
    guard pose.y < 0 else { return [] }
    let rest = points(max(pose.height + pose.y, 0))
    let rule =
      pose.isHidden
      ? "the header was shifted off the screen, and nothing of it stays"
      : pose.isShiftedOffscreen
        ? "the header was shifted off the screen as far as it goes: \(rest) stay"
        : "the header is shifted part of the way off the screen: \(rest) are on it"
    return [decision("y", points(frame.minY), rule)]
  }

  private var shadowRule: String {
    if header.shadow.statedIntensity != nil {
      return "the document states the shadow, which wins over the scroll position"
    }
    if !pose.tracksScrollView {
      return pose.plainShadow
        ? "the header tracks no scroll view: the view's own layer casts its shadow, the shadow layer "
          + "none"
        : "the header tracks no scroll view, under which alone its shadow grows"
    }
    let ramp = points(HeaderPose.shadowRamp)
    let takesStatusBar =
      switch header.movement.shiftBehavior {
      case .enabledWithStatusBar, .hideable: true
      case .disabled, .enabled: false
      }
    if takesStatusBar, pose.height + pose.y < HeaderPose.shadowRamp {
      return "the shadow goes with the header's last \(ramp)"
    }
    return header.movement.inFrontOfInfiniteContent
      ? "the header is in front of infinite content, which always lies under it"
      : "the shadow grows over the first \(ramp) of content under the header"
  }

  private var heightRule: String {
    let heights = header.heights
    if pose.height > heights.maximum {
      return "the content is pulled down, and the header stretches with it"
    }
    if !pose.tracksScrollView, heights.minimum < heights.maximum {
      return "the header tracks no scroll view, and has its minimumHeight, the top inset included"
    }
    if heights.minimum == heights.maximum {
      return
        "minimumHeight and maximumHeight are the same: \(points(heights.maximum)) with the top "
        + "inset of \(points(header.topInset))"
    }
    if pose.height >= heights.maximum {
      return "the content is at rest, so the header has its maximumHeight, the top inset included"
    }
    return pose.height <= heights.minimum
      ? "the content is scrolled, and the header does not go below its minimumHeight"
      : "the content is scrolled part of the way between minimumHeight and maximumHeight"
  }

  /// One decision of the layout about the header view.
  private func decision(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
    ExplainedProperty(
      header.bar / "headerView", name, value, level: "layout", origin: "the layout's rules",
      rule: rule)
  }
}
