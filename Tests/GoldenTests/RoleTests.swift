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

  private func prepared(_ bar: String, role: String?) throws -> Prepared {
    let colors = role.map { ##"{"\##($0)":"#123456"}"## } ?? "{}"
    let spec = #"{"scheme":{"colors":\#(colors)},"statusBar":null,"bars":[\#(bar)]}"#
    return try Renderer().prepare(SpecInput(name: "role.json", bytes: Array(spec.utf8)))
  }

  private func elements(_ bar: String, role: String?) throws -> [LayoutElement] {
    try #require(try prepared(bar, role: role).frames).elements
  }

  /// The properties with another value, as `inspect` tells them. `explain` tells the same, and the
  /// picture is another one just where there is any.
  private func changes(_ bar: String, role: String) throws -> [String] {
    let (before, after) = (try prepared(bar, role: nil), try prepared(bar, role: role))
    let found = differences(
      from: try #require(before.frames).elements, to: try #require(after.frames).elements)
    let renderer = try Renderer()
    let isSamePicture = try renderer.png(of: before) == renderer.png(of: after)
    #expect(isSamePicture == found.isEmpty, "\(role)")
    // Nothing is painted differently but the elements that have another property.
    #expect(differences(from: before, to: after) == found, "\(role)")
    // The tint of a legacy bar is its indicator's colour, which is told of that.
    let explained = try explainedChanges(before, after, role: role)
      .subtracting(["legacyTabBar tintColor"])
    let told = Set(found.map { "\($0.element) \($0.property ?? "")" })
    // What stands in one item is told of the bar's property that it follows.
    #expect(explained.isSubset(of: told), "\(role): \(explained.subtracting(told))")
    #expect(
      told.subtracting(explained).allSatisfy { $0.contains("BarButtonItems[") },
      "\(role): \(told.subtracting(explained))")
    #expect(explained.isEmpty == told.isEmpty, "\(role)")
    return told.sorted()
  }

  /// Every explained property whose value is another one, each with the role as its source.
  private func explainedChanges(
    _ before: Prepared, _ after: Prepared, role: String
  ) throws -> Set<String> {
    let old = try #require(before.explanation).properties
    let new = try #require(after.explanation).properties
    #expect(old.map(\.name) == new.map(\.name))
    var changed: Set<String> = []
    for (one, other) in zip(old, new) {
      let isOfRole = other.origin == "scheme.colors.\(role)"
      #expect((one.value != other.value) == isOfRole, "\(other.element).\(other.name)")
      #expect(!isOfRole || other.path?.description.contains(role) == true)
      if one.value != other.value { changed.insert("\(other.element.path) \(other.name)") }
    }
    return changed
  }

  private func appBar(_ theme: String) -> String {
    #"""
    {"type":"appBar","theme":"\#(theme)","navigationItem":{"title":"Inbox",
     "leftBarButtonItems":[{"image":"menu"}],"rightBarButtonItems":[{"title":"Edit"}]}}
    """#
  }

  @Test(
    arguments: roles,
    [
      "primary", "surface", "ColorThemer", "ColorThemer.surfaceVariant", "ColorThemer.colorScheme",
      "TypographyThemer", "none",
    ])
  func appBarTakesTheRolesOfItsTheme(role: String, theme: String) throws {
    let ink = [
      "appBar.leftBarButtonItems[0] tintColor",
      "appBar.navigationBar leadingBarItemsTintColor",
      "appBar.navigationBar trailingBarItemsTintColor",
      "appBar.rightBarButtonItems[0] titleColor", "appBar.title titleTextColor",
    ]
    let container = ["appBar.headerView backgroundColor"]
    let both = container + ["appBar.navigationBar backgroundColor"]
    let expected =
      switch (theme, role) {
      case ("primary", "primary"), ("surface", "surface"): container
      case ("ColorThemer", "primary"), ("ColorThemer.surfaceVariant", "surface"),
        ("ColorThemer.colorScheme", "primary"):
        both
      case ("primary", "onPrimary"), ("surface", "onSurface"), ("ColorThemer", "onPrimary"),
        ("ColorThemer.surfaceVariant", "onSurface"):
        ink
      default: [String]()
      }
    #expect(try changes(appBar(theme), role: role) == expected)
  }

  @Test(arguments: roles, ["primary", "surface", "none"])
  func navigationBarTakesTheRolesOfItsTheme(role: String, theme: String) throws {
    let bar = #"""
      {"type":"mdcNavigationBar","theme":"\#(theme)","navigationItem":{"title":"Inbox",
       "leftBarButtonItems":[{"image":"menu"}],"rightBarButtonItems":[{"title":"Edit"}]}}
      """#
    let expected =
      switch (theme, role) {
      case ("primary", "primary"), ("surface", "surface"): ["mdcNavigationBar backgroundColor"]
      case ("primary", "onPrimary"), ("surface", "onSurface"):
        [
          "mdcNavigationBar leadingBarItemsTintColor",
          "mdcNavigationBar trailingBarItemsTintColor",
          "mdcNavigationBar.leftBarButtonItems[0] tintColor",
          "mdcNavigationBar.rightBarButtonItems[0] titleColor",
          "mdcNavigationBar.title titleTextColor",
        ]
      default: [String]()
      }
    #expect(try changes(bar, role: role) == expected)
  }

  /// The colours of tabs that a role gives: the surface theme's selected tab is primary, all else of
  /// its ink is onSurface.
  private func colorsOfTabs(
    of theme: String, _ role: String, _ container: [String], selected: [String], others: [String]
  ) -> [String] {
    switch (theme, role) {
    case ("primary", "primary"), ("surface", "surface"): container
    case ("primary", "onPrimary"): (selected + others).sorted()
    case ("surface", "primary"): selected
    case ("surface", "onSurface"): others
    default: []
    }
  }

  @Test(arguments: roles, ["primary", "surface", "none"])
  func tabsTakeTheRolesOfTheirTheme(role: String, theme: String) throws {
    let bar = #"""
      {"type":"tabBarView","theme":"\#(theme)","selectedItem":0,
       "items":[{"title":"One","image":"phone"},{"title":"Two","image":"favorite"}]}
      """#
    let container = ["tabBarView barTintColor"]
    let selected = [
      "tabBarView.items[0].image tintColor", "tabBarView.items[0].title titleColor",
      "tabBarView.selectionIndicator selectionIndicatorStrokeColor",
    ]
    let others = [
      "tabBarView.bottomDivider bottomDividerColor", "tabBarView.items[1].image tintColor",
      "tabBarView.items[1].title titleColor",
    ]
    let expected = colorsOfTabs(of: theme, role, container, selected: selected, others: others)
    #expect(try changes(bar, role: role) == expected)
  }

  /// MDCTabBar's selected tab and indicator have one colour; its ink and divider are no theme's.
  @Test(arguments: roles, ["primary", "surface", "none"])
  func legacyTabsTakeTheRolesOfTheirTheme(role: String, theme: String) throws {
    let bar = #"""
      {"type":"legacyTabBar","theme":"\#(theme)","itemAppearance":"titledImages",
       "items":[{"title":"One","image":"phone","badgeValue":"1"},{"title":"Two","image":"star"}]}
      """#
    let container = ["legacyTabBar barTintColor"]
    let selected = [
      "legacyTabBar.items[0].image tintColor", "legacyTabBar.items[0].title titleColor",
      "legacyTabBar.selectionIndicator selectionIndicatorStrokeColor",
    ]
    let others = [
      "legacyTabBar.items[1].image tintColor", "legacyTabBar.items[1].title titleColor",
    ]
    let expected = colorsOfTabs(of: theme, role, container, selected: selected, others: others)
    #expect(try changes(bar, role: role) == expected)
  }

  /// The one themer's surface variant colours the button too, its older call the bar alone.
  @Test(
    arguments: roles, ["ColorThemer.surfaceVariant", "ColorThemer.colorScheme", "none"])
  func bottomAppBarTakesTheRolesOfItsTheme(role: String, theme: String) throws {
    let bar = #"""
      {"type":"bottomAppBar","theme":"\#(theme)","floatingButton":{"image":"add","title":"New"},
       "leadingBarButtonItems":[{"image":"menu"}],"trailingBarButtonItems":[{"title":"Edit"}]}
      """#
    let expected: [String] =
      switch (theme, role) {
      case ("ColorThemer.surfaceVariant", "surface"), ("ColorThemer.colorScheme", "primary"):
        ["bottomAppBar barTintColor"]
      case ("ColorThemer.surfaceVariant", "primary"):
        ["bottomAppBar.floatingButton backgroundColor"]
      case ("ColorThemer.surfaceVariant", "onPrimary"):
        ["bottomAppBar.floatingButton tintColor", "bottomAppBar.floatingButton titleColor"]
      case ("ColorThemer.surfaceVariant", "onSurface"):
        [
          "bottomAppBar.leadingBarButtonItems[0] tintColor",
          "bottomAppBar.navigationBar leadingBarItemsTintColor",
          "bottomAppBar.navigationBar trailingBarItemsTintColor",
          "bottomAppBar.trailingBarButtonItems[0] titleColor",
        ]
      default: []
      }
    #expect(try changes(bar, role: role) == expected)
  }

  @Test(arguments: roles, ["primary", "surface", "none"])
  func bottomNavigationTakesTheRolesOfItsTheme(role: String, theme: String) throws {
    let bar = #"""
      {"type":"bottomNavigationBar","theme":"\#(theme)","titleVisibility":"always","selectedItem":0,
       "items":[{"title":"One","image":"phone"},{"title":"Two","image":"star","states":["pressed"]}]}
      """#
    let container = ["bottomNavigationBar barTintColor"]
    let selected = [
      "bottomNavigationBar rippleColor", "bottomNavigationBar selectedItemTintColor",
      "bottomNavigationBar.items[0].image tintColor",
      "bottomNavigationBar.items[0].title titleColor",
      "bottomNavigationBar.items[1].ripple rippleColor",
    ]
    let others = [
      "bottomNavigationBar unselectedItemTintColor",
      "bottomNavigationBar.items[1].image tintColor",
      "bottomNavigationBar.items[1].title titleColor",
    ]
    let expected = colorsOfTabs(of: theme, role, container, selected: selected, others: others)
    #expect(try changes(bar, role: role) == expected)
  }

  /// A bar in another has the roles of its own theme, whatever that around it has.
  @Test(arguments: roles)
  func tabsInAnAppBarTakeTheirOwnRoles(role: String) throws {
    let bar = #"""
      {"type":"appBar","theme":"surface","navigationItem":{"title":"Inbox"},
       "bottomBar":{"type":"tabBarView","theme":"primary","items":[{"title":"One"}]}}
      """#
    let expected =
      switch role {
      case "primary": ["appBar.bottomBar barTintColor"]
      case "onPrimary":
        [
          "appBar.bottomBar.bottomDivider bottomDividerColor",
          "appBar.bottomBar.items[0].title titleColor",
        ]
      case "surface": ["appBar.headerView backgroundColor"]
      case "onSurface":
        [
          "appBar.navigationBar leadingBarItemsTintColor",
          "appBar.navigationBar trailingBarItemsTintColor", "appBar.title titleTextColor",
        ]
      default: [String]()
      }
    #expect(try changes(bar, role: role) == expected)
  }

  static let styles = [
    "headline1", "headline2", "headline3", "headline4", "headline5", "headline6", "subtitle1",
    "subtitle2", "body1", "body2", "caption", "button", "overline",
  ]

  /// An app bar's title is in headline6, a tab's in button, a bottom navigation's in caption; no other
  /// text style is in a bar.
  @Test(
    arguments: styles,
    [
      "appBar primary", "appBar surface", "appBar TypographyThemer", "appBar ColorThemer",
      "appBar none", "tabBarView primary", "tabBarView surface", "tabBarView none",
      "legacyTabBar primary", "legacyTabBar surface", "legacyTabBar none",
      "bottomNavigationBar primary", "bottomNavigationBar surface", "bottomNavigationBar none",
    ])
  func titlesTakeTheStyleOfTheirTheme(style: String, kind: String) throws {
    let words = kind.split(separator: " ").map(String.init)
    let isAppBar = words[0] == "appBar"
    let bar =
      isAppBar
      ? appBar(words[1])
      : #"{"type":"\#(words[0])","theme":"\#(words[1])","selectedItem":0,"items":[{"title":"One"}]}"#
    func prepared(_ weight: String) throws -> Prepared {
      let fonts = #"{"\#(style)":{"weight":"\#(weight)"}}"#
      let spec = #"{"scheme":{"typography":\#(fonts)},"bars":[\#(bar)]}"#
      return try Renderer().prepare(SpecInput(name: "style.json", bytes: Array(spec.utf8)))
    }
    let (before, after) = (try prepared("regular"), try prepared("bold"))
    let found = differences(from: before, to: after)
    let sets = isAppBar ? !["ColorThemer", "none"].contains(words[1]) : words[1] != "none"
    let styles = ["appBar": "headline6", "bottomNavigationBar": "caption"]
    let isMeant = sets && style == styles[words[0], default: "button"]
    #expect(found.contains { $0.property == "titleFont" } == isMeant)
    #expect(found.isEmpty != isMeant)
    let explained = zip(
      try #require(before.explanation).properties, try #require(after.explanation).properties)
    let fonts = explained.filter { $0.value != $1.value && $0.level == "theme" }
    #expect(fonts.isEmpty != isMeant)
    for (_, font) in fonts { #expect(font.origin == "scheme.typography.\(style)") }
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
