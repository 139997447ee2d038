import BarTestSupport
import BarrenderKit
import Testing

/// Half way from the look at the scroll edge to the one over content, over content of two colours: what
/// neither look lets through is the same over both.
@Suite struct UIKitEdgeFadeTests {
  private func scene(_ standard: String, _ edge: String, content: String) throws -> Scene {
    try Scene(
      """
      { "device": { "width": 200, "height": 120, "scale": 1, "safeArea": { "top": 20 } },
        "statusBar": null, "content": { "scrolledBy": 5, "backgroundColor": "\(content)" },
        "bars": [{ "type": "navigationBar", "standardAppearance": { \(standard) },
          "scrollEdgeAppearance": { \(edge) } }] }
      """, folder: Repository.fixtures.appendingPathComponent("Cases/uikit").path)
  }

  @Test(arguments: [
    (#""configure": "opaque", "backgroundColor": "purple""#, #""configure": "opaque""#),
    (#""configure": "opaque""#, #""configure": "opaque", "backgroundColor": "purple""#),
    (
      #""configure": "transparent", "backgroundImage": "pictures/ramp-16x44.png""#,
      #""configure": "transparent", "backgroundImage": "pictures/ramp-16x44.png", "shadowColor": "red""#
    ),
  ])
  func contentIsNotSeenThroughTwoOpaqueLooks(standard: String, edge: String) throws {
    let over = try ["#FFEE00", "#0000FF"].map { try scene(standard, edge, content: $0) }
    #expect(over[0].pixel(100, 40) == over[1].pixel(100, 40))
  }

  /// The default hairline is no darker half way than at either end.
  @Test func lineThatBothLooksHaveStays() throws {
    let looks = ["white", "purple"].map {
      #""configure": "opaque", "backgroundColor": "\#($0)""#
    }
    let half = try scene(looks[0], looks[1], content: "#FFEE00")
    let still = try scene(looks[0], looks[0], content: "#FFEE00")
    #expect(half.pixel(100, 64) == still.pixel(100, 64))
  }
}
