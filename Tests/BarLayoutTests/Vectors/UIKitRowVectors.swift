import BarDisplayList
import BarPrimitives
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarSpec
@testable import BarTheme

/// Vectors of the row of title and buttons.
let uikitRowVectors: [VectorAdapter] = [
  VectorAdapter(
    "UIKit.title-centring",
    needs: ["barWidth", "margin", "leadingEnd", "trailingStart", "titleWidth"],
    tells: ["x", "width", "truncated"],
    check: { vector in
      let margin = try #require(vector.given["margin"]?.number)
      let place = UIKitTitlePlace(
        width: try #require(vector.given["barWidth"]?.number), margin: (margin, margin),
        leadingEnd: vector.given["leadingEnd"]?.number,
        trailingStart: vector.given["trailingStart"]?.number,
        titleWidth: try #require(vector.given["titleWidth"]?.number))
      #expect(place.x == vector.expect?["x"]?.number, "\(vector)")
      #expect(place.width == vector.expect?["width"]?.number, "\(vector)")
      #expect(place.isTruncated == vector.expect?["truncated"]?.flag, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.bar-buttons", needs: ["property"], tells: ["value"],
    check: { vector in
      let found = ["minimumInterItemSpace": UIKitButtonMetrics.spacing]
      let property = try #require(vector.given["property"]?.text)
      #expect(found[property] == vector.expect?["value"]?.number, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.bar-buttons", needs: ["barWidth"], tells: ["margin"],
    check: { vector in
      let width = try #require(vector.given["barWidth"]?.number)
      let device = Device(
        name: "test", size: Size(width: width, height: 900), scale: 3, safeArea: .zero,
        statusBarHeight: 0)
      let geometry = UIKitBarGeometry(
        uikitBar(.navigationBar), nil, showsLargeTitle: false, on: device, os: 17)
      #expect(geometry.margin == vector.expect?["margin"]?.number, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.bar-buttons", needs: [],
    takes: ["leftBarButtonItems", "rightBarButtonItems", "direction"],
    tells: ["leftToRight"], where: { !$0.given.isEmpty }, check: checkOrder),
  VectorAdapter(
    "UIKit.bar-buttons", needs: ["barWidth", "side"], takes: ["item", "items", "direction"],
    tells: [
      "buttonFrameX", "buttonWidth", "labelMaxX", "labelX", "buttonX", "frameX", "maxX",
      "innerButton", "outerButton", "innerImageX", "outerImageX",
    ], check: checkButtons),
  VectorAdapter(
    "UIKit.toolbar-layout", needs: ["width", "margin", "items"], tells: ["buttonX"],
    check: { vector in
      let margin = try #require(vector.given["margin"]?.number)
      let items = try #require(vector.given["items"]?.list).map { item -> UIKitToolbarRow.Item in
        let parts = item.list ?? []
        switch parts.first?.text {
        case "flex": return .flexible
        case "fixed": return .fixed(parts.last?.number ?? 0)
        default: return .button(parts.last?.number ?? 0)
        }
      }
      // A space takes its width alone in these vectors: the choice is a row of the decisions.
      let row = UIKitToolbarRow(
        start: margin, end: try #require(vector.given["width"]?.number) - margin, items: items,
        fixedSpaceKeepsGap: false)
      #expect(row.buttonStarts == vector.expect?["buttonX"]?.numbers, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.back-button", needs: ["previous"],
    takes: [
      "mode", "fits", "hidesBackButton", "itemStyle", "leftItems",
      "leftItemsSupplementBackButton", "os",
    ], tells: ["label", "chevron", "backButton", "titleAlignment"], check: checkBackButton),
]

private func checkOrder(_ vector: Vector) throws {
  let isTrailing = vector.given["rightBarButtonItems"] != nil
  let names = try #require(
    (vector.given["rightBarButtonItems"] ?? vector.given["leftBarButtonItems"])?.texts)
  let buttons = names.map { UIKitButton(title: SourcedText($0, path: SpecPath())) }
  var model = screen(
    .uikit(
      navigationBar(
        left: isTrailing ? [] : buttons, right: isTrailing ? buttons : [])))
  if vector.given["direction"]?.text == "rtl" {
    model.traits.layoutDirection = .rightToLeft
  }
  let frames = try uikitNavigation(model)
  let placed = (frames.leading + frames.trailing).sorted { $0.frame.minX < $1.frame.minX }
  let titles = placed.compactMap { $0.title?.text.string }
  #expect(titles == vector.expect?["leftToRight"]?.texts, "\(vector)")
}

private func navigationBar(left: [UIKitButton], right: [UIKitButton]) -> UIKitBar {
  UIKitBar(
    id: ElementID("navigationBar"), kind: .navigationBar,
    content: .navigation([
      UIKitNavigationItem(leftBarButtonItems: left, rightBarButtonItems: right)
    ]))
}

private func uikitNavigation(
  _ model: BarModel, shaping: some TextShaping = HalfEmShaper()
) throws -> UIKitNavigationFrames {
  let frames = model.resolved().arranged(shaping: shaping, images: NoImages())
  guard case .uikit(let bar)? = frames.bars.first, case .navigation(let navigation) = bar.content
  else { throw NoUIKitBar() }
  return navigation
}

private struct NoImages: ImageLookup {
  func image(for file: ImageFile) -> BarImage? { nil }
}

/// Buttons at one end, their texts as wide as the vector says: `text 52pt wide`, `image 24pt (outer)`.
private func checkButtons(_ vector: Vector) throws {
  let single = vector.given["item"]?.text.map { [$0] }
  let texts = try #require(vector.given["items"]?.texts ?? single)
  var widths: [String: Double] = [:]
  let buttons = texts.map { text -> UIKitButton in
    if text.hasPrefix("image") { return UIKitButton(image: .icon(name: "star", glyph: 1)) }
    let digits = text.filter(\.isNumber)
    widths[text] = Double(digits)
    return UIKitButton(title: SourcedText(text, path: SpecPath()))
  }
  let isTrailing = vector.given["side"]?.text == "trailing"
  var model = screen(
    .uikit(navigationBar(left: isTrailing ? [] : buttons, right: isTrailing ? buttons : [])))
  model.device.size = Size(width: try #require(vector.given["barWidth"]?.number), height: 800)
  if vector.given["direction"]?.text == "rtl" { model.traits.layoutDirection = .rightToLeft }
  var shaper = StatedWidthShaper()
  shaper.widths = widths
  let frames = try uikitNavigation(model, shaping: shaper)
  let placed = isTrailing ? frames.trailing : frames.leading
  let outer = try #require(placed.first)
  let top = outer.frame.minY
  func sides(_ button: UIKitButtonFrames?) -> [Double] {
    button.map { [$0.frame.minX, $0.frame.minY - top, $0.frame.width, $0.frame.height] } ?? []
  }
  for (word, wanted) in vector.expect ?? [:] {
    switch word {
    case "buttonFrameX", "buttonX", "frameX":
      #expect(outer.frame.minX == wanted.number, "\(vector)")
    case "buttonWidth": #expect(outer.frame.width == wanted.number, "\(vector)")
    case "maxX": #expect(outer.frame.maxX == wanted.number, "\(vector)")
    case "labelMaxX": #expect(outer.title?.frame.maxX == wanted.number, "\(vector)")
    case "labelX": #expect(outer.title?.frame.minX == wanted.number, "\(vector)")
    case "outerButton": #expect(sides(outer) == wanted.numbers, "\(vector)")
    case "innerButton": #expect(sides(placed.last) == wanted.numbers, "\(vector)")
    case "outerImageX": #expect(outer.picture?.places.first?.minX == wanted.number, "\(vector)")
    case "innerImageX":
      #expect(placed.last?.picture?.places.first?.minX == wanted.number, "\(vector)")
    default: Issue.record("\(vector): \(word)")
    }
  }
}

private func checkBackButton(_ vector: Vector) throws {
  let given = vector.given
  func text(_ value: JSONValue?) -> SourcedText? {
    value?.text.map { SourcedText($0, path: SpecPath()) }
  }
  var item = UIKitNavigationItem(
    hidesBackButton: given["hidesBackButton"]?.flag ?? false,
    leftItemsSupplementBackButton: given["leftItemsSupplementBackButton"]?.flag ?? false,
    leftBarButtonItems: Array(
      repeating: UIKitButton(), count: Int(given["leftItems"]?.number ?? 0)))
  item.style =
    given["itemStyle"]?.text.flatMap { UIKitNavigationItem.Style(rawValue: $0) } ?? .navigator
  var stack = [item]
  if let previous = given["previous"]?.object {
    let back = previous["backBarButtonItem"]?.object
    let mode = given["mode"]?.text.flatMap {
      UIKitNavigationItem.BackButtonDisplayMode(rawValue: $0)
    }
    stack.insert(
      UIKitNavigationItem(
        title: text(previous["title"]), backButtonTitle: text(previous["backButtonTitle"]),
        backBarButtonItem: back.map { UIKitButton(title: text($0["title"])) },
        backButtonDisplayMode: mode ?? .default), at: 0)
  }
  let os = given["os"]?.number.map { Int($0) } ?? 17
  let rule = BackButtonRule(stack: stack, os: os, locale: "en")
  let fitting = given["fits"]?.texts
  let label = rule?.labels.map(\.string).first { fitting?.contains($0) ?? true }
  for (word, wanted) in vector.expect ?? [:] {
    switch word {
    case "label": #expect(label == wanted.text, "\(vector)")
    case "chevron", "backButton": #expect((rule != nil) == wanted.flag, "\(vector)")
    case "titleAlignment":
      #expect((item.style != .navigator && os >= 16) == (wanted.text == "leading"), "\(vector)")
    default: Issue.record("\(vector): \(word)")
    }
  }
}
