import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

extension ScreenFrames {
  /// The first bar, which must be a bottom app bar.
  func bottomAppBar() throws -> BottomAppBarFrames {
    guard case .view(let view) = try #require(bars.first), case .bottomAppBar(let bar) = view.kind
    else { throw WrongKind() }
    return bar
  }

  /// The first bar, which must be a bottom navigation bar.
  func bottomNavigationBar() throws -> BottomNavigationFrames {
    guard case .view(let view) = try #require(bars.first),
      case .bottomNavigationBar(let bar) = view.kind
    else { throw WrongKind() }
    return bar
  }

  /// All elements, one after the other.
  var allElements: [LayoutElement] { elements.flatMap(\.withDescendants) }

  /// The value of one detail of one element.
  func detail(_ name: String, of id: String) -> LayoutElement.Detail.Value? {
    allElements.first { $0.id.path == id }?.details.first { $0.name == name }?.value
  }
}

/// The first bar of a model, resolved.
func resolvedBottomAppBar(_ model: BarModel) throws -> ResolvedBottomAppBar {
  guard case .view(let view)? = model.resolved().bars.first,
    case .bottomAppBar(let bar) = view.view.kind
  else { throw WrongKind() }
  return bar
}

/// The first bar of a model, resolved.
func resolvedBottomNavigationBar(_ model: BarModel) throws -> ResolvedBottomNavigationBar {
  guard case .view(let view)? = model.resolved().bars.first,
    case .bottomNavigationBar(let bar) = view.view.kind
  else { throw WrongKind() }
  return bar
}
