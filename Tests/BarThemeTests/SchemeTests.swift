import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

@Suite struct SchemeTests {
  private struct WrongKind: Error {}

  private func resolved(
    _ theme: MaterialTheme, _ change: (inout BarModel) -> Void = { _ in },
    bar changeBar: (inout AppBar) -> Void = { _ in }
  ) throws -> ResolvedAppBar {
    let model = screen(
      appBar("Inbox", theme: theme, left: [.titled("A")], right: [.icon()], change: changeBar),
      change: change)
    guard case .appBar(let bar)? = model.resolved().bars.first else { throw WrongKind() }
    return bar
  }

  @Test func coloursFollowStyleAndContrastTogether() throws {
    func pair(_ normal: UInt32, _ high: UInt32) -> ColorValue {
      ColorValue(.byContrast(normal: .rgb(normal), high: .rgb(high)))
    }
    let color = ColorValue(.byStyle(light: pair(1, 2), dark: pair(3, 4)), alpha: 0.5)
    var found: [String] = []
    for style in Traits.UserInterfaceStyle.allCases {
      for contrast in Traits.AccessibilityContrast.allCases {
        let model = screen(appBar()) { model in
          model.traits.userInterfaceStyle = style
          model.traits.accessibilityContrast = contrast
        }
        found.append(Palette(model).color(color).description)
      }
    }
    #expect(found == ["#000001@0.5", "#000002@0.5", "#000003@0.5", "#000004@0.5"])
  }

  @Test func beforeIOS13ThereIsOneColour() {
    let model = screen(appBar()) { model in
      model.os = 12
      model.traits.userInterfaceStyle = .dark
      model.traits.accessibilityContrast = .high
      model.scheme.colorDefaults = .material201907
    }
    #expect(Palette(model).colors[.primary].hex == "#6200EE")
  }

  @Test func laterStepsWinPropertyByProperty() throws {
    let bar = try resolved(MaterialTheme([.surface, .colorThemer]))
    // The themer paints and sets the common tint; the ends' own tints of the theme stay.
    #expect(bar.header.backgroundColor.hex == "#6200EE")
    #expect(bar.navigationBar.backgroundColor.hex == "#6200EE")
    #expect(bar.navigationBar.title?.color == .white)
    #expect(bar.navigationBar.leadingTint == .black)
    #expect(bar.navigationBar.trailingTint == Color.black.withAlpha(0.54))
    #expect(bar.navigationBar.title?.font.description == "Roboto medium 20")
  }

  @Test func typographyThemerSetsTheTitlesFontAlone() throws {
    let raw = try resolved(.none)
    let themed = try resolved(
      MaterialTheme([.typographyThemer]),
      { model in
        model.scheme.fontOverrides = [
          TypographyOverride(style: .headline6, font: FontValue(weight: .bold, size: 31))
        ]
      })
    #expect(themed.navigationBar.title?.font.description == "Roboto bold 20")
    #expect(themed.navigationBar.title?.color == raw.navigationBar.title?.color)
    #expect(themed.navigationBar.leadingItems == raw.navigationBar.leadingItems)
    #expect(themed.header == raw.header)
  }

  @Test func legacySchemeOnlyPaints() throws {
    let raw = try resolved(.none)
    let themed = try resolved(MaterialTheme([.legacyColorThemer]))
    #expect(themed.header.backgroundColor.hex == "#6200EE")
    #expect(themed.navigationBar.backgroundColor.hex == "#6200EE")
    #expect(themed.navigationBar.title == raw.navigationBar.title)
    #expect(themed.navigationBar.leadingTint == raw.navigationBar.leadingTint)
  }

