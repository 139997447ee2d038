import BarDisplayList
import BarLayout
import BarPrimitives
import BarRaster
import BarScroll
import BarTheme

/// The moments of a screen's history as pictures of one size, asked for in their order.
struct FilmFrames {
  /// A moment with its picture.
  struct Frame {
    let moment: ScrollMoment
    /// Opaque.
    let list: DisplayList
  }

  /// Behind what a screen leaves transparent.
  static let paper = Color(rgb: 0xECECEF)

  let count: Int
  private let screen: ResolvedScreen
  private let fonts: FontSet
  private let images: ImageLibrary
  private let canvas: Rect
  private var replay: ScrollReplay
  private var hasStarted = false

  init(_ screen: ResolvedScreen, fonts: FontSet, images: ImageLibrary) {
    self.screen = screen
    self.fonts = fonts
    self.images = images
    count = 1 + screen.scroll.reduce(0) { $0 + max($1.steps, 1) }
    replay = ScrollReplay(screen)
    canvas = FilmFrames.canvas(of: screen, fonts, images)
  }

  /// The next moment; nil after the last.
  mutating func next() -> Frame? {
    if hasStarted {
      guard replay.advance() else { return nil }
    }
    hasStarted = true
    let moment = replay.moment
    let list = screen.arranged(at: moment, shaping: fonts, images: images).displayList()
    let paper = PlacedItem(ElementID("film"), .fill(RoundedRect(canvas), FilmFrames.paper))
    return Frame(
      moment: moment,
      list: DisplayList(canvas: canvas, scale: list.scale, items: [paper] + list.items))
  }

  /// Pixels of every frame.
  var extent: (width: Double, height: Double) {
    DisplayList(canvas: canvas, scale: screen.device.scale, items: []).pixelExtent
  }

  /// What all moments together take.
  private static func canvas(
    of screen: ResolvedScreen, _ fonts: FontSet, _ images: ImageLibrary
  ) -> Rect {
    var replay = ScrollReplay(screen)
    func taken() -> Rect {
      screen.arranged(at: replay.moment, shaping: fonts, images: images).canvas
    }
    var canvas = taken()
    // Content fills the screen at every moment.
    guard screen.content == nil else { return canvas }
    while replay.advance() { canvas = canvas.union(taken()) }
    return canvas
  }
}
