import BarSpec

/// The object that a bar takes its whole look from, and how it came to be that one.
public struct AppearanceChoice: Hashable, Sendable {
  /// A place in the chain.
  public struct Candidate: Hashable, Sendable {
    public let level: AppearanceLevel
    public let slot: AppearanceSlot
    /// Where the document fills it; nil: it does not, or it is empty.
    public let path: SpecPath?
    /// Nil: the place is empty.
    let object: AppearanceObject?
    /// Whether the place has another object, set on the instance itself, which hides this proxy's.
    var isHidden = false
    /// Whether it was there before a nil took it away.
    var isEarlier = false
  }

  /// A nil of the bar's or the item's own that something would stand in place of.
  struct Veil: Hashable, Sendable {
    let level: AppearanceLevel
    let slot: AppearanceSlot
    let source: AppearanceSource
    /// What would; the strongest first.
    let hidden: [Candidate]
  }

  public let state: AppearanceState
  public let slot: AppearanceSlot
  public let level: AppearanceLevel
  /// Whether background and shadow of the object are taken away: a standard object at the edge.
  public let isTransparentised: Bool
  /// Whether the legacy properties count: the object is the untouched one of the system.
  public let isLegacy: Bool
  public let object: AppearanceObject
  /// Places before it in the chain that are empty.
  public let passedOver: [Candidate]
  /// Places after it in the chain that are filled.
  public let beaten: [Candidate]
  /// Before it in the chain, the first of it first.
  let veils: [Veil]
}

extension BarState {
  /// Chooses one object; nothing is merged into it from any other.
  func choice(
    _ situation: AppearanceSituation, atEdge: Bool
  ) -> AppearanceChoice {
    let state = situation.state(atEdge: atEdge)
    var passedOver: [AppearanceChoice.Candidate] = []
    var found: (link: AppearanceLink, slot: SlotState, object: AppearanceObject)?
    var beaten: [AppearanceChoice.Candidate] = []
    var veils: [AppearanceChoice.Veil] = []
    for link in situation.chain(state) {
      let slot = self.slot(link)
      let candidate = AppearanceChoice.Candidate(
        level: slot.level(isItem: link.isItem), slot: link.slot,
        path: slot.object?.source?.path, object: slot.object)
      if found == nil, let veil = veil(link, slot) { veils.append(veil) }
      guard let object = slot.object else {
        if found == nil { passedOver.append(candidate) }
        if found != nil { beaten += [hidden(link)].compactMap { $0 } }
        continue
      }
      if found == nil {
        found = (link, slot, object)
        if slot.emptied == nil { beaten += [hidden(link)].compactMap { $0 } }
      } else {
        if candidate.level != .system { beaten.append(candidate) }
        beaten += [hidden(link)].compactMap { $0 }
      }
    }
    // Every bar has a standard object.
    let link =
      found?.link ?? AppearanceLink(isItem: false, slot: .standardAppearance, isCleared: false)
    let level = (found?.slot ?? SlotState.system(kind)).level(isItem: link.isItem)
    return AppearanceChoice(
      state: state, slot: link.slot, level: level, isTransparentised: link.isCleared,
      isLegacy: level == .system && hasLegacy,
      object: found?.object ?? AppearanceObject(kind, source: .systemObject(kind)),
      passedOver: passedOver, beaten: beaten, veils: veils)
  }

  /// Of a slot that has been set to nil over something.
  private func veil(_ link: AppearanceLink, _ slot: SlotState) -> AppearanceChoice.Veil? {
    guard let emptied = slot.emptied else { return nil }
    let level: AppearanceLevel = link.isItem ? .item : .bar
    let before = emptied.before.map { object in
      AppearanceChoice.Candidate(
        level: level, slot: link.slot, path: object.source?.path, object: object, isEarlier: true)
    }
    let hidden = [before, hidden(link)].compactMap { $0 }
    guard !hidden.isEmpty else { return nil }
    return AppearanceChoice.Veil(
      level: level, slot: link.slot, source: emptied.source, hidden: hidden)
  }

  /// The proxy's object for a place that has one of its own.
  private func hidden(_ link: AppearanceLink) -> AppearanceChoice.Candidate? {
    let hidden = link.isItem ? currentIndex.map { hiddenOfItems[$0] } : hiddenOfBar
    guard let object = hidden?[link.slot].object else { return nil }
    return AppearanceChoice.Candidate(
      level: link.isItem ? .itemProxy : .proxy, slot: link.slot, path: object.source?.path,
      object: object, isHidden: true)
  }

  private func slot(_ link: AppearanceLink) -> SlotState {
    link.isItem ? currentItem?[link.slot] ?? .empty : slots[link.slot]
  }
}
