import BarLayout

extension LayoutElement.Detail {
  /// Why an element of this type has this value: one sentence without a full stop.
  func reason(in type: String) -> String {
    if let own = Self.reasons["\(type).\(name)"] { return own }
    if name == "selected" {
      return (value == .flag(true) ? "" : "not ")
        + "the tab that selectedItem or the steps have selected"
    }
    if case .rect = value {
      return "the place that the layout gives it, in points of the screen and on whole pixels"
    }
    if name.hasSuffix("aseline") {
      return
        "where its letters stand: by the font's ascent and the box of the line, on a whole pixel"
    }
    if name.hasSuffix("runcated") {
      return value == .flag(true) ? "the text is wider than its room" : "the text has room"
    }
    if name.hasSuffix("ext") || name.hasSuffix("Line") {
      return "as much of the text as there is room for"
    }
    if name.hasPrefix("accessibility") || name.hasPrefix("largeContent") {
      return
        "what is told of it instead of being seen: by its class's rules from its title and kind"
    }
    if ["type", "className", "part"].contains(name) {
      return "what the element is in the original"
    }
    switch value {
    case .color, .font:
      return "what it is drawn in: as its class has it by itself or by its theme"
    default:
      return "by the rules of its class, from what the document says of the bar and its items"
    }
  }

  private static let reasons = [
    "statusBar.style": "light or dark by contrast with what is behind it",
    "statusBar.foregroundColor": "of the style, which goes by contrast with what is behind it",
    "content.backgroundColor": "systemBackground, where the document has no other colour",
    "content.rows": "the usual number, where the document has no other",
    "items.layout": "by the size classes of the device, and from iOS 18 on by its kind",
  ]
}
