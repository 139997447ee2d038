import BarSpec

/// The traps that a bar's appearances can be set, besides statements without effect.
struct UIKitTraps {
  let bar: UIKitBar
  let state: BarState
  let situation: AppearanceSituation
  /// What the bar's looks tell.
  let told: [ExplainedProperty]
  let idle: IdleItemProperties

  var notes: [ExplainedNote] {
    let standard = state.choice(situation, atEdge: false)
    return legacyNotes(standard) + itemNotes(standard) + idle.notes(of: bar, state)
      + lookNotes(standard) + notesOfOtherItems + newerNotes + indicatorNotes(standard)
      + unshownNotes(standard)
  }

  /// Of the item that shows and of its bar.
  func lookNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    droppedNotes(standard) + edgeDroppedNotes(standard) + oneSidedNotes(standard)
      + itemSideNotes(standard)
  }

  /// Legacy properties that an object has put out of use. On iOS 13 the tab bar's own indicator image
  /// is not: it is the only one that is drawn.
  private func legacyNotes(_ choice: AppearanceChoice) -> [ExplainedNote] {
    guard choice.level != .system else { return [] }
    return state.properties.filter { property in
      let isQuirk = situation.os == 13 && property.property.path == "selectionIndicatorImage"
      return property.property.isLegacy && property.value != .null && !isQuirk
        && state.property(property.property) == property
    }.map { property in
      ExplainedNote(
        .legacyBesideObject, of: ExplainedNote.Statement(property.source), bars: [state.id],
        properties: [property.property.path],
        rule: "legacy properties do not count beside an appearance object: say it in the object")
    }
  }

  /// What the bar's object says and the item's object leaves out, or leaves to another preset.
  private func droppedNotes(_ choice: AppearanceChoice) -> [ExplainedNote] {
    guard choice.level == .item || choice.level == .itemProxy else { return [] }
    var dropped: [String] = []
    // Who asks for a transparent bar means to do without the bar's background.
    let isClear = choice.object.isClear
    for candidate in choice.beaten where !candidate.isHidden {
      for entry in candidate.object?.entries ?? [] where entry.source.path != nil {
        let own = choice.object.entry(entry.property)
        let kept = own.map { !$0.isPreset || $0.value == entry.value || isClear } ?? false
        if !kept, !dropped.contains(entry.property.path) { dropped.append(entry.property.path) }
      }
    }
    return dropNote(choice.object, dropped)
  }

  /// One of the two states styled, and the other not: what that comes to depends on the system.
  private func oneSidedNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard situation.canBeAtEdge else {
      return edgeObjects.isEmpty ? laterNotes(standard) : neverNotes
    }
    let edge = state.choice(situation, atEdge: true)
    if edge.isTransparentised {
      return clearNote(standard).map { [$0] } ?? []
    }
    guard !standard.object.isGiven, edge.level != .system else { return [] }
    return [
      note(
        .oneSided, edge.object,
        "only scrollEdgeAppearance is given: as soon as content is under the bar it has the system's "
          + "look: give standardAppearance too")
    ]
  }

  /// The standard object, or what is legacy, at the edge; nil: nothing was said, so nothing is missed.
  private func clearNote(_ standard: AppearanceChoice) -> ExplainedNote? {
    let consequence =
      situation.os >= 15
      ? "the bar is clear, without a shadow, as long as no content is under it, and for ever where "
        + "there is no scroll view"
      : "the bar is clear, without a shadow, while its large title shows at the top"
    if standard.level != .system {
      guard standard.object.isGiven, !standard.object.isClear else { return nil }
      return note(
        .oneSided, standard.object, of: AppearanceProperty.backgroundAndShadow,
        "only \(standard.slot.rawValue) is given: at the scroll edge \(consequence): give "
          + "scrollEdgeAppearance too")
    }
    guard let legacy = legacyBackground else { return nil }
    return ExplainedNote(
      .oneSided, of: ExplainedNote.Statement(legacy.source), bars: [state.id],
      properties: [legacy.property.path] + AppearanceProperty.backgroundAndShadow.map(\.path),
      rule: "a legacy background does not reach the scroll edge: \(consequence): give standard and "
        + "scrollEdgeAppearance")
  }

  /// What a nil of the bar's own hides is none.
  private var legacyBackground: BarProperty? {
    state.properties.first { property in
      ["barTintColor", "backgroundImage"].contains(property.property.path)
        && property.value != .null && state.property(property.property) == property
    }
  }

  /// Edge objects of a bar that is never at its edge.
  private var edgeObjects: [AppearanceObject] {
    [state.currentItem?[.scrollEdgeAppearance].object, state.slots[.scrollEdgeAppearance].object]
      .compactMap { $0 }
  }

  /// Where this generation of iOS has the slot at all.
  private var neverNotes: [ExplainedNote] {
    guard situation.exists(.scrollEdgeAppearance) else { return [] }
    let reason =
      situation.floats
      ? "tabs at a tablet's top have no state at the scroll edge"
      : situation.isManaged
        ? "before iOS 15 only a bar with a large title is ever at its scroll edge"
        : "no controller manages the bar"
    return edgeObjects.map { note(.oneSided, $0, "scrollEdgeAppearance never shows: \(reason)") }
  }

  /// Right on this system, and another picture on the next.
  private func laterNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    guard situation.os < 15, situation.isManaged, standard.level != .system,
      standard.object.isGiven
    else { return [] }
    return [
      note(
        .oneSidedLater, standard.object, of: AppearanceProperty.backgroundAndShadow,
        "only \(standard.slot.rawValue) is given: that is the whole look before iOS 15; from iOS 15 on "
          + "the same code leaves the bar clear at its scroll edge")
    ]
  }

  /// `properties` as in `ExplainedNote`.
  func note(
    _ kind: ExplainedNote.Kind, _ object: AppearanceObject,
    of properties: [AppearanceProperty] = [], _ rule: String
  ) -> ExplainedNote {
    ExplainedNote(
      kind, of: ExplainedNote.Statement(object), bars: [state.id],
      properties: properties.map(\.path), rule: rule)
  }
}

extension ExplainedNote {
  init(_ note: CascadeNote) {
    let stops = note.rule.stopsAtMark(in: note.source.text)
    self.init(
      note.isTrap ? .lost : .remark, of: Statement(note.source), bars: note.bars,
      properties: note.properties.map(\.path),
      rule: note.rule.sentence + (stops ? "; an app stops at the !" : ""))
  }
}

extension CascadeRule {
  /// Whether the statement unwraps with `!` what is nil here.
  fileprivate func stopsAtMark(in statement: String) -> Bool {
    switch self {
    case .nilSlot, .noSuchItem, .changeOfEmpty: statement.contains("!.")
    case .emptySource, .emptySourceOfStandard, .copyOfEmpty:
      statement.split(separator: "=", maxSplits: 1).last?.contains("!") == true
    default: false
    }
  }
}

extension ExplainedNote.Statement {
  init(_ source: AppearanceSource) { self.init(source.spelling, at: source.path) }

  /// What the document says of an object.
  init(_ object: AppearanceObject) {
    self.init(
      object.source ?? AppearanceSource("the object that every \(object.kind.className) has"))
  }
}
