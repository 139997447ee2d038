import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

/// Vectors of the theming extensions and of the themers before them.
let themerVectors: [VectorAdapter] = [
  VectorAdapter(
    "AppBar.Theming", needs: ["apply", "color", "typography"], tells: themeWords,
    check: checkThemer),
  VectorAdapter(
    "AppBar.ColorThemer", needs: [], takes: schemeWords, tells: themeWords, check: checkThemer),
  VectorAdapter(
    "NavigationBar.ColorThemer", needs: [], takes: schemeWords, tells: themeWords,
    check: checkThemer),
  VectorAdapter(
    "AppBar.TypographyThemer", needs: ["typography"], tells: themeWords, check: checkThemer),
  VectorAdapter(
    "AppBar", needs: ["themer"], takes: schemeWords, tells: themeWords, check: checkThemer),
  VectorAdapter(
    "NavigationBar", needs: ["typography_scheme"], takes: ["themer"], tells: ["title_font"],
    check: { vector in
      // `headline6 (name, size, traits)`: the default scheme's, as the themer sets it.
      let model = screen(appBar("title", theme: MaterialTheme([.typographyThemer])))
      guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
      let font = try #require(bar.navigationBar.title).font
      #expect(vector.expect?["title_font"]?.text?.hasPrefix("headline6") == true, "\(vector)")
      #expect(font.size == 20 && font.weight == .medium, "\(vector)")
    }),
  VectorAdapter(
    "NavigationBar", needs: ["themer"], takes: schemeWords, tells: themeWords,
    check: checkThemer),
]

private let schemeWords: Set = [
  "primary", "onPrimary", "surface", "onSurface", "primaryColor", "onPrimaryColor",
  "surfaceColor", "onSurfaceColor", "legacyScheme",
]

private let themeWords: Set = [
  "headerBackground", "header_background", "navBar.backgroundColor", "nav_bar_background",
  "background", "backgroundColor", "navBar.titleTextColor", "title_color", "titleTextColor",
  "navBar.buttonsTitleColor.normal", "button_title_color_normal", "buttonsTitleColor.normal",
  "navBar.tintColor", "nav_bar_tint", "tint_color", "tintColor", "leadingBarItemsTintColor",
  "trailingBarItemsTintColor", "titleFont", "navBar.titleFont", "title_font",
  "shadowLayer.elevation",
]

extension Vector {
  /// The call that the vector is about.
  fileprivate var step: MaterialTheme.Step {
    if let step = given["apply"]?.text.flatMap(MaterialTheme.Step.init(rawValue:)) { return step }
    if given["typography"] != nil { return .typographyThemer }
    let themer = given["themer"]?.text ?? ""
    if given["legacyScheme"] != nil || themer == "legacy" || themer.hasSuffix("scheme") {
      return .legacyColorThemer
    }
    let isSurface = given["surface"] ?? given["surfaceColor"] != nil
    return isSurface || themer.contains("surface") ? .surfaceColorThemer : .colorThemer
  }

  /// The roles that it gives, by whichever of the two vocabularies.
  fileprivate func roles() throws -> [ColorRoleOverride] {
    let given = given["color"]?.object ?? given["legacyScheme"]?.object ?? given
    return try given.compactMap { key, value in
      guard let role = ColorRole(rawValue: key) ?? ColorRole(property: key) else { return nil }
      return ColorRoleOverride(role: role, color: ColorValue(.fixed(try vectorColor(value))))
    }
  }

  fileprivate func fonts() -> [TypographyOverride] {
    (given["typography"]?.object ?? [:]).compactMap { key, font in
      guard let style = TypographyStyle(rawValue: key), let size = font.object?["size"]?.number
      else { return nil }
      let weight = FontWeight.allCases.first { $0.name == font.object?["weight"]?.text }
      return TypographyOverride(style: style, font: FontValue(weight: weight, size: size))
    }
  }
}

private func checkThemer(_ vector: Vector) throws {
  let model = screen(
    appBar("title", theme: MaterialTheme([vector.step]), left: [.titled("Edit")]),
    content: Content())
  var themed = model
  themed.scheme.colorOverrides = try vector.roles()
  themed.scheme.fontOverrides = vector.fonts()
  guard case .appBar(let bar)? = themed.resolved().bars.first else { throw WrongKind() }
  for (key, wanted) in vector.expect ?? [:] { try expect(bar, key, wanted, vector) }
}

private func expect(
  _ bar: ResolvedAppBar, _ key: String, _ wanted: JSONValue, _ vector: Vector
) throws {
  let navigationBar = bar.navigationBar
  let title = try #require(navigationBar.title)
  func expectColor(_ color: Color?) throws {
    let wanted =
      if case .text(let text) = wanted, text.contains("@") {
        try #require(Color(vector: text))
      } else { try vectorColor(wanted) }
    try vector.expectNear(try #require(color), wanted, tolerance: 0)
  }
  switch key {
  case "headerBackground", "header_background": try expectColor(bar.header.backgroundColor)
  case "navBar.backgroundColor", "nav_bar_background", "background", "backgroundColor":
    try expectColor(navigationBar.backgroundColor)
  case "navBar.titleTextColor", "title_color", "titleTextColor": try expectColor(title.color)
  case "navBar.buttonsTitleColor.normal", "button_title_color_normal", "buttonsTitleColor.normal":
    try expectColor(navigationBar.leadingItems.first?.title?.color)
  case "navBar.tintColor", "nav_bar_tint", "tint_color", "tintColor":
    try expectColor(navigationBar.leadingTint)
    try expectColor(navigationBar.trailingTint)
  case "leadingBarItemsTintColor": try expectColor(navigationBar.leadingTint)
  case "trailingBarItemsTintColor": try expectColor(navigationBar.trailingTint)
  case "shadowLayer.elevation":
    #expect(bar.header.shadow.elevation(atIntensity: 0) == wanted.number, "\(vector)")
  default:
    #expect(title.font.size == wanted.object?["size"]?.number, "\(vector)")
    #expect(title.font.weight.name == wanted.object?["weight"]?.text, "\(vector)")
  }
}
