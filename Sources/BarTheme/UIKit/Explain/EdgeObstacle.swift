import BarSpec

/// Why a bar has no state at its scroll edge.
public struct EdgeObstacle: Hashable, Sendable {
  /// The document's key that decides it; nil: none does.
  public let origin: String?
  public let path: SpecPath?
  /// One sentence without a full stop.
  public let rule: String

  init(origin: String? = nil, path: SpecPath? = nil, _ rule: String) {
    self.origin = origin
    self.path = path
    self.rule = rule
  }

  /// Of tabs that touch no edge of the content.
  static let floating = EdgeObstacle(
    "tabs at a tablet's top float over the content: they always have their material, and no state at "
      + "the scroll edge")
}

extension AppearanceSituation {
  /// Nil: it has a state there.
  func edgeObstacle(of bar: UIKitBar) -> EdgeObstacle? {
    guard !canBeAtEdge else { return nil }
    guard !floats else { return .floating }
    guard isManaged else {
      return EdgeObstacle(
        origin: "managed", path: bar.stated.place(of: "managed"),
        "no controller manages this bar, so it never uses its scroll edge slots")
    }
    let first =
      "before iOS 15 only a navigation bar whose large title shows has a scroll edge state"
    return EdgeObstacle(
      kind == .navigationBar ? first + ", and this one shows none" : first)
  }
}
