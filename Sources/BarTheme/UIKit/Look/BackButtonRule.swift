import BarSpec

/// What a back button may say (UINavigationItem.h).
public struct BackButtonRule: Hashable, Sendable {
  /// What decides it, all of it of the item before but the style.
  enum Source: String, Hashable {
    case style, backButtonDisplayMode
    case backBarButtonItem = "backBarButtonItem.title"
    case backButtonTitle, title
    /// Nothing: the system's word.
    case system
  }
  /// The longest first; of those that do not fit the chevron alone is left.
  public let labels: [SourcedText]
  /// What is read aloud, whether it shows or not: an accessibilityLabel of the previous item's button,
  /// else what the button says where it has room.
  public let spoken: String
  let source: Source

  /// Nil: there is no back button.
  public init?(stack: [UIKitNavigationItem], os: Int, locale: String) {
    guard stack.count > 1, let item = stack.last else { return nil }
    let yields = !item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !yields else { return nil }
    let previous = stack[stack.count - 2]
    let mode = os >= 14 ? previous.backButtonDisplayMode : .default
    let source =
      os >= 16 && item.style == .editor
      ? .style : Self.source(mode, texts: previous.backTexts)
    let back = SourcedText(SystemWords(locale: locale).back, path: SpecPath())
    self.source = source
    switch source {
    case .style: labels = []
    case .backButtonDisplayMode: labels = mode == .generic ? [back] : []
    case .system: labels = [back]
    case .backBarButtonItem, .backButtonTitle, .title:
      let own = previous.backTexts.first { $0.source == source }?.text
      labels = own.map { $0.string.isEmpty ? [] : mode == .generic ? [$0] : [$0, back] } ?? []
    }
    let texts = (labels + [previous.backTexts.first?.text ?? back]).map(\.string)
    spoken =
      previous.backBarButtonItem?.accessibilityLabel ?? texts.first { !$0.isEmpty } ?? back.string
  }

  private static func source(
    _ mode: UIKitNavigationItem.BackButtonDisplayMode,
    texts: [(source: Source, text: SourcedText)]
  ) -> Source {
    switch mode {
    case .minimal: .backButtonDisplayMode
    case .generic:
      texts.first?.source == .backBarButtonItem ? .backBarButtonItem : .backButtonDisplayMode
    case .default: texts.first?.source ?? .system
    }
  }
}

extension UIKitNavigationItem {
  /// What the next item's back button may say, the strongest first.
  var backTexts: [(source: BackButtonRule.Source, text: SourcedText)] {
    let all: [(BackButtonRule.Source, SourcedText?)] = [
      (.backBarButtonItem, backBarButtonItem?.title), (.backButtonTitle, backButtonTitle),
      (.title, title),
    ]
    return all.compactMap { source, text in text.map { (source, $0) } }
  }
}
