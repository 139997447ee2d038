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
    // What moves by an animation is still where it was when the call returns.
    where: { vector in
      vector.given["animated"] == nil
        || vector.given["hide_app_bar_with_navigation_bar_flag"] == .flag(false)
    }, check: checkHiding),
  VectorAdapter(
    "AppBar", needs: [], takes: ["root_init", "set_view_controllers", "animated_api"],
    tells: ["child_count", "child_is_flexible_header", "header_height"], check: checkInjection),
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
  let text = "{ \"content\": {}, \"navigation\": { \"stack\": [\(stack)]\(more) } }"
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
