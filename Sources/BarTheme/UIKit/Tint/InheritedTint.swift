import BarPrimitives
import BarSpec

/// What a view hands down to those in it.
struct InheritedTint: Hashable, Sendable {
  /// As it is said, dimmed or not.
  let color: Color
  let isDimmed: Bool
  /// What UIView's proxy gives to every view without a tint of its own; nil: nothing.
  let proxied: Color?
  /// Who gives it; nil: nobody.
  let origin: Origin?
  /// The view above that dims it; nil: none does.
  let dimmedBy: TintLink?

  /// A place in the document, and the rule by which it counts.
  struct Origin: Hashable, Sendable {
    let link: TintLink
    /// One sentence without a full stop.
    let rule: String
  }

  init(_ tints: TintChain, _ modes: TintChain, _ palette: Palette) {
    func color(_ link: TintLink?) -> Color? {
      guard case .color(let value)? = link?.value else { return nil }
      return palette.color(value)
    }
    let winner = tints.winner
    self.color = color(winner) ?? palette.color(.systemBlue)
    origin = winner.map { Origin(link: $0, rule: $0.rule) }
    proxied = color(tints.links.first { $0.proxy == .view && !$0.value.inheritsTint })
    dimmedBy = modes.winner.flatMap { $0.value == .dimmed ? $0 : nil }
    isDimmed = dimmedBy != nil
  }

  private init(_ parent: InheritedTint, color: Color, origin: Origin?) {
    self.color = color
    self.origin = origin
    isDimmed = parent.isDimmed
    proxied = parent.proxied
    dimmedBy = parent.dimmedBy
  }

  /// As it is drawn.
  var shown: Color { shown(color) }

  /// The tint of a view of its own as it is drawn.
  func shown(_ own: Color) -> Color { isDimmed ? own.dimmed : own }

  /// Of a view in this one that says `own`; nil: it says nothing, and UIView's proxy reaches it.
  func view(own: Color?) -> InheritedTint {
    if let own { return InheritedTint(self, color: own, origin: nil) }
    guard let proxied else { return self }
    return InheritedTint(self, color: proxied, origin: origin)
  }
}
