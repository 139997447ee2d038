import BarSpec

/// What the objects in use say of parts and states that the bar does not show: worth knowing, and no
/// mistake, as one object is for all bars of an application.
extension UIKitTraps {
  /// One for each reason.
  func unshownNotes(_ standard: AppearanceChoice) -> [ExplainedNote] {
    let edge = situation.canBeAtEdge ? state.choice(situation, atEdge: true) : standard
    let objects = [standard.object] + (edge.object == standard.object ? [] : [edge.object])
    let paths = Set(told.flatMap(\.saidPaths))
    let rows = Set(told.map(\.name))
    var notes: [ExplainedNote] = []
    for entry in objects.flatMap(\.entries) {
      guard let path = entry.source.path, entry.value != .null, !paths.contains(path),
        !paths.contains(SpecPath(path.steps.dropLast())),
        let rule = reason(entry.property, rows)
      else { continue }
      let place = notes.firstIndex { $0.rule == rule }
      let earlier = place.map { notes.remove(at: $0) }
      notes.insert(
        ExplainedNote(
          .remark,
          of: earlier.map { ExplainedNote.Statement($0.statement, at: $0.path) }
            ?? ExplainedNote.Statement(entry.source.ofWholeSetting),
          bars: [state.id], properties: (earlier?.properties ?? []) + [entry.property.path],
          rule: rule), at: place ?? notes.count)
    }
    return notes
  }

  /// `rows` are the names of what is told. Nil: it is told elsewhere, or shows in what is told.
  private func reason(_ property: AppearanceProperty, _ rows: Set<String>) -> String? {
    let words = property.path.split(separator: ".").map(String.init)
    guard let part = words.first else { return nil }
    func isTold(_ group: String) -> Bool {
      rows.contains { $0 == group || $0.hasPrefix(group + ".") }
    }
    if let missing = Self.parts[part], !isTold(part) { return missing }
    guard words.count > 2, isTold(part) else { return nil }
    if !isTold(part + "." + words[1]) {
      return "nothing that shows is in the state \(words[1]) of \(part)"
    }
    if words[2].hasPrefix("badge"), !rows.contains(where: { $0.contains(".badge") }) {
      return "no tab has a badge"
    }
    return nil
  }

  private static let parts = [
    "buttonAppearance": "no button that shows is in the style plain",
    "doneButtonAppearance": "no button that shows is in the style done",
    "backButtonAppearance": "the bar shows no back button",
    "backIndicatorImage": "the bar shows no back button",
    "backIndicatorTransitionMaskImage": "the bar shows no back button",
    "titleTextAttributes": "the bar shows no title",
    "largeTitleTextAttributes": "the bar shows no large title",
  ]
}

extension ExplainedProperty {
  /// Where in the document anything is said that the value has to do with.
  fileprivate var saidPaths: [SpecPath] {
    ([path] + beat.map(\.path) + ignored.map(\.path)).compactMap { $0 }
  }
}
