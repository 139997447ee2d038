/// The colours and styles of resource files of Android, those for the night apart.
struct AndroidResources {
  /// What a file's folder says of when its resources count.
  enum Night: Hashable, Sendable { case day, night }

  /// One colour, or one item of a style, as it is written.
  struct Value: Hashable, Sendable {
    /// The colour's name, or the style's and the item's.
    let name: String
    let text: String
    let place: JSONPlace
  }
  struct Style: Sendable {
    let name: String
    /// Nil: none. Its place is that of the attribute or of the name that has it before a dot.
    let parent: Value?
    /// In the order of the file, the names without `android:`.
    let items: [(name: String, value: Value)]
    let place: JSONPlace
  }

  var problems = ProblemList()
  /// What has been told of which place.
  private var told: Set<Problem> = []
  /// The names of circles, by whichever of them they were found.
  private var circles: Set<Set<String>> = []
  private var isTooDeep = false
  /// How many names were searched for one like another.
  private var suggestions = 0
  /// In the order of the files.
  private(set) var colors: [Night: [Value]] = [.day: [], .night: []]
  private(set) var styles: [Night: [Style]] = [.day: [], .night: []]
  private var colorPlaces: [Night: [String: Int]] = [.day: [:], .night: [:]]
  private var stylePlaces: [Night: [String: Int]] = [.day: [:], .night: [:]]
  private var count = 0

  func color(named name: String, at night: Night) -> Value? {
    if night == .night, let index = colorPlaces[.night]?[name] { return colors[.night]?[index] }
    return colorPlaces[.day]?[name].flatMap { colors[.day]?[$0] }
  }

  /// A style for the night stands for the whole one of its name.
  func style(named name: String, at night: Night) -> Style? {
    if night == .night, let index = stylePlaces[.night]?[name] { return styles[.night]?[index] }
    return stylePlaces[.day]?[name].flatMap { styles[.day]?[$0] }
  }

  var colorNames: [String] { (colors[.day] ?? []).map(\.name) + (colors[.night] ?? []).map(\.name) }
  var styleNames: [String] { (styles[.day] ?? []).map(\.name) }
  var hasNight: Bool { colors[.night]?.isEmpty == false || styles[.night]?.isEmpty == false }
  var isEmpty: Bool { count == 0 }

  /// What comes up by day and by night, and once for each that leads there, is told once.
  mutating func tellOnce(_ rule: TokenRule, _ place: JSONPlace) {
    let problem = rule.problem(at: place)
    if told.insert(problem).inserted { problems.add(problem) }
  }

  /// Of a long line of parents each member has too many.
  mutating func tellTooManyParents(_ place: JSONPlace) {
    if !isTooDeep { problems.add(TokenRule.tooManyParents.problem(at: place)) }
    isTooDeep = true
  }

  /// A circle is found from each of its members.
  mutating func tellCircle(_ names: [String], _ place: JSONPlace) {
    guard circles.insert(Set(names)).inserted else { return }
    problems.add(TokenRule.circularAliases(names).problem(at: place))
  }

  /// The nearest of thousands of names takes its time: only the first few are looked for.
  mutating func near(_ word: String, of names: (AndroidResources) -> [String]) -> String? {
    suggestions += 1
    return suggestions <= 20 ? nearest(word, of: names(self)) : nil
  }
}

extension AndroidResources.Night {
  /// By the folder, `values-night-v31`, or the file itself, `colors-night.xml`.
  init(fileName: String) {
    let parts = fileName.split(separator: "/")
    let folders = parts.dropLast().filter { $0.hasPrefix("values") }
    let isFolder = folders.contains { $0.split(separator: "-").contains("night") }
    let stem = (parts.last ?? "").split(separator: ".").dropLast().last ?? ""
    self = isFolder || stem.hasSuffix("-night") || stem.hasSuffix("_night") ? .night : .day
  }
}

// Reading.
extension AndroidResources {
  /// Elements that Android knows and a scheme has no use for.
  private static let otherElements: Set<String> = [
    "string", "string-array", "plurals", "dimen", "bool", "integer", "integer-array", "array",
    "drawable", "fraction", "id", "attr", "declare-styleable", "public", "public-group",
    "eat-comment", "overlayable", "macro", "staging-public-group", "java-symbol", "skip",
  ]

  /// Adds what a file says. `root` is told as no resource file unless it is one.
  mutating func add(_ root: XMLElement, at night: Night) {
    guard root.name == "resources" else {
      problems.add(TokenRule.notResources(root.name).problem(at: root.place))
      return
    }
    for element in root.children where count <= Limits.tokens {
      switch element.name {
      case "color": addColor(element, at: night)
      case "style": addStyle(element, at: night)
      case "item":
        if element["type"]?.value == "color" { addColor(element, at: night) }
      case let name where Self.otherElements.contains(name): break
      case let name:
        let near = nearest(name, of: ["color", "style", "item"])
        let rule = TokenRule.unknown(name, in: "resources", nearest: near)
        problems.add(rule.problem(at: element.place))
      }
      if count > Limits.tokens {
        problems.add(TokenRule.tooManyTokens.problem(at: element.place))
      }
    }
  }

  private mutating func addColor(_ element: XMLElement, at night: Night) {
    guard let name = name(of: element) else { return }
    let value = Value(name: name, text: element.text, place: element.textPlace)
    if colorPlaces[night]?.updateValue(colors[night]?.count ?? 0, forKey: name) != nil {
      problems.add(TokenRule.givenTwice("@color/\(name)").problem(at: element.place))
    }
    colors[night, default: []].append(value)
    count += 1
  }

  private mutating func addStyle(_ element: XMLElement, at night: Night) {
    guard let name = name(of: element) else { return }
    var items: [(name: String, value: Value)] = []
    var words: Set<String> = []
    for item in element.children {
      guard item.name == "item" else {
        let rule = TokenRule.unknown(item.name, in: name, nearest: "item")
        problems.add(rule.problem(at: item.place))
        continue
      }
      guard let word = self.name(of: item) else { continue }
      if !words.insert(word).inserted {
        problems.add(TokenRule.givenTwice("\(name).\(word)").problem(at: item.place))
      }
      let plain = word.hasPrefix("android:") ? String(word.dropFirst(8)) : word
      let value = Value(name: "\(name).\(plain)", text: item.text, place: item.textPlace)
      items.append((plain, value))
      count += 1
    }
    let style = Style(
      name: name, parent: parent(of: element, name), items: items, place: element.place)
    if stylePlaces[night]?.updateValue(styles[night]?.count ?? 0, forKey: name) != nil {
      problems.add(TokenRule.givenTwice("@style/\(name)").problem(at: element.place))
    }
    styles[night, default: []].append(style)
    count += 1
  }

  /// The one that is named, else what the name has before its last dot; an empty one is none.
  private func parent(of element: XMLElement, _ name: String) -> Value? {
    if let attribute = element["parent"] {
      var text = attribute.value
      for prefix in ["@style/", "@android:style/"] where text.hasPrefix(prefix) {
        text = (prefix == "@style/" ? "" : "android:") + text.dropFirst(prefix.count)
      }
      return text.isEmpty ? nil : Value(name: name, text: text, place: attribute.place)
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return Value(name: "", text: String(name[..<dot]), place: element.place)
  }

  private mutating func name(of element: XMLElement) -> String? {
    if let name = element["name"]?.value, !name.isEmpty { return name }
    problems.add(TokenRule.noName(element: element.name).problem(at: element.place))
    return nil
  }
}
