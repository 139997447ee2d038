/// The properties of MDCTabBarView that have a value for each state, and the words of MDCTabBar that they
/// take.
enum LegacyTabStates: String, CaseIterable {
  case imageTintColor, titleColor, titleFont

  /// A state of a tab, and the old word for it.
  typealias Word = (state: String, word: LegacyTabWord)

  var words: [Word] {
    self == .titleFont
      ? [("normal", .unselectedItemTitleFont), ("selected", .selectedItemTitleFont)]
      : [("normal", .unselectedItemTintColor), ("selected", .selectedItemTintColor)]
  }
}

extension LegacyTabText {
  /// The words that the property takes: a state that it says itself was set later than the old word, or
  /// is today's.
  private func words(takenBy property: LegacyTabStates) -> [LegacyTabStates.Word] {
    let own = object[property.rawValue]
    return property.words.filter { state, word in
      own?[state] == nil && object[word.rawValue] != nil
    }
  }

  /// The property with every state; nil where no state is said.
  func spelling(of property: LegacyTabStates) -> String? {
    let words = words(takenBy: property)
    let own = object[property.rawValue]
    guard !words.isEmpty else { return own.map { spelling($0) } }
    var texts: [String] = []
    if case .object(let members)? = own?.kind {
      texts = members.map { "\(jsonString($0.key)): \(spelling($0.value))" }
    }
    for (state, word) in words {
      if let value = object[word.rawValue] { texts.append("\"\(state)\": \(spelling(value))") }
    }
    return "{ " + texts.joined(separator: ", ") + " }"
  }

  /// Nil where the property takes no old word.
  func sentence(of property: LegacyTabStates) -> String? {
    let taken = words(takenBy: property).map { "\($0.state) from \($0.word.rawValue)" }
    guard !taken.isEmpty else { return nil }
    return "\(property.rawValue) stays, and takes \(taken.joined(separator: " and "))"
  }

  /// Nil where all of a word's properties take it, or it is none for a state.
  func stateSentence(of word: LegacyTabWord) -> String? {
    let properties = LegacyTabStates.allCases.filter { $0.words.contains { $0.word == word } }
    let takers = properties.filter { property in
      words(takenBy: property).contains { $0.word == word }
    }
    let others = properties.filter { !takers.contains($0) }.map(\.rawValue)
    guard !others.isEmpty,
      let state = properties.first?.words.first(where: { $0.word == word })?.state
    else { return nil }
    let rest = "the state \(state) is said by \(others.joined(separator: " and ")) already"
    guard let taker = takers.first else {
      return "\(word.rawValue) is unavailable, and left out: \(rest)"
    }
    return "\(word.rawValue) is unavailable: \(taker.rawValue) takes it; \(rest)"
  }
}
