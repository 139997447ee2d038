import BarPrimitives
import BarSpec

extension BarState {
  /// Tints of the bar itself and of the view that it stands in, where another one stands before them,
  /// and of both their modes.
  func idleTints(in tree: TintTree, os: Int) -> [ExplainedNote] {
    [AppearanceProperty.tintColor, .tintAdjustmentMode].flatMap { property in
      let chain = tintChain(property, in: tree, os: os)
      return chain.losers.filter { loser in
        loser.proxy == nil && (loser.place == .superview || loser.place == .bar)
      }.compactMap { loser in note(loser, in: chain) }
    }
  }

  private func note(_ loser: TintLink, in chain: TintChain) -> ExplainedNote? {
    chain.winner.map { winner in
      ExplainedNote(
        .idleTint, of: ExplainedNote.Statement(loser.source), bars: [id],
        properties: [chain.property.path],
        rule: "\(winner.name(chain.property)) stands before it"
          + (winner.place == .contents ? ": " + TintReason.contents : ""))
    }
  }
}

extension UIKitBars {
  /// What the window says and no bar of UIKit's takes, where no other bar stands in it. `states` are
  /// those of all bars.
  func idleTintsOfWindow(_ states: [BarState], in tree: TintTree, os: Int) -> [ExplainedNote] {
    tree.window.own.compactMap { own in
      let chains = states.map { $0.tintChain(own.property, in: tree, os: os) }
      let isTaken = chains.contains { $0.winner.map { $0.place == .window } ?? true }
      guard !own.value.inheritsTint, !chains.isEmpty, !isTaken else { return nil }
      return ExplainedNote(
        .idleTint, of: ExplainedNote.Statement(own.source), bars: states.map(\.id),
        properties: [own.property.path], rule: "every bar has a nearer one")
    }
  }
}
