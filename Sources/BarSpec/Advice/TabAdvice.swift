extension Adviser {
  /// Looks at the tab bars of a bar, its own and those in it.
  mutating func lookAtTabs(_ bar: DocumentObject) {
    if bar.text(BarKeys.type) == TabBarKeys.shape.name {
      for (index, element) in bar.elements(TabBarKeys.items).enumerated() {
        let tab = DocumentObject(document: document, value: element.value, path: element.path)
        lookAtTab(tab)
        lookAtStates(of: tab, showing: [.disabled, .pressed], isSelected: bar.selects(index, tab))
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
      lookAtStates(of: tab, showing: [.highlighted, .pressed], isSelected: false)
      let words = [BarButtonItemKeys.accessibilityLabel, LegacyTabItemKeys.title]
      guard words.allSatisfy({ tab.text($0)?.isEmpty ?? true }),
        tab[LegacyTabItemKeys.image] != nil
      else { continue }
      tell(.imageWithoutLabel, LegacyTabItemKeys.image, of: tab)
    }
  }

  /// A selected tab is so by its bar; there is nothing to tell where both say it.
  mutating func lookAtStates(
    of tab: DocumentObject, showing shown: [StateKeys.Word], isSelected: Bool
  ) {
    for element in tab.elements(StateKeys.states) {
      guard let state = document.string(element.value).flatMap(StateKeys.Word.init(rawValue:)),
        !shown.contains(state), state != .selected || !isSelected
      else { continue }
      advice.append(
        Advice.stateOfATab(state.rawValue).problem(at: element.value.place.span, element.path))
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

extension DocumentObject {
  /// Whether a tab bar selects its tab at `index`.
  func selects(_ index: Int, _ tab: DocumentObject) -> Bool {
    let key = TabBarKeys.selectedItem
    if let title = text(key) { return tab.text(TabBarItemKeys.title) == title }
    return self[key].flatMap(document.number) == Double(index)
  }
}

extension String {
  /// Whether it has two letters at least, and none that could be a capital and is not.
  fileprivate var isAllCapitals: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count > 1 && self == uppercased() && self != lowercased()
  }
}
