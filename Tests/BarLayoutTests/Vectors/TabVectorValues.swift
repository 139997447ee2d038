import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

extension JSONValue {
  subscript(key: String) -> JSONValue? { object?[key] }

  /// `#RRGGBB`, `clear`, `UIColor.orange`, `{white, alpha}`, `{color, alpha}`.
  var color: Color? {
    if let text { return Color(tabVector: text) }
    if let white = self["white"]?.number {
      return Color(white: white, alpha: self["alpha"]?.number ?? 1)
    }
    guard let base = self["color"]?.color else { return nil }
    return self["alpha"]?.number.map { base.withAlpha($0) } ?? base
  }

  var colorValue: ColorValue? { color.map { ColorValue(.fixed($0)) } }

  /// `{family, size, weight}`.
  var font: FontValue? {
    guard let size = self["size"]?.number else { return nil }
    let weight = FontWeight.allCases.first { $0.name == self["weight"]?.text }
    return FontValue(family: self["family"]?.text, weight: weight, size: size)
  }

  /// `{top, left, bottom, right}`, or numbers in this order.
  var edgeInsets: Insets? {
    if let numbers, numbers.count == 4 {
      return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    guard let object else { return nil }
    func side(_ name: String) -> Double { object[name]?.number ?? 0 }
    return Insets(
      top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }

  /// `[width, height]` or `{width, height}`.
  var size: Size? {
    if let numbers, numbers.count == 2 { return Size(width: numbers[0], height: numbers[1]) }
    guard let width = self["width"]?.number, let height = self["height"]?.number else { return nil }
    return Size(width: width, height: height)
  }

  /// Whether `found` is the number, or fulfils `{">=": n}`.
  func admits(_ found: Double) -> Bool {
    if let number { return abs(found - number) <= 0.001 }
    guard let object, !object.isEmpty else { return false }
    return object.allSatisfy { name, bound in
      guard let bound = bound.number else { return false }
      switch name {
      case ">=": return found >= bound
      case ">": return found > bound
      case "<=": return found <= bound
      case "<": return found < bound
      default: return false
      }
    }
  }
}

extension Color {
  fileprivate init?(tabVector text: String) {
    let names: [String: Color] = [
      "clear": .clear, "black": .black, "white": .white, "UIColor.black": .black,
      "UIColor.orange": Color(red16: 65535, green: 32768, blue: 0),
      "UIColor.purple": Color(red16: 32768, green: 0, blue: 32768),
      "UIColor.brown": Color(red16: 39321, green: 26214, blue: 13107),
      "UIColor.cyan": Color(rgb: 0x00FFFF), "UIColor.magenta": Color(rgb: 0xFF00FF),
      "UIColor.red": Color(rgb: 0xFF0000), "UIColor.green": Color(rgb: 0x00FF00),
      "UIColor.blue": Color(rgb: 0x0000FF), "UIColor.yellow": Color(rgb: 0xFFFF00),
      "UIColor.gray": Color(white: 0.5),
    ]
    guard let color = names[text] ?? Color(vector: text) else { return nil }
    self = color
  }
}

extension Vector {
  /// Compares `[width, height]`, a missing one with nothing.
  func expectEqual(_ found: Size, _ wanted: JSONValue?, _ what: String) throws {
    let wanted = try #require(wanted?.size, "\(id): \(what)")
    expectNear(found.width, wanted.width, what)
    expectNear(found.height, wanted.height, what)
  }

  /// Compares with `[x, y, width, height]` to a thousandth.
  func expectNear(_ found: Rect, _ wanted: JSONValue?, _ what: String) throws {
    let sides = try #require(wanted?.numbers, "\(id): \(what)")
    try #require(sides.count == 4)
    for (side, value) in zip([found.minX, found.minY, found.width, found.height], sides) {
      expectNear(side, value, what)
    }
  }

  func expectNear(_ found: Double, _ wanted: Double?, _ what: String) {
    #expect(abs(found - (wanted ?? .nan)) <= (tolerance ?? 0.001), "\(id): \(what) is \(found)")
  }

  /// Colours may differ by their rounding.
  func expectNear(_ found: Color, _ wanted: Color?, _ what: String) throws {
    let wanted = try #require(wanted, "\(id): \(what)")
    let pairs = [
      (found.red, wanted.red), (found.green, wanted.green), (found.blue, wanted.blue),
      (found.alpha, wanted.alpha),
    ]
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 8 }, "\(id): \(what) is \(found)")
  }
}
