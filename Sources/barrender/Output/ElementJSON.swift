import BarrenderKit

/// The element tree as `inspect --json` prints it; version 1 of the form.
struct ElementJSON {
  let elements: [LayoutElement]
  /// Pixels.
  let picture: (width: Double, height: Double)
  /// Pixels per point.
  let scale: Double

  /// Ends in a newline.
  var text: String {
    PrintedJSON.object([
      ("version", .number("1")),
      ("picture", .array([picture.width, picture.height].map(ElementJSON.number))),
      ("scale", ElementJSON.number(scale)),
      ("elements", .array(elements.map(ElementJSON.element))),
    ]).lines() + "\n"
  }

  private static func element(_ element: LayoutElement) -> PrintedJSON {
    .object(
      [
        ("id", .text(element.id.path)),
        ("type", .text(element.type)),
        ("className", element.className.map(PrintedJSON.text) ?? .null),
        ("part", element.part.map(PrintedJSON.text) ?? .null),
        ("frame", rect(element.frame)),
      ] + element.details.map { ($0.name, value($0.value)) }
        + [("children", .array(element.children.map(ElementJSON.element)))])
  }

  private static func value(_ value: LayoutElement.Detail.Value) -> PrintedJSON {
    switch value {
    case .text(let text): .text(text)
    case .number(let value): number(value)
    case .flag(let flag): .flag(flag)
    case .color(let color): .text(color.description)
    case .rect(let value): rect(value)
    case .font(let font):
      .object([
        ("family", .text(font.family)), ("weight", .text(font.weight.name)),
        ("size", number(font.size)),
      ])
    case .insets(let insets):
      .object([
        ("top", number(insets.top)), ("left", number(insets.left)),
        ("bottom", number(insets.bottom)), ("right", number(insets.right)),
      ])
    }
  }

  private static func rect(_ rect: Rect) -> PrintedJSON {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(number))
  }

  private static func number(_ value: Double) -> PrintedJSON { .number(shortDecimal(value)) }
}
