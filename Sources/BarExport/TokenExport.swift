// BarExport
// Takes: a BarModel. Gives: design tokens of its scheme, and Swift that configures the real components
// as it says. Never does: measure, place, draw, open a file.

import BarPrimitives
import BarSpec
import BarTheme

extension BarModel {
  /// The scheme as W3C design tokens, a group of colours for each style and contrast; what reads token
  /// files here reads it back.
  public func designTokens() -> String {
    let groups = [
      ("light", schemeSnapshot(.light, .normal)), ("dark", schemeSnapshot(.dark, .normal)),
      ("light-high-contrast", schemeSnapshot(.light, .high)),
      ("dark-high-contrast", schemeSnapshot(.dark, .high)),
    ]
    let colors = groups.map { name, snapshot in
      TokenNode(name, snapshot.colors.map { TokenNode(kebab($0.role.rawValue), color: $0.color) })
    }
    let fonts = groups[0].1.fonts.map { TokenNode($0.style.rawValue, font: $0.font) }
    var nodes = [
      TokenNode("color", type: "color", colors),
      TokenNode("typography", type: "typography", fonts),
    ]
    if let shape = scheme.shape { nodes.append(TokenNode(shape: ShapeScheme(shape))) }
    return "{\n" + nodes.map { $0.text(indent: 1) }.joined(separator: ",\n") + "\n}\n"
  }
}

/// `primaryVariant` becomes `primary-variant`.
private func kebab(_ name: String) -> String {
  name.reduce(into: "") { text, letter in
    text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
  }
}

/// A group, or a token.
private struct TokenNode {
  let name: String
  /// Members as JSON, each with its name; braces around them.
  private let members: [(name: String, json: String)]
  private let children: [TokenNode]

  init(_ name: String, type: String? = nil, _ children: [TokenNode]) {
    self.name = name
    members = type.map { [("$type", jsonString($0))] } ?? []
    self.children = children
  }

  private init(_ name: String, value: String) {
    self.name = name
    members = [("$value", value)]
    children = []
  }

  init(_ name: String, color: Color) {
    let components = [color.red, color.green, color.blue].map {
      shortDecimal(Double($0) / 65535, places: 6)
    }
    self.init(
      name,
      value: #"{ "colorSpace": "srgb", "components": ["# + components.joined(separator: ", ")
        + #"], "alpha": "# + shortDecimal(color.opacity, places: 6) + #", "hex": "#
        + jsonString(color.hex.lowercased()) + " }")
  }

  init(_ name: String, font: FontDescriptor) {
    self.init(
      name,
      value: #"{ "fontFamily": "# + jsonString(font.family) + #", "fontSize": { "value": "#
        + shortDecimal(font.size) + #", "unit": "px" }, "fontWeight": "#
        + "\(font.weight.rawValue) }")
  }

  /// A token for each category, or for each of its corners where they are not alike.
  init(shape: ShapeScheme) {
    let categories = [
      ("small", shape.smallComponentShape), ("medium", shape.mediumComponentShape),
      ("large", shape.largeComponentShape),
    ]
    self.init("shape", type: "dimension", categories.map { TokenNode($0, category: $1) })
  }

  private init(_ name: String, category: ShapeCategory) {
    let corners = [
      ("top-left", category.topLeftCorner), ("top-right", category.topRightCorner),
      ("bottom-left", category.bottomLeftCorner), ("bottom-right", category.bottomRightCorner),
    ]
    if category == ShapeCategory(corners: category.topLeftCorner) {
      self.init(name, corner: category.topLeftCorner)
    } else {
      self.init(name, corners.map { TokenNode($0, corner: $1) })
    }
  }

  /// A part of the height is a number from 0 to 1; what is no circle's radius says so.
  private init(_ name: String, corner: CornerTreatment) {
    self.name = name
    let size = shortDecimal(corner.size)
    let value =
      corner.valueType == .absolute
      ? [("$value", #"{ "value": \#(size), "unit": "px" }"#)]
      : [("$type", jsonString("number")), ("$value", size)]
    let family = corner.family == .cut ? [("$description", jsonString("cut"))] : []
    members = value + family
    children = []
  }

  func text(indent: Int) -> String {
    let margin = String(repeating: "  ", count: indent)
    let head = margin + jsonString(name) + ": {"
    if children.isEmpty {
      let line = members.map { "\(jsonString($0.name)): \($0.json)" }.joined(separator: ", ")
      return head + " \(line) }"
    }
    let lines =
      members.map { margin + "  " + jsonString($0.name) + ": " + $0.json }
      + children.map { $0.text(indent: indent + 1) }
    return head + "\n" + lines.joined(separator: ",\n") + "\n" + margin + "}"
  }
}
