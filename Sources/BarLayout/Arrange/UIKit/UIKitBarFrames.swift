import BarPrimitives
import BarScroll
import BarSpec
import BarTheme

/// A UIKit bar in its place.
struct UIKitBarFrames: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case navigation(UIKitNavigationFrames)
    case toolbar(UIKitToolbarFrames)
    case tabs(UIKitTabsFrames)
  }
  /// A background with the share that it has in the picture.
  struct Background: Hashable, Sendable {
    let background: UIKitBackground
    let image: PlacedUIKitImage?
    let shadowImage: PlacedUIKitImage?
    /// 0 to 1.
    let opacity: Double
    /// The same of its shadow, which lies outside the bar and so is covered by no other background.
    let shadowOpacity: Double
  }

  let bar: ResolvedUIKitBar
  /// The look whose texts and buttons show.
  let face: UIKitBarFace
  /// 0 at the scroll edge, 1 away from it.
  let progress: Double
  let frame: Rect
  /// On to the screen's edge, behind status bar or home indicator.
  let backgroundFrame: Rect
  /// Points; 0 but where the bar floats.
  let backgroundRadius: Double
  /// One pixel just outside the bar.
  let hairline: Rect
  let backgrounds: [Background]
  let content: Content
  /// On top of everything; nil: no finger rests on an item.
  let largeContent: UIKitLargeContentFrames?
}

extension ResolvedUIKitBar {
  /// Never fails: what has no room is not there.
  func arranged(at moment: ScrollMoment, _ context: LayoutContext) -> UIKitBarFrames {
    let place = UIKitBarPlace(self, at: moment, context)
    let progress = place.progress
    let face = progress < 0.5 ? edgeFace ?? self.face : self.face
    let content: UIKitBarFrames.Content =
      switch face.content {
      case .navigation(let navigation):
        .navigation(
          UIKitNavigationArranger(
            bar: self, face: navigation, frame: place.frame, rows: place.rows, context: context
          ).arranged())
      case .toolbar(let items):
        .toolbar(
          UIKitToolbarArranger(bar: self, items: items, frame: place.frame, context: context)
            .arranged())
      case .tabs(let tabs):
        .tabs(
          UIKitTabsArranger(bar: self, face: tabs, frame: place.frame, context: context)
            .arranged())
      }
    return UIKitBarFrames(
      bar: self, face: face, progress: progress, frame: place.frame,
      backgroundFrame: place.backgroundFrame,
      backgroundRadius: geometry.floatsAtTop ? place.backgroundFrame.height / 2 : 0,
      hairline: place.hairline,
      backgrounds: backgrounds(progress, place, context), content: content,
      largeContent: largeContent?.arranged(context))
  }

  /// The system keeps two background views and fades one into the other, from the bottom. Under an
  /// opaque background the other one stays whole: where both fade, the content shines through, though
  /// neither lets it.
  private func backgrounds(
    _ progress: Double, _ place: UIKitBarPlace, _ context: LayoutContext
  ) -> [UIKitBarFrames.Background] {
    func placed(_ background: UIKitBackground) -> UIKitBarFrames.Background {
      context.placed(background, along: place)
    }
    let standard = placed(face.background)
    guard let edgeFace, progress < 1, edgeFace.background != face.background else {
      return [standard]
    }
    let edge = placed(edgeFace.background)
    guard progress > 0 else { return [edge] }
    let leaving = 1 - progress
    // A line that both have stays, too.
    let isSharedLine = edge.background.shadow == standard.background.shadow
    let lines = isSharedLine ? (edge: 1, standard: 0) : (edge: leaving, standard: progress)
    if standard.isOpaque {
      return [edge.fading(1, lines.edge), standard.fading(progress, lines.standard)]
    }
    if edge.isOpaque {
      return [standard.fading(1, lines.standard), edge.fading(leaving, lines.edge)]
    }
    return [edge.fading(leaving, lines.edge), standard.fading(progress, lines.standard)]
  }
}

extension UIKitBarFrames.Background {
  func fading(_ opacity: Double, _ shadowOpacity: Double) -> UIKitBarFrames.Background {
    UIKitBarFrames.Background(
      background: background, image: image, shadowImage: shadowImage, opacity: opacity,
      shadowOpacity: shadowOpacity)
  }

  /// Whether nothing is seen through it.
  var isOpaque: Bool { background.isOpaque || hasOpaqueImage }

  private var hasOpaqueImage: Bool {
    guard let image, !image.hasAlpha else { return false }
    let covers = [ImageFill.scaleToFill, .scaleAspectFill, .tile].contains(background.imageMode)
    return covers && (background.legacy?.opacity(imageHasAlpha: false) ?? 1) >= 1
  }
}

extension LayoutContext {
  fileprivate func placed(
    _ background: UIKitBackground, along place: UIKitBarPlace
  ) -> UIKitBarFrames.Background {
    var shadow: PlacedUIKitImage?
    if case .image(let picture) = background.shadow {
      shadow = shadowImage(picture, along: place)
    }
    return UIKitBarFrames.Background(
      background: background,
      image: background.image.flatMap {
        image($0, in: place.backgroundFrame, background.imageMode)
      }, shadowImage: shadow, opacity: 1, shadowOpacity: 1)
  }
}

