import BarPrimitives
import BarSpec
import Foundation
import Testing

@Suite struct TokenTests {
  private func read(_ json: String) -> TokenReading {
    readTokens(SpecSources.Text(name: "brand.tokens", bytes: Array(json.utf8)), source: 0)
  }

  private func color(_ role: ColorRole, _ json: String) throws -> ColorValue? {
    let reading = read(json)
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    return try #require(reading.tokens).colors.first { $0.role == role }?.color
  }

  private func codes(_ json: String) -> [String] { read(json).problems.map(\.code) }

  private func fixture(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Fixtures/Themes/\(name)"), encoding: .utf8)
  }

  @Test func themeBuildersSchemesBecomeDynamicRoles() throws {
    let primary = try #require(try color(.primary, fixture("material-theme.json")))
    guard case .byStyle(let light, let dark) = primary.base, case .byContrast = light.base,
      case .byContrast = dark.base
    else {
      Issue.record("\(primary)")
      return
    }
    let tokens = try #require(read(fixture("material-theme.json")).tokens)
    #expect(tokens.colors.map(\.role) == ColorRole.allCases)
  }

  @Test func rolesOfOneStyleAreThoseOfTheOtherToo() throws {
    let light = ##"{"schemes":{"light":{"primary":"#112233"}}}"##
    #expect(try color(.primary, light) == ColorValue(.fixed(Color(rgb: 0x112233))))
  }

  /// In the light style they are hardly meant.
  @Test(arguments: [
    ##"{"schemes":{"dark":{"primary":"#112233"}}}"##,
    ##"{"schemes":{"dark-high-contrast":{"primary":"#112233"},"dark":{"primary":"#112233"}}}"##,
    ##"{"color":{"dark":{"$type":"color","primary":{"$value":"#112233"}}}}"##,
  ])
  func coloursOfTheDarkStyleAloneAreTold(json: String) throws {
    let reading = read(json)
    #expect(reading.problems.map(\.code) == ["W0807"])
    #expect(reading.problems.first?.span != nil)
    let primary = try #require(reading.tokens).colors.first { $0.role == .primary }
    #expect(primary?.color == ColorValue(.fixed(Color(rgb: 0x112233))))
  }

