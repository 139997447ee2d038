import BarPrimitives
import BarTheme

extension TransitionFrames {
  /// `rows` with how much is seen of what fades in the bars that both screens share: of a part that is
  /// not drawn, 0.
  func faded(
    _ rows: [ExplainedProperty], under upper: ScreenFrames
  ) -> [ExplainedProperty] {
    let leaving = below.first?.bars.map(\.element.id) ?? []
    var rows = rows
    for bar in sharedElements(under: upper) {
      let isLeaving = leaving.contains(bar.id)
      for element in [bar] + bar.children {
        for (name, alpha) in element.alphas where alpha < 1 {
          let value = shortDecimal(alpha)
          let told = rows.firstIndex { $0.element == element.id && $0.name == name }
          if let told, rows[told].value == value { continue }
          let rule = rule(alpha, isLeaving: isLeaving)
          if let told {
            rows[told] = decision(element.id, name, value, rows[told].rule + "; " + rule)
          } else {
            let last = rows.lastIndex { $0.element == element.id } ?? rows.endOfBar(bar.id)
            rows.insert(decision(element.id, name, value, rule), at: last + 1)
          }
        }
      }
    }
    return rows
  }

  private func rule(_ alpha: Double, isLeaving: Bool) -> String {
    let way =
      isLeaving
      ? "it is of the screen below, whose part of a shared bar fades out as the screen above comes"
      : "it is of the screen above, whose part of a shared bar fades in as that screen comes"
    return alpha > 0 ? way : "not drawn: " + way
  }
}

extension LayoutElement {
  /// How much of it, or of its parts, is seen, by the details' names.
  fileprivate var alphas: [(name: String, value: Double)] {
    details.compactMap { detail in
      guard detail.name == "alpha" || detail.name.hasSuffix("Alpha"),
        case .number(let alpha) = detail.value
      else { return nil }
      return (detail.name, alpha)
    }
  }
}

extension [ExplainedProperty] {
  /// The index of the last row about the bar or what is in it.
  fileprivate func endOfBar(_ id: ElementID) -> Int {
    lastIndex { $0.element == id || $0.element.path.hasPrefix(id.path + ".") } ?? count - 1
  }
}
