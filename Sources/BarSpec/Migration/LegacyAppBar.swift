/// A bar in the words of MDCAppBar, which MDCAppBarViewController has replaced: the container that was
/// no view controller itself, but had one for the header.
struct LegacyAppBar {
  /// The bar's type.
  static let typeName = "MDCAppBar"
  /// `appBar.headerViewController`: its properties are now the bar's own.
  static let headerViewController = "headerViewController"
  /// `appBar.headerStackView`: its bottom bar is now the bar's, and its top bar the navigation bar.
  static let headerStackView = "headerStackView"
  /// `true`: the call that added the bar. Its place is now the frame. `false`: it was not made, which
  /// `didMove` says now.
  static let addSubviewsToParent = "addSubviewsToParent"

  let members: [JSONMember]
  /// The object itself.
  private let value: JSONValue
  /// The way to the bar.
  let path: SpecPath
  let type: JSONValue
  /// Nil where there is no object whose members can stand in the bar.
  let controller: JSONMember?
  /// Nil likewise.
  let stack: JSONMember?
  /// The navigation bar as the top bar of `stack`, where it stands there.
  let topBar: JSONMember?
  /// Nil where the call is not made.
  let adding: JSONMember?
  let hasFrame: Bool
  /// What the bar says twice, in the old words and in its own, and what cannot be a top bar.
  private(set) var faults: [Problem] = []
  /// The ways to those members of controller and stack that are at fault.
  private var faultyPaths: Set<SpecPath> = []

  /// Whether the bar was added.
  var isAdded: Bool {
    guard case .bool(true)? = adding?.value.kind else { return false }
    return true
  }

  /// Nil for any other bar.
  init?(_ value: JSONValue, at path: SpecPath, in document: SpecDocument) {
    guard case .object(let members) = value.kind, let type = value[BarKeys.type.name],
      document.string(type) == Self.typeName
    else { return nil }
    self.members = members
    self.value = value
    self.path = path
    self.type = type
    hasFrame = value[HeaderKeys.frame.name] != nil
    controller = members.first { $0.key == Self.headerViewController && Self.isObject($0) }
    topBar = Self.navigationBar(in: value, of: document)
    stack = members.first { $0.key == Self.headerStackView && Self.isObject($0) }
    adding = members.first { member in
      guard member.key == Self.addSubviewsToParent, case .bool = member.value.kind else {
        return false
      }
      return true
    }
    findFaults(in: document)
  }

  /// The stack's own top bar, unless the bar says what its navigation bar is.
  private static func navigationBar(
    in bar: JSONValue, of document: SpecDocument
  ) -> JSONMember? {
    guard bar[AppBarKeys.navigationBar.name] == nil,
      case .object(let inner)? = bar[headerStackView]?.kind
    else { return nil }
    return inner.first { member in
      member.key == HeaderStackKeys.topBar.name
        && member.value[BarKeys.type.name].flatMap(document.string)
          == MaterialNavigationBarKeys.shape.name
    }
  }

  private mutating func findFaults(in document: SpecDocument) {
    for owner in [controller, stack].compactMap({ $0 }) {
      for member in owner.value.members {
        let place = path / owner.key / member.key
        guard LegacyAppBarKeys.has(member.key, in: owner.key) else {
          // That it is unknown is told with all that is.
          faultyPaths.insert(place)
          continue
        }
        guard let fault = fault(of: member, in: owner, at: place, document) else { continue }
        faults.append(fault)
        faultyPaths.insert(place)
      }
    }
    if let fault = faultOfAdding { faults.append(fault) }
  }

  private static func isObject(_ member: JSONMember) -> Bool {
    guard case .object = member.value.kind else { return false }
    return true
  }

  /// The old bars of a document, of a navigation stack's screens too.
  static func all(in document: SpecDocument) -> [LegacyAppBar] {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    let screens = root.object(DocumentKeys.navigation)?.elements(NavigationKeys.stack) ?? []
    let owners =
      [root]
      + screens.map {
        DocumentObject(document: document, value: $0.value, path: $0.path)
      }
    let bars = owners.flatMap(\.barsInPaintOrder)
      .sorted { $0.value.place.start < $1.value.place.start }
    return bars.compactMap {
      LegacyAppBar($0.value, at: $0.path, in: document)
    }
  }

  /// The bar in today's words. `type` is the value of its new type.
  func modern(type: JSONValue) -> JSONValue.Kind {
    .object(
      members.flatMap { member -> [JSONMember] in
        if member.key == BarKeys.type.name {
          return [JSONMember(key: member.key, keyPlace: member.keyPlace, value: type)]
        }
        if member.key == adding?.key {
          let name = AppBarKeys.didMove.name
          return isAdded || value[name] != nil
            ? [] : [JSONMember(key: name, keyPlace: member.keyPlace, value: member.value)]
        }
        guard member.key == controller?.key || member.key == stack?.key else { return [member] }
        let sound = member.value.members.filter {
          !faultyPaths.contains(path / member.key / $0.key)
        }
        return member.key == stack?.key ? sound.map(modern) : sound
      })
  }

  /// A member of the stack as one of the bar.
  private func modern(_ member: JSONMember) -> JSONMember {
    guard member.key == topBar?.key, case .object(let inner) = member.value.kind else {
      return member
    }
    let properties = inner.filter { $0.key != BarKeys.type.name }
    return JSONMember(
      key: AppBarKeys.navigationBar.name, keyPlace: member.keyPlace,
      value: JSONValue(kind: .object(properties), place: member.value.place))
  }
}

extension SpecDocument {
  /// Puts today's words in the place of those of `bars`, which are all that it has of MDCAppBar's, so
  /// that it can be drawn as it is, and tells where they stood.
  mutating func modernize(_ bars: [LegacyAppBar]) -> [Problem] {
    let word = Array("\"\(AppBarKeys.shape.name)\"".utf8)
    for bar in bars {
      let place = JSONPlace(source: texts.count, start: 0, end: word.count)
      var text = SpecSources.Text(name: "migration", bytes: word)
      text.origin = bar.type.place.span
      texts.append(text)
      let type = JSONValue(kind: .string, place: place)
      root.change(at: bar.path.steps[...]) { $0.kind = bar.modern(type: type) }
    }
    return bars.flatMap { bar in
      let note = SpecRule.legacyAppBar.problem(
        at: bar.type.place.span, bar.path / BarKeys.type.name)
      return [note] + bar.faults
    }
  }
}

extension JSONValue {
  /// Nothing else than an object has any.
  var members: [JSONMember] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  /// Does something to the value at the end of the way, if there is one.
  mutating func change(
    at steps: ArraySlice<SpecPath.Step>, _ change: (inout JSONValue) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    switch (step, kind) {
    case (.key(let key), .object(var members)):
      guard let index = members.firstIndex(where: { $0.key == key }) else { return }
      members[index].value.change(at: steps.dropFirst(), change)
      kind = .object(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index].change(at: steps.dropFirst(), change)
      kind = .array(elements)
    default: break
    }
  }
}
