extension LegacyTabText {
  /// What looks otherwise though neither bar was told: MDCTabBar.m, MDCItemBar.m and MDCItemBarBadge.m
  /// against MDCTabBarView.m, MDCBadgeAppearance.m and the theming of both.
  var changedDefaults: [String] {
    var lines: [String] = []
    if let divider = themedDivider, !says(LegacyTabKeys.bottomDividerColor) {
      lines.append("bottomDividerColor was clear, and is \(divider)")
    }
    if !says(TabBarKeys.minItemWidth) {
      lines.append("tabs were as wide as what they show, and are minItemWidth at least: 90")
    }
    let padding = object[TabBarKeys.contentPadding.name]
    if style == .scrollable, padding?[TabLayoutStyle.scrollable.rawValue] == nil {
      lines.append(
        "the leading inset was 8, or 56 in a regular width, and is contentPadding.scrollable: 52")
    }
    if showsPlainBadges {
      lines.append("badges were #FF0000 with a text of 12, and are #D32F2F with one of 8")
    }
    if !says(LegacyTabKeys.rippleColor), ripples || !says(LegacyTabKeys.inkColor) {
      let color = theme == .primary ? "white" : "black"
      lines.append("what spreads under a finger was white at 0.7, and is \(color) at 0.16")
    }
    return lines + (theme == nil ? rawDefaults : [])
  }

  /// Those that any theme sets.
  private var rawDefaults: [String] {
    var lines: [String] = []
    if !says(LegacyTabKeys.barTintColor), !says(PlainViewKeys.backgroundColor) {
      lines.append("barTintColor was clear, and is white")
    }
    if !says(LegacyTabKeys.tintColor), !says(TabBarKeys.selectionIndicatorStrokeColor) {
      lines.append("the indicator was systemBlue, and is black")
    }
    if !says(LegacyTabKeys.unselectedItemTintColor), !says(LegacyTabKeys.titleColor) {
      lines.append("titles were white, and are label")
    }
    if !says(LegacyTabKeys.unselectedItemTitleFont), !says(TabBarKeys.titleFont) {
      lines.append("titles were set in system medium 14, and are in system 17")
    }
    return lines
  }

  private func says(_ key: Key) -> Bool { object[key.name] != nil }

  /// The last call's; nil: none.
  private var theme: MaterialTheme.Step? {
    let bar = DocumentObject(document: document, value: object, path: path)
    guard let theme = bar.theme(LegacyTabKeys.theme) else { return .primary }
    return theme.steps.last
  }

  /// Nil where the theme leaves it clear.
  private var themedDivider: String? {
    switch theme {
    case .primary: "onPrimary at 0.12"
    case .surface: "onSurface"
    default: nil
    }
  }

  /// Whether a badge shows that has no colour of its own.
  private var showsPlainBadges: Bool {
    let own = object[TabBarKeys.itemBadgeAppearance.name]
    guard appearance != "titles", own?[TabBadgeKeys.backgroundColor.name] == nil,
      case .array(let items)? = object[TabBarKeys.items.name]?.kind
    else { return false }
    return items.contains { item in
      item[TabBarItemKeys.badgeValue.name].flatMap(document.string) != nil
        && item[TabBarItemKeys.badgeColor.name] == nil
    }
  }
}
