/// Sentences about the cascade, without their full stops.
enum CascadeReason {
  static let cleared =
    "at the scroll edge a standardAppearance is used without its background and shadow, for want of "
    + "a scrollEdgeAppearance"
  static let legacy =
    "no appearance object is in use, so the legacy property counts"
  static let wholeObject =
    "one object gives the whole look: what it leaves out is the system's, not what another object says"
  static let itemWins =
    "what an item has of its own from before appearance objects wins over one, key by key"
  static let itemLegacy =
    "no appearance object is in use, so what an item has of its own counts"
  static let itemsOwn = "no appearance object has taken the place of this property of the item"
  static let itemsBadge =
    "badgeColor of an item or of its proxy wins over badgeBackgroundColor of an appearance object"
  /// Of what an item or a bar has of its own and says nothing with.
  static let itemVeil =
    "what is set on the item itself, nil, [:] or a dictionary of other keys, hides its proxy's"
  static let barVeil =
    "what is set on the bar itself, nil too, hides its proxy's: the system's default is left"
  static let compactVeil =
    "nil on the bar itself for the metrics .compact hides its proxy's for them: those for .default count"
  static let itemGivesWay =
    "with itemAttributesWin false an item's legacy attributes do not count beside an appearance object, "
    + "and the object in use leaves this out"
  static let viewTint =
    "tintColor is a property of the view, which goes on counting beside appearance objects"
  static let itemTint = "an item's own tint wins over its bar's"
  static let buttonTint = "a bar button takes the tint where nothing else gives it a colour"
  static let tabTint = "the selected tab takes the tint where nothing else gives it a colour"
  static let dropped =
    "a dictionary replaces the one before as a whole, and this one leaves the key out: the system's "
    + "default is left"
  static let silent = "nothing in the document says otherwise"
}

extension AppearanceChoice {
  /// Why this object was chosen.
  var reason: String {
    let place: String =
      switch level {
      case .item, .itemProxy:
        "the object of the item that shows replaces the bar's as a whole"
      case .bar where !hasItemLevel: "the bar's own object counts"
      case .bar: "the bar's own object counts where the item has none"
      case .proxy:
        "the bar took the proxy's object when it entered its window; "
          + (hasItemLevel ? "neither item nor bar sets one" : "it sets none itself")
      case .system:
        (hasItemLevel ? "neither item, bar nor proxy" : "neither bar nor proxy")
          + " sets an object, so the one that every bar has counts"
      }
    switch state {
    case .standard: return place
    case _ where slot.rawValue == state.rawValue + "Appearance":
      return "in the state \(state.rawValue), \(place)"
    default:
      return
        "in the state \(state.rawValue) without an object of its own, \(slot.rawValue) counts: "
        + place
    }
  }

  /// Items of toolbars have no slots.
  private var hasItemLevel: Bool { object.kind != .toolbar }
}
