import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "Tabs.TabBarView"

/// Vectors of where tabs stand: they go through the whole of theme and layout.
let tabLayoutVectors: [VectorAdapter] = [
  VectorAdapter(
    component, needs: ["preferredLayoutStyle", "itemSizes", "bounds"],
    takes: ["selected", "rtl", "contentPadding", "safeAreaInsets", "voiceOverRunning"],
    tells: [
      "effectiveLayoutStyle", "itemFrames", "contentSize", "contentOffset", "intrinsicContentSize",
      "indicatorRect", "bottomDividerRectInVisibleSpace",
    ], check: checkLayout),
  VectorAdapter(
    component, needs: ["preferredLayoutStyle", "bounds", "items", "setContentPadding"],
    tells: ["contentSizeDelta", "intrinsicContentSizeDelta"], check: checkPadding),
  VectorAdapter(
    component, needs: ["preferredLayoutStyle", "bounds", "items"],
    tells: ["effectiveLayoutStyle", "itemRipple.shouldProcessRippleWithScrollViewGestures"],
    check: { vector in
      let bar = try arranged(vector, items: vector.tabs)
      let style = bar.layout.effectiveStyle
      #expect(style.rawValue == vector.expect?["effectiveLayoutStyle"]?.text, "\(vector)")
      // Where a swipe scrolls tabs it is no touch of a tab.
      if let wanted = vector.expect?["itemRipple.shouldProcessRippleWithScrollViewGestures"]?.flag {
        #expect(style.scrolls != wanted, "\(vector)")
      }
    }),
  VectorAdapter(
    component, needs: ["items"], takes: ["preferredLayoutStyle"],
    tells: ["intrinsicContentSize", "note"],
    check: checkIntrinsicSize),
  VectorAdapter(
    component, needs: ["items", "then"],
    tells: ["intrinsicContentSize.height", "intrinsicContentSize.width"], check: checkLargeImage),
  VectorAdapter(
    component, needs: ["items", "sizeThatFits"], tells: ["width", "height"], check: checkFit),
  VectorAdapter(
    component, needs: ["items", "bounds", "offsetInSuperview", "query"], tells: ["rectForItem"],
    check: { vector in
      let offset = try #require(vector.given["offsetInSuperview"]?.numbers)
      let frame = ViewFrame(x: offset[0], y: offset[1], width: 90, height: 48)
      let model = tabScreen(tabBarView(vector.tabs, frame: frame), width: 375, height: 667)
      let bar = try arrange(model).tabBar()
      #expect(bar.layout.intrinsicSize == bar.frame.size, "\(vector)")
      let found = try #require(bar.tabs.first).frame
      #expect(found.origin == Point(x: offset[0], y: offset[1]), "\(vector)")
      #expect(found.size == bar.frame.size, "\(vector)")
    }),
  VectorAdapter(
    component, needs: ["from", "to", "progress", "duration", "timing"], tells: ["eased", "rect"],
    check: checkTransition),
]

/// The bar of a vector with `items` in its bounds.
private func arranged(_ vector: Vector, items: [TabBarItem]) throws -> TabBarFrames {
  let bounds = try #require(vector.given["bounds"]?.size)
  let safeArea = vector.given["safeAreaInsets"]?.edgeInsets ?? .zero
  let frame = ViewFrame(x: 0, y: 0, width: bounds.width, height: bounds.height)
  var model = tabScreen(
    tabBarView(items, theme: .none, frame: frame) { bar in
      bar.selectedItem = vector.given["selected"]?.number.map { Int($0) }
      bar.layout = layoutOptions(vector)
    }, width: bounds.width, height: bounds.height, safeArea: safeArea,
    direction: vector.isRightToLeft ? .rightToLeft : .leftToRight)
  model.traits.voiceOver = vector.given["voiceOverRunning"]?.flag ?? false
  return try arrange(model).tabBar()
}

private func layoutOptions(_ vector: Vector) -> TabBarLayoutOptions {
  let style = vector.given["preferredLayoutStyle"]?.text.flatMap { TabLayoutStyle(rawValue: $0) }
  return TabBarLayoutOptions(
    preferredLayoutStyle: style ?? .fixed,
    contentPadding: TabLayoutStyle.allCases.compactMap { style in
      vector.given["contentPadding"]?[style.rawValue]?.edgeInsets.map {
        TabContentPadding(style, $0)
      }
    })
}

private func checkLayout(_ vector: Vector) throws {
  let sizes = vector.given["itemSizes"]?.list?.compactMap(\.size) ?? []
  let bar = try arranged(
    vector, items: sizes.map { .sized(width: $0.width, height: $0.height) })
  func inContent(_ rect: Rect) -> Rect {
    rect.offsetBy(x: bar.contentOffset.x, y: bar.contentOffset.y)
  }
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "effectiveLayoutStyle":
      #expect(bar.layout.effectiveStyle.rawValue == wanted.text, "\(vector)")
    case "itemFrames":
      let frames = wanted.list ?? []
      #expect(frames.count == bar.tabs.count)
      for (tab, frame) in zip(bar.tabs, frames) {
        try vector.expectNear(inContent(tab.frame), frame, "tab")
      }
    case "contentSize": try vector.expectEqual(bar.layout.contentSize, wanted, key)
    case "intrinsicContentSize": try vector.expectEqual(bar.layout.intrinsicSize, wanted, key)
    case "contentOffset":
      #expect([bar.contentOffset.x, bar.contentOffset.y] == wanted.numbers, "\(vector)")
    case "indicatorRect":
      try vector.expectNear(inContent(try #require(bar.indicator).rect), wanted, key)
    default: try vector.expectNear(bar.divider, wanted, key)
    }
  }
}

