import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

/// Where the pictures that a spec names come from.
public protocol ImageLookup {
  /// The decoded file, nil where it could not be read: nothing is drawn then, and whoever looks up
  /// has told why.
  func image(for file: ImageFile) -> BarImage?
}

/// What every step of arranging needs to know about the screen.
struct LayoutContext {
  let screen: ResolvedScreen
  let grid: PixelGrid
  let shaping: any TextShaping
  let images: any ImageLookup

  init(_ screen: ResolvedScreen, shaping: any TextShaping, images: any ImageLookup) {
    self.screen = screen
    self.shaping = shaping
    self.images = images
    grid = PixelGrid(scale: screen.device.scale)
  }

  /// The whole screen.
  var bounds: Rect {
    Rect(x: 0, y: 0, width: screen.device.size.width, height: screen.device.size.height)
  }

  /// The whole screen with its edges where those of frames go that reach them.
  var snappedBounds: Rect { grid.snap(bounds) }

  func strip(_ frame: Rect) -> Strip { Strip(frame: frame, direction: screen.layoutDirection) }

  /// A strip across the screen, its ends on the pixel grid so that mirroring keeps what is on it.
  func strip(y: Double, height: Double) -> Strip {
    strip(grid.snapAcross(Rect(x: 0, y: y, width: bounds.width, height: height)))
  }

  /// Where `rect` of `strip` stands on the screen and the pixel grid. Sides are snapped before they
  /// are mirrored: a half rounds towards the same end of the strip in both directions.
  func place(_ rect: Rect, in strip: Strip) -> Rect {
    grid.snap(strip.place(grid.snapAcross(rect)))
  }
}
