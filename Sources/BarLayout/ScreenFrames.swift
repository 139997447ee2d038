import BarDisplayList
import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

/// Every element of a screen in its place, in points on the pixel grid.
public struct ScreenFrames: Hashable, Sendable {
  /// What the picture lacks of a text, with the place in the document that asks for it.
  public struct MissingText: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
      /// No font has it.
      case character(MissingCharacter)
      /// The line is higher than its label, whose lower edge cuts it: points of both.
      case foot(line: Double, label: Double)
    }

    public let element: ElementID
    public let path: SpecPath
    public let part: Part
  }

  /// The part of the screen that the picture shows.
  public let canvas: Rect
  /// Pixels per point.
  public let scale: Double
  /// In paint order.
  public let missing: [MissingText]

  let content: ContentFrames?
  let bars: [BarFrames]
  let statusBar: StatusBarFrames?
  /// Nil: the screen stands still.
  let transition: TransitionFrames?
}

/// One bar of any kind in its place.
enum BarFrames: Hashable, Sendable {
  case appBar(AppBarFrames)
  case flexibleHeader(HeaderFrames)
  case view(ViewFrames)
  case uikit(UIKitBarFrames)
}

extension ResolvedScreen {
  /// Gives every element its place after the screen's whole history. Never fails: what has no room is
  /// not there.
  public func arranged(
    shaping: some TextShaping, images: some ImageLookup
  ) -> ScreenFrames {
    let screen = fittingContents(shaping: shaping, images: images)
    return screen.arranged(at: screen.lastMoment(), shaping: shaping, images: images)
  }

  /// The same at one of its moments.
  public func arranged(
    at moment: ScrollMoment, shaping: some TextShaping, images: some ImageLookup
  ) -> ScreenFrames {
    let context = LayoutContext(self, shaping: shaping, images: images)
    let bars = arrangedBars(at: moment, context)
    let statusBar = statusBar?.arranged(under: posesShown(at: moment), context)
    let transition = transition.flatMap { $0.arranged(context) }
    return ScreenFrames(
      canvas: canvas(around: bars, statusBar, context), scale: device.scale,
      missing: (transition?.missing ?? []) + bars.flatMap(\.missing) + (statusBar?.missing ?? []),
      content: content?.arranged(at: moment, context), bars: bars, statusBar: statusBar,
      transition: transition)
  }

  /// Of the headers that stay, and of the children of the page that is shown: UIKit asks nobody else
  /// about the status bar.
  private func posesShown(at moment: ScrollMoment) -> [HeaderPose] {
    zip(headers, moment.poses).filter { header, _ in
      moment.shownPage == nil || header.page == nil || header.page == moment.shownPage
    }.map(\.1)
  }

  private func arrangedBars(at moment: ScrollMoment, _ context: LayoutContext) -> [BarFrames] {
    let poses = Dictionary(
      zip(headers.map(\.bar), moment.poses), uniquingKeysWith: { first, _ in first })
    return bars.compactMap { bar in
      switch bar {
      case .appBar(let bar):
        poses[bar.header.bar].map { .appBar(bar.arranged($0, context)) }
      case .flexibleHeader(let header):
        poses[header.bar].map { .flexibleHeader(header.arranged($0, context)) }
      case .view(let view): .view(view.arranged(context))
      case .uikit(let bar): .uikit(bar.arranged(at: moment, context))
      }
    }
  }

  /// The whole screen where there is content, else what the bars and their shadows take of it.
  private func canvas(
    around bars: [BarFrames], _ statusBar: StatusBarFrames?, _ context: LayoutContext
  ) -> Rect {
    let screen = context.bounds
    guard content == nil, transition == nil else { return screen }
    let taken = bars.map { $0.extent(in: screen) } + [statusBar?.frame ?? .zero]
    // A frame that is snapped to less than the screen still reaches its end.
    let union = context.grid.bleed(taken.reduce(.zero) { $0.union($1) }, over: screen)
      .intersection(screen)
    // Bars that lie wholly beside the screen leave an empty screen, not a picture without pixels.
    return union.isEmpty ? screen : union
  }
}

extension ScreenFrames {
  /// Bars that were added before the content's views, in paint order.
  var barsBehindContent: [BarFrames] { bars.filter { $0.header?.header.liesBehindContent == true } }

  /// All others, in paint order.
  var barsBeforeContent: [BarFrames] { bars.filter { $0.header?.header.liesBehindContent != true } }

  /// There is one finger, and one viewer: the first bar's.
  var largeContent: UIKitLargeContentFrames? {
    bars.lazy.compactMap { bar in
      if case .uikit(let bar) = bar { bar.largeContent } else { nil }
    }.first
  }
}

extension BarFrames {
  /// The header that the bar stands in; nil: it stands by itself.
  var header: HeaderFrames? {
    switch self {
    case .appBar(let bar): bar.header
    case .flexibleHeader(let header): header
    case .view: nil
    case .uikit: nil
    }
  }

  /// What the bar takes of the screen, its shadows on the free sides included.
  fileprivate func extent(in screen: Rect) -> Rect {
    switch self {
    case .appBar(let bar): bar.header.extent(in: screen)
    case .flexibleHeader(let header): header.extent(in: screen)
    case .view(let view): view.extent(in: screen)
    case .uikit(let bar): bar.extent
    }
  }

  var missing: [ScreenFrames.MissingText] {
    switch self {
    case .appBar(let bar):
      bar.header.subviews.flatMap(\.missing) + bar.navigationBar.missing
        + (bar.bottomBar?.missing ?? [])
    case .flexibleHeader(let header): header.subviews.flatMap(\.missing)
    case .view(let view): view.missing
    case .uikit(let bar): bar.missing
    }
  }
}

extension HeaderFrames {
  fileprivate func extent(in screen: Rect) -> Rect {
    ShadowEdges.extent(of: frame, shadows.map(\.layer), on: screen)
  }
}

extension ViewFrames {
  /// A view has no shadow, unless it is a bar at the bottom, or a header somewhere in it.
  fileprivate func extent(in screen: Rect) -> Rect {
    switch kind {
    case .bottomAppBar(let bar): bar.extent(in: screen)
    case .bottomNavigationBar(let bar): bar.extent(in: screen)
    case .flexibleHeader(let header): header.extent(in: screen)
    case .headerStack(let stack):
      [stack.topBar, stack.bottomBar].compactMap { $0?.extent(in: screen) }
        .reduce(frame) { $0.union($1) }
    default: frame
    }
  }
}

extension NavigationBarFrames {
  var missing: [ScreenFrames.MissingText] {
    (title?.missing(in: bar.bar / "title") ?? []) + (titleView?.missing ?? [])
      + leadingBar.missing + trailingBar.missing
  }
}

extension ButtonBarFrames {
  var missing: [ScreenFrames.MissingText] {
    items.flatMap { $0.title?.missing(in: $0.item.id) ?? $0.customView?.missing ?? [] }
  }
}

extension StatusBarFrames {
  fileprivate var missing: [ScreenFrames.MissingText] { clock?.missing(in: bar.id) ?? [] }
}

extension TextLine {
  func missing(in element: ElementID) -> [ScreenFrames.MissingText] {
    func missing(_ part: ScreenFrames.MissingText.Part) -> ScreenFrames.MissingText {
      ScreenFrames.MissingText(element: element, path: text.path, part: part)
    }
    let foot =
      isCutAtFoot
      ? [missing(.foot(line: shaped.metrics.lineHeight, label: frame.height))] : []
    return shaped.missing.map { missing(.character($0)) } + foot
  }
}
