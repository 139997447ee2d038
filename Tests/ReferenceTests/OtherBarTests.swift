import BarrenderKit
import Testing

/// Bars that are out of scope are refused in words that help.
@Suite struct OtherBarTests {
  /// Bars of other makers, and a class's name in place of its word.
  @Test(arguments: ["navigationRail", "MDCBottomAppBarView"])
  func barsThatAreNotDrawnAreRefused(type: String) throws {
    let spec = #"{"bars":[{"type":"\#(type)"}]}"#
    let prepared = try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    #expect(prepared.hasErrors && prepared.list == nil)
    let problem = try #require(prepared.problems.first { $0.code == "E0208" })
    #expect(problem.message == #"there is no type "\#(type)" here"#)
    let notes = problem.notes.joined(separator: "\n")
    for name in ["appBar", "flexibleHeader", "tabBarView", "toolbar", "tabBar", "bottomAppBar"] {
      #expect(notes.contains(name), "\(name)")
    }
  }
}
