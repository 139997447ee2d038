import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

/// Vectors of schemes, dynamic colours and blending.
let schemeVectors: [VectorAdapter] = [
  VectorAdapter(
    "schemes.Color", needs: ["defaults"],
    takes: ["userInterfaceStyle", "accessibilityContrast", "os", "comparedWith"],
    tells: roleWords.union(["allRolesEqual", "elevationOverlayEnabledForDarkMode"]),
    check: checkColorScheme),
  VectorAdapter(
    "schemes.Container", needs: ["init"],
    tells: ["colorScheme", "typographyScheme", "shapeScheme"],
    check: { vector in
      let scheme = Scheme()
      for (key, wanted) in vector.expect ?? [:] {
        switch key {
        case "colorScheme": #expect(scheme.colorDefaults.rawValue == wanted.text, "\(vector)")
        case "typographyScheme":
          #expect(scheme.typographyDefaults.rawValue == wanted.text, "\(vector)")
        default: #expect(wanted == .null && scheme.shape == nil, "\(vector)")
        }
      }
    }),
  VectorAdapter(
    "schemes.Shape", needs: [], takes: ["defaults", "init"],
    tells: ["small", "medium", "large", "equals"], check: checkShapeScheme),
  VectorAdapter(
    "schemes.Shape", needs: ["a", "b"], tells: ["equal", "hashEqual"],
    check: { vector in
      let corner = try corner(vector.given["a"])
      let alike = ShapeCategory(corners: corner)
      var four = ShapeCategory(corners: CornerTreatment(.rounded, 0))
      four.topLeftCorner = corner
      four.topRightCorner = corner
      four.bottomLeftCorner = corner
      four.bottomRightCorner = corner
      #expect((alike == four) == vector.expect?["equal"]?.flag, "\(vector)")
      #expect((alike.hashValue == four.hashValue) == vector.expect?["hashEqual"]?.flag)
    }),
  VectorAdapter(
    "private.Color", needs: [],
    takes: ["styleColor", "contrastColor", "dynamic", "color", "style", "contrast", "os"],
    tells: ["color"], check: checkDynamicColor),
  VectorAdapter(
    "Color.blending", needs: ["color", "background"], tells: ["result"],
    check: { vector in
      // A pattern's components are read as 0.
      let isPattern = vector.given["color"]?.text?.hasPrefix("pattern") ?? false
      let color = isPattern ? Color.clear : try vectorColor(vector.given["color"])
      let background = try vectorColor(vector.given["background"])
      try vector.expectNear(
        color.blended(over: background), try vectorColor(vector.expect?["result"]))
    }),
]

/// Scheme vectors that say nothing about a document.
let schemeSkips = [
  VectorSkip("schemes.Color", ["op"], because: "copies of values are values"),
  VectorSkip("schemes.Typography", ["op"], because: "copies of values are values"),
  VectorSkip("schemes.Shape", ["op"], because: "copies of values are values"),
  VectorSkip(
    "schemes.Shape", ["category"], because: "a category without corners has no word in a spec"),
  VectorSkip(
    "schemes.Typography", ["init"],
    because: "the initializer without defaults has no word in a spec"),
  VectorSkip(
    "schemes.Color.legacy", because: "the secondary colour of a basic scheme is on no bar"),
  VectorSkip(
    "Typography.FontScaler", ["mutateSourceTo"], because: "copies of values are values"),
  VectorSkip(
    "Typography.FontScaler", ["originalFont.curve"], because: "copies of values are values"),
  VectorSkip(
    "Typography.FontScaler", ["equalsStyle"],
    because: "a text style that there is not is an error in a spec"),
  VectorSkip(
    "Typography",
    ["description", "isEqual", "mdc_isSimplyEqual", "UIFontWeightMedium", "familyName"],
    because: "what UIFont does by itself"),
  VectorSkip(
    "Typography", ["bold", "light", "regular", "medium", "italic", "boldItalic"],
    because: "what the font loader calls large: no bar asks"),
  VectorSkip(
    "Elevation.color", ["throws"], because: "a spec has no pattern colours"),
  VectorSkip(
    "Elevation.color", ["previous"],
    because: "notifications of trait changes: a picture has one set of traits"),
  VectorSkip(
    "Elevation.tree", ["trigger"], because: "notifications of elevation changes are counted"),
]

private let roleWords = Set(ColorRole.allCases.map { $0.rawValue + "Color" }).subtracting([
  "primaryVariantColor"
])
.union(["primaryColorVariant"])

extension ColorRole {
  /// By the original's property name.
  init?(property: String) {
    switch property {
    case "primaryColorVariant": self = .primaryVariant
    case let name where name.hasSuffix("Color"): self.init(rawValue: String(name.dropLast(5)))
    default: return nil
    }
  }
}

extension Vector {
  /// The traits that a vector of schemes gives; `<13` stands for iOS 12.
  func screenWithTraits(_ change: (inout BarModel) -> Void = { _ in }) -> BarModel {
    screen(appBar("title")) { model in
      let style = given["userInterfaceStyle"] ?? given["style"]
      let contrast = given["accessibilityContrast"] ?? given["contrast"]
      if let style = style?.text.flatMap({ Traits.UserInterfaceStyle(rawValue: $0) }) {
        model.traits.userInterfaceStyle = style
      }
      if let contrast = contrast?.text.flatMap({ Traits.AccessibilityContrast(rawValue: $0) }) {
        model.traits.accessibilityContrast = contrast
      }
      if given["os"]?.text?.hasPrefix("<13") == true { model.os = 12 }
      change(&model)
    }
  }

