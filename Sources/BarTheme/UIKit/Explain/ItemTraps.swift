import BarSpec

extension UIKitTraps {
  /// Legacy attributes of items beside an appearance object: told once an item, and once of the proxy,
  /// where they do win, or do not count.
  func itemNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    let edge = situation.canBeAtEdge ? state.choice(situation, atEdge: true) : standard
    guard standard.level != .system || edge.level != .system else { return [] }
    let shown = shownItems
    let concerned = concernedPaths
    func legacy(_ properties: [BarProperty]) -> [BarProperty] {
      properties.filter { property in
        property.property.isLegacyOfItem && property.value != .null
          && property.source.path.map { concerned.contains($0) } == true
      }
    }
    let proxied = shown.lazy.map { legacy($0.proxied) }.first { !$0.isEmpty }
    return ([proxied ?? []] + shown.map { legacy($0.own) }).compactMap { note($0) }
  }

  private var shownItems: [ItemProperties] {
    guard bar.kind != .tabBar else {
      return bar.tabs.indices.map { state.itemStates.properties(ofTab: $0) }
    }
    return bar.buttons.map(\.place).filter(isShown).map { state.itemStates.properties(of: $0) }
  }

  private func isShown(_ button: ButtonPlace) -> Bool {
    switch button.list {
    case .toolbar: true
    case .left, .right: button.item == state.currentIndex
    case .back: button.item == state.currentIndex.map { $0 - 1 }
    }
  }

  /// Of what an item or its proxy says and a look shows, or of what a look leaves aside. A UIOffset is
  /// told as a whole.
  private var concernedPaths: Set<SpecPath> {
    let paths =
      bar.itemAttributesWin
      ? told.filter { $0.slot == nil }.compactMap(\.path)
      : told.flatMap(\.ignored).compactMap(\.path)
    let sides = ["horizontal", "vertical"]
    return Set(paths.flatMap { path in [path] + sides.map { path / $0 } })
  }

  private func note(_ legacy: [BarProperty]) -> ExplainedNote? {
    guard let first = legacy.first else { return nil }
    let wins = bar.itemAttributesWin
    return ExplainedNote(
      wins ? .itemBesideObject : .legacyBesideObject, of: ExplainedNote.Statement(first.source),
      bars: [state.id], properties: legacy.map(\.property.path),
      rule: wins
        ? "legacy attributes of an item beside an appearance object: here they win over it, key by key; "
          + "no documentation says so: say it in the object"
        : "with itemAttributesWin false an item's legacy attributes do not count beside an appearance "
          + "object: say it in the object")
  }
}
