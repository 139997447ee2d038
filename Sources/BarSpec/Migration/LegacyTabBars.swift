/// The bars of a document that are in the words of MDCTabBar.
struct LegacyTabBars {
  /// In the order of the document; an old bar holds no other.
  let bars: [LegacyTabText]
  private let document: SpecDocument

  /// Those of the class itself alone, or those under the type that draws them too.
  init(_ document: SpecDocument, ofClassOnly: Bool = false) {
    self.document = document
    let all = Self.bars(in: document.root, at: SpecPath(), document)
    bars = ofClassOnly ? all.filter(\.isOfClass) : all
  }

  private static func bars(
    in value: JSONValue, at path: SpecPath, _ document: SpecDocument
  ) -> [LegacyTabText] {
    if let bar = LegacyTabText(value, at: path, in: document) { return [bar] }
    switch value.kind {
    case .object(let members):
      return members.flatMap { bars(in: $0.value, at: path / $0.key, document) }
    case .array(let elements):
      return elements.enumerated().flatMap { bars(in: $1, at: path[$0], document) }
    default: return []
    }
  }

  /// The document with each old bar under the type that draws it, without the words that are today's
  /// only and those that no picture shows.
  var inOldWords: SpecDocument {
    document(
      under: LegacyTabKeys.shape,
      keeping: { key in
        LegacyTabKeys.shape.key(key) != nil
          || TabBarKeys.shape.key(key) == nil && LegacyTabWord(rawValue: key) == nil
      },
      inItems: { key in
        LegacyTabItemKeys.shape.key(key) != nil || TabBarItemKeys.shape.key(key) == nil
          || Self.viewKeys.contains(key)
      })
  }

  /// The document with each old bar under today's type, with the words that are today's already.
  var inModernWords: SpecDocument {
    document(
      under: TabBarKeys.shape, keeping: { TabBarKeys.shape.key($0) != nil },
      inItems: { TabBarItemKeys.shape.key($0) != nil && !Self.viewKeys.contains($0) })
  }

  /// Views in the place of tabs, which MDCTabBar does not have, so that no bar of its could have meant
  /// them.
  private static let viewKeys = [TabBarItemKeys.customView, TabBarItemKeys.contentFrame].map(\.name)

  /// The document with each old bar as `migrate` writes it.
  var rewritten: SpecDocument {
    var document = document
    for bar in bars {
      var bar = bar
      let bytes = Array(bar.modern(indent: "").utf8)
      let (value, _) = JSONParser.parse(bytes, source: document.texts.count)
      guard let value else { continue }
      var text = SpecSources.Text(name: "migration", bytes: bytes)
      text.origin = bar.object.place.span
      document.texts.append(text)
      document.root.change(at: bar.path.steps[...]) { $0 = value }
    }
    return document
  }

  /// Bars that say where their tabs stand in the words of both classes.
  var clashes: [Problem] {
    bars.compactMap { bar in
      let (old, modern) = (LegacyTabKeys.alignment.name, TabBarKeys.preferredLayoutStyle.name)
      guard bar.object[old] != nil, let value = bar.object[modern] else { return nil }
      return SpecRule.exclusive(old, modern).problem(at: value.place.span, bar.path / modern)
    }
  }

  /// The problems with what is to be known of this migration.
  func explained(_ problems: [Problem]) -> [Problem] {
    problems.map { problem in
      guard problem.code == "E0203",
        let bar = bars.first(where: { problem.path.isWithin($0.path) })
      else { return problem }
      var problem = problem
      if problem.path.steps.count == bar.path.steps.count + 1 {
        if bar.isOfClass, let key = problem.path.lastKey, let span = problem.span {
          let shape = ObjectShape(
            name: LegacyTabText.className, sentence: "", keys: LegacyTabKeys.shape.keys)
          problem = SpecRule.unknownKey(key, in: shape).problem(at: span, problem.path)
        }
        problem.notes.append("migrate also takes, and leaves out: delegate, subclass")
      }
      if case .key(let key)? = problem.path.steps.last, Self.viewKeys.contains(key) {
        problem.hint = "MDCTabBar has no views for tabs: give it to the new bar"
        problem.replacement = nil
      }
      return problem
    }
  }

  private func document(
    under shape: ObjectShape, keeping isKept: (String) -> Bool,
    inItems isKeptInItems: (String) -> Bool
  ) -> SpecDocument {
    var document = document
    let word = Array("\"\(shape.name)\"".utf8)
    let place = JSONPlace(source: document.texts.count, start: 0, end: word.count)
    document.texts.append(SpecSources.Text(name: "migration", bytes: word))
    for bar in bars {
      document.root.change(at: bar.path.steps[...]) { value in
        value.keepMembers { isKept($0) }
        value.change(at: [.key(BarKeys.type.name)]) {
          $0 = JSONValue(kind: .string, place: place)
        }
        value.change(at: [.key(TabBarKeys.items.name)]) { items in
          guard case .array(var elements) = items.kind else { return }
          for index in elements.indices { elements[index].keepMembers { isKeptInItems($0) } }
          items.kind = .array(elements)
        }
      }
    }
    return document
  }
}

extension JSONValue {
  /// Nothing else than an object has any.
  fileprivate mutating func keepMembers(_ isKept: (String) -> Bool) {
    guard case .object(let members) = kind else { return }
    kind = .object(members.filter { isKept($0.key) })
  }
}

extension LegacyTabText {
  /// That it is read as another bar.
  var note: Problem {
    let place = object[BarKeys.type.name]?.place ?? object.place
    return SpecRule.legacyTabBar.problem(at: place.span, path / BarKeys.type.name)
  }
}
