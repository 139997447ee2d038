import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "Tabs.TabBarView.ItemView"

/// Vectors of one tab: what it asks for, and where its parts stand.
let tabItemVectors: [VectorAdapter] = [
  VectorAdapter(
    "Tabs.TabBarView.Item", needs: ["mdc_customView"], tells: ["mdc_customView"],
    check: { vector in
      // The view that the item is given is the one that stands in its tab.
      #expect(vector.given["mdc_customView"] == vector.expect?["mdc_customView"], "\(vector)")
      let item = TabBarItem.sized(width: 31, height: 17)
      let tab = try #require(
        try arrange(tabScreen(tabBarView([item]), width: 90, height: 48)).tabBar().tabs.first)
      #expect(tab.customView?.frame.size == Size(width: 31, height: 17), "\(vector)")
      #expect(tab.title == nil && tab.picture == nil && tab.badge == nil, "\(vector)")
    }),
  VectorAdapter(
    component, needs: [], takes: ["label", "image", "badge", "minw", "ins", "note"],
    tells: ["intrinsicContentSize"], check: checkSize),
  VectorAdapter(
    component, needs: ["bounds", "scale"],
    takes: ["label", "image", "badge", "rtl", "border", "badgeOffset"],
    tells: ["titleFrame", "iconFrame", "contentFrame", "badgeCenter"], check: checkFrames),
  VectorAdapter(
    component, needs: [], takes: ["title", "image", "minItemWidth", "sizeThatFits"],
    tells: ["width", "height"],
    check: { vector in
      let size = try arranged(vector).size
      #expect(vector.expect?["width"]?.admits(size.width) == true, "\(vector)")
      #expect(vector.expect?["height"]?.admits(size.height) == true, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["image", "size"], takes: ["title"], tells: ["contentFrame"],
    check: checkContentFrame),
  VectorAdapter(
    "Tabs.examples", needs: ["contextBounds", "contentFrame"],
    tells: ["roundedRect", "cornerRadius", "strokeWidth", "note"], check: checkOutline),
  VectorAdapter(
    "Ripple", needs: ["bounds"],
    tells: [
      "finalRadius", "center", "startScale", "clippedToBounds", "touchDownDuration",
      "fadeInDuration", "touchUpFadeOut",
    ], check: checkRipple),
  VectorAdapter(
    "Badges", needs: ["labelFitSize", "scale"], takes: ["borderWidth"], tells: ["size"],
    check: { vector in
      let size = MeasuredBadge.size(
        around: try #require(vector.given["labelFitSize"]?.size),
        borderWidth: vector.given["borderWidth"]?.number ?? 0,
        PixelGrid(scale: try #require(vector.given["scale"]?.number)))
      try vector.expectEqual(size, vector.expect?["size"], "size")
    }),
  VectorAdapter(
    "Badges", needs: ["text"], tells: ["width", "height", "bounds"], check: checkBadgeText),
]

private func metrics(_ vector: Vector) -> TabBarMetrics {
  let offset = vector.given["badgeOffset"]?.numbers ?? [0, 0]
  return TabBarMetrics(
    TabBarLayoutOptions(
      minItemWidth: vector.given["minw"]?.number,
      itemViewContentInsets: vector.given["ins"]?.edgeInsets,
      badgeOffset: Point(x: offset[0], y: offset[1])), voiceOver: false)
}

private func content(_ vector: Vector) -> TabContent {
  let label = vector.given["label"]?.size
  return TabContent(
    label: label, lineHeight: label?.height ?? 0, image: vector.given["image"]?.size,
    badge: vector.given["badge"]?.size, badgeBorder: vector.given["border"]?.number ?? 0)
}

private func checkSize(_ vector: Vector) throws {
  try vector.expectEqual(
    content(vector).size(metrics(vector)), vector.expect?["intrinsicContentSize"], "size")
}

private func checkFrames(_ vector: Vector) throws {
  let bounds = try #require(vector.given["bounds"]?.size)
  let grid = PixelGrid(scale: try #require(vector.given["scale"]?.number))
  let content = content(vector)
  let frames = content.frames(in: bounds, metrics(vector), grid) { _ in content.label ?? .zero }
  let strip = Strip(
    frame: Rect(x: 0, y: 0, width: bounds.width, height: bounds.height),
    direction: vector.isRightToLeft ? .rightToLeft : .leftToRight)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "titleFrame":
      try vector.expectNear(strip.place(try #require(frames.label)), wanted, key)
    case "iconFrame": try vector.expectNear(strip.place(try #require(frames.icon)), wanted, key)
    case "contentFrame": try vector.expectNear(strip.place(frames.contentFrame), wanted, key)
    default:
      let badge = strip.place(try #require(frames.badge))
      let numbers = try #require(wanted.numbers)
      vector.expectNear(badge.midX, numbers[0], "badge")
      vector.expectNear(badge.midY, numbers[1], "badge")
    }
  }
}

/// The only tab of a bar, with a title and an icon of 24 points as the vector has them.
private func arranged(_ vector: Vector) throws -> TabFrames {
  let title = vector.given["title"]?.text
  let hasImage = vector.given["image"]?.size != nil
  let item: TabBarItem = hasImage ? .icon(title) : title.map { .titled($0) } ?? TabBarItem()
  let bar = tabBarView([item], theme: .none) { bar in
    bar.layout.preferredLayoutStyle = .fixedClusteredLeading
    bar.layout.minItemWidth = vector.given["minItemWidth"]?.number
  }
  return try #require(try arrange(tabScreen(bar, width: 375, height: 667)).tabBar().tabs.first)
}

/// Frames of a tab that has the size it asks for.
private func checkContentFrame(_ vector: Vector) throws {
  let tab = try arranged(vector)
  let content = tab.contentFrame
  let wanted = try #require(vector.expect?["contentFrame"]?.object)
  let icon = try #require(tab.picture).frame
  for (key, value) in wanted {
    let holds =
      switch (key, value.text) {
      case ("height", "icon view height"?): content.height == icon.height
      case ("height", "> title label height"?): content.height > (tab.title?.frame.height ?? 0)
      case ("width", "<= icon view width"?): content.width <= icon.width
      case ("width", "<= title label width"?): content.width <= (tab.title?.frame.width ?? 0)
      case ("nonZero", _): !content.isEmpty == value.flag
      case ("containsMidpointOfBounds", _):
        content.contains(Point(x: tab.frame.midX, y: tab.frame.midY)) == value.flag
      case ("containsTopCenter", _):
        content.contains(Point(x: tab.frame.midX, y: tab.frame.minY)) == value.flag
      case ("containsBottomCenter", _):
        content.contains(Point(x: tab.frame.midX, y: tab.frame.maxY)) == value.flag
      default: false
      }
    #expect(holds, "\(vector): \(key)")
  }
}

private func checkOutline(_ vector: Vector) throws {
  func rect(_ key: String) throws -> Rect {
    let sides = try #require(vector.given[key]?.numbers)
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
  let template = TabIndicatorTemplate(.outline)
  let content = try rect("contentFrame")
  let context = TabIndicatorContext(
    bounds: try rect("contextBounds"), contentFrame: content, title: content)
  let shape = template.shape(in: context, insets: template.insets)
  try vector.expectNear(shape.rect, vector.expect?["roundedRect"], "rect")
  #expect(shape.cornerRadius == vector.expect?["cornerRadius"]?.number, "\(vector)")
  #expect(shape.strokeWidth == vector.expect?["strokeWidth"]?.number, "\(vector)")
}

/// Durations belong to live animations.
private func checkRipple(_ vector: Vector) throws {
  let size = try #require(vector.given["bounds"]?.size)
  let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
  let ripple = Ripple(in: bounds, progress: 0)
  vector.expectNear(ripple.finalRadius, vector.expect?["finalRadius"]?.number, "radius")
  let scale = Ripple.startScale(in: size, finalRadius: ripple.finalRadius)
  vector.expectNear(scale, vector.expect?["startScale"]?.number, "scale")
  let center = try #require(vector.expect?["center"]?.numbers)
  #expect([ripple.bounds.midX, ripple.bounds.midY] == center, "\(vector)")
  var item = TabBarItem.titled("A")
  item.pressed = 0
  let frame = ViewFrame(x: 0, y: 0, width: size.width, height: size.height)
  let model = tabScreen(tabBarView([item], frame: frame), width: size.width, height: size.height)
  let items = arrange(model).displayList().items.map(\.item)
  #expect(items.contains(.pushClip(RoundedRect(bounds))), "\(vector)")
}

private func checkBadgeText(_ vector: Vector) throws {
  func size(_ text: JSONValue) throws -> Size {
    var item = TabBarItem.titled("A")
    item.badgeValue = text.text.map { SourcedText($0, path: SpecPath() / "badgeValue") }
    let model = tabScreen(tabBarView([item]), width: 375, height: 48)
    return try arrange(model).tabBar().tabs.first?.badge?.frame.size ?? .zero
  }
  guard let texts = vector.given["text"]?.list else {
    let size = try size(try #require(vector.given["text"]))
    #expect(vector.expect?["bounds"]?.numbers == [0, 0, size.width, size.height], "\(vector)")
    return
  }
  let sizes = try texts.map(size)
  for (first, second) in zip(sizes, sizes.dropFirst()) {
    #expect(second.width > first.width && second.height > first.height, "\(vector)")
  }
}
