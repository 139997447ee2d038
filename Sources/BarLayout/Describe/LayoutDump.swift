import BarDisplayList
import BarPrimitives

extension ScreenFrames {
  /// The element tree as text, one line an element, for reading and for diffs.
  public var dump: String {
    let head = "layout in points, canvas \(dumped(canvas)), scale \(shortDecimal(scale))\n"
    return head + elements.map(\.dump).joined()
  }
}

extension LayoutElement {
  /// One line for the element and one for each below it, children indented by two spaces: id, type,
  /// class, anatomy part in parentheses, frame as x y width height, then the details.
  public var dump: String { dump(indent: "") }

  private func dump(indent: String) -> String {
    var words = ["\(id)", type, className ?? "-"]
    if let part { words.append("(\(part))") }
    words.append(dumped(frame))
    words += details.map { "\($0.name)=\($0.value)" }
    return indent + words.joined(separator: " ") + "\n"
      + children.map { $0.dump(indent: indent + "  ") }.joined()
  }
}

extension LayoutElement.Detail.Value: CustomStringConvertible {
  /// As dumps spell it: texts in quotes, lengths in at most four decimals, insets as
  /// (top left bottom right), rectangles as (x y width height).
  public var description: String {
    switch self {
    case .text(let text): quoted(text)
    case .number(let number): shortDecimal(number)
    case .flag(let flag): "\(flag)"
    case .color(let color): "\(color)"
    case .font(let font): quoted("\(font)")
    case .rect(let rect): "(\(dumped(rect)))"
    case .insets(let insets):
      "("
        + [insets.top, insets.left, insets.bottom, insets.right].map(shortDecimal)
        .joined(separator: " ") + ")"
    }
  }
}

private func dumped(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(shortDecimal).joined(separator: " ")
}
