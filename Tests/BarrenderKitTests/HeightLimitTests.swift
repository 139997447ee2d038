import BarrenderKit
import Testing

@Suite struct HeightLimitTests {
  /// material-components-ios#418: a maximum below the minimum made a header
  /// that was neither.
  @Test func aMaximumBelowTheMinimumLowersIt() throws {
    let spec = """
      { "content": {},
        "bars": [{ "type": "flexibleHeader",
          "headerView": { "minimumHeight": 128, "maximumHeight": 64 } }] }
      """
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let problem = try #require(prepared.problems.first)
    #expect(prepared.problems.count == 1 && problem.severity == .warning)
    #expect(problem.message.contains("minimumHeight") && problem.message.contains("maximumHeight"))
    let elements = try #require(prepared.frames).elements
    let all = elements.flatMap { [$0] + $0.children.flatMap { [$0] + $0.children } }
    let header = try #require(all.first { $0.id.path == "flexibleHeader.headerView" })
    #expect(header.frame.height == 64)
  }
}
