import BarPrimitives
import BarSpec

/// What a tab bar decides by itself: how its tabs are laid out, which of them show, which is selected.
extension TabLook {
  func tellLayout(of element: ElementID, _ reader: inout LookReader) {
    reader.tell(
      ExplainedProperty(
        element, "layout", style.rawValue, level: "layout", origin: "the layout's rules",
        rule: layout.reason + "; what tabs say is read from \(layout.group.path)"))
  }

  /// Of the bar: its layout, then the selected tab, and who selects it.
  func tellSelection(_ overflow: TabOverflow, _ reader: inout LookReader) {
    tellLayout(of: bar.id, &reader)
    let isHidden = selected.map { $0 >= overflow.shown && overflow.hasMore } ?? false
    let value = selected.map { "items[\($0)]" + (isHidden ? " under More" : "") } ?? "none"
    var (level, origin, rule) = (
      AppearanceLevel.system.words, "the system's default",
      selected == nil
        ? "a bar without tabs selects none" : "a controller selects its first tab by itself"
    )
    var path: SpecPath?
    if case .tabs(_, let stated) = bar.content, stated != selected {
      (level, origin, rule) = ("document", "a step", "a step has selected another tab since")
    } else if let place = bar.stated.place(of: "selectedItem") {
      (level, origin, rule) = ("document", "selectedItem", "the document says so")
      path = place
    }
    if isHidden { rule += "; the tab has no place of its own, so More is highlighted" }
    reader.tell(
      ExplainedProperty(
        bar.id, "selectedItem", value, level: level, origin: origin, path: path, rule: rule))
  }

  /// Which tabs the last place stands for.
  func tellMore(_ overflow: TabOverflow, _ reader: inout LookReader) {
    let inside = tabs.enumerated().dropFirst(overflow.shown).map { index, tab in
      tab.title?.string ?? tab.accessibilityLabel ?? "items[\(index)]"
    }
    let width = hasCompactWidth ? "a phone or a compact width" : "a tablet"
    let selection =
      selected.map { $0 >= overflow.shown } == true
      ? "the selected tab is one of them, so More is highlighted"
      : "the selected tab is none of them, so More is not highlighted"
    reader.tellSystem(
      (bar.id / "items")[overflow.shown], "more", inside.joined(separator: ", "),
      rule: "\(width) has room for \(overflow.shown + 1) tabs and the bar has \(tabs.count): the "
        + "last place is More, which stands for the others; " + selection)
  }
}
