import BarSpec
import Testing

/// The two notes on systems before iOS 11, each where it applies and only there.
@Suite struct SystemAdviceTests {
  private static let areas = "below iOS 11 there are no safe areas"
  private static let observer = "below iOS 11 an observing header"

  private func told(_ spec: String) -> [String] {
    read(spec).advice.filter { $0.code == "W0605" }.map(\.message)
  }

  /// The documentation asks for the second one "because we've enabled
  /// observesTrackingScrollViewScrollEvents".
  @Test(arguments: [
    ("", #""rows": 3"#, [areas]),
    (#""inferTopSafeAreaInsetFromViewController": true,"#, #""rows": 3"#, [areas]),
    (
      #""headerView": { "observesTrackingScrollViewScrollEvents": true },"#, #""rows": 3"#,
      [areas, observer]
    ),
    (
      #""headerView": { "observesTrackingScrollViewScrollEvents": true },"#
        + #" "trackingScrollView": null,"#, #""rows": 3"#, [areas]
    ),
  ])
  func ofAnAppBar(members: String, content: String, notes: [String]) {
    func spec(_ os: Int) -> String {
      """
      { "os": \(os), "content": { \(content) }, "bars": [{ \(members) "type": "appBar" }] }
      """
    }
    let said = told(spec(10))
    #expect(said.count == notes.count)
    for note in notes { #expect(said.contains { $0.hasPrefix(note) }, "\(note)") }
    #expect(told(spec(11)).isEmpty)
  }

  /// An injected bar observes by itself; without content there is nothing to let go of.
  @Test func ofAnInjectedBar() {
    func spec(_ content: String) -> String {
      #"{ "os": 9, \#(content) "navigation": { "stack": [{}] } }"#
    }
    #expect(told(spec(#""content": { "rows": 3 },"#)).count == 2)
    #expect(told(spec("")).count == 1)
  }

  @Test func barsOfUIKitHaveNotesOfTheirOwn() {
    #expect(told(#"{ "os": 10, "bars": [{ "type": "toolbar" }] }"#).isEmpty)
    #expect(
      told(#"{ "os": 10, "bars": [{ "type": "toolbar" }, { "type": "appBar" }] }"#).count == 1)
  }
}
