import BarDisplayList
import BarPrimitives
import BarTheme

extension ContentFrames {
  /// Background, then the rows.
  var items: [PlacedItem] {
    let id = content.id
    return .fill(id, frame, content.backgroundColor)
      + rows.flatMap { row in row.items(of: (id / "rows")[row.index], content.placeholder) }
      + pages.flatMap { $0.items(of: (id / "pages")[$0.index]) }
  }
}

extension ContentFrames.Page {
  fileprivate func items(of element: ElementID) -> [PlacedItem] {
    .fill(element, frame, page.backgroundColor)
      + rows.flatMap { $0.items(of: (element / "rows")[$0.index], page.placeholder) }
  }
}

extension ContentFrames.Row {
  fileprivate func items(
    of element: ElementID, _ colors: PlaceholderColors
  ) -> [PlacedItem] {
    zip(strips, [colors.firstStrip, colors.secondStrip]).flatMap { strip, color in
      [PlacedItem].fill(element, strip, color)
    } + .fill(element, rule, colors.rule)
  }
}
