import BarPrimitives
import BarSpec

// MDCBadgeAppearance.m: red 700 of Material's palette.
private let badgeColor = Color(rgb: 0xD32F2F)
private let badgeFontSize = 8.0

/// MDCTabBarView.m: its properties, and the items that it shows.
struct TabBarResolver {
  let id: ElementID
  let bar: TabBarView
  let views: ViewResolver
  private let theme: TabBarTheme
  private let titles: TabInk
  private let images: TabInk
  /// Nil: the bar has none of its own.
  private let ownTint: Color?
  private let fonts: (normal: FontDescriptor, selected: FontDescriptor)

  private var palette: Palette { views.palette }

  init(id: ElementID, bar: TabBarView, views: ViewResolver) {
    self.id = id
    self.bar = bar
    self.views = views
    let palette = views.palette
    let theme = TabBarTheme.named(bar.theme, palette)
    self.theme = theme
    titles = TabInk(
      bar.colors.titleColor, over: theme.title, standard: palette.color(.label), palette)
    ownTint = bar.colors.tintColor.map { palette.color($0) }
    images = TabInk(
      bar.colors.imageTintColor, over: theme.image,
      standard: views.tint.view(own: ownTint).color, palette)
    let normal = palette.font(bar.titleFont.normal, standard: theme.titleFont)
    // A theme sets both fonts, so that one that is changed does not reach the other.
    let standard = bar.theme.steps.isEmpty ? normal : theme.titleFont
    fonts = (normal, palette.font(bar.titleFont.selected, standard: standard))
  }

  func resolve() -> ResolvedTabBar {
    let colors = bar.colors
    return ResolvedTabBar(
      id: id, barTintColor: palette.color(colors.barTintColor, or: theme.barTintColor),
      bottomDividerColor: palette.color(colors.bottomDividerColor, or: theme.bottomDividerColor),
      indicatorColor: palette.color(colors.selectionIndicatorStrokeColor, or: theme.indicatorColor),
      indicator: bar.indicator ?? TabIndicatorTemplate(.underline),
      rippleColor: palette.color(colors.rippleColor, or: theme.rippleColor),
      metrics: TabBarMetrics(bar.layout, voiceOver: views.traits.voiceOver),
      tabs: bar.items.enumerated().map { tab($1, at: $0) }, selectedItem: bar.selectedItem,
      selectionChange: change)
  }

  /// From no selection, or to none, nothing moves: there is no frame to move from or to.
  private var change: ResolvedSelectionChange? {
    guard bar.selectedItem != nil, let change = bar.selectionChange else { return nil }
    return ResolvedSelectionChange(
      from: change.from, time: change.progress,
      progress: ResolvedSelectionChange.timing.progress(at: change.progress))
  }

  private func tab(_ item: TabBarItem, at index: Int) -> ResolvedTab {
    let isSelected = index == bar.selectedItem
    let id = id / "items[\(index)]"
    let custom = item.customView
    return ResolvedTab(
      id: id, title: custom == nil ? title(of: item, at: index) : nil,
      picture: custom == nil ? picture(of: item, at: index) : nil,
      badge: custom == nil ? item.badgeValue.map { views.badge($0, of: item, bar.badges) } : nil,
      customView: custom.map {
        ResolvedTabCustomView(
          view: views.inside(ownTint).resolve($0.view, id: id / "customView"),
          contentFrame: $0.contentFrame)
      },
      isSelected: isSelected, isEnabled: item.isEnabled,
      pressed: item.isEnabled && custom == nil ? item.pressed : nil, tag: item.tag,
      largeContent: item.largeContent,
      accessibilityLabel: item.accessibilityLabel ?? item.title?.string,
      accessibilityHint: item.accessibilityHint,
      accessibilityIdentifier: item.accessibilityIdentifier)
  }

  private func title(of item: TabBarItem, at index: Int) -> ResolvedText? {
    guard let title = item.title, !title.string.isEmpty else { return nil }
    return ResolvedText(
      string: title.string, path: title.path,
      font: index == bar.selectedItem ? fonts.selected : fonts.normal,
      color: color(titles, of: item, at: index), letterSpacing: 0)
  }

  private func picture(of item: TabBarItem, at index: Int) -> ResolvedBarButtonItem.Picture? {
    views.picture(
      of: item, isSelected: index == bar.selectedItem, tint: color(images, of: item, at: index))
  }

  /// Colours change with the selection, fonts and images at its start.
  private func color(_ ink: TabInk, of item: TabBarItem, at index: Int) -> Color {
    if !item.isEnabled, let color = ink.disabled { return color }
    let isSelected = index == bar.selectedItem
    guard let change, isSelected != (index == change.from) else {
      return isSelected ? ink.selected : ink.normal
    }
    let (before, after) =
      isSelected ? (ink.normal, ink.selected) : (ink.selected, ink.normal)
    return before.dissolved(into: after, progress: change.progress)
  }
}

extension ViewResolver {
  /// The original draws a badge of MDCTabBarView without a colour of its own clear, against its
  /// documentation.
  func badge(
    _ value: SourcedText, of item: TabBarItem, _ look: TabBadgeAppearance
  ) -> ResolvedBadge {
    ResolvedBadge(
      text: ResolvedText(
        string: value.string, path: value.path,
        font: palette.font(look.font, standard: .system(badgeFontSize)),
        color: palette.color(look.textColor, or: .white), letterSpacing: 0),
      backgroundColor: palette.color(item.badgeColor ?? look.backgroundColor, or: badgeColor),
      borderColor: palette.color(look.borderColor, or: .clear),
      borderWidth: look.borderWidth)
  }

  /// The image that a tab shows; nil: it has none.
  func picture(
    of item: TabBarItem, isSelected: Bool, tint: Color
  ) -> ResolvedBarButtonItem.Picture? {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    return image.map { barPicture($0, tint: tint) }
  }
}

/// A colour by the state of a tab: what the document says, over what its theme has set.
struct TabInk {
  let normal: Color
  let selected: Color
  /// Nil: as if it were enabled.
  let disabled: Color?

  init(
    _ states: TabStates<ColorValue>, over theme: TabBarTheme.Ink, standard: Color,
    _ palette: Palette
  ) {
    let normal = states.normal.map { palette.color($0) } ?? theme.normal
    self.normal = normal ?? standard
    selected = states.selected.map { palette.color($0) } ?? theme.selected ?? normal ?? standard
    disabled = states.disabled.map { palette.color($0) }
  }
}
