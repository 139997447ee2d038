import BarPrimitives
import BarSpec
import Foundation
import Testing

/// Android's resource files as token files.
@Suite struct AndroidResourceTests {
  private func read(_ files: (name: String, xml: String)...) -> TokenReading {
    readAndroidResources(
      files.enumerated().map { index, file in
        (SpecSources.Text(name: file.name, bytes: Array(file.xml.utf8)), index)
      })
  }

  private func read(_ xml: String) -> TokenReading {
    read((name: "themes.xml", xml: "<resources>\(xml)</resources>"))
  }

  private func color(_ role: ColorRole, _ reading: TokenReading) -> ColorValue? {
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return reading.tokens?.colors.first { $0.role == role }?.color
  }

  private func fixed(_ rgb: UInt32) -> ColorValue { ColorValue(.fixed(Color(rgb: rgb))) }

  private func codes(_ xml: String) -> [String] { read(xml).problems.map(\.code) }

  private func fixture(_ name: String) throws -> (name: String, xml: String) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/Themes/android/\(name)")
    return (name, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func wholeAppGivesEveryRoleByDayAndByNight() throws {
    let reading = read(
      try fixture("values/themes.xml"), try fixture("values/colors.xml"),
      try fixture("values-night/colors.xml"))
    let colors = try #require(reading.tokens).colors
    #expect(reading.problems.isEmpty)
    #expect(colors.map(\.role) == ColorRole.allCases)
    #expect(
      color(.primary, reading)
        == ColorValue(.byStyle(light: fixed(0x1565C0), dark: fixed(0x90CAF9))))
    // The same by day and by night.
    #expect(color(.onSecondary, reading) == fixed(0x000000))
  }

