import BarPrimitives
import BarSpec

/// What one view, or a proxy for it, says of a tint: one link of the way from a bar up to its window.
struct TintLink: Hashable, Sendable {
  /// Where a link stands, from the nearest to the farthest.
  enum Place: Hashable, Sendable {
    /// The views inside a bar that hold its buttons, which UIView's proxy reaches.
    case contents
    case bar, superview, window
  }
  let place: Place
  /// Nil: the view itself says it.
  let proxy: ProxyClass?
  let value: AppearanceValue
  let source: AppearanceSource
  /// Whether the view's own setting stands before this one of a proxy's, to nothing too.
  var isHidden = false

  /// Whether it decides, where nothing nearer does.
  var counts: Bool { !isHidden && !value.inheritsTint }

  /// Who says it, as explanations put it.
  var level: String {
    switch (place, proxy) {
    case (.bar, .view?), (_, .view?), (_, .window?):
      "\(proxy?.rawValue ?? "").appearance() (application level)"
    case (_, .some): AppearanceLevel.proxy.words
    case (.bar, nil), (.contents, nil): AppearanceLevel.bar.words
    case (.superview, nil): "superview (view level)"
    case (.window, nil): "window (view level)"
    }
  }

  /// As what is beaten: `tintColor of the window`.
  func name(_ property: AppearanceProperty) -> String {
    if let proxy { return "\(proxy.rawValue).appearance().\(property.path)" }
    return switch place {
    case .bar, .contents: "\(property.path) of the bar"
    case .superview: "\(property.path) of the superview"
    case .window: "\(property.path) of the window"
    }
  }

  /// Why it counts; one sentence without a full stop.
  var rule: String {
    switch (place, proxy) {
    case (.contents, _): TintReason.contents
    case (.bar, .view?): TintReason.viewProxy
    case (.bar, _): CascadeReason.viewTint
    case (.superview, nil), (.window, nil): TintReason.inherited
    case (.superview, .some), (.window, .some): TintReason.inheritedFromProxy
    }
  }
}

extension AppearanceValue {
  static let dimmed = AppearanceValue.word(TintAdjustmentMode.dimmed.rawValue)
}

/// Sentences about tints, without their full stops.
enum TintReason {
  static let inherited =
    "a view without a tint of its own has the first one from itself upward"
  static let inheritedFromProxy =
    "a view without a tint of its own has the first one from itself upward, and the view above has it "
    + "from its class's proxy"
  static let nearest = "the first one from the view upward counts"
  static let viewProxy =
    "UIView's proxy reaches every view that has set no tint itself and has none from its own class's "
    + "proxy"
  static let contents =
    "from iOS 11 on the views inside the bar that hold its buttons have no tint of their own, so UIView's "
    + "proxy reaches them and stands before the bar's"
  static let veil = "what is set on the bar itself, nil too, hides its proxy's"
  static let dimmed = "a dimmed tint is drawn as a grey of its luma, darkened"
  static let ofMode =
    "a view whose tintAdjustmentMode is automatic has the first other one from itself upward"
}

/// All that is said of one property on the way up, the nearest first.
struct TintChain: Hashable, Sendable {
  let property: AppearanceProperty
  let links: [TintLink]

  /// What decides; nil: nothing does.
  var winner: TintLink? { links.first(where: \.counts) }

  /// What is said and does not count, the strongest first.
  var losers: [TintLink] {
    var losers: [TintLink] = []
    let winner = winner
    for link in links where link != winner && !link.value.inheritsTint {
      let isKnown = (losers + [winner].compactMap { $0 }).contains {
        $0.source == link.source && $0.proxy != nil
      }
      if !isKnown { losers.append(link) }
    }
    return losers
  }

  /// Without the links nearer than `place`.
  func from(_ places: [TintLink.Place]) -> TintChain {
    TintChain(property: property, links: links.filter { places.contains($0.place) })
  }
}
