import BarPrimitives
import BarTheme

extension UIKitToolbarFrames {
  /// How the room of the toolbar was shared.
  func decisions(of bar: ElementID) -> [ExplainedProperty] {
    guard !buttons.isEmpty else { return [] }
    let left = room - taken
    let lengths =
      "buttons, fixed spaces and the gaps between buttons take \(points(taken)) of \(points(room)) "
      + "between the margins"
    guard !flexibleSpaces.isEmpty else {
      return [
        decision(
          bar, "distribution", "leading",
          "no flexible space is there to share what is left, so the items stand together at the "
            + "leading side: \(lengths)")
      ]
    }
    let sharing =
      left > 0
      ? "the \(points(left)) that are left go to \(sharers)"
      : "nothing is left for \(sharers)"
    return [
      decision(bar, "distribution", "flexible spaces", "\(lengths), and \(sharing)")
    ]
      + flexibleSpaces.map { space in
        decision(
          space, "width", points(share),
          left > 0
            ? "\(sharing)" : "\(sharing): \(lengths)")
      }
  }

  private var sharers: String {
    flexibleSpaces.count == 1
      ? "the one flexible space" : "\(flexibleSpaces.count) flexible spaces alike"
  }
}
