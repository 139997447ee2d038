import BarPrimitives
import BarSpec

/// UILabel's own font size, in points.
private let labelSize = 17.0

/// What views inside a bar take from their surroundings.
struct ViewResolver {
  let palette: Palette
  let model: BarModel
  /// Of the view that they stand in.
  var tint: InheritedTint
  var traits: Traits { model.traits }

  /// Of views inside one whose own tint is `own`; nil: it has none.
  func inside(_ own: Color?) -> ViewResolver {
    ViewResolver(palette: palette, model: model, tint: tint.view(own: own))
  }

  /// `id` names the place where the view stands.
  func resolve(_ view: CustomView, id: ElementID) -> ResolvedView {
    ResolvedView(
      id: id, kind: kind(of: view, id: id), frame: view.frame,
      autoresizingMask: view.autoresizingMask)
  }

  private func kind(of view: CustomView, id: ElementID) -> ResolvedView.Kind {
    switch view.kind {
    case .plain(let plain): return .plain(resolve(plain))
    case .navigationBar(let bar):
      return .navigationBar(
        NavigationBarResolver(
          id: id, bar: id, view: bar.view, item: bar.navigationItem,
          standard: AppBarTheme(bar.theme, palette, of: .navigationBar), views: self
        ).resolve())
    case .buttonBar(let bar): return .buttonBar(resolve(bar, id: id))
    case .headerStack(let stack):
      return .headerStack(
        ResolvedHeaderStack(
          backgroundColor: stack.backgroundColor.map { palette.color($0) } ?? .clear,
          topBar: stack.topBar.map { resolve($0, id: id / "topBar") },
          bottomBar: stack.bottomBar.map { resolve($0, id: id / "bottomBar") }))
    case .flexibleHeader(let header):
      return .flexibleHeader(header.resolved(on: model, palette, id: id, in: tint))
    case .stack(let stack): return .stack(resolve(stack, id: id))
    case .tabBarView(let bar):
      return .tabBarView(TabBarResolver(id: id, bar: bar, views: self).resolve())
    case .legacyTabBar(let bar):
      return .legacyTabBar(LegacyTabResolver(id: id, bar: bar, views: self).resolve())
    case .bottomAppBar(let bar):
      return .bottomAppBar(BottomAppBarResolver(id: id, bar: bar, views: self).resolve())
    case .bottomNavigationBar(let bar):
      return .bottomNavigationBar(
        BottomNavigationResolver(id: id, bar: bar, views: self).resolve())
    }
  }

  private func resolve(_ view: PlainView) -> ResolvedPlainView {
    let label: LabelContents? = if case .label(let label) = view.contents { label } else { nil }
    return ResolvedPlainView(
      contents: contents(of: view),
      backgroundColor: view.backgroundColor.map { palette.color($0) } ?? .clear,
      cornerRadius: view.cornerRadius, clipsToBounds: view.clipsToBounds,
      takesTouches: view.isUserInteractionEnabled ?? (view.contents == .none),
      accessibilityLabel: view.accessibilityLabel ?? label?.text?.string)
  }

  private func contents(of view: PlainView) -> ResolvedPlainView.Contents {
    switch view.contents {
    case .none: return .none
    case .label(let label):
      guard let text = label.text, !text.string.isEmpty else { return .none }
      return .label(
        ResolvedText(
          string: text.string, path: text.path,
          font: palette.font(label.font, standard: .system(labelSize, .regular)),
          color: label.textColor.map { palette.color($0) } ?? palette.color(.label),
          letterSpacing: 0), label.textAlignment)
    case .image(let image):
      return picture(of: image).map { .picture($0, image.contentMode) } ?? .none
    }
  }

  /// An image view shows files as they are; icons are templates everywhere.
  private func picture(of contents: ImageContents) -> ResolvedBarButtonItem.Picture? {
    let tint = self.tint.view(own: contents.tintColor.map { palette.color($0) }).shown
    switch contents.image {
    case .icon(let name, let glyph)?:
      return .icon(name: name, glyph: glyph, isMirrored: false, tint: tint)
    case .file(let file)?:
      return .file(file, tint: file.renderingMode == .alwaysTemplate ? tint : nil)
    case .backChevron?:
      return .backChevron(isMirrored: traits.layoutDirection == .rightToLeft, tint: tint)
    case nil: return nil
    }
  }
}
