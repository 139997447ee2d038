import BarSpec

/// Traps of the slots at the scroll edge, and of what this generation of iOS does not have yet.
extension UIKitTraps {
  /// What the look that the bar would have at its scroll edge says and the item's object leaves out. A
  /// standard object is clear there, and who asks for a transparent bar means it, so that its background is
  /// nothing to miss.
  func edgeDroppedNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard situation.canBeAtEdge else { return [] }
    let edge = state.choice(situation, atEdge: true)
    guard edge.level == .item || edge.level == .itemProxy, edge.slot != standard.slot,
      let bars = edge.beaten.first(where: { [.bar, .proxy].contains($0.level) && !$0.isHidden })
    else { return [] }
    let isClear = bars.slot == .standardAppearance || edge.object.isClear
    var dropped: [String] = []
    for entry in bars.object?.entries ?? [] where entry.source.path != nil {
      guard !isClear || !entry.property.isBackgroundOrShadow else { continue }
      let own = edge.object.entry(entry.property)
      let kept = own.map { !$0.isPreset || $0.value == entry.value } ?? false
      if !kept, !dropped.contains(entry.property.path) { dropped.append(entry.property.path) }
    }
    return dropNote(edge.object, dropped)
  }

  /// Empty: nothing is dropped.
  func dropNote(_ object: AppearanceObject, _ dropped: [String]) -> [ExplainedNote] {
    guard !dropped.isEmpty else { return [] }
    return [
      ExplainedNote(
        .dropsLook, of: ExplainedNote.Statement(object), bars: [state.id], properties: dropped,
        rule: "the item's object replaces the bar's whole look and leaves out "
          + dropped.joined(separator: ", ") + ": begin with a copy of the bar's object")
    ]
  }

  /// Objects in slots that a later system brought, of every item of the bar.
  var newerNotes: [ExplainedNote] {
    let missing = AppearanceSlot.allCases.filter { !situation.exists($0) }
    return missing.flatMap { slot in
      ([state.slots] + state.items).compactMap { slots -> ExplainedNote? in
        guard let object = slots[slot].object else { return nil }
        return ExplainedNote(
          .newerSystem, of: ExplainedNote.Statement(object), bars: [state.id],
          rule: "\(slot.rawValue) never shows: the slot exists from iOS 15 on, and this is iOS "
            + "\(situation.os)")
      }
    }
  }

  /// The one property of an object that iOS 13 has and does not draw.
  func indicatorNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    let property: AppearanceProperty = "selectionIndicatorImage"
    guard situation.os == 13, situation.kind == .tabBar,
      let entry = standard.object.entry(property), entry.value != .null
    else { return [] }
    return [
      ExplainedNote(
        .newerSystem, of: ExplainedNote.Statement(entry.source), bars: [state.id],
        properties: [property.path],
        rule: "on iOS 13 UITabBarAppearance.selectionIndicatorImage has no effect: set UITabBar's "
          + "own of the same name")
    ]
  }
}
