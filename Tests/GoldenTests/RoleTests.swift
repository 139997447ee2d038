import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// Changing one role changes what the documentation's theming tables tie to it, and nothing else, in
/// all that `inspect` and `diff` tell.
@Suite struct RoleTests {
  static let roles = [
    "primary", "primaryVariant", "secondary", "error", "surface", "background", "onPrimary",
    "onSecondary", "onSurface", "onBackground",
  ]

  private func elements(_ bar: String, role: String?) throws -> [LayoutElement] {
    let colors = role.map { ##"{"\##($0)":"#123456"}"## } ?? "{}"
    let spec = #"{"scheme":{"colors":\#(colors)},"statusBar":null,"bars":[\#(bar)]}"#
    let prepared = try Renderer()
      .prepare(SpecInput(name: "role.json", bytes: Array(spec.utf8)))
    return try #require(prepared.frames).elements
  }

  private func changes(_ bar: String, role: String) throws -> [String] {
    differences(
      from: try elements(bar, role: nil), to: try elements(bar, role: role)
    ).map { "\($0.element) \($0.property ?? "")" }.sorted()
  }

  private func appBar(_ theme: String) -> String {
    #"""
    {"type":"appBar","theme":"\#(theme)","navigationItem":{"title":"Inbox",
     "leftBarButtonItems":[{"image":"menu"}],"rightBarButtonItems":[{"title":"Edit"}]}}
    """#
  }

  @Test(arguments: roles, ["primary", "surface", "none"])
  func appBarTakesTheRolesOfItsTheme(role: String, theme: String) throws {
    let ink = [
      "appBar.leftBarButtonItems[0] tintColor",
      "appBar.navigationBar leadingBarItemsTintColor",
      "appBar.navigationBar trailingBarItemsTintColor",
      "appBar.rightBarButtonItems[0] titleColor", "appBar.title titleTextColor",
    ]
    let container = ["appBar.headerView backgroundColor"]
    let expected =
      switch (theme, role) {
      case ("primary", "primary"), ("surface", "surface"): container
      case ("primary", "onPrimary"), ("surface", "onSurface"): ink
      default: [String]()
      }
    #expect(try changes(appBar(theme), role: role) == expected)
  }

  @Test func differencesNameWhatIsOnOneScreenOnly() throws {
    let one = try elements(appBar("primary"), role: nil)
    let other = try elements(#"{"type":"appBar","navigationItem":{"title":"Inbox"}}"#, role: nil)
    let found = differences(from: one, to: other)
    #expect(found.contains { $0.element == "appBar.leftBarButtonItems[0]" && $0.after == nil })
    #expect(!found.contains { $0.element == "appBar.title" && $0.property == "titleFont" })
    #expect(differences(from: one, to: one).isEmpty)
  }
}

/// Public reports about theming, turned into inputs with a right answer.
@Suite struct PublicThemingCaseTests {
  private func header(_ scheme: String, _ bar: String, traits: String, scrolledBy: Double) throws
    -> LayoutElement
  {
    let spec = #"""
      {"traits":{\#(traits)},"scheme":{\#(scheme)},"content":{"rows":20,"scrolledBy":\#(scrolledBy)},
       "bars":[{"type":"appBar",\#(bar)}]}
      """#
    let prepared = try Renderer()
      .prepare(SpecInput(name: "case.json", bytes: Array(spec.utf8)))
    let bar = try #require(prepared.frames?.elements.first { $0.type == "appBar" })
    return try #require(bar.children.first)
  }

  private func detail(_ name: String, _ element: LayoutElement) -> String? {
    element.details.first { $0.name == name }.map { "\($0.value)" }
  }

  /// flutter/flutter#55060: an overlay meant for the dark theme changed light surfaces.
  @Test(arguments: [0.0, 8])
  func overlayLeavesALightSurfaceAlone(elevation: Double) throws {
    let element = try header(
      ##""colors":{"surface":"#FFFFFF","elevationOverlayEnabledForDarkMode":true}"##,
      #""theme":"surface","headerView":{"elevation":\#(elevation),"resolvesElevationOverlay":true}"#,
      traits: #""userInterfaceStyle":"light""#, scrolledBy: 300)
    #expect(detail("backgroundColor", element) == "#FFFFFF")
  }

  /// material-components-android#1133: a surface that is set came out as another colour.
  @Test func surfaceIsTheExactColourUnlessTheOverlayIsAskedFor() throws {
    func element(_ resolves: Bool) throws -> LayoutElement {
      try header(
        ##""colors":{"surface":"#202124","elevationOverlayEnabledForDarkMode":true}"##,
        #""theme":"surface","headerView":{"elevation":4,"resolvesElevationOverlay":\#(resolves)}"#,
        traits: #""userInterfaceStyle":"dark""#, scrolledBy: 300)
    }
    #expect(detail("backgroundColor", try element(false)) == "#202124")
    let lifted = try element(true)
    #expect(detail("baseBackgroundColor", lifted) == "#202124")
    // 4.5 ln 5 + 2 = 9.2425 %.
    #expect(detail("elevationOverlayAlpha", lifted) == "0.0924")
    #expect(detail("backgroundColor", lifted) == "#353638")
  }

  /// flutter/flutter#163478: a stated colour changed once content went under the bar.
  @Test(arguments: [0.0, 300])
  func statedColourStaysWhenContentScrollsUnder(scrolledBy: Double) throws {
    let element = try header(
      "", ##""headerView":{"backgroundColor":"#D0BCFF"}"##, traits: "", scrolledBy: scrolledBy)
    #expect(detail("backgroundColor", element) == "#D0BCFF")
  }
}
