import BarPrimitives
import BarSpec
import Testing

@Suite struct SpecReaderTests {
  @Test func smallestSpecHasEveryDefault() throws {
    let reading = read(#"{"bars":[{"type":"appBar","navigationItem":{"title":"Inbox"}}]}"#)
    #expect(reading.problems.isEmpty)
    let model = try #require(reading.model)
    #expect(model.device.name == "iPhone 8")
    #expect(model.device.size == Size(width: 375, height: 667))
    #expect(model.device.scale == 2)
    #expect(model.device.safeArea == Insets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(model.os == 17)
    #expect(model.traits == Traits())
    #expect(model.scheme == Scheme())
    #expect(model.content == nil)
    #expect(model.statusBar == StatusBar())
    let path = SpecPath() / "bars"
    let title = SourcedText("Inbox", path: path[0] / "navigationItem" / "title")
    #expect(
      model.bars == [
        .appBar(
          AppBar(id: ElementID("appBar"), navigationItem: NavigationItem(title: title)))
      ])
  }

  @Test func unknownKeyIsShownAsTheDocumentationShowsIt() {
    let spec = """
      {
        "bars": [
          { "type": "appBar",
            "navigationItem": {
              "tilte": "Inbox"
            } } ]
      }
      """
    #expect(
      report(read(spec, name: "home.json")) == """
        error[E0203]: unknown key "tilte" in "navigationItem"
          --> home.json:5:9
           |
         5 |         "tilte": "Inbox"
           |         ^^^^^^^ did you mean "title"?
           |
           = keys here: backBarButtonItem, hidesBackButton, leftBarButtonItem, leftBarButtonItems,
             leftItemsSupplementBackButton, rightBarButtonItem, rightBarButtonItems, title, titleView
           = more: barrender help E0203
        1 error in home.json

        """)
  }
}
