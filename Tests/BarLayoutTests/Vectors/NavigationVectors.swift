import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Vectors of MDCAppBarNavigationController.
let navigationVectors: [VectorAdapter] = [
  VectorAdapter(
    "AppBar", needs: ["hide_app_bar_with_navigation_bar_flag", "injected_app_bar"],
    takes: ["set_hidden", "animated"], tells: ["navigation_bar_hidden", "header_y"],
    check: checkHiding),
  VectorAdapter(
    "AppBar", needs: ["container_view_loaded", "content_item_title"], tells: ["nav_bar_title"],
    check: checkMirroredTitle),
  VectorAdapter(
    "AppBar", needs: ["push"], tells: ["child_count"],
    where: { $0.given["push"]?.text?.hasSuffix("app bar container") == true },
    check: checkPushedContainer),
  VectorAdapter(
    "AppBar", needs: ["init"], tells: ["uikit_navigation_bar_hidden"],
    check: { vector in
      let systemBars = try model("{}").bars.filter { if case .uikit = $0 { true } else { false } }
      #expect(vector.expect?["uikit_navigation_bar_hidden"] == .flag(systemBars.isEmpty))
    }),
  VectorAdapter(
    "AppBar", needs: ["push"], tells: ["status_bar_style_source"],
    check: { _ in
      // White on the bar's black, over content that is white.
      let hook = ", \"willAddAppBar\": { \"headerView\": { \"backgroundColor\": \"black\" } }"
      let statusBar = try #require(try model("{}", hook).resolved().statusBar)
      #expect(statusBar.color == .white)
    }),
  VectorAdapter(
    "AppBar", needs: ["push"], takes: ["delegate_returns"], tells: ["tracking_scroll_view"],
    where: { $0.given["delegate_returns"]?.text == nil }, check: checkTracking),
  VectorAdapter(
    "AppBar", needs: ["push", "delegate_returns"], tells: ["tracking_scroll_view"],
    check: checkTrackingOfOne),
  VectorAdapter(
    "AppBar", needs: [], takes: ["root_init", "set_view_controllers", "animated_api", "push"],
    tells: ["child_count", "child_is_flexible_header", "header_height"],
    where: { ($0.given["push"]?.text ?? "plain vc") == "plain vc" }, check: checkInjection),
  VectorAdapter(
    "AppBar", needs: ["push"], tells: ["child_count"],
    where: { $0.given["push"]?.text == "vc with a flexible header child" },
    check: { vector in
      let model = try model("{}, { \"bars\": [{ \"type\": \"flexibleHeader\" }] }")
      #expect(Double(model.bars.count) == vector.expect?["child_count"]?.number, "\(vector)")
    }),
]

private struct NoIcons: IconCatalog {
  let names: [String] = []
  func glyph(named name: String) -> UInt32? { nil }
}

/// A navigation controller with these screens on its stack.
private func model(_ stack: String, _ more: String = "") throws -> BarModel {
  try readModel("{ \"content\": {}, \"navigation\": { \"stack\": [\(stack)]\(more) } }")
}

/// A spec without icons of its own.
func readModel(_ text: String) throws -> BarModel {
  let reading = SpecReader(icons: NoIcons()).read(name: "vector", bytes: Array(text.utf8))
  return try #require(reading.model, "\(reading.problems.map(\.message))")
}

private func checkHiding(_ vector: Vector) throws {
  var more = ""
  if vector.given["hide_app_bar_with_navigation_bar_flag"] == .flag(true) {
    more += ", \"shouldSetNavigationBarHiddenHideAppBar\": true"
  }
  // `true then false` leaves what false says.
  switch vector.given["set_hidden"] {
  case .flag(let isHidden)?: more += ", \"navigationBarHidden\": \(isHidden)"
  case .text?: more += ", \"navigationBarHidden\": false"
  default: break
  }
  // What moves by an animation is still where it was when the call returns.
  if vector.given["animated"] == .flag(true) { more += ", \"animated\": true" }
  let header = try arrange(try model("{}", more)).appBar().header
  let wanted = try #require(vector.expect?["header_y"])
  let y = wanted.number ?? -header.header.heights.maximum
  #expect(wanted.number != nil || wanted.text == "-maximum_height")
  #expect(abs(header.frame.minY - y) <= (vector.tolerance ?? 0), "\(vector)")
}

private func checkInjection(_ vector: Vector) throws {
  let model = try model("{ \"navigationItem\": { \"title\": \"title\" } }")
  #expect(Double(model.bars.count) == vector.expect?["child_count"]?.number, "\(vector)")
  let header = try arrange(model).appBar().header
  #expect(header.frame.height == header.header.heights.maximum, "\(vector)")
}

private func checkMirroredTitle(_ vector: Vector) throws {
  let title = try #require(vector.given["content_item_title"]?.text)
  let hasMoved = vector.given["container_view_loaded"] != .flag(false)
  let model = try model(
    """
    { "navigationItem": { "title": "\(title)" },
      "bars": [{ "type": "appBar", "containment": "container", "didMove": \(hasMoved) }] }
    """)
  let found = try arrange(model).appBar().navigationBar.title?.text.string
  #expect(found == vector.expect?["nav_bar_title"]?.text, "\(vector)")
}

/// A container's children are its app bar and its content; around it another controller has but the
/// container.
private func checkPushedContainer(_ vector: Vector) throws {
  let container = "{ \"bars\": [{ \"type\": \"appBar\", \"containment\": \"container\" }] }"
  let isInside = vector.given["push"]?.text?.hasPrefix("vc containing") == true
  let model = try model(isInside ? "{ \"children\": [\(container)] }" : container)
  let inContainer = model.bars.count + (model.content == nil ? 0 : 1)
  #expect(inContainer == 2, "\(vector)")
  #expect(vector.expect?["child_count"]?.number == (isInside ? 1 : Double(inContainer)))
}

private func checkTracking(_ vector: Vector) throws {
  let refuses = vector.given["delegate_returns"] != nil
  let hook = ", \"willAddAppBar\": { \"trackingScrollView\": null }"
  let model = try model("{}", refuses ? hook : "")
  guard case .appBar(let bar) = try #require(model.bars.first) else { throw WrongKind() }
  let isTracking = vector.expect?["tracking_scroll_view"] == .text("A")
  #expect(bar.headerController.tracksContent == isTracking, "\(vector)")
}

/// Of several scroll views side by side one is at rest and the one that the delegate names is not.
private func checkTrackingOfOne(_ vector: Vector) throws {
  let name = try #require(vector.given["delegate_returns"]?.text)
  let views = try #require(vector.given["push"]?.text).filter { $0.isUppercase }
  let index = try #require(views.firstIndex { String($0) == name })
  let position = views.distance(from: views.startIndex, to: index)
  let pages = views.map { String($0) == name ? "{ \"scrolledBy\": 40 }" : "{}" }
  let model = try readModel(
    "{ \"content\": { \"pages\": [\(pages.joined(separator: ", "))], "
      + "\"pagesScrolledBy\": \(375 * position) }, \"bars\": "
      + "[{ \"type\": \"appBar\", \"containment\": \"container\" }] }")
  let isLifted = try arrange(model).appBar().header.shadowIntensity == 1
  #expect(vector.expect?["tracking_scroll_view"] == (isLifted ? .text(name) : .null), "\(vector)")
}
