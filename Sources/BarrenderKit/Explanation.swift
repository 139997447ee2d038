import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

/// Where each resolved property of a document's bars came from.
public struct Explanation {
  /// Bar by bar in paint order: theming, appearance, layout.
  public let properties: [ExplainedProperty]
  /// Each once, with all the bars that it speaks of.
  public let notes: [ExplainedNote]
  /// How many of UIKit's bars are on the screen.
  private let uikitBarCount: Int

  init(_ model: BarModel, _ frames: ScreenFrames) {
    properties = model.themingExplanation().lightened(in: frames.elements) + frames.drawnExplanation
    notes = frames.explanationNotes.merged
    uikitBarCount = model.uikitBars.count
  }

  private init(
    _ explanation: Explanation, _ properties: [ExplainedProperty], _ notes: [ExplainedNote]
  ) {
    self.properties = properties
    self.notes = notes
    uikitBarCount = explanation.uikitBarCount
  }

  /// What `query` asks for: an element with all in it, or `ELEMENT.PROPERTY`, where the longest id that
  /// fits is the element; with it what is to be known of that. Nil: nothing of that name.
  public func answer(to query: String, among asked: AskedElements) -> Explanation? {
    guard let element = element(in: query, among: asked) else { return nil }
    let inside = properties.filter { $0.element.path.isIn(element) }
    let about = notes.filter { $0.speaks(of: element) }
    guard query != element else {
      let isBar = about.contains { $0.bars.contains { $0.path == element } }
      return Explanation(
        self, inside.isEmpty ? asked.answers(of: element) : inside,
        isBar ? about : about.filter { $0.bears(on: inside) })
    }
    let name = String(query.dropFirst(element.count + 1))
    let found = rows(of: element, name, in: inside, asked)
    if found.isEmpty, let row = asked.told(name, of: element) {
      return Explanation(self, [row], [])
    }
    let told = about.filter { note in
      note.bears(on: found) || note.properties.contains { $0.answers(to: name) }
    }
    return found.isEmpty && told.isEmpty
      ? absence(of: element, in: inside) : Explanation(self, found, told)
  }

  /// The rows that tell a property; empty: none does.
  private func rows(
    of element: String, _ name: String, in inside: [ExplainedProperty], _ asked: AskedElements
  ) -> [ExplainedProperty] {
    let own = inside.filter { $0.element.path == element && $0.answers(to: name) }
    if own.contains(where: { $0.name == name || $0.name.hasSuffix("." + name) }) { return own }
    if let row = asked.explained(name, of: element) { return [row] }
    let value = asked.told(name, of: element)?.value
    // What the element itself has is not its states', nor one of its parts'.
    if !own.isEmpty { return value == nil ? own : [] }
    // A property of a view that the element has made of several is known by the element's name too.
    return inside.filter { row in
      row.name == name && (value.map { row.value == $0 || row.value.hasPrefix($0 + " ") } ?? true)
    }
  }

  /// Of an element that is not drawn no property is known, but why it is not; nil: it is drawn.
  private func absence(of element: String, in rows: [ExplainedProperty]) -> Explanation? {
    let row = rows.first { row in
      row.element.path == element && ["isOnScreen", "isShown"].contains(row.name)
        && row.value == "false"
    }
    return row.map { Explanation(self, [$0], []) }
  }

  /// The longest id at the beginning; nil: no element has it.
  private func element(in query: String, among asked: AskedElements) -> String? {
    let known = asked.ids + properties.map(\.element.path)
    return known.filter { query == $0 || query.hasPrefix($0 + ".") }
      .max { $0.count < $1.count }
  }

  /// What `query` may have meant: of the same element first. Nil: nothing is like it.
  public func nearName(to query: String, among asked: AskedElements) -> String? {
    let rows = properties.map { "\($0.element.path).\($0.name)" }
    guard let element = element(in: query, among: asked) else {
      return nearest(query, of: asked.ids + properties.map(\.element.path) + rows)
    }
    let names =
      properties.filter { $0.element.path == element }.map(\.name) + asked.names(of: element)
    let ends = names.compactMap { $0.split(separator: ".").last.map(String.init) }
    return nearest(String(query.dropFirst(element.count + 1)), of: names + ends)
      .map { "\(element).\($0)" } ?? nearest(query, of: asked.ids + rows)
  }

