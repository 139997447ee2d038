import BarPrimitives
import BarSpec
import Testing

@Suite struct PatchTests {
  static let inbox = """
    { "content": { "contentOffset": -76 },
      "bars": [{ "type": "appBar", "navigationItem": { "title": "Inbox" } }] }
    """

  private func set(_ pointer: String, _ json: String, removing: [String] = []) -> SpecReading {
    let patch = SpecPatch(name: "--set", pointer: pointer, json: json, removing: removing)
    return read(Self.inbox, patches: [patch])
  }

  @Test func valueIsReplaced() throws {
    let model = try #require(set("/bars/0/navigationItem/title", #""Outbox""#).model)
    guard case .appBar(let bar) = model.bars[0] else {
      Issue.record("no app bar")
      return
    }
    #expect(bar.navigationItem.title?.string == "Outbox")
  }

  @Test func objectsOnTheWayAreMade() throws {
    let model = try #require(set("/traits/userInterfaceStyle", #""dark""#).model)
    #expect(model.traits.userInterfaceStyle == .dark)
  }

  @Test func dashAppendsToAnArray() throws {
    let model = try #require(set("/bars/-", #"{"type":"flexibleHeader"}"#).model)
    #expect(model.bars.count == 2)
  }

  @Test func emptyPointerIsTheWholeDocument() throws {
    let model = try #require(set("", #"{"bars":[{"type":"flexibleHeader"}]}"#).model)
    #expect(model.bars.count == 1)
  }

  @Test func whatExcludesThePatchedKeyGoes() throws {
    let reading = set("/content/scrolledBy", "24", removing: ["/content/contentOffset"])
    #expect(try #require(reading.model).content?.position == .scrolledBy(24))
    #expect(set("/content/scrolledBy", "24").problems.map(\.code) == ["E0207"])
  }

  @Test func nullOnTheWayCountsAsMissing() throws {
    let patch = SpecPatch(name: "--scroll", pointer: "/content/scrolledBy", json: "8")
    let reading = read(#"{"content":null,"bars":[{"type":"appBar"}]}"#, patches: [patch])
    #expect(try #require(reading.model).content?.position == .scrolledBy(8))
  }

  @Test func keysWithSlashAndTildeAreReached() {
    #expect(set("/a~1b~0c", "1").problems.first?.path.pointer == "/a~1b~0c")
  }

  @Test func laterPatchesSeeTheEarlierOnes() throws {
    let patches = [
      SpecPatch(name: "--device", pointer: "/device", json: #""iPhone 13""#),
      SpecPatch(name: "--scale", pointer: "/scale", json: "1"),
      SpecPatch(name: "--scale", pointer: "/scale", json: "1.5"),
    ]
    let device = try #require(read(Self.inbox, patches: patches).model).device
    #expect(device.name == "iPhone 13")
    #expect(device.scale == 1.5)
  }

  @Test func badValueIsShownInThePatchesOwnText() {
    #expect(
      report(set("/bars/0/navigationItem", #"{ "tilte": 1 }"#)) == """
        error[E0203]: unknown key "tilte" in "navigationItem"
          --> --set:1:3
           |
         1 | { "tilte": 1 }
           |   ^^^^^^^ did you mean "title"?
           |
           = keys here: backBarButtonItem, hidesBackButton, leftBarButtonItem, leftBarButtonItems,
             leftItemsSupplementBackButton, rightBarButtonItem, rightBarButtonItems, title, titleView
           = more: barrender help E0203
        1 error in --set

        """)
  }

  @Test func patchThatIsNoJSONIsToldInItsText() {
    #expect(
      report(set("/os", "seventeen"), .short)
        == "--set:1:1: error[E0101]: expected a value, found \"seventeen\"\n")
  }

  @Test func textWithoutQuotesIsToldHowItStands() {
    let hints = ["surface", "#FFF", "[1", "\"a"].map { set("/os", $0).problems.first?.hint }
    #expect(
      hints == [
        "text stands in quotes: \"surface\"", "text stands in quotes: \"#FFF\"", nil, nil,
      ])
  }

  @Test(arguments: [
    ("os", "the pointer \"os\" does not begin with \"/\""),
    ("/a~2", "the pointer \"/a~2\" has a \"~\" that is not ~0 or ~1"),
    ("/a~", "the pointer \"/a~\" ends in \"~\""),
    ("/bars/1/id", "the pointer \"/bars/1/id\" asks for \"1\" of 1 element; - appends one"),
    ("/new/-", "the pointer \"/new/-\" appends to an array that is not there"),
    ("/bars/00/id", "the pointer \"/bars/00/id\" asks for \"00\" of 1 element; - appends one"),
    (
      "/bars/99999999999999999999",
      "the pointer \"/bars/99999999999999999999\" asks for \"99999999999999999999\" of 1 element; - appends one"
    ),
    (
      "/bars/0/type/x", "the pointer \"/bars/0/type/x\" leads through a string, which has no \"x\""
    ),
  ])
  func badPointerIsToldWithThePatchesName(pointer: String, reason: String) {
    #expect(report(set(pointer, "1"), .short) == "--set:1:1: error[E0108]: \(reason)\n")
  }

  @Test func placesAreFoundInWhicheverTextTheyCameFrom() throws {
    let reading = set("/bars/0/navigationItem/title", #""Outbox""#)
    let bar = (SpecPath() / "bars")[0]
    let title = try #require(reading.sources.span(of: bar / "navigationItem" / "title"))
    #expect(title == SourceSpan(source: 1, bytes: 0..<8))
    let type = try #require(reading.sources.span(of: bar / "type"))
    #expect(type.source == 0)
    #expect(reading.sources.span(of: bar / "theme") == nil)
    #expect(reading.sources.span(of: (SpecPath() / "bars")[7]) == nil)
  }
}
