import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

extension ScreenFrames {
  /// The bar at `index`, which must be a tab bar.
  func tabBar(_ index: Int = 0) throws -> TabBarFrames {
    guard case .view(let view) = try #require(bars.dropFirst(index).first),
      case .tabBarView(let bar) = view.kind
    else { throw WrongKind() }
    return bar
  }
}

/// A model whose only bar is a tab bar as large as its screen.
func tabScreen(
  _ bar: Bar, width: Double, height: Double, safeArea: Insets = .zero,
  direction: LayoutDirection = .leftToRight
) -> BarModel {
  screen(bar) { model in
    model.device.size = Size(width: width, height: height)
    model.device.safeArea = safeArea
    model.traits.layoutDirection = direction
  }
}

/// The tab bar of a model, resolved.
func resolvedTabBar(_ model: BarModel) throws -> ResolvedTabBar {
  guard case .view(let view)? = model.resolved().bars.first,
    case .tabBarView(let bar) = view.view.kind
  else { throw WrongKind() }
  return bar
}

extension ScreenFrames {
  /// The first bar, which must be a legacy tab bar.
  func legacyTabBar() throws -> LegacyTabBarFrames {
    guard case .view(let view) = try #require(bars.first),
      case .legacyTabBar(let bar) = view.kind
    else { throw WrongKind() }
    return bar
  }
}
