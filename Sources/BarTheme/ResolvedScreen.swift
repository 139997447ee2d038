// BarTheme
// Takes: a BarModel. Gives: a ResolvedScreen in which every colour, font and metric is concrete.
// Never does: measure text, place anything, read JSON.

import BarPrimitives
import BarSpec

/// A screen of which nothing is left open: every colour, font and metric is chosen.
public struct ResolvedScreen: Hashable, Sendable {
  public let device: Device
  public let layoutDirection: LayoutDirection
  /// BCP 47 tag.
  public let language: String
  /// Nil: no scroll view, and a transparent background.
  public let content: ResolvedContent?
  /// Nil: none is drawn.
  public let statusBar: ResolvedStatusBar?
  /// In paint order.
  public let bars: [ResolvedBar]
  /// What happens before the picture is taken.
  public let scroll: [ScrollEvent]
  /// Nil: the screen stands still.
  public let transition: ResolvedTransition?
}

/// One bar of any kind.
public enum ResolvedBar: Hashable, Sendable {
  case appBar(ResolvedAppBar)
  case flexibleHeader(ResolvedHeader)
  case view(ResolvedStandaloneView)
  case uikit(ResolvedUIKitBar)
}

/// What lies under the bars.
public struct ResolvedContent: Hashable, Sendable {
  public let id: ElementID
  public let backgroundColor: Color
  /// 0 or more.
  public let rows: Int
  public let kind: Content.Kind
  public let scrollView: ResolvedScrollView
  public let placeholder: PlaceholderColors
  /// Side by side; empty: the content has one scroll view, `scrollView`.
  public let pages: [ResolvedPage]
  /// Points that the pages are scrolled towards the last one.
  public let pagesScrolledBy: Double
}

/// A page of paged content.
public struct ResolvedPage: Hashable, Sendable {
  public let backgroundColor: Color
  /// 0 or more.
  public let rows: Int
  public let scrollView: ResolvedScrollView
  public let placeholder: PlaceholderColors
}

/// UIScrollView, before any header has asked for room.
public struct ResolvedScrollView: Hashable, Sendable {
  public let position: Content.Position
  /// Points; infinity: there is always more.
  public let contentHeight: Double
  public let contentInset: Insets
  public let contentInsetAdjustmentBehavior: Content.InsetAdjustment
  public let isTracking: Bool
  public let isPagingEnabled: Bool
}

/// The colours of a placeholder row.
public struct PlaceholderColors: Hashable, Sendable {
  public let firstStrip: Color
  public let secondStrip: Color
  public let rule: Color
}

/// The status bar of our own shapes.
public struct ResolvedStatusBar: Hashable, Sendable {
  /// Where the clock stands.
  public enum Arrangement: Hashable, Sendable {
    /// A 20-pt bar: radio left, clock in the middle, battery right.
    case classic
    /// Beside a notch or island: clock in the left ear, the rest in the right one.
    case ears
    /// A tablet: clock left, the rest right.
    case tablet
  }
  public let id: ElementID
  /// Points from the top of the screen.
  public let height: Double
  public let arrangement: Arrangement
  public let time: ResolvedText
  /// Of the shapes and the clock.
  public let color: Color
}

/// A line of text with all that it takes to set it.
public struct ResolvedText: Hashable, Sendable {
  /// As displayed: upper case where the bar asks for it.
  public let string: String
  /// Where the document says it.
  public let path: SpecPath
  public let font: FontDescriptor
  public let color: Color
  /// Points after every cluster but the last.
  public let letterSpacing: Double
  /// Where a line that is too long is cut.
  public let lineBreakMode: LineBreakMode
  /// Nil: none.
  public let shadow: ShadowLayer?

  init(
    string: String, path: SpecPath, font: FontDescriptor, color: Color, letterSpacing: Double,
    lineBreakMode: LineBreakMode = .byTruncatingTail, shadow: ShadowLayer? = nil
  ) {
    self.string = string
    self.path = path
    self.font = font
    self.color = color
    self.letterSpacing = letterSpacing
    self.lineBreakMode = lineBreakMode
    self.shadow = shadow
  }
}

