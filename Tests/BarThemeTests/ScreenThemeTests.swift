import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarTheme

@Suite struct ScreenThemeTests {
  @Test(arguments: [
    (SystemColor.systemBlue, "#007AFF", "#0A84FF"), (.label, "#000000", "#FFFFFF"),
    (.separator, "#3C3C43@0.29", "#545458@0.6"), (.systemBackground, "#FFFFFF", "#000000"),
    (.quaternarySystemFill, "#747480@0.08", "#747480@0.18"),
  ])
  func systemColoursFollowTheStyle(name: SystemColor, light: String, dark: String) {
    #expect(name.color(style: .light, os: 17).description == light)
    #expect(name.color(style: .dark, os: 17).description == dark)
  }

  @Test func tealChangedWithIOS15() {
    #expect(SystemColor.systemTeal.color(style: .light, os: 14).description == "#5AC8FA")
    #expect(SystemColor.systemTeal.color(style: .light, os: 15).description == "#30B0C7")
  }

  /// Flutter's CupertinoColors, the high contrast columns.
  @Test(arguments: [
    (SystemColor.systemBlue, "#0040DD", "#409CFF"), (.systemRed, "#D70015", "#FF6961"),
    (.systemGray5, "#D8D8DC", "#363638"), (.secondaryLabel, "#3C3C43@0.68", "#EBEBF5@0.68"),
    (.tertiarySystemFill, "#767680@0.2", "#767680@0.32"),
    (.secondarySystemBackground, "#EBEBF0", "#242426"), (.label, "#000000", "#FFFFFF"),
  ])
  func systemColoursFollowIncreaseContrast(name: SystemColor, light: String, dark: String) {
    #expect(name.color(style: .light, contrast: .high, os: 17).description == light)
    #expect(name.color(style: .dark, contrast: .high, os: 17).description == dark)
  }

  @Test func noTraitChangesAColourBeforeIOS13() {
    let model = screen(appBar()) { model in
      model.os = 12
      model.traits.userInterfaceStyle = .dark
      model.traits.accessibilityContrast = .high
    }
    #expect(Palette(model).color(.systemBlue).hex == "#007AFF")
  }

  @Test(arguments: [(Traits.AccessibilityContrast.normal, "#1C1C1E"), (.high, "#242426")])
  func darkBackgroundsAreLighterWhereTheyAreElevated(
    contrast: Traits.AccessibilityContrast, color: String
  ) {
    let found = SystemColor.systemBackground.color(
      style: .dark, contrast: contrast, os: 17, level: .elevated)
    #expect(found.description == color)
  }

  @Test(arguments: [
    (UInt32(0x6200EE), 1.0, Traits.UserInterfaceStyle.light, Color.white),
    (0xFFFFFF, 1, .light, .black), (0xFFFFFF, 1, .dark, .black), (0x000000, 0.5, .light, .black),
    (0xFFFFFF, 0.5, .dark, .white),
  ])
  func theStatusBarStandsOutFromTheHeaderBehindIt(
    background: UInt32, alpha: Double, style: Traits.UserInterfaceStyle, wanted: Color
  ) {
    let model = screen(
      appBar { bar in
        bar.headerView.backgroundColor = ColorValue(.fixed(Color(rgb: background)), alpha: alpha)
      }
    ) { $0.traits.userInterfaceStyle = style }
    #expect(model.resolved().statusBar?.color == wanted)
  }

  @Test func besideANarrowHeaderTheContentDecidesAboutTheStatusBar() {
    let bar = flexibleHeader { header in
      header.frame = HeaderFrame(x: 40, y: 0, width: 200)
      header.headerView.backgroundColor = .rgb(0x000000)
    }
    let white = screen(bar, content: Content())
    #expect(white.resolved().statusBar?.color == .black)
    let black = screen(bar, content: Content(backgroundColor: .rgb(0x000000)))
    #expect(black.resolved().statusBar?.color == .white)
  }

  @Test func aStatedStyleWins() {
    let model = screen(appBar()) { $0.statusBar = StatusBar(style: .darkContent) }
    #expect(model.resolved().statusBar?.color == .black)
  }

  @Test func placeholdersFollowTheBackgroundBehindThem() throws {
    let light = try #require(screen(appBar(), content: Content()).resolved().content)
    #expect(light.placeholder.firstStrip.description == "#E0E0E0")
    let dark = try #require(
      screen(appBar(), content: Content()) { $0.traits.userInterfaceStyle = .dark }
        .resolved().content)
    #expect(dark.backgroundColor == .black)
    #expect(dark.placeholder.firstStrip.description == "#3A3A3C")
  }

  @Test(arguments: [
    ("iPhone 8", Insets(top: 20, left: 0, bottom: 0, right: 0), 20.0),
    // A landscape phone without a notch hides its status bar; the header leaves its room all the same.
    ("iPhone 8", Insets.zero, 20),
    ("iPhone 13", Insets(top: 47, left: 0, bottom: 34, right: 0), 47),
    ("iPhone 13", Insets(top: 0, left: 47, bottom: 21, right: 47), 0),
    ("custom", Insets.zero, 0),
  ])
  func theHeaderLeavesTheHardwaresInset(name: String, safeArea: Insets, inset: Double) throws {
    let model = screen(appBar()) { model in
      model.device.name = name
      model.device.safeArea = safeArea
    }
    #expect(model.resolved().bars.first?.header?.topInset == inset)
    #expect(model.resolved().bars.first?.header?.heights.minimum == 56 + inset)
  }

  @Test func aPlainLayersShadowStaysBlack() {
    let model = screen(flexibleHeader { $0.headerView.shadowColor = .rgb(0xFF0000) })
    #expect(model.resolved().bars.first?.header?.shadow.color == .black)
    let layered = screen(
      flexibleHeader { header in
        header.headerView.shadowColor = .rgb(0xFF0000)
        header.headerView.shadowLayer = .mdcShadowLayer
      })
    #expect(layered.resolved().bars.first?.header?.shadow.color.description == "#FF0000")
  }

  @Test func tinyElevationsNeverGetANegativeRadius() {
    for elevation in [0.0001, 0.002, 0.004] {
      let layers = elevationShadows(elevation: elevation, color: .black)
      #expect(layers.count == 2 && layers.allSatisfy { $0.sigma >= 0 })
    }
    #expect(elevationShadows(elevation: -1, color: .black).isEmpty)
  }
}