  @Test(arguments: [
    (##"{"color":{"$type":"color","brand":{"$value":"#112233"}}}"##, ["W0805"]),
    (##"{"schemes":{"light":{"tertiary":"#112233"}}}"##, ["W0805"]),
    (##"{"palette":{"$type":"dimension","gap":{"$value":"4px"}}}"##, ["W0805"]),
    (
      ##"{"color":{"$type":"color","primary":{"$value":"#000"},"sunrise":{"$value":"#FFF"}}}"##,
      ["W0806"]
    ),
    (
      ##"{"color":{"$type":"color","primary":{"$value":"#000"},"surfce":{"$value":"#FFF"}}}"##,
      ["W0802"]
    ),
  ])
  func whatNothingTakesIsTold(json: String, expected: [String]) {
    let reading = read(json)
    #expect(reading.problems.map(\.code) == expected)
    #expect(reading.problems.allSatisfy { $0.span != nil } && reading.tokens != nil)
  }

  @Test(arguments: [
    #"{"colorSpace":"srgb","components":[1.5,0,0]}"#,
    #"{"colorSpace":"srgb","components":[0,-0.1,0]}"#,
    #"{"colorSpace":"srgb","components":[255,0,0]}"#,
    #"{"colorSpace":"hsl","components":[0,101,50]}"#,
    #"{"colorSpace":"srgb","components":[0,0,0],"alpha":7}"#,
    #"{"colorSpace":"srgb","components":[0,0,0],"alpha":"50%"}"#,
    ##"{"colorSpace":"oklch","components":[0,0,0],"alpha":-1,"hex":"#000000"}"##,
  ])
  func numbersOfAColourHaveTheirRanges(value: String) {
    let reading = read(#"{"color":{"primary":{"$type":"color","$value":\#(value)}}}"#)
    #expect(reading.problems.map(\.code) == ["E0802"])
    #expect(reading.problems.first?.message.contains("0 to 1") == true)
    #expect(reading.tokens == nil)
  }

  /// The first is meant, the others are for where it is not to be had.
  @Test func familiesAreAList() throws {
    let reading = read(
      #"""
      {"font":{"$type":"fontFamily","brand":{"$value":["Acme","system-ui"]}},
       "typography":{"$type":"typography",
         "button":{"$value":{"fontFamily":["Acme","Roboto","system-ui"]}},
         "headline6":{"$value":{"fontFamily":"{font.brand}"}}}}
      """#)
    #expect(reading.problems.isEmpty)
    let fonts = try #require(reading.tokens).fonts
    #expect(fonts.map(\.font.family) == ["Acme", "Acme"])
    #expect(fonts.map(\.otherFamilies) == [["system"], ["Roboto", "system"]])
  }

  @Test func designTokensGiveColoursAndFonts() throws {
    let reading = read(try fixture("harbour.tokens"))
    let tokens = try #require(reading.tokens)
    #expect(reading.problems.isEmpty)
    // No token of this design system is for onSecondary's neighbours only: all ten roles are there.
    #expect(tokens.colors.map(\.role) == ColorRole.allCases)
    #expect(tokens.fonts.map(\.style) == [.headline6, .body1, .button])
    #expect(
      tokens.fonts.first?.font == FontValue(family: "Roboto", weight: .bold, size: 22))
  }

  @Test(arguments: [
    (##""#F00""##, 0xFF0000), (##""#0000FF""##, 0x0000FF),
    (#"{"colorSpace":"srgb","components":[1,0,0]}"#, 0xFF0000),
    (#"{"colorSpace":"srgb","components":["none",0,1]}"#, 0x0000FF),
    // CSS Color 4's own examples of hues.
    (#"{"colorSpace":"hsl","components":[120,100,25]}"#, 0x008000),
    (#"{"colorSpace":"hsl","components":[-120,100,50]}"#, 0x0000FF),
    (#"{"colorSpace":"hsl","components":[60,100,50]}"#, 0xFFFF00),
    (##"{"colorSpace":"oklch","components":[0.5,0.2,20],"hex":"#123456"}"##, 0x123456),
  ])
  func coloursAreReadInEverySpelling(value: String, rgb: UInt32) throws {
    let json = #"{"color":{"primary":{"$type":"color","$value":\#(value)}}}"#
    guard case .fixed(let color)? = try color(.primary, json)?.base else {
      Issue.record("no fixed colour")
      return
    }
    #expect(color.hex == Color(rgb: rgb).hex)
  }

  @Test(arguments: [
    "color.primary", "md.sys.color.primary", "colors.primaryColor", "theme.Color.PRIMARY",
  ])
  func roleIsFoundByItsNameInGroupsOfASchemesWords(path: String) throws {
    let token = ##"{"$type":"color","$value":"#010203"}"##
    let json = path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)":\#($0)}"# }
    #expect(try color(.primary, json) == ColorValue(.fixed(Color(rgb: 0x010203))))
  }

  @Test(arguments: ["color.text.primary", "button.primary", "palette.primary.500"])
  func sameWordInAnotherGroupIsNoRole(path: String) throws {
    let token = ##"{"$type":"color","$value":"#010203"}"##
    let tree = path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)":\#($0)}"# }
    let json = ##"{"role":{"$type":"color","surface":{"$value":"#FFF"}},"## + tree.dropFirst()
    #expect(try color(.primary, json) == nil)
  }

  @Test func rolesOwnNameWinsOverTheTranslatedOne() throws {
    let json = ##"""
      {"color":{"$type":"color","primary-container":{"$value":"#111111"},
        "primary-variant":{"$value":"#222222"}}}
      """##
    #expect(try color(.primaryVariant, json) == ColorValue(.fixed(Color(rgb: 0x222222))))
  }

  @Test func typeComesFromTheGroupAroundOrTheTokenBehindTheAlias() throws {
    let json = ##"""
      {"base":{"$type":"color","blue":{"$value":"#0000FF"}},
       "color":{"primary":{"$value":"{base.blue}"},"surface":{"$ref":"#/base/blue"}}}
      """##
    #expect(try color(.primary, json) == ColorValue(.fixed(Color(rgb: 0x0000FF))))
    #expect(try color(.surface, json) == ColorValue(.fixed(Color(rgb: 0x0000FF))))
  }

  /// The format's reports: the token of a group's own is `$root`, by which aliases call it.
  @Test func tokenOfAGroupItselfIsFoundByAliases() throws {
    let json = ##"""
      {"base":{"$type":"color","blue":{"$root":{"$value":"#0000FF"},"dark":{"$value":"#000080"}}},
       "color":{"primary":{"$value":"{base.blue.$root}"},
         "surface":{"$ref":"#/base/blue/$root/$value"}}}
      """##
    #expect(try color(.primary, json) == ColorValue(.fixed(Color(rgb: 0x0000FF))))
    #expect(try color(.surface, json) == ColorValue(.fixed(Color(rgb: 0x0000FF))))
  }

  @Test(arguments: [
    (
      #"{"fontSize":{"value":1.5,"unit":"em"}}"#, "typography",
      #""fontSize" of the token "t" must be a length in px or rem, not "1.5em""#
    ),
    (
      #"{"colorSpace":"srgb","components":[1,0]}"#, "color",
      #"the token "t" must be a colour of three components, not one of 2"#
    ),
    (
      #"{"colorSpace":"srgb","components":[1,0,"x"]}"#, "color",
      #"the token "t" must be a colour of three components, not one with a component that is no number"#
    ),
  ])
  func partThatIsWrongIsNamed(value: String, type: String, expected: String) {
    let problems = read(##"{"t":{"$type":"\##(type)","$value":\##(value)}}"##).problems
    #expect(problems.map(\.message).contains(expected), "\(problems.map(\.message))")
  }

  @Test func longChainsOfAliasesEnd() {
    let links = (0..<5_000).map { #""t\#($0)":{"$value":"{c.t\#($0 + 1)}"}"# }
    let json =
      ##"{"c":{"$type":"color",\##(links.joined(separator: ",")),"t5000":{"$value":"#000"}}}"##
    // None of them is a role.
    #expect(codes(json) == ["W0805"])
  }

  @Test func tokensAreCounted() {
    let tokens = (0...Limits.tokens).map { ##""t\##($0)":{"$value":"#000"}"## }
    #expect(codes(#"{"c":{"$type":"color",\#(tokens.joined(separator: ","))}}"#) == ["E0807"])
  }

  @Test(arguments: [
    (#"{"schemes":{"light":[]}}"#, ["E0802"]), ("[1]", ["E0801"]), ("{}", ["E0801"]),
    (#"{"a":{"$type":"dimension","$value":"1e999px"}}"#, ["E0802"]),
    (#"{"a":{"$type":"dimension","$value":"nanpx"}}"#, ["E0802"]),
    (#"{"a":{"$type":"fontWeight","$value":1001}}"#, ["E0802"]),
    (#"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[1e300,1,1]}}}"#, ["E0802"]),
    (#"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[]}}}"#, ["E0802"]),
    (#"{"a":{"$type":"color","$value":"{a}"}}"#, ["E0804"]),
    (#"{"a":{"$value":"{}"}}"#, ["E0803"]), (#"{"a":"#, ["E0101"]),
  ])
  func brokenFilesAreTold(json: String, expected: [String]) {
    let reading = read(json)
    #expect(reading.problems.map(\.code) == expected)
    #expect(reading.tokens == nil)
  }

  @Test func documentWinsOverItsTokenFiles() throws {
    var scheme = Scheme(
      colorOverrides: [ColorRoleOverride(role: .primary, color: ColorValue(.role(.surface)))],
      fontFamily: "Roboto")
    let tokens = try #require(
      read(
        ##"""
        {"color":{"$type":"color","primary":{"$value":"#111111"},"surface":{"$value":"#222222"}},
         "typography":{"$type":"typography",
           "headline6":{"$value":{"fontFamily":"Rubik","fontSize":"22px"}}}}
        """##
      ).tokens)
    scheme.adopt(tokens)
    #expect(scheme.colorOverrides.last?.color == ColorValue(.role(.surface)))
    #expect(scheme.colorOverrides.count == 3)
    #expect(scheme.fontOverrides.first?.font == FontValue(size: 22))
  }
}