  @Test(arguments: [
    (MaterialTheme.primary, Scheme.TypographyDefaults.material201902, true, 28.0),
    (.primary, .material201902, false, 20), (.primary, .material201804, true, 20),
    (.none, .material201902, true, 20),
  ])
  func titleGrowsOnlyWithACurveAndWhenAsked(
    theme: MaterialTheme, defaults: Scheme.TypographyDefaults, adjusts: Bool, size: Double
  ) throws {
    let bar = try resolved(
      theme,
      { model in
        model.scheme.typographyDefaults = defaults
        model.traits.preferredContentSizeCategory = .accessibilityLarge
      },
      bar: { $0.navigationBar.adjustsFontForContentSizeCategory = adjusts })
    #expect(bar.navigationBar.title?.font.size == size)
  }

  @Test func preferredFontsFollowTheTextSizeByThemselves() throws {
    let bar = try resolved(
      .primary, { $0.traits.preferredContentSizeCategory = .extraSmall },
      bar: { $0.navigationBar.titleFont = FontValue(.preferred(.headline)) })
    #expect(bar.navigationBar.title?.font.description == "system regular 21")
  }

  @Test func overlayNeedsDarkStyleSchemeAndAsking() throws {
    func background(
      _ style: Traits.UserInterfaceStyle, _ defaults: Scheme.ColorDefaults, asks: Bool
    ) throws -> String {
      try resolved(
        .none,
        { model in
          model.traits.userInterfaceStyle = style
          model.scheme.colorDefaults = defaults
        },
        bar: { bar in
          bar.headerView.backgroundColor = .rgb(0x121212)
          bar.headerView.resolvesElevationOverlay = asks
        }
      ).header.backgroundColor(atIntensity: 1).hex
    }
    #expect(try background(.dark, .material201907, asks: true) == "#282828")
    #expect(try background(.dark, .material201907, asks: false) == "#121212")
    #expect(try background(.light, .material201907, asks: true) == "#121212")
    #expect(try background(.dark, .material201804, asks: true) == "#121212")
  }

  @Test func overlayCountsWhatTheHeaderStandsOn() throws {
    let header = try resolved(
      .surface,
      { model in
        model.traits.userInterfaceStyle = .dark
        model.scheme.colorDefaults = .material201907
      },
      bar: { bar in
        bar.headerView.resolvesElevationOverlay = true
        bar.headerView.overrideBaseElevation = 8
      }
    ).header
    #expect(header.backgroundColor(atIntensity: 0).hex == "#2E2E2E")
    #expect(header.backgroundColor(atIntensity: 1).hex == "#323232")
  }

  /// The table of the theming extensions in the documentation: what each role colours.
  @Test(arguments: ColorRole.allCases)
  func aRoleColoursWhatTheTablesTieToIt(role: ColorRole) throws {
    let changed = { (model: inout BarModel) in
      model.scheme.colorOverrides = [ColorRoleOverride(role: role, color: .rgb(0x123456))]
    }
    let primary = try differences(.primary, changed)
    let surface = try differences(.surface, changed)
    switch role {
    case .primary: #expect(primary == ["background"] && surface.isEmpty)
    case .onPrimary:
      #expect(primary == ["title", "leading", "trailing", "button"] && surface.isEmpty)
    case .surface: #expect(primary.isEmpty && surface == ["background"])
    case .onSurface:
      #expect(primary.isEmpty && surface == ["title", "leading", "trailing", "button"])
    default: #expect(primary.isEmpty && surface.isEmpty)
    }
  }

  private func differences(
    _ theme: MaterialTheme, _ change: (inout BarModel) -> Void
  ) throws -> [String] {
    let (before, after) = (try resolved(theme), try resolved(theme, change))
    let properties: [(String, (ResolvedAppBar) -> Color?)] = [
      ("background", { $0.header.backgroundColor }),
      ("navigationBar", { $0.navigationBar.backgroundColor }),
      ("title", { $0.navigationBar.title?.color }),
      ("leading", { $0.navigationBar.leadingTint }),
      ("trailing", { $0.navigationBar.trailingTint }),
      ("button", { $0.navigationBar.leadingItems.first?.title?.color }),
      ("shadow", { $0.header.shadow.color }),
    ]
    return properties.filter { $0.1(before) != $0.1(after) }.map(\.0)
  }
}
