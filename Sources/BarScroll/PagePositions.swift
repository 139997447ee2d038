import BarPrimitives
import BarSpec
import BarTheme

/// Where each page of paged content is, and which of them headers track.
struct PagePositions: Hashable, Sendable {
  /// Empty: the content is not paged.
  private let views: [ResolvedScrollView]
  /// contentOffset.y of a page that no header has made room on.
  private let bareRest: Double
  /// Whether pages that are not tracked keep the room for a header.
  private let keepsRoom: Bool
  private var positions: [Content.Position]
  private var tracked: Int
  /// Heights of the header when it left each page; nil: it was never there.
  private var seenHeights: [Double?]

  /// The page nearest to the screen is tracked first.
  init(_ screen: ResolvedScreen) {
    let content = screen.content
    views = content?.pages.map(\.scrollView) ?? []
    positions = views.map(\.position)
    seenHeights = views.map { _ in nil }
    let nearest = ((content?.pagesScrolledBy ?? 0) / max(screen.device.size.width, 1)).rounded()
    tracked = Int(exactly: min(max(nearest, 0), Double(max(views.count - 1, 0)))) ?? 0
    let isAutomatic = content?.scrollView.contentInsetAdjustmentBehavior == .automatic
    bareRest =
      -((isAutomatic ? screen.device.safeArea.top : 0) + (content?.scrollView.contentInset.top ?? 0))
    keepsRoom = screen.headers.contains(where: \.movement.sharedWithManyScrollViews)
  }

  /// Nil: the content is not paged.
  var trackedPage: Int? { views.isEmpty ? nil : tracked }

  /// Nil: the content is not paged.
  var trackedView: ResolvedScrollView? { trackedPage.map { views[$0] } }

  /// Leaves the tracked page at `position` with a header of `height` points, and tracks `page`; tells
  /// how high the header was when it left that one last.
  mutating func leave(for page: Int, at position: Content.Position, height: Double) -> Double? {
    guard views.indices.contains(page) else { return nil }
    positions[tracked] = position
    seenHeights[tracked] = height
    tracked = page
    return seenHeights[page]
  }

  /// contentOffset.y of the tracked page, with a header that lets content rest at `resting`.
  func offset(resting: Double) -> Double {
    guard positions.indices.contains(tracked) else { return resting }
    return offset(of: tracked, resting: resting)
  }

  /// The y of each page's first row, of the tracked one's as it is told.
  func tops(tracked top: Double, resting: Double) -> [Double] {
    positions.indices.map { $0 == tracked ? top : -offset(of: $0, resting: resting) }
  }

  private func offset(of page: Int, resting: Double) -> Double {
    let hasRoom = keepsRoom || page == tracked || seenHeights[page] != nil
    switch positions[page] {
    case .contentOffset(let offset): return offset
    case .scrolledBy(let distance): return (hasRoom ? resting : bareRest) + distance
    }
  }
}
