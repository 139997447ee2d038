import BarPrimitives
import BarSpec

/// What is told of the views that stand in a title's place: no property of a bar reaches them.
extension LookReader {
  /// `view` and all views that it arranges; `id` is its own.
  mutating func tell(titleView view: CustomView, _ id: ElementID, in bar: TintLook) {
    switch view.kind {
    case .plain(let plain):
      if let color = plain.backgroundColor {
        tell(id, "backgroundColor", palette.color(color).description, statedAt: view.path)
      }
      tell(plain.contents, of: view, id, in: bar)
    case .stack(let stack):
      if let color = stack.backgroundColor {
        tell(id, "backgroundColor", palette.color(color).description, statedAt: view.path)
      }
      for (index, inner) in stack.arrangedSubviews.enumerated() {
        tell(titleView: inner, (id / "arrangedSubviews")[index], in: bar)
      }
    case .navigationBar, .buttonBar, .headerStack, .flexibleHeader, .tabBarView, .legacyTabBar,
      .bottomAppBar, .bottomNavigationBar:
      return
    }
  }

  private mutating func tell(
    _ contents: PlainView.Contents, of view: CustomView, _ id: ElementID, in bar: TintLook
  ) {
    switch contents {
    case .none: return
    case .label(let label):
      guard label.text?.string.isEmpty == false else { return }
      let font = palette.font(label.font, standard: .system(UIKitText.title, .regular))
      let color = label.textColor.map { palette.color($0) } ?? palette.color(.label)
      tell(id, "font", font.description, statedAt: label.font.map { _ in view.path })
      tell(id, "textColor", color.description, statedAt: label.textColor.map { _ in view.path })
    case .image(let image):
      guard case .icon? = image.image else { return }
      let tint = bar.inherited.view(own: image.tintColor.map { palette.color($0) }).shown
      if image.tintColor == nil, bar.source ?? bar.dimming != nil {
        return tell(inheritedTint: tint, on: id, from: bar)
      }
      tell(
        id, "tintColor", tint.description, statedAt: image.tintColor.map { _ in view.path },
        dimming: bar.dimming?.rule)
    }
  }

  /// An image in the title's place without a tint of its own.
  private mutating func tell(inheritedTint tint: Color, on id: ElementID, from bar: TintLook) {
    guard let source = bar.source(rule: TintReason.inherited) else { return }
    tell(
      ExplainedProperty(
        id, "tintColor", tint.description, level: source.level, origin: source.source.text,
        path: source.source.path, beat: source.beat, rule: source.rule))
  }

  /// `view` is the object of the document that has the key; nil: none has.
  private mutating func tell(
    _ id: ElementID, _ name: String, _ value: String, statedAt view: SpecPath?,
    dimming: String? = nil
  ) {
    let rule =
      "no property of a bar or of an appearance object reaches a view in the title's place"
      + (dimming.map { "; " + $0 } ?? "")
    guard let view else { return tellSystem(id, name, value, rule: rule) }
    tell(
      ExplainedProperty(
        id, name, value, level: "document", origin: name, path: view / name, rule: rule))
  }
}
