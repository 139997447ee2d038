import BarPrimitives
import BarSpec

extension IdleItemProperties {
  /// What the proxies of items say and no item of any bar shows, though there are some. A proxy is for
  /// a whole application, so that is no mistake.
  func proxyNotes(_ bars: [(bar: UIKitBar, state: BarState)]) -> [ExplainedNote] {
    let items = bars.flatMap { bar, state in
      bar.buttons.map { place, button in
        Item(bar: bar, properties: state.itemStates.properties(of: place)) { property in
          reason(property, of: button, at: place, in: bar)
        }
      }
        + bar.tabs.enumerated().map { index, tab in
          Item(bar: bar, properties: state.itemStates.properties(ofTab: index)) { property in
            Self.reason(property, of: tab)
          }
        }
    }
    var notes: [ExplainedNote] = []
    var seen: Set<BarProperty> = []
    for item in items {
      for property in item.properties.proxied where seen.insert(property).inserted {
        let concerned = items.filter { $0.properties.proxied.contains(property) }
        guard concerned.allSatisfy({ $0.reason(property.property) != nil }),
          !hasPlainBackButton(bars) || !property.property.concernsBackButtons,
          let reason = item.reason(property.property)
        else { continue }
        notes.append(note(property, of: concerned, reason))
      }
    }
    return notes.merged
  }

  private struct Item {
    let bar: UIKitBar
    let properties: ItemProperties
    let reason: (AppearanceProperty) -> String?
  }

  private func note(
    _ property: BarProperty, of items: [Item], _ reason: String
  ) -> ExplainedNote {
    var ids: [ElementID] = []
    for item in items where !ids.contains(item.bar.id) { ids.append(item.bar.id) }
    return ExplainedNote(
      .remark, of: ExplainedNote.Statement(property.source.ofWholeSetting), bars: ids,
      properties: [property.property.path],
      rule: "no item that the proxy reaches shows it: \(reason)")
  }

  /// Whether a back button shows that no backBarButtonItem stands for.
  private func hasPlainBackButton(_ bars: [(bar: UIKitBar, state: BarState)]) -> Bool {
    bars.contains { bar, _ in
      guard case .navigation(let items) = bar.content else { return false }
      return items.indices.dropFirst().contains { index in
        items[index - 1].backBarButtonItem == nil
          && BackButtonRule(stack: Array(items[...index]), os: os, locale: locale) != nil
      }
    }
  }
}

extension AppearanceProperty {
  /// Whether a back button may show it.
  fileprivate var concernsBackButtons: Bool {
    setter.hasPrefix("backButton") || ["titleTextAttributes", "tintColor"].contains(setter)
  }
}

extension [ExplainedNote] {
  /// One for each statement.
  fileprivate var merged: [ExplainedNote] {
    var merged: [ExplainedNote] = []
    for note in self where !merged.contains(where: { $0.path == note.path && $0.path != nil }) {
      merged.append(note)
    }
    return merged
  }
}
