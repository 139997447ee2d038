import BarrenderKit

/// The answer of `explain`, for people or as JSON.
struct ExplanationReport {
  let explanation: Explanation
  let places: SpecPlaces

  /// Element by element; each property with its value, then who said it, what it beat and why.
  var text: String {
    var lines: [String] = []
    var element: String?
    for property in explanation.properties {
      if property.element.path != element {
        if element != nil { lines.append("") }
        element = property.element.path
        lines.append(property.element.path)
      }
      lines += self.lines(of: property)
    }
    if !explanation.notes.isEmpty {
      lines +=
        (lines.isEmpty ? [] : [""]) + ["to be known"]
        + explanation.notes.flatMap { self.lines(of: $0) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of property: ExplainedProperty) -> [String] {
    let slot = property.slot.map { ", \($0)" } ?? ""
    var lines = [
      "  \(property.name) = \(property.value)", "    from     \(property.level)\(slot)",
      "    set by   \(property.origin)\(place(property))",
    ]
    lines += property.beat.map { line(of: $0, "beat") }
    lines += property.ignored.map { line(of: $0, "ignored") }
    return lines + ["    because  \(property.rule)"]
  }

  private func line(of loser: ExplainedProperty.Loser, _ fate: String) -> String {
    let gap = String(repeating: " ", count: max(9 - fate.count, 1))
    return "    \(fate)\(gap)\(loser.name): \(loser.value)\(place(loser.path))"
  }

  private func lines(of note: ExplainedNote) -> [String] {
    [
      "  \(note.statement)\(explanation.subject(of: note))\(place(note.path))",
      "    because  \(note.rule)",
    ]
  }

  private func place(_ path: SpecPath?) -> String {
    place(path.flatMap { places.position(of: $0) })
  }

  private func place(_ property: ExplainedProperty) -> String {
    property.span.map { place(places.position(of: $0)) } ?? place(property.path)
  }

  private func place(_ position: SpecPosition?) -> String {
    position.map { " (\($0.text):\($0.line):\($0.column))" } ?? ""
  }

  /// Version 1 of the form.
  var json: String {
    PrintedJSON.object([
      ("version", .number("1")),
      ("properties", .array(explanation.properties.map(object))),
      (
        "notes",
        .array(
          explanation.notes.map { note in
            .object(
              [
                ("statement", .text(note.statement)), ("rule", .text(note.rule)),
                ("isTrap", .flag(note.isTrap)),
                ("bars", .array(note.bars.map { .text($0.path) })),
                ("properties", .array(note.properties.map { .text($0) })),
              ] + members(of: note.path))
          })
      ),
    ]).lines() + "\n"
  }

  private func object(_ property: ExplainedProperty) -> PrintedJSON {
    .object(
      [
        ("element", .text(property.element.path)), ("property", .text(property.name)),
        ("value", .text(property.value)), ("level", .text(property.level)),
        ("slot", property.slot.map(PrintedJSON.text) ?? .null),
        ("origin", .text(property.origin)),
      ] + members(of: property.path, property.span) + [
        ("beat", .array(property.beat.map(object))),
        ("ignored", .array(property.ignored.map(object))), ("rule", .text(property.rule)),
      ])
  }

  private func object(_ loser: ExplainedProperty.Loser) -> PrintedJSON {
    .object(
      [("name", .text(loser.name)), ("value", .text(loser.value))] + members(of: loser.path))
  }

  /// Pointer into the document, file, line and column; null where nothing says it.
  private func members(
    of path: SpecPath?, _ span: SourceSpan? = nil
  ) -> [(name: String, value: PrintedJSON)] {
    let position =
      span.flatMap { places.position(of: $0) } ?? path.flatMap { places.position(of: $0) }
    return [
      ("pointer", path.map { .text($0.pointer) } ?? .null),
      ("file", position.map { .text($0.text) } ?? .null),
      ("line", position.map { .number("\($0.line)") } ?? .null),
      ("column", position.map { .number("\($0.column)") } ?? .null),
    ]
  }
}