extension BarModel {
  /// Chooses everything that the document left open. Never fails.
  public func resolved() -> ResolvedScreen { resolved(contentNumber: 1) }

  /// The content of a second screen in the picture has the number 2.
  func resolved(contentNumber number: Int) -> ResolvedScreen {
    guard hasSafeAreas || device.safeArea == statusBarAlone else {
      var model = self
      model.device.safeArea = statusBarAlone
      return model.resolved(contentNumber: number)
    }
    let palette = Palette(self)
    let id = ElementID(number == 1 ? "content" : "content#\(number)")
    let content = content.map { $0.resolved(palette, id: id) }
    let bars = resolvedBars(palette)
    let transition = transition?.resolved()
    let statusBar = resolvedStatusBar(
      over: bars.compactMap(\.header), content: content?.backgroundColor, palette)
    return ResolvedScreen(
      device: device, layoutDirection: traits.layoutDirection, language: traits.locale,
      content: content,
      statusBar: transition?.prevailing.map(\.statusBar) ?? statusBar,
      bars: bars, scroll: scroll, transition: transition)
  }

  private func resolvedBars(_ palette: Palette) -> [ResolvedBar] {
    let uikit = UIKitBars(self, palette)
    let shown = self.uikitBars.filter(uikit.isOnScreen)
    var uikitBars = shown.map { (bar: $0, resolved: uikit.resolve($0)) }[...]
    let end = self.end(ofNavigationBars: uikitBars)
    return bars.compactMap { bar -> ResolvedBar? in
      switch bar {
      case .appBar(let bar):
        .appBar(bar.resolved(on: self, palette, below: end, in: uikit.tint(above: bar.id)))
      case .flexibleHeader(let bar):
        .flexibleHeader(bar.resolved(on: self, palette, below: end, in: uikit.tint(above: bar.id)))
      case .view(let bar):
        .view(
          ResolvedStandaloneView(
            view: ViewResolver(palette: palette, model: self, tint: uikit.tint(above: bar.id))
              .resolve(bar.view, id: bar.id)))
      case .uikit(let bar):
        uikitBars.first?.bar.id == bar.id ? uikitBars.popFirst().map { .uikit($0.resolved) } : nil
      }
    }
  }

  /// The y where the lowest navigation bar of UIKit's across the screen's top ends; nil: there is none.
  private func end(
    ofNavigationBars bars: ArraySlice<(bar: UIKitBar, resolved: ResolvedUIKitBar)>
  ) -> Double? {
    let ends = bars.filter { $0.bar.kind == .navigationBar && $0.bar.frame == nil }.map { bar in
      let geometry = bar.resolved.geometry
      return (geometry.y ?? device.safeArea.top) + geometry.expandedHeight
    }
    return ends.max()
  }
}

extension BarModel {
  /// UIView.safeAreaInsets came with iOS 11.
  var hasSafeAreas: Bool { os >= 11 }

  /// What an earlier system keeps free: the strip of its status bar.
  private var statusBarAlone: Insets {
    Insets(top: device.safeArea.top, left: 0, bottom: 0, right: 0)
  }
}

extension ResolvedScreen {
  /// The same screen with other bars.
  public func with(_ bars: [ResolvedBar]) -> ResolvedScreen {
    ResolvedScreen(
      device: device, layoutDirection: layoutDirection, language: language, content: content,
      statusBar: statusBar, bars: bars, scroll: scroll, transition: transition)
  }

  /// The same screen on its way over another one.
  public func with(_ transition: ResolvedTransition?) -> ResolvedScreen {
    ResolvedScreen(
      device: device, layoutDirection: layoutDirection, language: language, content: content,
      statusBar: statusBar, bars: bars, scroll: scroll, transition: transition)
  }

  /// The headers of those bars that have one, in paint order.
  public var headers: [ResolvedHeader] { bars.compactMap(\.header) }
}

extension ResolvedBar {
  /// The header that the bar stands in; nil: it stands by itself.
  public var header: ResolvedHeader? {
    switch self {
    case .appBar(let bar): bar.header
    case .flexibleHeader(let header): header
    case .view: nil
    case .uikit: nil
    }
  }
}
