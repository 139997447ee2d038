import BarPrimitives

/// A document in the words of MDCAppBar or MDCTabBar, turned into today's.
public struct SpecMigration: Sendable {
  /// What keeps it from being turned: the document's own errors.
  public let problems: [Problem]
  /// Every change, in the order of the document; none where there was nothing to change.
  public let changes: [Problem]
  /// The old document's texts.
  public let sources: SpecSources
  /// The new document: the old one's bytes, comments and all, but for the changes.
  public let bytes: [UInt8]
}

extension SpecReader {
  /// Turns the document `bytes`; `name` is what messages call it. What is wrong with it is told in its
  /// own words and at its own places.
  public func migrate(name: String, bytes: [UInt8]) -> SpecMigration {
    let (root, errors) = JSONParser.parse(bytes)
    guard errors.isEmpty, let root else {
      let reading = read(name: name, bytes: bytes)
      return SpecMigration(
        problems: reading.problems, changes: [], sources: reading.sources, bytes: bytes)
    }
    let document = SpecDocument(
      root: root, texts: [SpecSources.Text(name: name, bytes: bytes)])
    let tabs = LegacyTabBars(document)
    let reading = readInOldWords(tabs, ProblemList())
    guard reading.model != nil else {
      return SpecMigration(
        problems: reading.problems, changes: [], sources: reading.sources, bytes: bytes)
    }
    var rewriting = LegacyRewriting(bytes: bytes)
    for bar in tabs.bars { rewriting.rewrite(bar) }
    for bar in LegacyAppBar.all(in: document) { rewriting.rewrite(bar) }
    let result = rewriting.result
    return SpecMigration(
      problems: faults(of: result, from: document), changes: rewriting.changes.inDocumentOrder,
      sources: reading.sources, bytes: result)
  }

  /// Reads a document of which the JSON is good. A bar of type MDCTabBar is read as what `migrate`
  /// makes of it, so that both draw the same.
  func readWithOldTabs(_ document: SpecDocument, _ found: ProblemList) -> SpecReading {
    let tabs = LegacyTabBars(document, ofClassOnly: true)
    guard !tabs.bars.isEmpty else { return read(document, found) }
    var found = found
    for bar in tabs.bars { found.add(bar.note) }
    let old = readInOldWords(tabs, found)
    guard old.model != nil else { return old }
    var reading = read(tabs.rewritten, found)
    for index in reading.problems.indices {
      guard let span = reading.problems[index].span else { continue }
      reading.problems[index].span = reading.sources.texts.shown(span)
    }
    return reading
  }

  /// Reads a document with old tab bars in the words that they have; no model where those are wrong.
  private func readInOldWords(_ tabs: LegacyTabBars, _ found: ProblemList) -> SpecReading {
    var reading = read(tabs.inOldWords, found)
    let mistakes = mistakes(in: tabs, besides: reading.problems) + tabs.clashes
    guard reading.model == nil || !mistakes.isEmpty else { return reading }
    reading.problems = (tabs.explained(reading.problems) + mistakes).inDocumentOrder
    reading.draft = reading.draft ?? reading.model
    reading.draft?.scroll = []
    reading.model = nil
    return reading
  }

  /// What is wrong with those words of old tab bars that are today's already.
  private func mistakes(in tabs: LegacyTabBars, besides known: [Problem]) -> [Problem] {
    guard !tabs.bars.isEmpty else { return [] }
    let told = Set(known.map { [$0.code, $0.path.pointer] })
    return read(tabs.inModernWords).problems.filter { problem in
      problem.severity == .error && !told.contains([problem.code, problem.path.pointer])
        && tabs.bars.contains { problem.path.isWithin($0.path) }
    }
  }

  /// What today's words cannot say though the old ones could: titles that are too long in capitals. It
  /// is told of the old document.
  private func faults(of result: [UInt8], from old: SpecDocument) -> [Problem] {
    let paths = LegacyPaths(LegacyAppBar.all(in: old))
    return read(name: "", bytes: result).problems.filter { $0.severity == .error }.map { problem in
      var moved = problem
      moved.path = paths.written(problem.path)
      var value = old.root
      for step in moved.path.steps {
        guard let inner = value[step] else { break }
        value = inner
      }
      moved.span = value.place.span
      return moved
    }
  }
}

