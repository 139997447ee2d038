import BarSpec

/// The traps that a bar's appearances can be set, besides statements without effect.
struct UIKitTraps {
  let state: BarState
  let situation: AppearanceSituation

  var notes: [ExplainedNote] {
    let standard = state.choice(situation, atEdge: false)
    return legacyNotes(standard) + droppedNotes(standard) + oneSidedNotes(standard)
  }

  /// Legacy properties that an object has put out of use. On iOS 13 the tab bar's own indicator image
  /// is not: it is the only one that is drawn.
  private func legacyNotes(_ choice: AppearanceChoice) -> [ExplainedNote] {
    guard choice.level != .system else { return [] }
    return state.properties.filter { property in
      let isQuirk = situation.os == 13 && property.property.path == "selectionIndicatorImage"
      return property.property.isLegacy && property.value != .null && !isQuirk
        && property.property.path != "isTranslucent" && property.property.path != "barStyle"
    }.map { property in
      ExplainedNote(
        .legacyBesideObject, statement: property.source.text, path: property.source.path,
        rule: "legacy properties do not count beside an appearance object: say it in the object")
    }
  }

  /// What the bar's object says and the item's object leaves out.
  private func droppedNotes(_ choice: AppearanceChoice) -> [ExplainedNote] {
    guard choice.level == .item || choice.level == .itemProxy else { return [] }
    var dropped: [String] = []
    for candidate in choice.beaten {
      for entry in candidate.object?.entries ?? [] where entry.source.path != nil {
        let kept = choice.object.entry(entry.property)?.source.path != nil
        if !kept, !dropped.contains(entry.property.path) { dropped.append(entry.property.path) }
      }
    }
    guard !dropped.isEmpty else { return [] }
    let source = choice.object.origins.last { $0.path != nil }
    return [
      ExplainedNote(
        .dropsLook, statement: source?.text ?? "the item's object", path: source?.path,
        rule: "the item's object replaces the bar's whole look and leaves out "
          + dropped.joined(separator: ", ") + ": begin with a copy of the bar's object")
    ]
  }

  /// Since iOS 15 a bar needs both objects to look the same over content and at the edge.
  private func oneSidedNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard situation.canBeAtEdge else { return [] }
    let edge = state.choice(situation, atEdge: true)
    func note(_ choice: AppearanceChoice, _ rule: String) -> ExplainedNote {
      let source = choice.object.origins.last { $0.path != nil }
      return ExplainedNote(
        .remark, statement: source?.text ?? choice.slot.rawValue, path: source?.path, rule: rule)
    }
    if edge.isTransparentised, standard.level != .system {
      return [
        note(
          standard, "only standardAppearance is given: at the scroll edge the bar has no background"
        )
      ]
    }
    if standard.level == .system, edge.level != .system {
      return [
        note(edge, "only scrollEdgeAppearance is given: over content the bar has the system's look")
      ]
    }
    return []
  }
}

extension ExplainedNote {
  init(_ note: CascadeNote) {
    self.init(
      note.isTrap ? .lost : .remark, statement: note.source.text, path: note.source.path,
      rule: note.rule.sentence)
  }
}
