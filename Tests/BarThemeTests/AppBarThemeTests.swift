import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

@Suite struct AppBarThemeTests {
  private func bar(
    _ theme: MaterialTheme, model change: (inout BarModel) -> Void = { _ in },
    _ changeBar: (inout AppBar) -> Void = { _ in }
  ) throws -> ResolvedAppBar {
    let model = screen(
      appBar("Inbox", theme: theme, left: [.titled("A")], right: [.icon()], change: changeBar),
      change: change)
    guard case .appBar(let bar)? = model.resolved().bars.first else {
      throw WrongKind()
    }
    return bar
  }

  private struct WrongKind: Error {}

  @Test func surfaceTintsLeadingItemsFullyAndTrailingOnesNot() throws {
    let bar = try bar(.surface)
    #expect(bar.header.backgroundColor == .white)
    #expect(bar.navigationBar.leadingTint == .black)
    #expect(bar.navigationBar.trailingTint == Color.black.withAlpha(0.54))
    #expect(bar.navigationBar.title?.color == Color.black.withAlpha(0.87))
    #expect(bar.navigationBar.title?.font.description == "Roboto medium 20")
  }

  @Test func withoutAThemeTheRawDefaultsShow() throws {
    let bar = try bar(.none)
    #expect(bar.header.backgroundColor.description == "#AAAAAA")
    #expect(bar.navigationBar.title?.color == .black)
    #expect(bar.navigationBar.title?.font.description == "system medium 20")
    #expect(bar.navigationBar.leadingTint.description == "#007AFF")
    #expect(bar.navigationBar.leadingItems.first?.title?.font.description == "system medium 14")
    #expect(bar.header.shadow.kind == .mdcShadowLayer(elevation: 4))
  }

  @Test func keysOverrideTheThemePropertyByProperty() throws {
    let bar = try bar(.primary) { _ in
    } _: { bar in
      bar.headerView.backgroundColor = .rgb(0x111111)
      bar.navigationBar.titleTextColor = .rgb(0x222222)
      bar.navigationBar.trailingBarItemsTintColor = .rgb(0x333333)
    }
    #expect(bar.header.backgroundColor.description == "#111111")
    #expect(bar.navigationBar.title?.color.description == "#222222")
    #expect(bar.navigationBar.trailingTint.description == "#333333")
    #expect(bar.navigationBar.leadingTint == .white)
  }