  /// What a note quotes; where there are several bars, with those that it speaks of.
  public func subject(of note: ExplainedNote) -> String {
    guard uikitBarCount > 1, !note.bars.isEmpty else { return "" }
    return " of " + note.bars.map(\.path).joined(separator: ", ")
  }
}

extension [ExplainedNote] {
  /// Each once, where it comes first, with the bars of all.
  fileprivate var merged: [ExplainedNote] {
    var places: [ExplainedNote: Int] = [:]
    var merged: [ExplainedNote] = []
    for note in self {
      let key = note.with(bars: [])
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(note)
        continue
      }
      let known = merged[place].bars
      merged[place] = note.with(bars: known + note.bars.filter { !known.contains($0) })
    }
    return merged
  }
}

extension ExplainedNote {
  /// Whether it is about a bar that `element` is, or is in.
  fileprivate func speaks(of element: String) -> Bool {
    bars.contains { element.isIn($0.path) }
  }

  /// Whether it has to do with one of the properties, or with a value that one of them ignores.
  fileprivate func bears(on properties: [ExplainedProperty]) -> Bool {
    guard !properties.isEmpty else { return false }
    return self.properties.isEmpty
      || properties.contains { property in
        self.properties.contains { $0 == property.name || property.name.hasPrefix($0 + ".") }
          || path != nil && property.ignored.contains { $0.path == path }
      }
  }
}

extension ExplainedProperty {
  /// Whether it is meant by `name`, or comes from a key of that name: a legacy one has no row of its own.
  fileprivate func answers(to name: String) -> Bool {
    self.name.answers(to: name) || path?.description.answers(to: name) == true
  }
}

extension String {
  /// Whether the id is `element` or lies below it.
  func isIn(_ element: String) -> Bool {
    self == element || hasPrefix(element + ".") || hasPrefix(element + "[")
  }

  /// Whether a property's path is meant by `name`: whole, by its end, or by its group.
  fileprivate func answers(to name: String) -> Bool {
    self == name || hasSuffix("." + name) || hasPrefix(name + ".") || contains("." + name + ".")
  }
}

extension Prepared {
  /// Adds the traps among `notes` as warnings.
  mutating func tellTraps(of explanation: Explanation) {
    for note in explanation.notes where note.isTrap {
      let code =
        switch note.kind {
        case .legacyBesideObject: "W0231"
        case .dropsLook: "W0232"
        default: "W0230"
        }
      tell(
        .spec, severity: .warning, code: code,
        "\(quoted(note.statement))\(explanation.subject(of: note)): \(note.rule)",
        at: note.path ?? SpecPath())
    }
    sortProblems()
  }

  /// Adds as advice where only one state of a bar is styled, where an item's legacy attributes stand
  /// beside an appearance object, where nothing of an item shows them, and what is of a later system.
  mutating func tellDoubtful() {
    guard let explanation else { return }
    for note in explanation.notes {
      let severity: Problem.Severity
      var code = "W0640"
      switch note.kind {
      case .oneSided: severity = .warning
      case .oneSidedLater: severity = .note
      case .itemBesideObject:
        severity = .warning
        code = "W0650"
      case .idleItem:
        severity = .warning
        code = "W0651"
      case .idleTint:
        severity = .warning
        code = "W0653"
      case .newerSystem:
        severity = .warning
        code = "W0652"
      case .otherLayout:
        severity = .warning
        code = "W0654"
      case .undrawn:
        severity = .warning
        code = "W0655"
      case .lost, .legacyBesideObject, .dropsLook, .remark: continue
      }
      tell(
        .spec, severity: severity, code: code,
        "\(quoted(note.statement))\(explanation.subject(of: note)): \(note.rule)",
        at: note.path ?? SpecPath())
    }
  }
}
