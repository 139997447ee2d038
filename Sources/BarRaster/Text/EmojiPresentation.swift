/// How a grapheme cluster asks to be shown (UTS 51): what that means to the order in which faces are
/// tried.
enum EmojiPresentation: UInt32 {
  /// A picture: emoji by default, or by U+FE0F, a keycap, a skin tone, a flag or a joiner.
  case emoji
  /// A letter of the text, by U+FE0E.
  case text
  /// A digit, # or * alone, which emoji fonts have only to build keycaps from.
  case bare
  /// Anything else: faces in their usual order.
  case unsaid

  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// `cluster` is not empty.
  init(_ cluster: [Unicode.Scalar]) {
    guard let first = cluster.first, first.properties.isEmoji else {
      self = .unsaid
      return
    }
    let rest = cluster.dropFirst()
    if rest.contains(Self.textSelector) {
      self = .text
    } else if rest.contains(Self.emojiSelector) || rest.contains(Self.keycap) {
      self = .emoji
    } else if first.isASCII {
      self = .bare
    } else {
      let isPicture =
        first.properties.isEmojiPresentation
        || rest.contains { $0.properties.isEmojiModifier || $0 == Self.joiner }
      self = isPicture ? .emoji : .unsaid
    }
  }
}

/// A chain of faces, sorted once for each way to show a cluster.
struct FaceOrder {
  private let chain: [Int]
  private let emojiFaces: [Int]
  private let textFaces: [Int]

  init(_ chain: [Int], in fonts: FontSet) {
    self.chain = chain
    emojiFaces = chain.filter { fonts.faces[$0].isEmoji }
    textFaces = chain.filter { !fonts.faces[$0].isEmoji }
  }

  /// Whether the clusters' wishes make any difference.
  var hasEmoji: Bool { !emojiFaces.isEmpty }

  func faces(for presentation: EmojiPresentation) -> [Int] {
    switch presentation {
    case .emoji: emojiFaces + textFaces
    case .text: textFaces + emojiFaces
    case .bare: textFaces
    case .unsaid: chain
    }
  }
}
