import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarScroll
@testable import BarTheme

/// Vectors of a flexible header's defaults and of what is set and read again.
let headerStateVectors: [VectorAdapter] = [
  VectorAdapter(
    "FlexibleHeader", needs: ["new_header", "property"], tells: ["value"],
    where: { defaults[$0.given["property"]?.text ?? ""] != nil }, check: checkDefault),
  VectorAdapter(
    "FlexibleHeader", needs: [], takes: ["behavior", "scroll_view_paging"],
    tells: ["behavior", "hides_status_bar_when_shifted"],
    where: { $0.given["behavior"] != nil }, check: checkBehavior),
  VectorAdapter(
    "FlexibleHeader", needs: ["context"], takes: ["behaviors", "behavior"],
    tells: ["behaviors_unchanged", "behavior"], check: checkContext),
  VectorAdapter(
    "FlexibleHeader", needs: ["hit"], takes: ["tracking_scroll_view"], tells: ["receiver"],
    check: checkHit),
  VectorAdapter(
    "FlexibleHeader", needs: ["frame", "call"], takes: ["minimum_height"],
    tells: ["frame", "returned_size"], check: checkFit),
  VectorAdapter(
    "FlexibleHeader", needs: ["set_custom_shadow_layer"], takes: ["header_shadow_color"],
    tells: ["custom_shadow_layer", "shadow_layer_color"],
    check: checkShadowLayer),
  VectorAdapter(
    "FlexibleHeader", needs: ["header_superview"],
    takes: ["tracking_scroll_view", "os", "maximum_height", "offset_y"],
    tells: ["header_is_last_subview"],
    check: { vector in
      // A header inside its own scroll view is kept in front of the rows.
      let frames = arrange(screen(flexibleHeader(), content: Content(rows: 3)))
      let items = frames.displayList().items.map(\.element.path)
      let row = try #require(items.lastIndex { $0.hasPrefix("content") })
      let header = try #require(items.firstIndex { $0.hasPrefix("flexibleHeader") })
      #expect(vector.expect?["header_is_last_subview"] == .flag(header > row), "\(vector)")
    }),
  VectorAdapter(
    "FlexibleHeader", needs: [],
    takes: [
      "infer_from_vc", "device_top_inset", "source_vc", "source_vc_top_inset",
      "then_source_vc_top_inset", "then_source_vc", "notified", "status_bar_shifted", "mode",
      "new_header", "call",
    ], tells: ["top_inset", "infer_from_vc"],
    where: { $0.given["infer_from_vc"] != nil || $0.expect?["infer_from_vc"] != nil },
    check: checkTopSafeArea),
]

private func standardHeader() throws -> HeaderFrames {
  guard case .flexibleHeader(let header)? = arrange(screen(flexibleHeader())).bars.first else {
    throw WrongKind()
  }
  return header
}

/// What each property says of a header that nobody has touched.
private let defaults: [String: @Sendable (HeaderFrames) -> JSONValue] = [
  "contentIsTranslucent": { .flag($0.header.movement.contentIsTranslucent) },
  "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever": {
    .flag(!$0.header.movement.injectsContentInset)
  },
  // The shadow layer's; a header's own layer has none.
  "elevation": { .number($0.header.shadow.elevation(atIntensity: 1) ?? 0) },
  "inFrontOfInfiniteContent": { .flag($0.header.movement.inFrontOfInfiniteContent) },
  "observesTrackingScrollViewScrollEvents": {
    .flag($0.header.movement.forwards.count < ForwardedEvent.allCases.count)
  },
  "scrollPhase": { .text($0.pose.phase.rawValue) },
  "scrollPhaseValue": { .number($0.pose.phaseValue) },
  "scrollPhasePercentage": { .number($0.pose.phasePercentage) },
  "shiftBehavior": { .text($0.header.movement.shiftBehavior.rawValue) },
  "headerContentImportance": { .text($0.header.movement.headerContentImportance.rawValue) },
  "trackingScrollViewIsBeingScrubbed": {
    .flag($0.header.movement.trackingScrollViewIsBeingScrubbed)
  },
  "statusBarHintCanOverlapHeader": { .flag($0.header.movement.statusBarHintCanOverlapHeader) },
  "minimumHeaderViewHeight": { .number($0.header.movement.minimumHeaderViewHeight) },
  "resetShadowAfterTrackingScrollViewIsReset": {
    .flag($0.header.movement.resetsShadowWithoutScrollView)
  },
  "canOverExtend": { .flag($0.header.heights.canOverExtend) },
  "minMaxHeightIncludesSafeArea": { .flag($0.header.heights.includesSafeArea) },
  "minimumHeight": { .number($0.header.heights.minimum) },
  "maximumHeight": { .number($0.header.heights.maximum) },
  "visibleShadowOpacity": { .number($0.header.shadow.plainOpacity) },
  "prefersStatusBarHidden": { .flag($0.pose.statusBar.prefersStatusBarHidden) },
  "isShiftedOffscreen": { .flag($0.pose.isShiftedOffscreen) },
  // There is no content to track.
  "trackingScrollView": { _ in .null },
]

private func checkDefault(_ vector: Vector) throws {
  let property = try #require(vector.given["property"]?.text)
  let value = try #require(defaults[property])
  #expect(value(try standardHeader()) == vector.expect?["value"], "\(vector): \(property)")
}

private func checkBehavior(_ vector: Vector) throws {
  let header = try vector.motion(at: 0)
  if let wanted = vector.expect?["behavior"]?.text {
    #expect(header.movement.shiftBehavior.rawValue == wanted, "\(vector)")
  }
  if let wanted = vector.expect?["hides_status_bar_when_shifted"]?.flag {
    #expect(header.rules.hidesStatusBar == wanted, "\(vector)")
  }
}

