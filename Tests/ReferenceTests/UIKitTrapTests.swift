import BarrenderKit
import Testing

/// What is said of a trap, besides that it is one: whose it is, and where it stands.
@Suite struct UIKitTrapTests {
  private func checked(_ bars: String, os: Int = 15, top: String = "") throws -> Prepared {
    let spec = """
      { "device": { "width": 320, "height": 160, "scale": 1 }, "os": \(os), \(top)
        "content": { "rows": 8, "scrolledBy": 60 }, "bars": [\(bars)] }
      """
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    try #require(!prepared.hasErrors)
    return prepared
  }

  /// The bytes that a problem points at.
  private func words(_ problem: Problem, _ prepared: Prepared) throws -> String {
    let span = try #require(problem.span)
    return String(decoding: prepared.sources.texts[span.source].bytes[span.bytes], as: UTF8.self)
  }

  private let mixed =
    #""barTintColor": "red", "standardAppearance": { "backgroundColor": "green" }, "scrollEdgeAppearance": {}"#

  @Test func legacyBesideAnObjectNamesItsBar() throws {
    let two = try checked(
      #"{ "type": "navigationBar" }, { "type": "navigationBar", "frame": { "x": 160, "width": 160 }, \#(mixed) }"#
    )
    let told = two.problems.filter { $0.code == "W0231" }
    #expect(told.count == 1)
    #expect(told.first?.message.hasPrefix(#""barTintColor" of navigationBar#2: "#) == true)
    let named = try checked(
      #"{ "type": "navigationBar" }, { "type": "navigationBar", "id": "inbox", \#(mixed) }"#)
    #expect(
      named.problems.contains {
        $0.code == "W0231" && $0.message.hasPrefix(#""barTintColor" of inbox: "#)
      })
    let alone = try checked(#"{ "type": "navigationBar", \#(mixed) }"#)
    #expect(
      alone.problems.contains {
        $0.code == "W0231" && $0.message.hasPrefix(#""barTintColor": "#)
      })
  }

  /// What a proxy says to all of them is told once, with all of them.
  @Test func proxysLegacyPropertyIsToldOnceForAllBars() throws {
    let top =
      #""appearance": { "UINavigationBar": { "barTintColor": "red", "standardAppearance": {}, "scrollEdgeAppearance": {} } },"#
    let told = try checked(
      #"{ "type": "navigationBar" }, { "type": "navigationBar", "frame": { "x": 160, "width": 160 } }"#,
      top: top
    ).problems.filter { $0.code == "W0231" }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("of navigationBar, navigationBar#2: ") == true)
  }

  /// Where the words that are quoted stand in the document, and what is underlined.
  @Test(arguments: [
    (#""standardAppearance": { "backgroundColor": "red" }"#, #"{ "backgroundColor": "red" }"#),
    (
      #""customizations": ["bar.standardAppearance.backgroundColor = .red"]"#,
      #""bar.standardAppearance.backgroundColor = .red""#
    ),
    (
      #""customizations": ["bar.standardAppearance.configureWithOpaqueBackground()"]"#,
      #""bar.standardAppearance.configureWithOpaqueBackground()""#
    ),
    (
      #""customizations": ["let a = UINavigationBarAppearance()", "a.backgroundColor = .red", "bar.standardAppearance = a"]"#,
      #""bar.standardAppearance = a""#
    ),
    (
      #""navigationItem": { "standardAppearance": { "copy": "bar.standardAppearance", "shadowColor": "red" } }"#,
      #"{ "copy": "bar.standardAppearance", "shadowColor": "red" }"#
    ),
    (#""barTintColor": "red""#, #""red""#),
  ])
  func oneSidedLookQuotesTheDocument(members: String, underlined: String) throws {
    let prepared = try checked(#"{ "type": "navigationBar", \#(members) }"#)
    let told = prepared.problems.filter { $0.code == "W0640" }
    try #require(told.count == 1, "\(prepared.problems.map(\.message))")
    #expect(try words(told[0], prepared) == underlined)
    let quoted = told[0].message.dropFirst().prefix { $0 != "\"" }
    let text = prepared.sources.texts[0].bytes
    #expect(String(decoding: text, as: UTF8.self).contains(quoted), "\(quoted)")
  }

  /// A slot may also be given by a name.
  @Test func oneSidedLookOfANameQuotesItsKey() throws {
    let prepared = try checked(
      #"{ "type": "navigationBar", "standardAppearance": "base" }"#,
      top: #""appearances": { "base": { "backgroundColor": "red" } },"#)
    let told = try #require(prepared.problems.first { $0.code == "W0640" })
    #expect(told.message.hasPrefix(#""standardAppearance": "#))
    #expect(try words(told, prepared) == #""base""#)
  }
}

/// The large content viewer of an item that has nothing to show.
@Suite struct UIKitEmptyLargeContentTests {
  private func viewer(_ item: String) throws -> Bool {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 240, "scale": 1 },
        "traits": { "preferredContentSizeCategory": "accessibilityLarge" }, "content": {},
        "bars": [{ "type": "tabBar", "items": [{ "longPressed": true\(item) }] }] }
      """)
    return scene.list.items.contains { $0.element.path == "tabBar.largeContentViewer" }
  }

  @Test func emptyTabBringsNoCard() throws {
    #expect(try !viewer(""))
    #expect(try !viewer(#", "title": """#))
    #expect(try !viewer(#", "title": "", "accessibilityLabel": """#))
  }

  @Test(arguments: [
    #", "title": "One""#, #", "image": "star""#, #", "largeContentSizeImage": "star""#,
    #", "accessibilityLabel": "One""#, #", "title": "", "accessibilityLabel": "One""#,
  ])
  func anythingToShowBringsTheCard(item: String) throws {
    #expect(try viewer(item))
  }
}
