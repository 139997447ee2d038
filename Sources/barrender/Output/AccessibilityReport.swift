import BarrenderKit

/// What `inspect --accessibility` prints: the stops of VoiceOver in their order.
struct AccessibilityReport {
  let elements: [AccessibilityElement]

  /// A line a stop: number, what is read, where, and which element it is.
  var text: String {
    var table = TextTable()
    for (index, element) in elements.enumerated() {
      let frame = element.frame
      table.add(
        "\(index + 1)", AccessibilityReport.spoken(element),
        "\(shortDecimal(frame.minX)),\(shortDecimal(frame.minY))"
          + " \(shortDecimal(frame.width))×\(shortDecimal(frame.height))", element.id.path)
    }
    return table.text
  }

  /// Label, traits and hint, as they are read: `"Menu", button`.
  private static func spoken(_ element: AccessibilityElement) -> String {
    let label = element.label.map(quoted) ?? "(no label)"
    let value = element.value.map { [quoted($0)] } ?? []
    let parts =
      [label] + value + element.traits.map(\.rawValue) + (element.hint.map { [quoted($0)] } ?? [])
    return parts.joined(separator: ", ")
  }

  var json: String {
    PrintedJSON.object([
      ("version", .number("1")), ("elements", .array(elements.map(AccessibilityReport.object))),
    ]).lines() + "\n"
  }

  private static func object(_ element: AccessibilityElement) -> PrintedJSON {
    let frame = element.frame
    func text(_ value: String?) -> PrintedJSON { value.map(PrintedJSON.text) ?? .null }
    let value: [(String, PrintedJSON)] = element.value.map { [("value", .text($0))] } ?? []
    return .object(
      [("id", .text(element.id.path)), ("label", text(element.label))] + value + [
        ("traits", .array(element.traits.map { .text($0.rawValue) })), ("hint", text(element.hint)),
        ("identifier", text(element.identifier)),
        (
          "frame",
          .array(
            [frame.minX, frame.minY, frame.width, frame.height].map { .number(shortDecimal($0)) })
        ),
      ])
  }
}