  /// Compares channel by channel, to a thousandth unless the vector says otherwise.
  func expectNear(_ found: Color, _ wanted: Color, tolerance: Double = 0.001) throws {
    func near(_ one: UInt16, _ other: UInt16) -> Bool {
      abs(Double(one) - Double(other)) <= 65535 * tolerance + 1
    }
    #expect(
      near(found.red, wanted.red) && near(found.green, wanted.green)
        && near(found.blue, wanted.blue) && near(found.alpha, wanted.alpha),
      "\(id): \(found), not \(wanted)")
  }
}

/// The spellings of the scheme vectors: hex, `UIColor.x`, grey, a colour with its alpha replaced,
/// components, hue with saturation and brightness.
func vectorColor(_ value: JSONValue?) throws -> Color {
  switch try #require(value) {
  case .text(let text):
    if text.hasPrefix("#") { return try #require(Color(vector: text)) }
    let name = text.replacing("UIColor.", with: "").split(separator: " ").first ?? ""
    return try components(try #require(uikitColors[String(name)]))
  case .list(let list): return try components(list.compactMap(\.number))
  case .object(let object):
    let alpha = object["alpha"]?.number ?? 1
    if let white = object["white"]?.number { return Color(white: white, alpha: alpha) }
    if let hsb = object["hsb"]?.numbers { return try components(rgb(hsb)).withAlpha(alpha) }
    return try vectorColor(object["color"]).withAlpha(alpha)
  default: throw WrongKind()
  }
}

private let uikitColors: [String: [Double]] = [
  "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2], "cyan": [0, 1, 1],
  "magenta": [1, 0, 1], "yellow": [1, 1, 0], "red": [1, 0, 0], "green": [0, 1, 0],
  "blue": [0, 0, 1], "gray": [0.5, 0.5, 0.5], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3],
  "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3], "black": [0, 0, 0], "white": [1, 1, 1],
]

private func components(_ values: [Double]) throws -> Color {
  try #require(values.count >= 3)
  func channel(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
  let color = Color(
    red16: channel(values[0]), green: channel(values[1]), blue: channel(values[2]))
  return values.count == 4 ? color.withAlpha(values[3]) : color
}

private func rgb(_ hsb: [Double]) -> [Double] {
  let (sector, chroma) = (hsb[0] * 6, hsb[1] * hsb[2])
  return [0.0, 4, 2].map { offset in
    let place = (sector + offset).truncatingRemainder(dividingBy: 6)
    return hsb[2] - chroma + chroma * min(max(abs(place - 3) - 1, 0), 1)
  }
}

private func checkColorScheme(_ vector: Vector) throws {
  let text = vector.given["defaults"]?.text ?? ""
  let defaults = try #require(Scheme.ColorDefaults(rawValue: text))
  let model = vector.screenWithTraits { $0.scheme.colorDefaults = defaults }
  let colors = Palette(model).colors
  for (key, wanted) in vector.expect ?? [:] {
    if let role = ColorRole(property: key) {
      #expect(colors[role] == (try vectorColor(wanted)), "\(vector): \(key)")
    } else if key == "elevationOverlayEnabledForDarkMode" {
      #expect(colors.elevationOverlayEnabledForDarkMode == wanted.flag, "\(vector)")
    } else {
      #expect((Palette(model).colors == colors) == wanted.flag, "\(vector)")
    }
  }
}

private func checkShapeScheme(_ vector: Vector) throws {
  let scheme = ShapeScheme()
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "small":
      #expect(scheme.smallComponentShape == ShapeCategory(corners: try corner(wanted)), "\(vector)")
    case "medium":
      #expect(
        scheme.mediumComponentShape == ShapeCategory(corners: try corner(wanted)), "\(vector)")
    case "large":
      #expect(scheme.largeComponentShape == ShapeCategory(corners: try corner(wanted)), "\(vector)")
    default: #expect(wanted.text == "material201809", "\(vector)")
    }
  }
}

private func corner(_ value: JSONValue?) throws -> CornerTreatment {
  let object = try #require(value?.object)
  let family = object["family"]?.text.flatMap { CornerTreatment.Family(rawValue: $0) }
  return CornerTreatment(try #require(family), try #require(object["size"]?.number))
}

private func checkDynamicColor(_ vector: Vector) throws {
  func value(_ key: String, _ name: String) throws -> ColorValue? {
    guard let color = vector.given[key]?.object?[name] else { return nil }
    return ColorValue(.fixed(try vectorColor(color)))
  }
  var color: ColorValue?
  if let dark = try value("styleColor", "dark"), let light = try value("styleColor", "default") {
    color = ColorValue(.byStyle(light: light, dark: dark))
  }
  if let dark = try value("dynamic", "dark"), let light = try value("dynamic", "else") {
    color = ColorValue(.byStyle(light: light, dark: dark))
  }
  if let high = try value("contrastColor", "high"),
    let normal = try value("contrastColor", "normal")
  {
    color = ColorValue(.byContrast(normal: normal, high: high))
  }
  if let plain = vector.given["color"] { color = ColorValue(.fixed(try vectorColor(plain))) }
  let resolved = Palette(vector.screenWithTraits()).color(try #require(color))
  #expect(resolved == (try vectorColor(vector.expect?["color"])), "\(vector)")
}