/// What padding adds, against none at all.
private func checkPadding(_ vector: Vector) throws {
  let set = try #require(vector.given["setContentPadding"])
  let style = try #require(set["style"]?.text.flatMap { TabLayoutStyle(rawValue: $0) })
  let insets = try #require(set["insets"]?.edgeInsets)
  let bounds = try #require(vector.given["bounds"]?.size)
  func layout(_ insets: Insets) throws -> TabLayout {
    let frame = ViewFrame(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let bar = tabBarView(vector.tabs, frame: frame) { bar in
      bar.layout = layoutOptions(vector)
      bar.layout.contentPadding = [TabContentPadding(style, insets)]
    }
    return try arrange(tabScreen(bar, width: bounds.width, height: bounds.height)).tabBar().layout
  }
  let (with, without) = (try layout(insets), try layout(.zero))
  for (key, wanted) in vector.expect ?? [:] {
    let (after, before) =
      key == "contentSizeDelta"
      ? (with.contentSize, without.contentSize) : (with.intrinsicSize, without.intrinsicSize)
    try vector.expectEqual(
      Size(width: after.width - before.width, height: after.height - before.height), wanted, key)
  }
}

private func checkIntrinsicSize(_ vector: Vector) throws {
  let dots = String(repeating: ".", count: 396)
  let items = vector.tabs.map { item in
    // `about 396 '.' characters`.
    item.title?.string.contains("396") == true ? TabBarItem.titled(dots) : item
  }
  let bar = tabBarView(items, theme: .none) { $0.layout = layoutOptions(vector) }
  let size = try arrange(tabScreen(bar, width: 375, height: 667)).tabBar().layout.intrinsicSize
  let wanted = try #require(vector.expect?["intrinsicContentSize"])
  #expect(wanted["width"]?.admits(size.width) == true, "\(vector)")
  #expect(wanted["height"]?.admits(size.height) == true, "\(vector)")
}

private func checkLargeImage(_ vector: Vector) throws {
  func size(_ image: JSONValue?) throws -> Size {
    let image = try #require(image?.size)
    var item = try #require(vector.tabs.first)
    item.image = .file(
      ImageFile(file: "x", renderingMode: .automatic, scale: 1, path: SpecPath() / "image"))
    let model = tabScreen(tabBarView([item]), width: 375, height: 667)
    let images = OneImage(width: Int(image.width), height: Int(image.height))
    return try arrange(model, images: images).tabBar().layout.intrinsicSize
  }
  let before = try size(vector.given["items"]?.list?.first?["image"])
  let after = try size(vector.given["then"]?["items[0].image"])
  #expect(after.height > before.height && after.width >= before.width, "\(vector)")
}

/// As wide as asked, as high as needed, whatever height is asked for.
private func checkFit(_ vector: Vector) throws {
  let model = tabScreen(tabBarView(vector.tabs), width: 375, height: 667)
  let bar = try resolvedTabBar(model)
  let context = LayoutContext(model.resolved(), shaping: HalfEmShaper(), images: OneImage())
  let offered = vector.given["sizeThatFits"]?.size ?? Size(width: 100, height: 58)
  let fit = bar.fit(offered, context)
  for (key, wanted) in vector.expect ?? [:] {
    switch (key, wanted.text) {
    case ("width", "requested width"?): #expect(fit.width == offered.width, "\(vector)")
    case ("height", "intrinsic height"?): #expect(fit.height == 48, "\(vector)")
    case ("width", _): #expect(fit.width == wanted.number, "\(vector)")
    default: #expect(fit.height == wanted.number, "\(vector)")
    }
  }
}

private func checkTransition(_ vector: Vector) throws {
  let timing = try #require(vector.given["timing"]?.numbers)
  let curve = TimingCurve(timing[0], timing[1], timing[2], timing[3])
  let time = try #require(vector.given["progress"]?.number)
  let eased = curve.progress(at: time)
  #expect(ResolvedSelectionChange.timing == curve, "\(vector)")
  #expect(vector.given["duration"]?.number == ResolvedSelectionChange.duration, "\(vector)")
  #expect(abs(eased - (vector.expect?["eased"]?.number ?? .nan)) < 1e-6, "\(vector)")
  func shape(_ key: String) throws -> TabIndicatorShape {
    let sides = try #require(vector.given[key]?.numbers)
    return TabIndicatorShape(
      rect: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), cornerRadius: 0,
      strokeWidth: nil)
  }
  let change = ResolvedSelectionChange(from: 0, time: time, progress: eased)
  try vector.expectNear(
    try shape("to").moved(from: try shape("from"), change).rect, vector.expect?["rect"], "rect")
}

extension Vector {
  /// Tabs by title, or by title and image; images are icons of 24 points.
  var tabs: [TabBarItem] {
    (given["items"]?.list ?? []).map { item in
      let title = item.text ?? item["title"]?.text
      return item["image"] == nil || item["image"] == .null
        ? title.map { .titled($0) } ?? TabBarItem() : .icon(title)
    }
  }
}