  @Test func onlyAThemeFreesTheTitleFromSize20() throws {
    let large = FontValue(size: 34)
    #expect(
      try bar(.primary) { _ in
      } _: {
        $0.navigationBar.titleFont = large
      }.navigationBar.title?
      .font.size == 34)
    #expect(
      try bar(.none) { _ in
      } _: {
        $0.navigationBar.titleFont = large
      }.navigationBar.title?
      .font.size == 20)
    #expect(
      try bar(.none) { _ in
      } _: { bar in
        bar.navigationBar.titleFont = large
        bar.navigationBar.allowAnyTitleFontSize = true
      }.navigationBar.title?.font.size == 34)
  }

  @Test func titleTextAttributesWinOverTheTitlesOwnProperties() throws {
    let title = try bar(.none) { _ in
    } _: { bar in
      bar.navigationBar.titleTextAttributes = TextAttributes(
        font: FontValue(weight: .bold, size: 24), foregroundColor: .rgb(0xFF0000), kern: 2)
    }.navigationBar.title
    #expect(title?.font.description == "system bold 24")
    #expect(title?.color.description == "#FF0000")
    #expect(title?.letterSpacing == 2)
  }

  /// NSShadow's defaults, and half its blur as the Gaussian's sigma.
  @Test func aShadowOfTheTitleIsAThirdBlackUnlessItSaysMore() throws {
    func shadow(_ shadow: TextShadow) throws -> ShadowLayer? {
      try bar(.none) { _ in
      } _: { bar in
        bar.navigationBar.titleTextAttributes = TextAttributes(shadow: shadow)
      }.navigationBar.title?.shadow
    }
    #expect(
      try shadow(TextShadow())
        == ShadowLayer(color: Color.black.withAlpha(1.0 / 3), dx: 0, dy: 0, sigma: 0))
    #expect(
      try shadow(
        TextShadow(shadowColor: .rgb(0xFF0000), dx: -1, dy: 2, shadowBlurRadius: 5))
        == ShadowLayer(color: Color(rgb: 0xFF0000), dx: -1, dy: 2, sigma: 2.5))
    #expect(try bar(.none).navigationBar.title?.shadow == nil)
  }

  @Test func aDisabledTitleIsBlackUnlessTheBarHasAColour() throws {
    func color(_ change: (inout AppBar) -> Void) throws -> Color? {
      try bar(.primary) { _ in
      } _: { bar in
        bar.navigationItem.leftBarButtonItems = [.titled("Edit", isEnabled: false)]
        change(&bar)
      }.navigationBar.leadingItems.first?.title?.color
    }
    #expect(try color { _ in } == .black)
    #expect(
      try color { $0.navigationBar.buttonsTitleColor = .rgb(0x123456) }?.description == "#123456")
    #expect(
      try color { $0.navigationItem.leftBarButtonItems[0].tintColor = .rgb(0xFF0000) } == .black)
  }

  @Test func anItemsTintWinsOverEverythingThatIsNotDisabled() throws {
    let item = try bar(.primary) { _ in
    } _: { bar in
      bar.navigationBar.buttonsTitleColor = .rgb(0x00FF00)
      bar.navigationItem.leftBarButtonItems[0].tintColor = .rgb(0xFF0000)
    }.navigationBar.leadingItems.first
    #expect(item?.title?.color.description == "#FF0000")
  }

  @Test func schemeOverridesReachTheBar() throws {
    let bar = try bar(.primary) { model in
      model.scheme.fontFamily = "Inter"
      model.scheme.colorOverrides = [
        ColorRoleOverride(role: .secondary, color: .rgb(0x445566)),
        ColorRoleOverride(role: .primary, color: ColorValue(.role(.secondary), alpha: 0.5)),
      ]
      model.scheme.fontOverrides = [
        TypographyOverride(style: .headline6, font: FontValue(weight: .bold))
      ]
    }
    #expect(bar.header.backgroundColor.description == "#445566@0.5")
    #expect(bar.navigationBar.title?.font.description == "Inter bold 20")
    #expect(bar.navigationBar.leadingItems.first?.title?.font.description == "Inter medium 14")
  }

  @Test(arguments: [
    (Scheme.ColorDefaults.material201804, Traits.UserInterfaceStyle.dark, "#6200EE"),
    (.material201907, .light, "#6200EE"), (.material201907, .dark, "#BB86FC"),
    (.materialDark201907, .light, "#BB86FC"),
  ])
  func onlyTheDynamicSchemeFollowsTheStyle(
    defaults: Scheme.ColorDefaults, style: Traits.UserInterfaceStyle, primary: String
  ) throws {
    let bar = try bar(.primary) { model in
      model.scheme.colorDefaults = defaults
      model.traits.userInterfaceStyle = style
    }
    #expect(bar.header.backgroundColor.description == primary)
  }

  @Test func iconsThatPointAlongReadingTurnWithIt() throws {
    func isMirrored(_ name: String, _ direction: LayoutDirection) throws -> Bool {
      let bar = try bar(.primary) { model in
        model.traits.layoutDirection = direction
      } _: { bar in
        bar.navigationItem.leftBarButtonItems = [.icon(name)]
      }
      guard case .icon(_, _, let isMirrored, _)? = bar.navigationBar.leadingItems.first?.picture
      else { throw WrongKind() }
      return isMirrored
    }
    #expect(try isMirrored("arrow_back", .rightToLeft))
    #expect(try !isMirrored("arrow_back", .leftToRight))
    #expect(try !isMirrored("search", .rightToLeft))
  }

  @Test func theBackItemIsLabelledInTheLanguageOfTheScreen() throws {
    for (locale, label) in [
      ("en", "Back"), ("ar", "رجوع"), ("AR", "رجوع"), ("ar-EG", "رجوع"), ("arn", "Back"),
      ("de-AT", "Zurück"), ("fr", "Retour"), ("es", "Atrás"), ("tr", "Geri"), ("fa", "برگشت"),
      ("he", "הקודם"),
    ] {
      let item = try bar(.primary) { model in
        model.traits.locale = locale
      } _: { bar in
        bar.navigationBar.backItem = BarButtonItem()
        bar.navigationItem.leftItemsSupplementBackButton = true
      }.navigationBar.leadingItems.first
      #expect(item?.accessibilityLabel == label)
    }
  }

  @Test(arguments: [("en", "EDIT ß", "EDIT SS"), ("tr-TR", "ekle ıi", "EKLE Iİ"), ("az", "i", "İ")])
  func buttonTitlesAreCapitalsOfTheirLanguage(locale: String, title: String, shown: String) throws {
    let item = try bar(.primary) { model in
      model.traits.locale = locale
    } _: { bar in
      bar.navigationItem.leftBarButtonItems = [.titled(title)]
    }.navigationBar.leadingItems.first
    #expect(item?.title?.string == shown)
  }
}
