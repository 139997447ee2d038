import BarTestSupport
import BarrenderKit
import Testing

/// Values of appearance objects of which nothing is drawn say so, and `check` tells them.
@Suite struct UIKitUndrawnTests {
  private static let bars = [
    #""type": "navigationBar", "navigationItem": { "title": "A" }"#,
    #""type": "toolbar", "items": [{ "title": "A" }]"#,
    #""type": "tabBar", "items": [{ "title": "A", "image": "star" }]"#,
  ]
  private static let original =
    #"{ "file": "pictures/frame-red-24x44.png", "renderingMode": "alwaysOriginal" }"#
  private static let template =
    #"{ "file": "pictures/frame-red-24x44.png", "renderingMode": "alwaysTemplate" }"#

  private struct Told {
    let explanation: Explanation
    let problems: [Problem]
    let list: DisplayList

    /// The last of the name.
    func row(_ name: String) throws -> ExplainedProperty {
      try #require(explanation.properties.last { $0.name == name }, "no \(name)")
    }

    var undrawn: [Problem] { problems.filter { $0.code == "W0655" } }
  }

  private func told(
    _ bar: String, _ members: String, os: Int = 17, top: String = ""
  ) throws -> Told {
    let spec = """
      { "os": \(os), \(top) "content": { "rows": 40, "scrolledBy": 60 },
        "bars": [{ \(bar), \(members) }] }
      """
    let folder = FilePath(Repository.fixtures.appendingPathComponent("Cases/uikit").path)
    let prepared = try Renderer().check(
      SpecInput(name: "spec.json", bytes: Array(spec.utf8), folder: folder))
    try #require(!prepared.hasErrors, "\(prepared.problems.map(\.message))")
    return try Told(
      explanation: #require(prepared.explanation), problems: prepared.problems,
      list: #require(prepared.list))
  }

  /// UIBarAppearance.h: a template without a colour is no shadow.
  @Test(arguments: bars, ["null", #""clear""#])
  func templateShadowWithoutAColourIsNone(bar: String, color: String) throws {
    let told = try told(
      bar, #""standardAppearance": { "shadowImage": \#(Self.template), "shadowColor": \#(color) }"#)
    let row = try told.row("shadowImage")
    #expect(row.value == "none" && row.origin == "shadowColor", "\(row)")
    #expect(row.ignored.map(\.value) == ["pictures/frame-red-24x44.png"])
    #expect(row.rule.contains("shadowImage is a template"))
    #expect(told.undrawn.count == 1 && told.undrawn[0].message.hasPrefix(#""shadowImage": "#))
  }

  @Test(arguments: bars)
  func colourBesideAnOriginalShadowHasNoEffect(bar: String) throws {
    let told = try told(
      bar,
      ##""standardAppearance": { "shadowImage": \##(Self.original), "shadowColor": "#FFFF00" }"##)
    let row = try told.row("shadowColor")
    #expect(row.value == "none" && row.ignored.contains { $0.value == "#FFFF00" }, "\(row)")
    #expect(row.rule.contains("shadowColor has no effect beside it"))
    #expect(told.undrawn.count == 1 && told.undrawn[0].message.hasPrefix(#""shadowColor": "#))
    #expect(try told.row("shadowImage").value == "pictures/frame-red-24x44.png")
  }

  /// The colour that every object begins with is nobody's mistake.
  @Test(arguments: bars)
  func originalShadowAloneIsNotBlamed(bar: String) throws {
    let told = try told(bar, #""standardAppearance": { "shadowImage": \#(Self.original) }"#)
    #expect(told.undrawn.isEmpty)
    #expect(try told.row("shadowColor").value == "none")
  }

  @Test func legacyShadowImageTakesThePlaceOfTheLine() throws {
    let told = try told(
      Self.bars[0],
      #""backgroundImage": \#(Self.original), "shadowImage": \#(Self.original)"#)
    let row = try told.row("shadowColor")
    #expect(row.value == "none" && row.origin == "shadowImage", "\(row)")
    #expect(told.undrawn.isEmpty)
  }

  @Test(arguments: bars)
  func templateWithAColourIsDrawn(bar: String) throws {
    let told = try told(
      bar,
      ##""standardAppearance": { "shadowImage": \##(Self.template), "shadowColor": "#FFFF00" }"##)
    #expect(try told.row("shadowColor").value == "#FFFF00")
    #expect(try told.row("shadowImage").value == "pictures/frame-red-24x44.png")
    #expect(told.undrawn.isEmpty)
  }

  /// By the shadow's rules; iOS 13 draws no image of an object at all.
  @Test(arguments: [14, 17])
  func templateIndicatorWithoutAColourIsNone(os: Int) throws {
    let told = try told(
      Self.bars[2], #""standardAppearance": { "selectionIndicatorImage": \#(Self.template) }"#,
      os: os)
    let row = try told.row("selectionIndicatorImage")
    #expect(row.value == "none" && row.rule.contains("no indicator is drawn"), "\(row)")
    #expect(told.undrawn.count == 1)
    #expect(!told.list.items.contains { $0.element.path == "tabBar.selectionIndicator" })
  }

  @Test func colourBesideAnOriginalIndicatorHasNoEffect() throws {
    let told = try told(
      Self.bars[2],
      #""standardAppearance": { "selectionIndicatorImage": \#(Self.original), "#
        + ##""selectionIndicatorTintColor": "#FFFF00" }"##)
    let row = try told.row("selectionIndicatorTintColor")
    #expect(row.value == "none" && row.ignored.map(\.value) == ["#FFFF00"], "\(row)")
    #expect(told.undrawn.count == 1)
  }

  @Test(arguments: bars)
  func contentModeWithoutAnImageHasNoEffect(bar: String) throws {
    let told = try told(
      bar, #""standardAppearance": { "backgroundImageContentMode": "scaleAspectFill" }"#)
    let row = try told.row("backgroundImageContentMode")
    #expect(row.value == "none" && row.ignored.map(\.value) == ["scaleAspectFill"], "\(row)")
    #expect(told.undrawn.count == 1)
  }

  /// Meant for other devices, and so no mistake.
  @Test func floatingTabsHaveNoLine() throws {
    let told = try told(
      Self.bars[2], ##""standardAppearance": { "shadowColor": "#FF0000" }"##, os: 18,
      top: #""device": "iPad (10th generation)","#)
    let row = try told.row("shadowColor")
    #expect(row.value == "none" && row.rule.contains("floats"), "\(row)")
    #expect(told.undrawn.isEmpty)
  }
}
