import BarPrimitives
import BarSpec

extension Content {
  func resolved(_ palette: Palette, id: ElementID) -> ResolvedContent {
    let background = backgroundColor.map { palette.color($0) } ?? palette.color(.systemBackground)
    return ResolvedContent(
      id: id, backgroundColor: background, rows: max(rows, 0), kind: kind, scrollView: scrollView,
      placeholder: background.isDarkEnoughForWhite ? .onDark : .onLight,
      pages: (pages?.pages ?? []).map { resolved($0, on: background, palette) },
      pagesScrolledBy: pages?.scrolledBy ?? 0)
  }

  private var scrollView: ResolvedScrollView {
    scrollView(at: position, contentHeight: contentHeight, rows: rows)
  }

  private func scrollView(
    at position: Content.Position, contentHeight: Double?, rows: Int
  ) -> ResolvedScrollView {
    ResolvedScrollView(
      position: position,
      contentHeight: contentHeight
        ?? (rows > 0 ? Double(rows) * ResolvedContent.rowHeight : .infinity),
      contentInset: contentInset, contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior,
      isTracking: isTracking, isPagingEnabled: isPagingEnabled)
  }

  private func resolved(
    _ page: ContentPages.Page, on background: Color, _ palette: Palette
  ) -> ResolvedPage {
    let background = page.backgroundColor.map { palette.color($0) } ?? background
    let rows = max(page.rows ?? rows, 0)
    return ResolvedPage(
      backgroundColor: background, rows: rows,
      scrollView: scrollView(
        at: page.position, contentHeight: page.contentHeight ?? contentHeight, rows: rows),
      placeholder: background.isDarkEnoughForWhite ? .onDark : .onLight)
  }
}

extension ResolvedContent {
  /// Points of a placeholder row, a table's standard.
  public static let rowHeight = 44.0
}

extension PlaceholderColors {
  /// The rule is UIKit's opaque separator.
  fileprivate static let onLight = PlaceholderColors(
    firstStrip: Color(rgb: 0xE0E0E0), secondStrip: Color(rgb: 0xEEEEEE),
    rule: Color(rgb: 0xC6C6C8))
  /// UIKit's dark systemGray4, systemGray5 and opaque separator: as far from black as the light
  /// strips are from white, to the eye.
  fileprivate static let onDark = PlaceholderColors(
    firstStrip: Color(rgb: 0x3A3A3C), secondStrip: Color(rgb: 0x2C2C2E),
    rule: Color(rgb: 0x38383A))
}
