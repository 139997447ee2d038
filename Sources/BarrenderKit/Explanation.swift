import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

/// Where each resolved property of a document's bars came from.
public struct Explanation {
  /// Bar by bar in paint order: theming, appearance, layout.
  public let properties: [ExplainedProperty]
  public let notes: [ExplainedNote]

  init(_ model: BarModel, _ frames: ScreenFrames) {
    let lightened = frames.elements.flatMap(\.lightened)
    properties =
      model.themingExplanation().map { property in
        lightened.first { $0.id == property.element && property.name == $0.property }
          .map { property.lightened(to: $0.seen, by: $0.percent) } ?? property
      } + frames.explanation
    notes = frames.explanationNotes
  }

  /// What `query` asks for: an element with all in it, or `ELEMENT.PROPERTY`, where the longest id that
  /// fits is the element. Nil: nothing of that name.
  public func answer(to query: String, among ids: [String]) -> [ExplainedProperty]? {
    let known = ids + properties.map(\.element.path)
    let fitting = known.filter { query == $0 || query.hasPrefix($0 + ".") }
    guard let element = fitting.max(by: { $0.count < $1.count }) else { return nil }
    let inside = properties.filter { $0.element.path.isIn(element) }
    guard query != element else { return inside }
    let name = String(query.dropFirst(element.count + 1))
    let found = inside.filter { $0.element.path == element && $0.name.answers(to: name) }
    return found.isEmpty ? nil : found
  }

  /// The names that can be asked for, for "did you mean".
  public var names: [String] {
    properties.map(\.element.path) + properties.map { "\($0.element.path).\($0.name)" }
  }
}

/// A colour that the dark style has lightened by its elevation.
private struct LightenedColor {
  let id: ElementID
  let property = "backgroundColor"
  /// As explanations spell colours.
  let seen: String
  /// How much white lies over it.
  let percent: Double
}

extension LayoutElement {
  /// Of the element and all in it.
  fileprivate var lightened: [LightenedColor] {
    let inside = children.flatMap(\.lightened)
    guard let alpha = details.first(where: { $0.name == "elevationOverlayAlpha" }),
      case .number(let fraction) = alpha.value, fraction > 0,
      let seen = details.first(where: { $0.name == "backgroundColor" })
    else { return inside }
    return [LightenedColor(id: id, seen: seen.value.description, percent: fraction * 100)] + inside
  }
}

extension ExplainedProperty {
  /// With the elevation overlay as the last step.
  fileprivate func lightened(to seen: String, by percent: Double) -> ExplainedProperty {
    let white = "an overlay of white at \(shortDecimal(percent, places: 2)) %"
    return ExplainedProperty(
      element, name, seen, level: level, slot: slot, origin: origin, path: path, span: span,
      beat: [Loser(name: "without the elevation overlay", value: value, path: path)] + beat,
      ignored: ignored,
      rule: "\(rule); \(value) → \(white) for its elevation in the dark style → \(seen)")
  }
}

extension String {
  /// Whether the id is `element` or lies below it.
  fileprivate func isIn(_ element: String) -> Bool {
    self == element || hasPrefix(element + ".") || hasPrefix(element + "[")
  }

  /// Whether a property's path is meant by `name`: whole, by its end, or by its group.
  fileprivate func answers(to name: String) -> Bool {
    self == name || hasSuffix("." + name) || hasPrefix(name + ".")
  }
}

extension Prepared {
  /// Adds the traps among `notes` as warnings.
  mutating func tell(_ notes: [ExplainedNote]) {
    for note in notes where note.isTrap {
      let code =
        switch note.kind {
        case .lost, .oneSided, .oneSidedLater, .remark: "W0230"
        case .legacyBesideObject: "W0231"
        case .dropsLook: "W0232"
        }
      tell(
        .spec, severity: .warning, code: code, "\(quoted(note.statement)): \(note.rule)",
        at: note.path ?? SpecPath())
    }
    sortProblems()
  }

  /// Adds as advice where only one state of a bar is styled; of several bars of one kind once.
  mutating func tellOneSided(_ notes: [ExplainedNote]) {
    var told: Set<ExplainedNote> = []
    for note in notes where told.insert(note).inserted {
      let severity: Problem.Severity
      switch note.kind {
      case .oneSided: severity = .warning
      case .oneSidedLater: severity = .note
      case .lost, .legacyBesideObject, .dropsLook, .remark: continue
      }
      tell(
        .spec, severity: severity, code: "W0640", "\(quoted(note.statement)): \(note.rule)",
        at: note.path ?? SpecPath())
    }
  }
}
