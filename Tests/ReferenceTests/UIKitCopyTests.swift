import BarrenderKit
import Testing

/// A declaration states an outcome: what is copied may stand anywhere in the document.
@Suite struct UIKitCopyTests {
  private func color(_ document: String, bar: String = "navigationBar") throws -> String {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 160, "scale": 1 }, "os": 15,
        "content": { "rows": 8, "scrolledBy": 60 }, \(document) }
      """)
    return try row(bar, "backgroundColor", scene).value
  }

  @Test func nameThatComesLaterIsKnown() throws {
    let names =
      #""appearances": { "tweak": { "copy": "base", "shadowColor": "clear" }, "base": { "backgroundColor": "green" } }"#
    #expect(
      try color(names + #", "bars": [{ "type": "navigationBar", "standardAppearance": "tweak" }]"#)
        == "#00FF00")
  }

  @Test func slotThatComesLaterIsKnown() throws {
    #expect(
      try color(
        #""bars": [{ "type": "navigationBar", "standardAppearance": { "copy": "bar.scrollEdgeAppearance" }, "scrollEdgeAppearance": { "backgroundColor": "green" } }]"#
      ) == "#00FF00")
  }

  @Test func itemCopiesAnotherItem() throws {
    #expect(
      try color(
        #""bars": [{ "type": "tabBar", "items": [{ "title": "A", "standardAppearance": { "copy": "items[1].standardAppearance" } }, { "title": "B", "standardAppearance": { "backgroundColor": "green" } }] }]"#,
        bar: "tabBar") == "#00FF00")
  }

  /// The bar's own slot has an object before: the system's, or that of the proxy.
  @Test func barsSlotMayCopyItself() throws {
    let bar =
      #""bars": [{ "type": "navigationBar", "standardAppearance": { "copy": "bar.standardAppearance", "shadowColor": "clear" } }]"#
    #expect(try color(bar) == "none")
    let proxy =
      #""appearance": { "UINavigationBar": { "standardAppearance": { "backgroundColor": "green" } } }, "#
    #expect(try color(proxy + bar) == "#00FF00")
  }

  /// Far more names than a recursion would bear.
  @Test func longChainOfCopiesIsFollowed() throws {
    let names = (0..<1_000).map { index in
      index == 999
        ? #""n999": { "backgroundColor": "green" }"#
        : #""n\#(index)": { "copy": "n\#(index + 1)" }"#
    }
    let document =
      #""appearances": { \#(names.joined(separator: ", ")) }, "bars": [{ "type": "navigationBar", "standardAppearance": "n0" }]"#
    #expect(try color(document) == "#00FF00")
  }
}
