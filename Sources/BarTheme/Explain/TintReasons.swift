import BarPrimitives
import BarSpec

extension ThemingReasons {
  /// A property that is the tint of a view. Where neither document nor theme sets it and it is what the
  /// view above has, that is told; else that is beaten.
  func tint(
    _ element: ElementID, _ name: String, _ color: Color, said: SpecPath?, else cause: Cause
  ) -> ExplainedProperty {
    let own = property(element, name, "\(color)", said: said, else: cause)
    guard let origin = tint.origin else { return own.with(rule: own.rule + dimming) }
    guard said == nil, case .original = cause, color == tint.view(own: nil).shown else {
      return own.with(beat: own.beat + [loser(origin)], rule: own.rule + dimming)
    }
    return ExplainedProperty(
      element, name, "\(color)", level: origin.link.level, origin: origin.link.source.text,
      path: origin.link.source.path, rule: origin.rule + dimming)
  }

  private func loser(_ origin: InheritedTint.Origin) -> ExplainedProperty.Loser {
    ExplainedProperty.Loser(
      name: origin.link.name(.tintColor), value: tint.color.description,
      path: origin.link.source.path)
  }

  /// Nothing where nothing dims it.
  private var dimming: String {
    tint.dimmedBy.map { "; \($0.name(.tintAdjustmentMode)) is dimmed: \(TintReason.dimmed)" } ?? ""
  }
}

extension ExplainedProperty {
  fileprivate func with(beat: [Loser]? = nil, rule: String) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: level, slot: slot, origin: origin, path: path, span: span,
      beat: beat ?? self.beat, ignored: ignored, rule: rule)
  }
}
