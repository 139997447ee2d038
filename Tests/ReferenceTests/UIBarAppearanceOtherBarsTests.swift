import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// The write-up's code blocks on the other two bars: "the usage is similar for all kinds of bars". The
/// explanation is the navigation bar's where the slot exists, without what is said of items.
@Suite struct UIBarAppearanceOtherBarsTests {
  /// In the order of the write-up.
  static let examples = [
    "legacy-and-fresh-item-object", "copy-does-not-take-legacy", "bar-object-changed-in-place",
    "object-on-the-proxy", "change-through-the-proxy", "assignment-copies",
    "change-before-the-window", "copy-of-the-proxys-object", "unset-slot-of-the-item",
  ]

  private func text(_ example: String) throws -> String {
    let file = Repository.fixtures.appendingPathComponent("Cases/uikit/\(example).json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func replaced(_ text: String, _ words: [(String, String)]) -> String {
    words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private func tabBar(_ example: String) throws -> String {
    replaced(
      try text(example),
      [
        (#""navigationItem": { "title": "Inbox" }"#, #""items": [{ "title": "Inbox" }]"#),
        ("navigationController?.navigationBar", "tabBarController?.tabBar"),
        ("UINavigationBar", "UITabBar"), (#""navigationBar""#, #""tabBar""#),
        ("navigationItem", "tabBarItem"),
      ])
  }

  private func toolbar(_ example: String) throws -> String {
    replaced(
      try text(example),
      [
        (#""navigationItem": { "title": "Inbox" },"#, ""),
        ("navigationController?.navigationBar", "navigationController?.toolbar"),
        ("UINavigationBar", "UIToolbar"), (#""navigationBar""#, #""toolbar""#),
      ])
  }

  /// What is said of background and shadow, and of statements without effect.
  private func told(_ scene: Scene) -> [[String]] {
    let properties = scene.explanation.properties.filter {
      ["backgroundColor", "shadowColor", "backgroundEffect"].contains($0.name)
        && !$0.element.path.contains(".")
    }
    return properties.map { property in
      [property.name, property.value, property.level, property.slot ?? "", property.rule]
        + property.beat.map(\.value) + property.ignored.map { $0.name + $0.value }
    } + scene.explanation.notes.filter(\.isTrap).map { [$0.rule] }
  }

  /// The same of a bar whose items have no objects.
  private func withoutItems(_ told: [[String]]) -> [[String]] {
    let words = [
      ("object counts where the item has none", "object counts"),
      ("neither item, bar nor proxy", "neither bar nor proxy"),
      ("neither item nor bar sets one", "it sets none itself"),
    ]
    return told.map { row in
      row.map { text in
        words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      }
    }
  }

  @Test(arguments: examples)
  func tabBarIsExplainedAsTheNavigationBar(example: String) throws {
    let (bar, tabs) = (try Scene(text(example)), try Scene(tabBar(example)))
    #expect(told(tabs) == told(bar))
    #expect(told(bar).count >= 3)
  }

  /// A toolbar has no item level, and says so.
  @Test(arguments: examples)
  func toolbarIsExplainedAsTheNavigationBarWhereItHasTheSlot(example: String) throws {
    let spec = try toolbar(example)
    guard spec.contains("navigationItem") else {
      #expect(told(try Scene(spec)) == withoutItems(told(try Scene(text(example)))))
      return
    }
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let errors = prepared.problems.filter { $0.severity == .error }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.code == "E0230" })
    #expect(errors.allSatisfy { $0.message.contains("a toolbar has no item level") })
  }
}
