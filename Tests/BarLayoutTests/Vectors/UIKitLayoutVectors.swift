import BarDisplayList
import BarPrimitives
import BarScroll
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarSpec
@testable import BarTheme

/// Vectors of heights, devices, frames and scrolling.
let uikitLayoutVectors: [VectorAdapter] = [
  VectorAdapter(
    "UIKit.bar-height", needs: ["bar", "idiom"],
    takes: [
      "orientation", "screen", "largeTitleExpanded", "searchRow", "os", "presentation", "prompt",
      "safeBottom",
    ], tells: ["height"], check: checkHeight),
  VectorAdapter(
    "UIKit.device", needs: ["device"],
    tells: [
      "width", "height", "scale", "safeTop", "safeBottom", "landscapeSide", "landscapeBottom",
      "statusBar",
    ], check: checkDevice),
  VectorAdapter(
    "UIKit.tab-item-frames", needs: ["width", "items", "positioning"], tells: ["frames"],
    where: { $0.given["positioning"]?.text == "fill" },
    check: { vector in
      let frames = UIKitTabsArranger.fill(
        count: Int(try #require(vector.given["items"]?.number)),
        width: try #require(vector.given["width"]?.number), height: 48)
      let wanted = try #require(vector.expect?["frames"]?.list).compactMap(\.numbers)
      #expect(frames.map { [$0.minX, $0.minY, $0.width, $0.height] } == wanted, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.tab-layout-style", needs: ["idiom", "hSize", "vSize"], takes: ["os"], tells: ["layout"],
    check: checkTabStyle),
  VectorAdapter(
    "UIKit.tab-overflow", needs: ["idiom", "items"], takes: ["hSize", "selectedIndex"],
    tells: ["visible", "more", "realItems", "moreList", "highlighted"], check: checkOverflow),
  VectorAdapter(
    "UIKit.large-title-scroll", needs: ["scrollOffset"],
    takes: ["scrollEdgeAppearance", "settled"],
    tells: ["extension", "inlineTitleAlpha", "background"],
    check: { vector in
      let pose = CollapsingRows(largeTitle: 52, search: 0)
        .pose(scrolledBy: try #require(vector.given["scrollOffset"]?.number))
      vector.expectClose(
        pose.largeTitleHeight, vector.expect?["extension"]?.number, "extension")
      vector.expectClose(
        pose.inlineTitleAlpha, vector.expect?["inlineTitleAlpha"]?.number, "alpha")
      vector.expectClose(pose.background, vector.expect?["background"]?.number, "background")
    }),
  VectorAdapter(
    "UIKit.large-title-scroll", needs: ["row"], takes: ["width"],
    tells: [
      "rowHeight", "topPadding", "lineHeight", "bottomPadding", "x", "font", "fieldHeight",
      "radius", "fill",
    ], check: checkRow),
  VectorAdapter(
    "UIKit.large-title-snap", needs: ["restOffset", "largeTitle", "searchRow"], tells: ["snapTo"],
    check: { vector in
      let rows = CollapsingRows(
        largeTitle: vector.given["largeTitle"]?.flag == true ? 52 : 0,
        search: vector.given["searchRow"]?.flag == true ? 52 : 0)
      let found = rows.snap(try #require(vector.given["restOffset"]?.number))
      vector.expectClose(found, vector.expect?["snapTo"]?.number, "snapTo")
    }),
  VectorAdapter(
    "UIKit.large-title-mode", needs: ["prefersLargeTitles", "mode", "previousItem"],
    tells: ["largeTitle"], check: checkLargeTitleMode),
  VectorAdapter(
    "UIKit.hairline", needs: ["bar", "scale"], takes: ["barHeight"], tells: ["y", "height"],
    check: checkHairline),
  VectorAdapter(
    "UIKit.badge", needs: ["text"], takes: ["buttonWidth", "imageFrame"],
    tells: ["frame", "minSize", "background", "textColor"], check: checkBadge),
]

extension Vector {
  /// Compares to a ten-thousandth, as the vectors are rounded; no wish is none.
  fileprivate func expectClose(_ found: Double, _ wanted: Double?, _ word: String) {
    guard let wanted else { return }
    #expect(abs(found - wanted) < 1e-4, "\(self): \(word) is \(found)")
  }
}

private func checkHeight(_ vector: Vector) throws {
  let given = vector.given
  let kind = try #require(uikitKind(given["bar"]?.text))
  let isTablet = given["idiom"]?.text == "pad"
  let sides = given["screen"]?.text?.split(separator: "x").compactMap { Double($0) }
  let portrait = sides ?? (isTablet ? [834, 1194] : [390, 844])
  let isLandscape = given["orientation"]?.text == "landscape"
  let safe = given["safeBottom"]?.number ?? 0
  let device = Device(
    name: "test",
    size: isLandscape
      ? Size(width: portrait[1], height: portrait[0])
      : Size(width: portrait[0], height: portrait[1]), scale: 2,
    safeArea: Insets(top: 0, left: 0, bottom: safe, right: 0), statusBarHeight: 0)
  let item = UIKitNavigationItem(
    prompt: given["prompt"]?.flag == true ? SourcedText("prompt", path: SpecPath()) : nil,
    searchBar: given["searchRow"]?.flag == true ? UIKitSearchBar() : nil)
  let bar = UIKitBar(
    id: ElementID("bar"), kind: kind,
    presentation: given["presentation"]?.text.flatMap { UIKitBar.Presentation(rawValue: $0) }
      ?? .fullScreen, content: .navigation([item]))
  let geometry = UIKitBarGeometry(
    bar, kind == .navigationBar ? item : nil,
    showsLargeTitle: given["largeTitleExpanded"]?.flag ?? false, on: device,
    os: given["os"].flatMap(\.number).map { Int($0) } ?? 17)
  let found = geometry.expandedHeight + (kind == .navigationBar ? 0 : safe)
  vector.expectClose(found, vector.expect?["height"]?.number, "height")
}

private func checkDevice(_ vector: Vector) throws {
  let name = try #require(vector.given["device"]?.text)
  let preset = try #require(devicePresets.first { $0.name == name }, "\(name)")
  let found = [
    "width": preset.size.width, "height": preset.size.height, "scale": preset.scale,
    "safeTop": preset.safeArea.top, "safeBottom": preset.safeArea.bottom,
    "landscapeSide": preset.landscapeSafeArea.left,
    "landscapeBottom": preset.landscapeSafeArea.bottom, "statusBar": preset.statusBarHeight,
  ]
  for (word, wanted) in vector.expect ?? [:] {
    #expect(found[word] == wanted.number, "\(vector): \(word)")
  }
}

private func checkTabStyle(_ vector: Vector) throws {
  let given = vector.given
  let isTablet = given["idiom"]?.text == "pad"
  let isRegular = given["hSize"]?.text == "regular"
  let isLow = given["vSize"]?.text == "compact"
  let short = isTablet ? 834.0 : isRegular ? 430 : 390
  let long = isTablet ? 1194.0 : 844
  let device = Device(
    name: "test",
    size: isLow ? Size(width: long, height: short) : Size(width: short, height: long), scale: 2,
    safeArea: .zero, statusBarHeight: 0)
  let screen = UIKitScreenClass(device, os: given["os"]?.number.map { Int($0) } ?? 17)
  let style = screen.tabLayout(width: isTablet && !isRegular ? 320 : device.size.width).style
  #expect(style.rawValue == vector.expect?["layout"]?.text, "\(vector)")
}

private func checkOverflow(_ vector: Vector) throws {
  let count = Int(try #require(vector.given["items"]?.number))
  let isCompact =
    vector.given["idiom"]?.text == "phone" || vector.given["hSize"]?.text == "compact"
  let overflow = TabOverflow(count: count, isCompactWidth: isCompact)
  let selected = vector.given["selectedIndex"]?.number.map { Int($0) }
  for (word, wanted) in vector.expect ?? [:] {
    switch word {
    case "visible":
      #expect(Double(overflow.shown + (overflow.hasMore ? 1 : 0)) == wanted.number, "\(vector)")
    case "more": #expect(overflow.hasMore == wanted.flag, "\(vector)")
    case "realItems": #expect(Double(overflow.shown) == wanted.number, "\(vector)")
    case "moreList":
      #expect((overflow.shown..<count).map { "item\($0 + 1)" } == wanted.texts, "\(vector)")
    default:
      let isMore = selected.map { $0 >= overflow.shown } ?? false
      #expect((isMore ? "More" : "item") == wanted.text, "\(vector)")
    }
  }
}

private func checkRow(_ vector: Vector) throws {
  let isSearch = vector.given["row"]?.text == "search"
  let item = UIKitNavigationItem(
    title: SourcedText("Title", path: SpecPath()),
    searchBar: isSearch ? UIKitSearchBar() : nil)
  let bar = UIKitBar(
    id: ElementID("navigationBar"), kind: .navigationBar,
    properties: [
      AppearanceSetting("prefersLargeTitles", .flag(!isSearch), path: SpecPath())
    ], content: .navigation([item]))
  var model = screen(.uikit(bar))
  model.device.size = Size(width: vector.given["width"]?.number ?? 390, height: 844)
  model.uikit.icons = SystemIcons(SearchIcon())
  guard case .uikit(let frames)? = arrange(model).bars.first,
    case .navigation(let navigation) = frames.content
  else { throw NoUIKitBar() }
  var found: [String: Double] = [
    "rowHeight": isSearch
      ? frames.bar.geometry.searchHeight : frames.bar.geometry.largeTitleHeight
  ]
  if let search = navigation.search {
    let top = frames.frame.maxY - frames.bar.geometry.searchHeight
    found["topPadding"] = search.field.rect.minY - top
    found["fieldHeight"] = search.field.rect.height
    found["bottomPadding"] = frames.frame.maxY - search.field.rect.maxY
    found["radius"] = search.field.radius
  } else {
    let clip = navigationClip(navigation)
    found["x"] = navigation.largeTitleLines.first?.frame.minX
    found["lineHeight"] = UIKitNavigationMetrics.largeTitleLine
    found["bottomPadding"] = UIKitNavigationMetrics.largeTitleBelow
    found["topPadding"] =
      clip.height - UIKitNavigationMetrics.largeTitleLine - UIKitNavigationMetrics.largeTitleBelow
  }
  for (word, wanted) in vector.expect ?? [:] {
    switch word {
    case "font":
      let font = navigation.largeTitleLines.first?.text.font
      #expect("\(Int(font?.size ?? 0)) \(font?.weight.name ?? "")" == wanted.text, "\(vector)")
    case "fill":
      let fill = Palette(model).color(.tertiarySystemFill)
      #expect(wanted.text == "tertiarySystemFill" && navigation.search?.face.fill == fill)
    default: #expect(found[word] == wanted.number, "\(vector): \(word)")
    }
  }
}

private func navigationClip(_ frames: UIKitNavigationFrames) -> Rect { frames.largeTitleClip }

private struct SearchIcon: IconCatalog {
  func glyph(named name: String) -> UInt32? { 1 }
  var names: [String] { [] }
}

private func checkLargeTitleMode(_ vector: Vector) throws {
  let mode = try #require(
    vector.given["mode"]?.text.flatMap { UIKitNavigationItem.LargeTitleDisplayMode(rawValue: $0) })
  var stack = [UIKitNavigationItem(largeTitleDisplayMode: mode)]
  if let previous = vector.given["previousItem"]?.text {
    let before: UIKitNavigationItem.LargeTitleDisplayMode = previous == "shown" ? .always : .never
    stack.insert(UIKitNavigationItem(largeTitleDisplayMode: before), at: 0)
  }
  let shows = showsLargeTitle(
    stack: stack, prefersLargeTitles: vector.given["prefersLargeTitles"]?.flag ?? false,
    isCompact: false, os: 17)
  #expect((shows ? "shown" : "hidden") == vector.expect?["largeTitle"]?.text, "\(vector)")
}

private func checkHairline(_ vector: Vector) throws {
  let kind = try #require(uikitKind(vector.given["bar"]?.text))
  let scale = try #require(vector.given["scale"]?.number)
  let height = vector.given["barHeight"]?.number
  var model = screen(.uikit(uikitBar(kind)))
  model.device.scale = scale
  // The vector's bar is its background, status bar included.
  if let height { model.device.safeArea = Insets(top: height - 44, left: 0, bottom: 0, right: 0) }
  guard case .uikit(let frames)? = arrange(model).bars.first else { throw NoUIKitBar() }
  let top = kind == .navigationBar ? 0 : frames.backgroundFrame.minY
  vector.expectClose(frames.hairline.minY - top, vector.expect?["y"]?.number, "y")
  vector.expectClose(frames.hairline.height, vector.expect?["height"]?.number, "height")
}

func uikitBar(_ kind: UIKitBarKind) -> UIKitBar {
  let content: UIKitBar.Content =
    switch kind {
    case .navigationBar: .navigation([UIKitNavigationItem()])
    case .toolbar: .toolbar([])
    case .tabBar: .tabs([UIKitTabItem()], selected: 0)
    }
  return UIKitBar(id: ElementID(kind.rawValue), kind: kind, content: content)
}

private func checkBadge(_ vector: Vector) throws {
  let text = try #require(vector.given["text"]?.text)
  let item = UIKitTabItem(badgeValue: SourcedText(text, path: SpecPath()))
  let face = try uikitFace(.tabBar, [], content: .tabs([item], selected: 0))
  guard case .tabs(let tabs) = face.content, let badge = tabs.tabs.first?.badge else {
    throw NoUIKitBar()
  }
  for (word, wanted) in vector.expect ?? [:] {
    switch word {
    case "frame":
      let sides = try #require(vector.given["imageFrame"]?.numbers)
      let icon = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      // One digit of the system's font is narrower than the smallest badge.
      let frame = UIKitBadgePlace(icon: icon, itemTop: 0, textWidth: 7).frame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(found == wanted.numbers, "\(vector)")
    case "minSize": #expect(UIKitTabMetrics.badge == wanted.number, "\(vector)")
    case "background":
      let color = try #require(wanted.text.flatMap { SystemColor(rawValue: $0) })
      #expect(badge.color == Palette(screen()).color(color), "\(vector)")
    default: #expect(badge.text?.color.hex == wanted.text, "\(vector)")
    }
  }
}
