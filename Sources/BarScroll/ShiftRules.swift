import BarSpec
import BarTheme

// MDCFlexibleHeaderView.m, in points.
private let defaultAnchorLength = 175.0
private let highImportanceAnchorLength = 25.0

/// What follows from a header's properties alone, whatever was scrolled.
struct ShiftRules: Hashable, Sendable {
  let heights: HeaderHeights
  let movement: HeaderMovement
  /// Of the tracking scroll view; a header that tracks nothing tracks no pages.
  let isPaging: Bool

  /// Whether the status bar goes where the header goes.
  var hidesStatusBar: Bool {
    switch movement.shiftBehavior {
    case .enabledWithStatusBar, .hideable: !isPaging
    case .disabled, .enabled: false
    }
  }

  /// Whether a strip under the status bar stays.
  var collapsesToStatusBar: Bool {
    !hidesStatusBar && movement.statusBarHintCanOverlapHeader
  }

  /// Whether scrolling, or a call, may take the header off the screen.
  var canShift: Bool {
    switch movement.shiftBehavior {
    case .enabled, .enabledWithStatusBar: !isPaging
    case .hideable: true
    case .disabled: false
    }
  }

  /// Points that a header can be shifted by, 0 or more.
  var accumulatorMax: Double {
    let whole =
      collapsesToStatusBar
      ? max(heights.minimum - movement.statusBarHeight, 0) : heights.minimum
    return max(whole - movement.minimumHeaderViewHeight, 0)
  }

  /// The most that may accumulate while `visible` points lie above the content: once all content
  /// has gone under the header, some slack beyond what shows.
  func accumulatorBound(visible: Double) -> Double {
    if visible >= heights.minimum { return 0 }
    if movement.minimumHeaderViewHeight != 0 {
      return heights.maximumWithoutSafeArea - movement.minimumHeaderViewHeight
    }
    return visible < 0 ? accumulatorMax + anchorLength : accumulatorMax
  }

  private var anchorLength: Double {
    movement.headerContentImportance == .high ? highImportanceAnchorLength : defaultAnchorLength
  }

  /// The height with `visible` points above the content: it stretches and collapses one to one.
  func height(visible: Double) -> Double {
    heights.canOverExtend
      ? max(heights.minimum, visible) : min(max(visible, heights.minimum), heights.maximum)
  }
}
