import BarLayout
import BarPrimitives
import BarSpec

extension Prepared {
  /// Custom views of items that take no room: what has no size of its own is as wide as its item, which
  /// is as wide as its view.
  mutating func tell(viewsWithoutWidthIn element: LayoutElement, of id: ElementID, at bar: SpecPath)
  {
    if element.type == "customView", element.frame.width <= 0 {
      let remainder = element.id.path.dropFirst(id.path.count)
      let places = [bar / "navigationItem", bar].map { $0.following(remainder) }
      tell(
        .spec, severity: .warning, code: "W0619", "\(element.id) is 0 pt wide and does not show",
        at: places.first { sources.span(of: $0) != nil } ?? bar / "type",
        notes: ["give it a frame with a width, or its item a width"])
    }
    for child in element.children { tell(viewsWithoutWidthIn: child, of: id, at: bar) }
  }
}

extension SpecPath {
  /// The path that an element's id goes on with: `.rightBarButtonItems[1].customView`.
  fileprivate func following(_ id: Substring) -> SpecPath {
    id.split(separator: ".").reduce(self) { path, word in
      let parts = word.split(separator: "[", maxSplits: 1)
      let named = path / String(parts[0])
      return parts.count > 1 ? Int(parts[1].dropLast()).map { named[$0] } ?? named : named
    }
  }
}
