import BarPrimitives
import BarSpec
import Testing

@Suite struct ValueTests {
  /// The header's colour for a JSON value.
  private func color(_ json: String) -> ColorValue? {
    header(#""backgroundColor": \#(json)"#)?.backgroundColor
  }

  private func header(_ members: String) -> HeaderView? {
    guard case .appBar(let bar) = bar(#""headerView": {\#(members)}"#) else { return nil }
    return bar.headerView
  }

  private func navigationBar(_ members: String) -> NavigationBar? {
    guard case .appBar(let bar) = bar(#""navigationBar": {\#(members)}"#) else { return nil }
    return bar.navigationBar
  }

  private func leftItems(_ members: String) -> [BarButtonItem]? {
    guard case .appBar(let bar) = bar(#""navigationItem": {\#(members)}"#) else { return nil }
    return bar.navigationItem.leftBarButtonItems
  }

  private func bar(_ members: String) -> Bar? {
    read(#"{"bars":[{"type":"appBar",\#(members)}]}"#).model?.bars.first
  }

  @Test(arguments: [
    (##""#0f8""##, Color(rgb: 0x00FF88)), (##""#6200EE""##, Color(rgb: 0x6200EE)),
    (##""#6200ee80""##, Color(red: 0x62, green: 0, blue: 0xEE, alpha: 0x80)),
    (#""clear""#, .clear), (#""lightGray""#, Color(white: 2.0 / 3)),
    (#""darkGray""#, Color(white: 1.0 / 3)), (#""gray""#, Color(white: 0.5)),
    (#""orange""#, Color(red16: 65535, green: 32768, blue: 0)),
    (#""purple""#, Color(red16: 32768, green: 0, blue: 32768)),
    (#""brown""#, Color(red16: 39321, green: 26214, blue: 13107)),
    (#"{"white":0.25,"alpha":0.5}"#, Color(white: 0.25, alpha: 0.5)),
    (#"{"white":1}"#, .white),
  ])
  func fixedColourIsRead(json: String, expected: Color) {
    #expect(color(json) == ColorValue(.fixed(expected)))
  }

  @Test func namesLeadToRolesAndSystemColours() {
    #expect(color(#""onSurface""#) == ColorValue(.role(.onSurface)))
    #expect(color(#""systemBlue""#) == ColorValue(.system(.systemBlue)))
    #expect(color(#""label""#) == ColorValue(.system(.label)))
  }

  @Test func alphaReplacesAndTheOuterOneWins() {
    #expect(color(#"{"color":"primary","alpha":0.87}"#) == ColorValue(.role(.primary), alpha: 0.87))
    #expect(color(#"{"color":"primary"}"#) == ColorValue(.role(.primary)))
    let nested = #"{"color":{"color":"red","alpha":0.2},"alpha":0.5}"#
    #expect(color(nested) == ColorValue(.fixed(Color(rgb: 0xFF0000)), alpha: 0.5))
  }

  @Test(arguments: [
    ##""#12""##, ##""#GGGGGG""##, #""rgb(0,0,0)""#, "\"\"", "16711680", "null", "[]",
  ])
  func whatIsNoColourIsRefused(json: String) {
    #expect(color(json) == nil)
  }

  @Test(arguments: [
    (#""headline6""#, FontValue(.style(.headline6))),
    (#"{"weight":"semibold"}"#, FontValue(weight: .semibold)),
    (#"{"weight":700,"size":17.5}"#, FontValue(weight: .bold, size: 17.5)),
    (
      #"{"style":"body1","family":"system"}"#, FontValue(.style(.body1), family: "system")
    ),
  ])
  func fontIsRead(json: String, expected: FontValue) {
    #expect(navigationBar(#""titleFont": \#(json)"#)?.titleFont == expected)
  }

  @Test(arguments: ["0", "0.0", "0e5", "-0", "-0.0"])
  func everyZeroIsTheSame(zero: String) throws {
    let model = try #require(
      read(#"{"content":{"scrolledBy":\#(zero)},"bars":[{"type":"appBar"}]}"#).model)
    guard case .scrolledBy(let offset) = try #require(model.content).position else {
      Issue.record("not scrolledBy")
      return
    }
    #expect(offset.sign == .plus)
    #expect(offset == 0)
  }

  @Test(arguments: ["2147483647", "2147483648", "4294967295", "9007199254740993", "-2147483649"])
  func integersAtTheEdgesAreOutOfRangeNotTraps(number: String) {
    let device = #""device":{"width":\#(number),"height":\#(number),"safeArea":{"top":\#(number)}}"#
    #expect(codes(#"{\#(device),"bars":[{"type":"appBar"}]}"#) == ["E0202", "E0202", "E0202"])
    #expect(codes(#"{"content":{"rows":\#(number)},"bars":[{"type":"appBar"}]}"#) == ["E0202"])
    #expect(codes(#"{"os":\#(number),"bars":[{"type":"appBar"}]}"#) == ["E0202"])
  }

  @Test(arguments: ["17", "17.0", "1.7e1"])
  func wholeNumbersMayBeSpelledAsTheyLike(number: String) {
    #expect(read(#"{"os":\#(number),"bars":[{"type":"appBar"}]}"#).model?.os == 17)
  }

  @Test func imageIsAnIconUnlessItsNameLooksLikeAFile() throws {
    let items = try #require(
      leftItems(
        #"""
        "leftBarButtonItems": [
          { "image": "menu" }, { "image": "close.png" }, { "image": "icons/menu" },
          { "image": "icons/a.b/close@3x.png" }, { "image": { "file": "x@2x.png", "scale": 1,
            "renderingMode": "alwaysOriginal" } }]
        """#))
    #expect(items[0].image == .icon(name: "menu", glyph: 100))
    let files = items.dropFirst().map { item -> ImageFile? in
      guard case .file(let file) = item.image else { return nil }
      return file
    }
    #expect(files.map { $0?.scale } == [1, 1, 3, 1])
    #expect(files.last??.renderingMode == .alwaysOriginal)
    #expect(
      files[0]?.path.description == "bars[0].navigationItem.leftBarButtonItems[1].image")
  }

  @Test func singleItemIsAListOfOne() {
    #expect(leftItems(#""leftBarButtonItem": { "title": "Edit", "tag": 7 }"#)?.map(\.tag) == [7])
  }

  @Test func backItemIsAChevronUnlessItSaysMore() {
    #expect(navigationBar(#""backItem": true"#)?.backItem?.image == .backChevron)
    #expect(navigationBar(#""backItem": false"#)?.backItem == nil)
    #expect(navigationBar(#""backItem": {}"#)?.backItem?.image == .backChevron)
    let titled = navigationBar(#""backItem": { "title": "Back" }"#)?.backItem
    #expect(titled?.image == nil)
    #expect(titled?.title?.string == "Back")
  }

  @Test func barsOfOneTypeAreNumbered() {
    let reading = read(
      #"""
      {"bars":[{"type":"flexibleHeader"},{"type":"appBar","id":"top"},{"type":"flexibleHeader"},
       {"type":"appBar"}]}
      """#)
    let ids = reading.model?.bars.map { bar in
      switch bar {
      case .appBar(let bar): bar.id.path
      case .flexibleHeader(let bar): bar.id.path
      case .uikit(let bar): bar.id.path
      case .view(let bar): bar.id.path
      }
    }
    #expect(ids == ["flexibleHeader", "top", "flexibleHeader#2", "appBar#2"])
  }

  @Test func nullContentAndNullStatusBar() throws {
    let model = try #require(
      read(#"{"content":null,"statusBar":null,"bars":[{"type":"appBar"}]}"#).model)
    #expect(model.content == nil)
    #expect(model.statusBar == nil)
  }

  @Test func rolesMayNameRolesInAnyOrder() throws {
    let model = try #require(
      read(
        #"""
        {"scheme":{"colors":{"primary":"secondary","secondary":"surface","surface":"#111111"}},
         "bars":[{"type":"appBar"}]}
        """#
      ).model)
    #expect(model.scheme.colorOverrides.map(\.role) == [.surface, .secondary, .primary])
  }
}
