import BarSpec

/// Traps of items that have a look of their own for one state only, and of items that do not show.
extension UIKitTraps {
  /// The item says one of the two looks, and the bar's object of the other state comes before it.
  func itemSideNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    compactNotes(standard) + edgeNotes(standard)
  }

  private func edgeNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard situation.canBeAtEdge else { return [] }
    let edge = state.choice(situation, atEdge: true)
    guard !standard.object.looks(like: edge.object) else { return [] }
    if standard.isOfItem, !edge.isOfItem, edge.level != .system, !edge.isTransparentised {
      return [
        note(
          .oneSided, standard.object,
          "the item gives \(standard.slot.rawValue) and no look for the scroll edge: there the bar's "
            + "\(edge.slot.rawValue) comes before it, with its whole look: give the item's "
            + "scrollEdgeAppearance too")
      ]
    }
    guard edge.isOfItem, edge.slot.rawValue.hasSuffix("crollEdgeAppearance"), !standard.isOfItem,
      standard.object.isGiven, state.currentItem?[.standardAppearance].object == nil
    else { return [] }
    return [
      note(
        .oneSided, edge.object,
        "the item gives \(edge.slot.rawValue) alone: as soon as content is under the bar, the bar's "
          + "\(standard.slot.rawValue) counts, with its whole look: give the item's "
          + "standardAppearance too")
    ]
  }

  /// A bar's object for compact heights comes before an item's for any height.
  private func compactNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard standard.slot == .compactAppearance, !standard.isOfItem, standard.level != .system,
      let own = state.currentItem?[.standardAppearance].object, situation.kind != .toolbar
    else { return [] }
    return [
      note(
        .oneSided, own,
        "the item gives no compactAppearance: in a bar of compact height the bar's "
          + "compactAppearance comes before the item's standardAppearance")
    ]
  }

  /// The same of items that do not show now: other tabs, and what is below the top of the stack.
  var notesOfOtherItems: [ExplainedNote] {
    state.items.indices.flatMap { index -> [ExplainedNote] in
      guard index != state.currentIndex,
        AppearanceSlot.allCases.contains(where: { state.items[index][$0].object != nil })
      else { return [] }
      let other = UIKitTraps(
        bar: bar, state: state.showing(index), situation: situation, told: [], idle: idle)
      let standard = other.state.choice(situation, atEdge: false)
      let edge = other.state.choice(situation, atEdge: true)
      return standard.isOfItem || edge.isOfItem ? other.lookNotes(standard) : []
    }
  }
}

extension AppearanceChoice {
  /// Whether the object is the item's, or its proxy's.
  fileprivate var isOfItem: Bool { level == .item || level == .itemProxy }
}

extension BarState {
  /// The bar with another of its items.
  fileprivate func showing(_ item: Int) -> BarState {
    var state = self
    state.depth = item + 1
    state.selectedTab = item
    return state
  }
}
