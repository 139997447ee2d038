/// UIFont.TextStyle.
public enum UIKitTextStyle: String, Hashable, Sendable, CaseIterable {
  case body, headline, subheadline, footnote, caption1, caption2, largeTitle
}

extension UIKitTextStyle {
  /// Points at a content size category, as iOS reports them.
  public func pointSize(_ category: Traits.ContentSizeCategory) -> Double {
    sizes[min(category.position, sizes.count - 1)]
  }

  /// Ascending by category; the last holds for all above.
  private var sizes: [Double] {
    switch self {
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .headline: [14, 15, 16, 17, 19, 21, 23]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21]
    case .footnote: [12, 12, 12, 13, 15, 17, 19]
    case .caption1: [11, 11, 11, 12, 14, 16, 18]
    case .caption2: [11, 11, 11, 11, 13, 15, 17]
    // A large title is the one text of a bar that follows the text size.
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    }
  }
}
