import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

/// The frames of `model`, every letter half an em wide.
func arrange(_ model: BarModel, images: some ImageLookup = OneImage()) -> ScreenFrames {
  model.resolved().arranged(shaping: HalfEmShaper(), images: images)
}

extension ScreenFrames {
  /// The bar at `index`, which must be an app bar.
  func appBar(_ index: Int = 0) throws -> AppBarFrames {
    guard case .appBar(let bar) = try #require(bars.dropFirst(index).first) else {
      throw WrongKind()
    }
    return bar
  }
}

struct WrongKind: Error {}
