import BarrenderKit

/// What `inspect --at` prints.
struct TouchReport {
  let point: Point
  let touch: Touch

  /// One line: `30,50: content (hit appBar.navigationBar); the view hands it on ...`.
  var line: String {
    let place = "\(shortDecimal(point.x)),\(shortDecimal(point.y))"
    let receiver = touch.receiver.map { "\($0)" } ?? "nobody"
    let hit = touch.hit.map { " (hit \($0))" } ?? ""
    return "\(place): \(receiver)\(hit); \(touch.reason)\n"
  }

  var json: String {
    PrintedJSON.object([
      ("version", .number("1")),
      ("point", .array([.number(shortDecimal(point.x)), .number(shortDecimal(point.y))])),
      ("hit", touch.hit.map { .text("\($0)") } ?? .null),
      ("receiver", touch.receiver.map { .text("\($0)") } ?? .null),
      ("reason", .text(touch.reason)),
    ]).lines() + "\n"
  }

  /// `12,34.5`; nil for anything else.
  static func point(_ argument: Argument) -> Point? {
    let parts = argument.text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
}
