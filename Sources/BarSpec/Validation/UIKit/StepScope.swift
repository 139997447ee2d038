import BarPrimitives

/// What the words of a step can mean.
struct StepScope {
  struct Bar {
    let id: ElementID
    let kind: UIKitBarKind
    let itemCount: Int
  }
  struct Object {
    /// Who gave the name.
    enum Origin { case document, earlierSteps, theseSteps }

    let name: String
    let kind: UIKitBarKind
    /// What tells it from others of the same name.
    let key: String
    var origin: Origin

    init(name: String, kind: UIKitBarKind, key: String? = nil, origin: Origin = .document) {
      self.name = name
      self.kind = kind
      self.key = key ?? name
      self.origin = origin
    }
  }

  /// The bar that `bar` is; nil: the step belongs to none.
  var own: ElementID?
  var ownKind: UIKitBarKind?
  var bars: [Bar]
  /// Objects that have a name so far.
  var names: [Object]

  /// The bar that a word stands for: `bar`, a bar's id, or its type.
  func bar(_ word: String) -> Bar? {
    let own = bars.first { $0.id == self.own }
    if word == "bar" { return own ?? bars.first }
    if let own, own.kind.rawValue == word || own.id.path == word { return own }
    return bars.first { $0.id.path == word } ?? bars.first { $0.kind.rawValue == word }
  }

  /// The bar whose items a word names; the own one's where the word does not say.
  func barWithItems(of word: String) -> Bar? {
    let kind: UIKitBarKind? =
      switch word {
      case "tabBarItem": .tabBar
      case "navigationItem": .navigationBar
      default: nil
      }
    return kind.flatMap { bar($0.rawValue) } ?? bar("bar")
  }

  func object(_ name: String) -> Object? { names.last { $0.name == name } }

  /// A new object of that name, whatever the name has meant so far.
  func newObject(_ name: String, _ kind: UIKitBarKind) -> Object {
    let earlier = names.count { $0.name == name }
    // No name has a number sign.
    return Object(
      name: name, kind: kind, key: earlier == 0 ? name : "\(name)#\(earlier + 1)",
      origin: .theseSteps)
  }

  /// What a place may begin with, for "did you mean".
  var words: [String] {
    ["bar", "window", "navigationItem", "tabBarItem", "item"] + bars.map(\.id.path)
      + names.map(\.name)
      + ProxyClass.allCases.map { $0.rawValue + ".appearance()" }
  }
}

/// Why a step cannot be read.
struct StepError: Error {
  let reason: String
  let nearest: String?
  /// The name that it would have given; what follows may use it.
  var defines: StepScope.Object?

  init(_ reason: String, nearest: String? = nil) {
    self.reason = reason
    self.nearest = nearest
  }
}

extension Validator {
  /// The document's UIKit bars, whether or not they could be read so far.
  var uikitIDs: [StepScope.Bar] {
    var ids = BarIDs()
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    return root.barsInDocument.compactMap { object in
      guard let type = object.text(BarKeys.type) else { return nil }
      let id = ids.take(object.text(BarKeys.id), type).id
      guard let kind = UIKitBarKind(rawValue: type) else { return nil }
      let items = object.elements(UIKitBarKeys.tabItems).count
      return StepScope.Bar(
        id: ElementID(id), kind: kind,
        itemCount: kind == .navigationBar ? max(items, 1) : items)
    }
  }

  /// The objects that the document itself gives names to.
  var appearanceNames: [StepScope.Object] {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    guard case .object(let members) = root[UIKitDocumentKeys.appearances]?.kind,
      members.count <= Limits.names
    else { return [] }
    return members.map { member in
      let name = member.value[NamedAppearanceKeys.appearanceClass.name].flatMap(document.string)
      let kind = UIKitBarKind.allCases.first { $0.appearanceClassName == name }
      return StepScope.Object(name: member.key, kind: kind ?? .navigationBar)
    }
  }

  /// The steps under `key`; those that cannot be read are told.
  mutating func steps(
    _ object: DocumentObject, _ key: Key, own: UIKitBar?
  ) -> [CustomizationStep] {
    var scope = StepScope(
      own: own?.id, ownKind: own?.kind, bars: uikitIDs, names: appearanceNames + stepNames)
    var steps: [CustomizationStep] = []
    for element in object.elements(key) {
      guard let text = stepText(element.value) else { continue }
      let parser = StepParser(scope, icons: icons, path: element.path)
      do throws(StepError) {
        let statement = try parser.statement(text)
        steps += statement.actions.map {
          CustomizationStep($0, at: statement.moment, text: text, path: element.path)
        }
        if var name = statement.defines {
          scope.names.append(name)
          name.origin = .earlierSteps
          stepNames.append(name)
        }
      } catch {
        if let name = error.defines { scope.names.append(name) }
        refuse(
          .badStep(text, reason: error.reason, nearest: error.nearest), element.value, element.path)
      }
    }
    return steps
  }

  /// A step as a string; one that is an object is put into the words of one.
  private func stepText(_ value: JSONValue) -> String? {
    if let text = document.string(value) {
      // One that is too long has been told.
      return text.unicodeScalars.count > StepKeys.longest ? nil : text
    }
    guard let place = value[StepKeys.set.name].flatMap(document.string),
      let to = value[StepKeys.to.name]
    else { return nil }
    switch to.kind {
    case .null: return "\(place) = nil"
    case .bool(let flag): return "\(place) = \(flag)"
    case .number: return "\(place) = \(document.spelling(to.place))"
    default: return document.string(to).map { "\(place) = \($0)" }
    }
  }
}
