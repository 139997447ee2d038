import BarPrimitives
import BarSpec
import BarTheme

/// A screen at one moment of its history.
public struct ScrollMoment: Hashable, Sendable {
  /// What has just happened; nil: nothing yet.
  public let event: ScrollEvent.Kind?
  /// How long it has taken, in seconds; 0 for what takes no time.
  public let seconds: Double
  /// Where the content is, of paged content the page that is shown; nil: there is none.
  public let position: Content.Position?
  /// The y of the top edge of the same, in screen points.
  public let contentTop: Double
  /// The same of each page of paged content; empty: there are no pages.
  public let pageTops: [Double]
  /// The page that headers which stay track, or would; nil: there are no pages.
  public let shownPage: Int?
  /// The y of the content's top edge at rest.
  let restingTop: Double
  /// Of `ResolvedScreen.headers`, in their order.
  public let poses: [HeaderPose]
}

extension ResolvedScreen {
  /// contentOffset.y of content at rest: below the lowest header, and below every navigation bar of
  /// UIKit's with its large title out.
  func restingOffset(below headers: [Double]) -> Double {
    let bars = bars.compactMap { bar -> Double? in
      guard case .uikit(let bar) = bar, bar.kind == .navigationBar else { return nil }
      return -(navigationBarTop(bar) + bar.geometry.expandedHeight + contentInsetTop)
    }
    if let lowest = (headers + bars).min() { return lowest }
    let adjusts = content?.scrollView.contentInsetAdjustmentBehavior == .automatic
    return -(contentInsetTop + (adjusts ? device.safeArea.top : 0))
  }

  /// The y of a UIKit navigation bar without its background: below the status bar unless said.
  public func navigationBarTop(_ bar: ResolvedUIKitBar) -> Double {
    bar.geometry.y ?? device.safeArea.top
  }

  /// Points that the content has been scrolled from rest below a UIKit navigation bar at `moment`.
  public func scrolledUnder(_ bar: ResolvedUIKitBar, at moment: ScrollMoment) -> Double {
    // Where a header stands below the bar, content that rests below the header is at rest.
    if headers.contains(where: \.isBelowNavigationBar) {
      return moment.restingTop - moment.contentTop
    }
    return navigationBarTop(bar) + bar.geometry.expandedHeight + contentInsetTop - moment.contentTop
  }

  /// Those of the first UIKit navigation bar that has any.
  var collapsingRows: CollapsingRows? {
    bars.lazy.compactMap { bar -> CollapsingRows? in
      guard case .uikit(let bar) = bar, bar.kind == .navigationBar else { return nil }
      return bar.geometry.collapsingRows
    }.first
  }

  private var contentInsetTop: Double { content?.scrollView.contentInset.top ?? 0 }

  /// The screen after its whole history.
  public func lastMoment() -> ScrollMoment {
    var replay = ScrollReplay(self)
    while replay.advance() {}
    return replay.moment
  }
}
