import BarTheme

extension ScreenFrames {
  /// Which appearance object each of UIKit's bars takes its look from, as rows of their own, which
  /// `explanation` tells with every property.
  public var choiceExplanation: [ExplainedProperty] {
    (transition?.below.flatMap(\.choiceExplanation) ?? [])
      + bars.flatMap { bar -> [ExplainedProperty] in
        guard case .uikit(let bar) = bar else { return [] }
        return bar.face.choice.explanation(of: bar.bar.id)
      }
  }
}
