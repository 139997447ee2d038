import BarLayout
import BarSpec
import BarTheme

extension Prepared {
  /// What `explain` can be asked for; nil where there is no explanation. Costs a walk over the tree.
  public var asked: AskedElements? {
    guard let explanation, let frames, let model else { return nil }
    return AskedElements(
      frames.elements, explanation.properties + frames.choiceExplanation,
      StatedProperties(model, sources))
  }
}
