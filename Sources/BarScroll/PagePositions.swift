import BarPrimitives
import BarSpec
import BarTheme

/// Where each scroll view of the content is, and which of them is shown: the pages' of paged content,
/// else the content's only one.
struct PagePositions: Hashable, Sendable {
  private let screen: ResolvedScreen
  private let isPaged: Bool
  /// Empty: there is no content.
  private let views: [ResolvedScrollView]
  /// Of each header, contentOffset.y of content at rest below it alone.
  let resting: [Double]
  private var positions: [Content.Position]
  /// The scroll view that fingers move, and that headers track which stay.
  private(set) var shown: Int
  /// Heights of the header that stays when it left each page; nil: it was never there.
  private var seenHeights: [Double?]

  /// The page nearest to the screen is shown first.
  init(_ screen: ResolvedScreen) {
    self.screen = screen
    let content = screen.content
    isPaged = content?.pages.isEmpty == false
    views = isPaged ? content?.pages.map(\.scrollView) ?? [] : content.map { [$0.scrollView] } ?? []
    // What pages say for themselves does not change where they rest.
    resting = screen.headers.map { header in
      content.map { header.restingOffset(of: $0.scrollView, under: screen.device.safeArea) } ?? 0
    }
    positions = views.map(\.position)
    seenHeights = views.map { _ in nil }
    let nearest = ((content?.pagesScrolledBy ?? 0) / max(screen.device.size.width, 1)).rounded()
    shown = isPaged ? Int(exactly: min(max(nearest, 0), Double(views.count - 1))) ?? 0 : 0
  }

  var indices: Range<Int> { views.indices }

  /// Nil: the content is not paged.
  var shownPage: Int? { isPaged ? shown : nil }

  /// Where the content is that is shown; nil: there is none.
  var position: Content.Position? {
    get { positions.indices.contains(shown) ? positions[shown] : nil }
    set {
      guard let newValue, positions.indices.contains(shown) else { return }
      positions[shown] = newValue
    }
  }

  /// The scroll view that `header` tracks, or would: a page's child its page's, others the one that is
  /// shown. Nil: there is no content.
  func index(for header: ResolvedHeader) -> Int? {
    let index = isPaged ? header.page ?? shown : shown
    return views.indices.contains(index) ? index : nil
  }

  func view(_ index: Int) -> ResolvedScrollView { views[index] }

  /// contentOffset.y of content at rest, below the lowest header that makes room there.
  func restingOffset(of index: Int) -> Double {
    let rooms = zip(screen.headers, resting).filter { makesRoom($0.0, on: index) }
    return screen.restingOffset(below: rooms.map(\.1))
  }

  /// contentOffset.y as the header at `header` sees the scroll view at `index`.
  func offset(of index: Int, under header: Int) -> Double {
    switch positions[index] {
    case .contentOffset(let offset): offset
    case .scrolledBy(let distance): resting[header] + distance
    }
  }

  /// The y of the first row of what is shown; 0 without content.
  var top: Double { views.indices.contains(shown) ? top(of: shown) : 0 }

  /// The same of each page; empty: the content is not paged.
  var tops: [Double] { isPaged ? views.indices.map(top(of:)) : [] }

  /// Shows `page`; `height` is how high the header that stays is as it leaves the present one, nil:
  /// there is none. Tells how high it was when it left that one last.
  mutating func show(_ page: Int, leavingAt height: Double?) -> Double? {
    guard isPaged, views.indices.contains(page) else { return nil }
    seenHeights[shown] = height ?? seenHeights[shown]
    shown = page
    return seenHeights[page]
  }

  private func top(of index: Int) -> Double {
    switch positions[index] {
    case .contentOffset(let offset): -offset
    case .scrolledBy(let distance): -(restingOffset(of: index) + distance)
    }
  }

  /// A child's header on its page. One that stays on every page that it has tracked, and on all where
  /// it is shared by them, or where the safe area makes room for it.
  private func makesRoom(_ header: ResolvedHeader, on index: Int) -> Bool {
    guard isPaged else { return true }
    if let page = header.page { return page == index }
    return !header.tracksContent || header.movement.sharedWithManyScrollViews || index == shown
      || seenHeights[index] != nil
  }
}
