import BarPrimitives
import BarSpec

/// What is told of the views that stand in a title's place: no property of a bar reaches them.
extension LookReader {
  /// `view` and all views that it arranges; `id` is its own.
  mutating func tell(titleView view: CustomView, _ id: ElementID) {
    switch view.kind {
    case .plain(let plain):
      if let color = plain.backgroundColor {
        tell(id, "backgroundColor", palette.color(color).description, statedAt: view.path)
      }
      tell(plain.contents, of: view, id)
    case .stack(let stack):
      if let color = stack.backgroundColor {
        tell(id, "backgroundColor", palette.color(color).description, statedAt: view.path)
      }
      for (index, inner) in stack.arrangedSubviews.enumerated() {
        tell(titleView: inner, (id / "arrangedSubviews")[index])
      }
    case .navigationBar, .buttonBar, .headerStack, .flexibleHeader, .tabBarView, .legacyTabBar,
      .bottomAppBar, .bottomNavigationBar:
      return
    }
  }

  private mutating func tell(
    _ contents: PlainView.Contents, of view: CustomView, _ id: ElementID
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
      let tint = image.tintColor.map { palette.color($0) } ?? palette.color(.systemBlue)
      tell(id, "tintColor", tint.description, statedAt: image.tintColor.map { _ in view.path })
    }
  }

  /// `view` is the object of the document that has the key; nil: none has.
  private mutating func tell(
    _ id: ElementID, _ name: String, _ value: String, statedAt view: SpecPath?
  ) {
    let rule = "no property of a bar or of an appearance object reaches a view in the title's place"
    guard let view else { return tellSystem(id, name, value, rule: rule) }
    tell(
      ExplainedProperty(
        id, name, value, level: "document", origin: name, path: view / name, rule: rule))
  }
}