  /// Android's own attributes have a name space, and are others.
  @Test func itemThatAStyleGivesTwiceIsTold() {
    func style(_ second: String) -> String {
      ##"""
      <style name="AppTheme"><item name="colorPrimary">#112233</item>
      <item name="\##(second)">#445566</item></style>
      """##
    }
    #expect(codes(style("colorPrimary")) == ["E0806"])
    #expect(codes(style("android:colorPrimary")) == [])
  }

  @Test func coloursAloneGiveRolesByTheirOwnNames() {
    let reading = read(
      """
      <color name="md_theme_light_primary">#6750A4</color>
      <color name="md_theme_dark_primary">#D0BCFF</color>
      <color name="colorPrimaryDark">#21005D</color>
      <color name="colorAccent">#03DAC6</color>
      <color name="unrelated">#123456</color>
      """)
    #expect(
      color(.primary, reading)
        == ColorValue(.byStyle(light: fixed(0x6750A4), dark: fixed(0xD0BCFF))))
    #expect(color(.primaryVariant, reading) == fixed(0x21005D))
    #expect(color(.secondary, reading) == fixed(0x03DAC6))
  }

  /// Android writes alpha first, CSS last.
  @Test(arguments: [
    ("#F00", Color(rgb: 0xFF0000)), ("#8F00", Color(rgb: 0xFF0000).withAlpha(0x88 / 255.0)),
    ("#00FF00", Color(rgb: 0x00FF00)), ("#800000FF", Color(rgb: 0x0000FF).withAlpha(0x80 / 255.0)),
    ("@android:color/white", .white), ("@android:color/transparent", .clear),
  ])
  func colourIsReadAsAndroidWritesIt(text: String, expected: Color) {
    let reading = read("<color name=\"colorPrimary\">\(text)</color>")
    #expect(color(.primary, reading) == ColorValue(.fixed(expected)))
  }

  /// Of a theme and its parents the nearest counts, of two names in one the newer.
  @Test func nearerStyleAndNewerNameCount() {
    let reading = read(
      """
      <style name="Theme.App" parent="Theme.MaterialComponents.DayNight">
        <item name="colorPrimary">#111111</item><item name="colorPrimaryDark">#222222</item>
        <item name="colorAccent">#333333</item>
      </style>
      <style name="Theme.App.Red" parent="Theme.App"><item name="colorAccent">#440000</item></style>
      """)
    #expect(color(.secondary, reading) == fixed(0x333333))
    let derived = read(
      """
      <style name="Base.Theme.App" parent="Theme.Material3.Light">
        <item name="colorPrimary">#111111</item><item name="colorPrimaryVariant">#222222</item>
      </style>
      <style name="Theme.App" parent="@style/Base.Theme.App">
        <item name="colorPrimaryDark">#333333</item>
        <item name="colorSurface">?colorPrimary</item>
      </style>
      """)
    #expect(color(.primary, derived) == fixed(0x111111))
    #expect(color(.primaryVariant, derived) == fixed(0x333333))
    #expect(color(.surface, derived) == fixed(0x111111))
  }

  @Test func nightsThemeReplacesTheWholeStyle() {
    let reading = read(
      (
        name: "res/values/themes.xml",
        xml: """
        <resources><style name="Theme.App"><item name="colorPrimary">#111111</item>
          <item name="colorSurface">#EEEEEE</item></style></resources>
        """
      ),
      (
        name: "res/values-night-v31/themes.xml",
        xml: """
        <resources><style name="Theme.App"><item name="colorPrimary">#DDDDDD</item></style>
        </resources>
        """
      ))
    #expect(
      color(.primary, reading)
        == ColorValue(.byStyle(light: fixed(0x111111), dark: fixed(0xDDDDDD))))
    #expect(color(.surface, reading) == fixed(0xEEEEEE))
  }

  @Test func entitiesAndCharacterDataAreText() {
    let reading = read(
      """
      <!-- a comment --><color name="color&#x50;rimary"><![CDATA[ #ABCDEF ]]></color>
      <string name="s">&lt;b&gt; &amp; &quot;&apos; &#8364;</string>
      """)
    #expect(color(.primary, reading) == fixed(0xABCDEF))
  }

  @Test(arguments: [
    ("<color name=\"a\">@color/b</color>", "E0803"),
    ("<color name=\"a\">@color/a</color>", "E0804"),
    ("<color name=\"a\">#12345</color>", "E0802"), ("<color name=\"a\"/>", "E0802"),
    ("<color name=\"a\">#+12345</color>", "E0802"), ("<color>#FFF</color>", "E0802"),
    ("<colr name=\"colorPrimary\">#FFF</colr>", "W0802"),
    ("<color name=\"colorPrimary\">#FFF", "E0808"), ("<color name=\"a\" name=\"b\"/>", "E0808"),
    ("<color name=a/>", "E0808"), ("<color name=\"<\"/>", "E0808"), ("a]]>", "E0808"),
    ("<!-- a -- b -->", "E0808"), ("<!-- a", "E0808"), ("<?pi", "E0808"),
    ("<![CDATA[ a", "E0808"), ("<?xml version=\"1.0\"?>", "E0808"), ("<", "E0808"),
    ("&#0;", "E0808"), ("&#xD800;", "E0808"), ("&#99999999999;", "E0808"), ("&amp", "E0808"),
    ("&nbsp;", "E0809"), ("\u{1}", "E0808"), ("\u{FFFE}", "E0808"),
    ("<!DOCTYPE a>", "E0808"), ("<!ENTITY a \"b\">", "E0808"),
    ("<style name=\"Theme.A\" parent=\"Theme.B\"/>", "E0803"),
    ("<style name=\"Theme.A\" parent=\"Theme.A\"/>", "E0804"),
    ("<style name=\"Theme.A\" parent=\"@style/Theme.Material3.Light\"/>", "W0805"),
    ("<string name=\"a\">b</string>", "E0801"),
  ])
  func mistakeIsTold(xml: String, code: String) {
    #expect(codes(xml).contains(code))
  }

  @Test(arguments: ["<resources/>", "<resources></resources>", " <resources />\n<!-- end -->\n"])
  func emptyResourcesAreToldInTheirOwnWords(xml: String) {
    let reading = read((name: "colors.xml", xml: xml))
    #expect(reading.problems.map(\.code) == ["E0801"])
    #expect(
      reading.problems.map(\.message) == ["there are neither colours nor styles in these resources"]
    )
    #expect(reading.tokens == nil)
  }

  @Test func billionLaughsAreRefusedAtTheirDoctype() {
    let laughs = (1...30).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
    let reading = read(
      (
        name: "colors.xml",
        xml: "<!DOCTYPE r [<!ENTITY l0 \"lol\">\(laughs)]><resources>&l30;</resources>"
      ))
    #expect(reading.problems.map(\.code) == ["E0809"])
    #expect(reading.tokens == nil)
  }

  @Test func deepNestingIsALimit() {
    let depth = 100_000
    let reading = read(
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
    #expect(reading.problems.map(\.code) == ["E0810"])
    #expect(reading.problems.map(\.kind) == [.limit])
  }

  @Test func badEncodingIsTold() {
    func codes(_ bytes: [UInt8]) -> [String] {
      readAndroidResources([(SpecSources.Text(name: "a.xml", bytes: bytes), 0)]).problems
        .map(\.code)
    }
    let head = Array("<resources><color name=\"a\">".utf8)
    #expect(codes(head + [0xC0, 0x80]) == ["E0103"])
    #expect(codes(head + [0xFF]) == ["E0103"])
    #expect(codes([0xFF, 0xFE, 0x3C, 0x00]) == ["E0103"])
    #expect(codes([]) == ["E0102"])
    #expect(
      codes(Array("<?xml version='1.0' encoding='latin1'?><resources/>".utf8)) == ["E0808"])
  }

  /// Long chains and many names cost no more than a moment.
  @Test func hostileChainsEndSoon() {
    let count = 9_000
    let chain = (0..<count).map { "<color name=\"c\($0)\">@color/c\($0 + 1)</color>" }.joined()
    #expect(codes(chain) == ["E0803"])
    let parents = (0..<count).map {
      "<style name=\"Theme.A\($0)\" parent=\"Theme.A\($0 + 1)\"/>"
    }.joined()
    #expect(codes(parents).contains("E0810"))
    let dangling = (0..<count).map { "<color name=\"c\($0)\">@color/d\($0)</color>" }.joined()
    #expect(codes(dangling).count == count)
    let many = (0...Limits.tokens).map { "<color name=\"c\($0)\">#000</color>" }.joined()
    #expect(codes(many).contains("E0807"))
  }

  /// Whatever is cut away or changed, there is an answer.
  @Test func damagedFilesNeverTrap() throws {
    let whole = Array(try fixture("values/themes.xml").xml.utf8)
    var state: UInt64 = 7
    for _ in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = whole
      let place = Int(state >> 33) % bytes.count
      switch state >> 20 & 3 {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes[place] = UInt8(truncatingIfNeeded: state >> 40)
      case 2: bytes.remove(at: place)
      default: bytes.insert(UInt8(ascii: "<"), at: place)
      }
      let reading = readAndroidResources([(SpecSources.Text(name: "a.xml", bytes: bytes), 0)])
      for problem in reading.problems {
        if let span = problem.span { #expect(span.bytes.upperBound <= bytes.count) }
      }
    }
  }
}
