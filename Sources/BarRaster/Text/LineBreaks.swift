/// Where a line may end: a part of UAX 14 that needs no tables of its own. Every break that it
/// allows is one of UAX 14's.
///
/// It breaks after spaces and zero width spaces, after a hyphen or dash between letters, and around
/// ideographs, kana, Hangul and emoji, but not before closing or after opening punctuation. It does
/// not know soft hyphens, nor the words of Thai, Lao, Khmer and Burmese, which take a dictionary.
enum LineBreaks {
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// For each cluster whether a line may end after it.
  static func opportunities(in text: PreparedText) -> [Bool] {
    let kinds = text.clusters.map { LineBreakKind(text.shown[$0.scalars]) }
    var isAllowed = [Bool](repeating: false, count: kinds.count)
    /// The last kind that is no space, and the one before it.
    var solid: (last: LineBreakKind?, before: LineBreakKind?)
    for index in kinds.indices.dropLast() {
      if kinds[index] != .space { solid = (kinds[index], solid.last) }
      let (first, second) = (kinds[index], kinds[index + 1])
      if text.shown[text.clusters[index].scalars.upperBound - 1] == joiner { continue }
      isAllowed[index] =
        first == .space || solid.last == .zeroWidthSpace
        ? allowsBreak(afterSpaces: solid.last, before: second)
        : allowsBreak(between: first, and: second, before: solid.before)
    }
    return isAllowed
  }

  /// `solid` is what stands before the spaces.
  private static func allowsBreak(afterSpaces solid: LineBreakKind?, before second: LineBreakKind)
    -> Bool
  {
    switch (solid, second) {
    case (_, .space), (_, .markedSpace), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (_, .glue), (_, .closing), (.opening, _), (.quote, .opening), (.emDash, .emDash): false
    default: true
    }
  }

  private static func allowsBreak(
    between first: LineBreakKind, and second: LineBreakKind, before previous: LineBreakKind?
  ) -> Bool {
    switch (first, second) {
    case (.hyphen, .letter): previous == .letter
    case (.ideograph, .ideograph), (.ideograph, .letter), (.letter, .ideograph),
      (.ideograph, .digit), (.digit, .ideograph), (.closing, .ideograph), (.ideograph, .opening):
      true
    default: false
    }
  }
}

/// What a cluster means to a line's end: by its first scalar, unless marks change what that is.
private enum LineBreakKind {
  case space, markedSpace, zeroWidthSpace, glue, hyphen, emDash, opening, closing, quote, ideograph,
    digit
  case letter, other

  /// `cluster` is not empty.
  init(_ cluster: ArraySlice<Unicode.Scalar>) {
    guard let first = cluster.first else {
      self = .other
      return
    }
    let flags: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    if first.value == 0x20, cluster.count > 1 {
      // No line ends before it nor after it.
      self = .markedSpace
    } else if flags.contains(first.value),
      !cluster.dropFirst().contains(where: {
        flags.contains($0.value)
      })
    {
      // Half a flag may meet its other half.
      self = .other
    } else {
      self = LineBreakKind(first)
    }
  }

  private init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0x20: .space
      case 0x61...0x7A, 0x41...0x5A: .letter
      case 0x30...0x39: .digit
      // ! , . / : ; ?
      case 0x21, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F: .closing
      case 0x22, 0x27: .quote
      case 0xA1, 0xBF: .opening
      case 0x200B: .zeroWidthSpace
      case 0xA0, 0x34F, 0x180E, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
      case 0x2D, 0x2010, 0x2013: .hyphen
      case 0x2014: .emDash
      // Marks that never begin a line.
      case 0x17D6, 0x203C, 0x203D, 0x2047...0x2049, 0x301C, 0x309B, 0x309C, 0x30A0: .closing
      // Hebrew has rules of its own for hyphens.
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .other
      default: Self.byProperties(of: scalar)
      }
  }

  private static func byProperties(of scalar: Unicode.Scalar) -> LineBreakKind {
    switch scalar.properties.generalCategory {
    case .openPunctuation: .opening
    case .closePunctuation, .spaceSeparator: .closing
    case .initialPunctuation, .finalPunctuation: .quote
    case .otherPunctuation: isWide(scalar) ? .closing : .other
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: .letter
    case .decimalNumber: .digit
    case .otherLetter, .letterNumber, .otherSymbol, .modifierLetter:
      isIdeographic(scalar) ? isSmallKana(scalar) ? .closing : .ideograph : .other
    default: .other
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000...0x303F).contains(scalar.value) || (0xFE30...0xFF65).contains(scalar.value)
  }

  /// Ideographs, kana, Hangul syllables, and the pictures of the planes above.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x3099...0x30FF, 0x31F0...0x31FF, 0xAC00...0xD7A3: true
    case 0x1F000...0x1FAFF: scalar.properties.isEmojiPresentation
    default: scalar.properties.isIdeographic
    }
  }

  /// Kana and marks that may not begin a line: small letters, long vowels, repetitions (JIS X 4051).
  private static func isSmallKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
      0x308E, 0x3095, 0x3096, 0x3099...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF:
      true
    default: false
    }
  }
}