/// The edits of one document's text, and what is told of them.
private struct LegacyRewriting {
  let bytes: [UInt8]
  private(set) var changes: [Problem] = []
  private var edits: [(range: Range<Int>, text: String)] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes with every edit made.
  var result: [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[done..<max(done, edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      done = max(done, edit.range.upperBound)
    }
    return result + bytes[done...]
  }

  /// An object of the old words gives way to one of today's.
  mutating func rewrite(_ bar: LegacyTabText) {
    var bar = bar
    let place = bar.object.place.span.bytes
    edits.append((place, bar.modern(indent: indent(of: place.lowerBound))))
    changes += bar.changes
  }

  /// The blanks that begin the line of the byte at `index`.
  private func indent(of index: Int) -> String {
    let start = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<index].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  mutating func rewrite(_ bar: LegacyAppBar) {
    let type = bar.type.place.span.bytes
    edits.append((type, "\"\(AppBarKeys.shape.name)\""))
    tell(.create, type, bar.path / BarKeys.type.name)
    if let controller = bar.controller {
      dissolve(controller, of: bar)
      tell(.addChild, controller.keyPlace.span.bytes, bar.path / controller.key)
    }
    if let stack = bar.stack { dissolve(stack, withTopBarOf: bar) }
    if let adding = bar.adding {
      let range = adding.keyPlace.span.bytes.lowerBound..<adding.value.place.span.bytes.upperBound
      if !bar.isAdded {
        edits.append((adding.keyPlace.span.bytes, "\"\(AppBarKeys.didMove.name)\""))
      } else if bar.hasFrame {
        remove(adding, among: bar.members)
      } else {
        // The guide's lines: x is 0, and the width is the parent's whatever that is, which the key's
        // own default says.
        edits.append((range, "\"\(HeaderKeys.frame.name)\": { \"x\": 0 }"))
      }
      changes.append(
        MigrationStep.addingProblem(
          of: bar, at: SourceSpan(source: 0, bytes: range), bar.path / adding.key))
    }
  }

  private mutating func tell(_ step: MigrationStep, _ range: Range<Int>, _ path: SpecPath) {
    changes.append(step.problem(at: SourceSpan(source: 0, bytes: range), path))
  }

  /// Its bottom bar becomes the bar's own, and its top bar the navigation bar.
  private mutating func dissolve(_ stack: JSONMember, withTopBarOf bar: LegacyAppBar) {
    if let topBar = bar.topBar, case .object(let inner) = topBar.value.kind {
      edits.append((topBar.keyPlace.span.bytes, "\"\(AppBarKeys.navigationBar.name)\""))
      inner.first { $0.key == BarKeys.type.name }.map { remove($0, among: inner) }
    }
    dissolve(stack, of: bar)
    changes.append(
      MigrationStep.stackProblem(at: stack.keyPlace.span, bar.path / stack.key))
  }

  /// Leaves an object's members where the object was.
  private mutating func dissolve(_ member: JSONMember, of bar: LegacyAppBar) {
    guard case .object(let inner) = member.value.kind, let first = inner.first,
      let last = inner.last
    else { return remove(member, among: bar.members) }
    let start = member.keyPlace.span.bytes.lowerBound
    edits.append((start..<first.keyPlace.span.bytes.lowerBound, ""))
    edits.append(
      (last.value.place.span.bytes.upperBound..<member.value.place.span.bytes.upperBound, ""))
  }

  /// Takes a member out with the comma that parts it from its neighbour.
  private mutating func remove(_ member: JSONMember, among members: [JSONMember]) {
    guard let index = members.firstIndex(where: { $0.key == member.key }) else { return }
    let start = member.keyPlace.span.bytes.lowerBound
    let end = member.value.place.span.bytes.upperBound
    if index + 1 < members.count {
      edits.append((start..<members[index + 1].keyPlace.span.bytes.lowerBound, ""))
    } else if index > 0 {
      edits.append((members[index - 1].value.place.span.bytes.upperBound..<end, ""))
    } else {
      edits.append((start..<end, ""))
    }
  }
}
