import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// MDCHeaderStackView's vectors.
let headerStackVectors: [VectorAdapter] = [
  VectorAdapter(
    "HeaderStackView", needs: ["bounds", "top_fit", "bottom_fit"], takes: ["case"],
    tells: ["top", "bottom"], check: checkSpans),
  VectorAdapter(
    "HeaderStackView", needs: ["top_fit"], takes: ["frame", "bottom_fit", "call"],
    tells: ["height"], check: checkFit),
  VectorAdapter(
    "HeaderStackView", needs: ["size", "top_fit_height", "bottom_fit_height"], tells: ["size"],
    check: checkFit),
]

/// `48 fixed`, `[100, 50]`; nil: no bar, or one that takes what it is offered.
private func height(_ value: JSONValue?) -> Double? {
  value?.numbers?.last ?? value?.number
    ?? value?.text.flatMap { Double($0.prefix { $0 != " " }) }
}

private func checkSpans(_ vector: Vector) throws {
  let bounds = try #require(vector.given["bounds"]?.numbers)
  let top = height(vector.given["top_fit"])
  let stack = HeaderStack(
    height: bounds[3], fitTop: { top ?? NavigationBarFrames.fit($0) },
    bottomHeight: height(vector.given["bottom_fit"]) ?? 0)
  let wantedTop = try #require(vector.expect?["top"]?.numbers)
  let wantedBottom = try #require(vector.expect?["bottom"]?.numbers)
  #expect([stack.topBar.y, stack.topBar.height] == [wantedTop[1], wantedTop[3]], "\(vector)")
  #expect(
    [stack.bottomBar.y, stack.bottomBar.height] == [wantedBottom[1], wantedBottom[3]],
    "\(vector)")
}

private func checkFit(_ vector: Vector) throws {
  let offered =
    vector.given["size"]?.numbers ?? vector.given["frame"]?.numbers.map { [$0[2], $0[3]] }
  let size = try #require(offered)
  let bars = ["top_fit", "top_fit_height", "bottom_fit", "bottom_fit_height"].map {
    height(vector.given[$0])
  }
  let stack = HeaderStackView(
    topBar: (bars[0] ?? bars[1]).map { .box(height: $0) },
    bottomBar: (bars[2] ?? bars[3]).map { .box(height: $0) })
  let model = screen(
    .view(
      StandaloneView(
        id: ElementID("headerStackView"),
        view: CustomView(.headerStack(stack), frame: ViewFrame(width: size[0])))))
  guard case .view(let view)? = arrange(model).bars.first else { throw WrongKind() }
  if let wanted = vector.expect?["height"]?.number { #expect(view.frame.height == wanted) }
  if let wanted = vector.expect?["size"]?.numbers {
    #expect([view.frame.width, view.frame.height] == wanted, "\(vector)")
  }
}