/// The app bar registers its stack and its navigation bar.
private func checkHit(_ vector: Vector) throws {
  let model = screen(appBar("Inbox", left: [.icon()]), content: Content()) { model in
    if vector.given["tracking_scroll_view"] == .null { model.content = nil }
  }
  let places = [
    "header background": Point(x: 200, y: 10), "content view": Point(x: 200, y: 10),
    "header": Point(x: 200, y: 10), "registered view": Point(x: 300, y: 50),
    "subview of a registered view": Point(x: 20, y: 50),
  ]
  let hit = try #require(vector.given["hit"]?.text)
  let touch = arrange(model).touch(at: places[hit] ?? place(named: hit))
  switch vector.expect?["receiver"] {
  case .text("tracking scroll view")?: #expect(touch.receiver?.path == "content", "\(vector)")
  case .text("that subview")?: #expect(touch.receiver == touch.hit, "\(vector)")
  case .null?: #expect(touch.receiver == nil && touch.hit != nil, "\(vector)")
  default: throw WrongKind()
  }
}

/// A place of the app bar above by a word in its name.
private func place(named name: String) -> Point {
  let words = [
    ("button", Point(x: 20, y: 50)), ("subview", Point(x: 20, y: 50)),
    ("registered", Point(x: 300, y: 50)), ("stack", Point(x: 300, y: 50)),
    ("navigation bar", Point(x: 300, y: 50)), ("title", Point(x: 187, y: 48)),
  ]
  return words.first { name.contains($0.0) }?.1 ?? Point(x: 200, y: 10)
}

private func checkContext(_ vector: Vector) throws {
  let context = try #require(vector.given["context"]?.text)
  let isExtension = context.contains("extension") && !context.contains("not extension")
  let words =
    vector.given["behaviors"]?.texts ?? vector.given["behavior"]?.text.map { [$0] } ?? []
  try #require(!words.isEmpty)
  for word in words {
    let behavior = try #require(ShiftBehavior(rawValue: word))
    let found = behavior.inContext(appExtension: isExtension)
    if let unchanged = vector.expect?["behaviors_unchanged"]?.flag, unchanged {
      #expect(found == behavior, "\(vector)")
    }
    if let wanted = vector.expect?["behavior"]?.text {
      #expect(found.rawValue == wanted, "\(vector)")
    }
  }
}

/// `sizeThatFits(300,500)`: the width that is offered, and the minimum height.
private func checkFit(_ vector: Vector) throws {
  let call = try #require(vector.given["call"]?.text)
  let frame = try #require(vector.given["frame"]?.numbers)
  let offered = call.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
  let minimum = vector.given["minimum_height"]?.number
  let model = screen(
    flexibleHeader { bar in
      bar.frame = HeaderFrame(x: frame[0], y: frame[1], width: offered.first ?? frame[2])
      bar.headerView.minimumHeight = minimum
    })
  guard case .flexibleHeader(let header)? = arrange(model).bars.first else { throw WrongKind() }
  if let wanted = vector.expect?["returned_size"]?.numbers {
    #expect([header.frame.width, header.frame.height] == wanted, "\(vector)")
  }
  guard let wanted = vector.expect?["frame"]?.numbers else { return }
  let fitted = [frame[0], frame[1], frame[2], header.frame.height]
  // Asking changes nothing; sizeToFit does.
  #expect((call.hasPrefix("sizeToFit") ? fitted : frame) == wanted, "\(vector)")
}

private func checkShadowLayer(_ vector: Vector) throws {
  let color = vector.given["header_shadow_color"]?.text.flatMap { Color(vector: $0) }
  let isMaterial = vector.given["set_custom_shadow_layer"] == .text("material")
  let model = screen(
    flexibleHeader { bar in
      if isMaterial {
        bar.headerView.shadowLayer = .mdcShadowLayer
      } else {
        bar.headerView.customShadow = CustomShadow()
      }
      bar.headerView.shadowColor = color.map { ColorValue(.fixed($0)) }
    })
  guard case .flexibleHeader(let header)? = model.resolved().bars.first else { throw WrongKind() }
  switch (vector.expect?["custom_shadow_layer"]?.text, header.shadow.kind) {
  case (nil, _), ("material", .mdcShadowLayer), ("plain", .custom): break
  default: throw WrongKind()
  }
  if let wanted = vector.expect?["shadow_layer_color"] {
    try vector.expectEqual(header.shadow.color, wanted, "shadow colour")
  }
}

private func checkTopSafeArea(_ vector: Vector) throws {
  // The container's header infers by itself.
  let infers =
    vector.given["infer_from_vc"]?.flag
    ?? vector.given["mode"]?.text.map { $0.contains("container") } ?? false
  var area = TopSafeArea(
    infers: infers, deviceInset: vector.given["device_top_inset"]?.number ?? 20)
  area.safeAreaDidChange(to: vector.given["source_vc_top_inset"]?.number)
  if vector.given["then_source_vc"] == .null { area.safeAreaDidChange(to: nil) }
  if let later = vector.given["then_source_vc_top_inset"]?.number,
    vector.given["notified"]?.flag ?? true
  {
    area.safeAreaDidChange(
      to: later, statusBarIsAway: vector.given["status_bar_shifted"]?.flag ?? false)
  }
  if let wanted = vector.expect?["infer_from_vc"]?.flag { #expect(infers == wanted) }
  if let wanted = vector.expect?["top_inset"] {
    try vector.expectEqual(area.inset, wanted.number, "top inset")
  }
}