extension LayoutContext {
  /// A bar's area in reading order, and what the screen's safe area takes from its two ends.
  func uikitRoom(in frame: Rect) -> (strip: Strip, safe: Insets) {
    let strip = strip(frame)
    let margins = screen.device.safeArea
    let safe = Insets(
      top: 0, left: max(snappedBounds.minX + margins.left - frame.minX, 0), bottom: 0,
      right: max(frame.maxX - (snappedBounds.maxX - margins.right), 0))
    return (strip, strip.inReadingOrder(safe))
  }

  /// A drawing in its box of `strip`, which is in reading order; `insets` are the screen's, and leave
  /// nothing of it where they are wider than the box.
  func placed(
    _ drawing: PlacedUIKitImage.Drawing, in box: Rect, of strip: Strip,
    insetBy insets: Insets = .zero
  ) -> PlacedUIKitImage {
    let place = grid.snap(place(box, in: strip).inset(by: insets))
    return PlacedUIKitImage(drawing: drawing, places: [place], clip: nil, hasAlpha: true)
  }
}

/// Where a bar stands, and what scrolling has done to it.
struct UIKitBarPlace: Hashable, Sendable {
  let kind: UIKitBarKind
  let frame: Rect
  let backgroundFrame: Rect
  let rows: CollapsingRows.Pose
  /// 0 at the scroll edge, 1 away from it.
  let progress: Double
  let pixel: Double

  /// Navigation bars cast their line below, the others above.
  var hairline: Rect {
    kind == .navigationBar
      ? Rect(
        x: backgroundFrame.minX, y: backgroundFrame.maxY, width: backgroundFrame.width,
        height: pixel)
      : Rect(
        x: backgroundFrame.minX, y: backgroundFrame.minY - pixel, width: backgroundFrame.width,
        height: pixel)
  }

  init(_ bar: ResolvedUIKitBar, at moment: ScrollMoment, _ context: LayoutContext) {
    let screen = context.screen
    let geometry = bar.geometry
    let x = geometry.x ?? 0
    let width = geometry.width ?? max(context.bounds.maxX - x, 0)
    kind = bar.kind
    pixel = context.grid.pixel
    if bar.kind == .navigationBar {
      let rows = geometry.collapsingRows.pose(
        scrolledBy: screen.content == nil ? 0 : screen.scrolledUnder(bar, at: moment))
      let top = screen.navigationBarTop(bar)
      let height =
        geometry.barHeight + geometry.promptHeight + rows.largeTitleHeight + rows.searchHeight
      frame = context.grid.snap(Rect(x: x, y: top, width: width, height: height))
      // A bar right below the status bar is attached to the top.
      let isAttached = top <= screen.device.safeArea.top
      backgroundFrame = Rect(
        minX: frame.minX, minY: isAttached ? min(0, frame.minY) : frame.minY, maxX: frame.maxX,
        maxY: frame.maxY)
      self.rows = rows
      progress = Self.progress(bar, screen.content == nil ? 0 : rows.background)
    } else if geometry.floatsAtTop, case .tabs(let tabs) = bar.face.content {
      frame = context.grid.snap(
        Rect(
          x: x, y: geometry.y ?? screen.device.safeArea.top, width: width,
          height: geometry.barHeight))
      backgroundFrame = UIKitTopTabs(face: tabs, context: context).capsule(in: frame)
      rows = CollapsingRows(largeTitle: 0, search: 0).pose(scrolledBy: 0)
      progress = 1
    } else {
      let bottom =
        context.bounds.maxY - screen.device.safeArea.bottom - screen.tabBarHeight(below: bar)
      let top = geometry.y ?? bottom - geometry.barHeight
      frame = context.grid.snap(Rect(x: x, y: top, width: width, height: geometry.barHeight))
      let isAttached = abs(frame.maxY - bottom) <= pixel && screen.tabBarHeight(below: bar) == 0
      backgroundFrame = Rect(
        minX: frame.minX, minY: frame.minY, maxX: frame.maxX,
        maxY: isAttached ? max(context.snappedBounds.maxY, frame.maxY) : frame.maxY)
      rows = CollapsingRows(largeTitle: 0, search: 0).pose(scrolledBy: 0)
      progress = Self.progress(bar, screen.underlap(of: frame.minY, at: moment))
    }
  }

  private static func progress(_ bar: ResolvedUIKitBar, _ progress: Double) -> Double {
    bar.edgeFace == nil ? 1 : progress
  }
}

extension ResolvedScreen {
  /// Points of the tab bar that a toolbar stands on.
  fileprivate func tabBarHeight(below bar: ResolvedUIKitBar) -> Double {
    guard bar.kind == .toolbar else { return 0 }
    let heights = bars.compactMap { other -> Double? in
      guard case .uikit(let other) = other, other.kind == .tabBar, !other.geometry.floatsAtTop
      else { return nil }
      return other.geometry.barHeight
    }
    return heights.first ?? 0
  }

  /// How far content goes on under a bar at the bottom, 0 to 1; 0 without content.
  fileprivate func underlap(of top: Double, at moment: ScrollMoment) -> Double {
    guard let view = content?.scrollView else { return 0 }
    let end = moment.contentTop + view.contentHeight
    return min(max((end - top) / CollapsingRows.backgroundFade, 0), 1)
  }
}
