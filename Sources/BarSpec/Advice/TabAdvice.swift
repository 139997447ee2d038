extension Adviser {
  /// Looks at the tab bars of a bar, its own and those in it.
  mutating func lookAtTabs(_ bar: DocumentObject) {
    if bar.text(BarKeys.type) == TabBarKeys.shape.name {
      for element in bar.elements(TabBarKeys.items) {
        lookAtTab(
          DocumentObject(document: document, value: element.value, path: element.path))
      }
    }
    if bar.text(BarKeys.type) == LegacyTabKeys.shape.name { lookAtLegacyTabs(bar) }
    for key in [AppBarKeys.bottomBar, HeaderStackKeys.topBar] {
      if let view = bar.object(key) { lookAtTabs(view) }
    }
  }

  /// Titles are spoken as the items have them, also where none is shown.
  private mutating func lookAtLegacyTabs(_ bar: DocumentObject) {
    tell(.replacedTabBar, BarKeys.type, of: bar)
    for element in bar.elements(LegacyTabKeys.items) {
      let tab = DocumentObject(document: document, value: element.value, path: element.path)
      let words = [BarButtonItemKeys.accessibilityLabel, LegacyTabItemKeys.title]
      guard words.allSatisfy({ tab.text($0)?.isEmpty ?? true }),
        tab[LegacyTabItemKeys.image] != nil
      else { continue }
      tell(.imageWithoutLabel, LegacyTabItemKeys.image, of: tab)
    }
  }

  private mutating func lookAtTab(_ tab: DocumentObject) {
    typealias Keys = TabBarItemKeys
    let isSpoken = tab.text(BarButtonItemKeys.accessibilityLabel)?.isEmpty == false
    let title = tab.text(Keys.title) ?? ""
    if !isSpoken, title.isAllCapitals { tell(.capitalsWithoutLabel(title), Keys.title, of: tab) }
    if !isSpoken, title.isEmpty, tab[Keys.image] != nil {
      tell(.imageWithoutLabel, Keys.image, of: tab)
    }
    if tab.text(Keys.badgeValue) != nil { tell(.badgeOfATab, Keys.badgeValue, of: tab) }
  }
}

extension String {
  /// Whether it has two letters at least, and none that could be a capital and is not.
  fileprivate var isAllCapitals: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count > 1 && self == uppercased() && self != lowercased()
  }
}
