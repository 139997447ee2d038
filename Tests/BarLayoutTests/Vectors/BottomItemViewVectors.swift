import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout
@testable import BarTheme

private let component = "BottomNavigation.ItemView"

/// Vectors of one item of a bottom navigation bar: its size, and where its parts stand.
let bottomItemViewVectors: [VectorAdapter] = [
  VectorAdapter(
    component,
    needs: [
      "bounds", "image", "title", "contentHorizontalMargin", "titleVisibility", "titleBelowIcon",
    ],
    takes: ["contentVerticalMargin"],
    tells: ["label.center.y - icon.center.y", "label.center.x - icon.center.x"],
    check: checkMargins),
  VectorAdapter(
    component, needs: ["iconFrame", "badgeText", "rtl"], takes: ["badgeSize", "borderWidth"],
    tells: ["badgeCenter"], check: checkBadge),
  VectorAdapter(
    component, needs: ["title", "titleBelowIcon"], takes: ["frame", "size", "image"],
    tells: ["width", "height"],
    check: { vector in
      let size = try vector.content().size(vector.style)
      #expect(vector.expect?["width"]?.admits(size.width) == true, "\(vector): \(size)")
      #expect(vector.expect?["height"]?.admits(size.height) == true, "\(vector): \(size)")
    }),
  VectorAdapter(
    component, needs: ["frame", "truncatesTitle", "title"],
    tells: ["label.width", "bounds.contains(label.frame)"], check: checkTruncation),
  VectorAdapter(
    component, needs: ["selected", "change"], takes: ["selectedImage"], tells: ["displayedImage"],
    check: checkImage),
  VectorAdapter(
    component, needs: ["titleBelowIcon", "titleNumberOfLines"],
    tells: ["titleNumberOfLines", "label.numberOfLines"], check: checkLines),
  VectorAdapter(
    component,
    needs: [
      "bounds", "iconSize", "labelFitSize", "contentVerticalMargin", "contentHorizontalMargin",
      "titleBelowIcon", "titleHidden", "rtl",
    ], tells: ["iconFrame", "labelFrame", "labelAlpha"], check: checkFrames),
  VectorAdapter(
    component,
    needs: ["bounds", "showsSelectionIndicator", "iconSize", "labelFitSize", "titleHidden"],
    tells: ["selectionIndicator", "cornerRadius", "iconFrame"], check: checkPill),
]

extension Vector {
  fileprivate var style: BottomItemStyle {
    BottomItemStyle(
      isTitleBelowIcon: given["titleBelowIcon"]?.flag ?? true,
      verticalMargin: given["contentVerticalMargin"]?.number ?? 0,
      horizontalMargin: given["contentHorizontalMargin"]?.number ?? 12)
  }

  /// The title's letters are half an em of 12 points wide.
  fileprivate func content() throws -> BottomItemContent {
    BottomItemContent(
      icon: given["image"]?.size, label: try #require(given["title"]?.text).sizeOfLetters,
      badge: nil)
  }

  /// The item's own rectangle, at the screen's corner.
  fileprivate func strip() throws -> Strip {
    let numbers = try #require(given["bounds"]?.numbers)
    let frame = Rect(
      x: 0, y: 0, width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
    return Strip(frame: frame, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension String {
  fileprivate var sizeOfLetters: Size {
    Size(width: Double(unicodeScalars.count) * 6, height: 14.5)
  }
}

private func checkMargins(_ vector: Vector) throws {
  let content = try vector.content()
  let parts = content.parts(in: try vector.strip().frame.size, vector.style, showsTitle: true)
  let (icon, label) = (try #require(parts.icon), try #require(parts.label))
  for (key, wanted) in vector.expect ?? [:] {
    switch (key, wanted.text) {
    case ("label.center.y - icon.center.y", "(label.h + icon.h)/2 + 20"?):
      vector.expectNear(label.midY - icon.midY, (label.height + icon.height) / 2 + 20, key)
    case ("label.center.x - icon.center.x", "(label.w + icon.w)/2 + 20"?):
      vector.expectNear(label.midX - icon.midX, (label.width + icon.width) / 2 + 20, key)
    default: throw WrongKind()
    }
  }
}

private func checkBadge(_ vector: Vector) throws {
  let sides = try #require(vector.given["iconFrame"]?.numbers)
  let size = vector.given["badgeSize"]?.size ?? .zero
  let content = BottomItemContent(
    icon: nil, label: nil, badge: size, badgeHasText: vector.given["badgeText"] != .null,
    badgeBorder: vector.given["borderWidth"]?.number ?? 0)
  // As wide as may be: only the icon's place counts.
  let strip = Strip(
    frame: Rect(x: 0, y: 0, width: 120, height: 56),
    direction: vector.isRightToLeft ? .rightToLeft : .leftToRight)
  let icon = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  // Mirroring undoes itself.
  let center = strip.place(content.badgeCenter(of: size, on: strip.place(icon)))
  #expect(vector.expect?["badgeCenter"]?.numbers == [center.x, center.y], "\(vector)")
}

/// Through the whole bar, since that measures titles.
private func checkTruncation(_ vector: Vector) throws {
  let sides = try #require(vector.given["frame"]?.numbers)
  let truncates = vector.given["truncatesTitle"] == .flag(true)
  #expect(vector.given["title"]?.text == "40 digits", "\(vector)")
  let title = String(repeating: "1234567890", count: 4)
  let bar = try BottomItemScene(width: sides[2]).bar([.icon(title)]) { bar in
    bar.layout.truncatesLongTitles = truncates
    bar.layout.titleVisibility = .always
  }
  let cell = try #require(bar.cells.first)
  let label = try #require(cell.tab.title).frame
  for (key, wanted) in vector.expect ?? [:] {
    if key == "label.width" {
      #expect(wanted.admits(label.width), "\(vector): \(label.width)")
    } else {
      #expect(cell.tab.frame.contains(label) == wanted.flag, "\(vector)")
    }
  }
}

private func checkImage(_ vector: Vector) throws {
  let isSelected = vector.given["selected"] == .flag(true)
  func picture(_ item: TabBarItem) throws -> ResolvedBarButtonItem.Picture? {
    try resolvedBottomNavigationBar(
      screen(bottomNavigationBar([item]) { $0.selectedItem = isSelected ? 0 : nil })
    ).items.first?.tab.picture
  }
  var before = TabBarItem.icon("A")
  if vector.given["selectedImage"] != nil {
    before.selectedImage = .icon(name: "search", glyph: 8)
  }
  var after = before
  let other = BarButtonItem.Image.icon(name: "more_vert", glyph: 9)
  if vector.given["change"]?.text == "image" {
    after.image = other
  } else {
    after.selectedImage = other
  }
  #expect(vector.expect?["displayedImage"]?.text == "unchanged", "\(vector)")
  #expect(try picture(before) == picture(after), "\(vector)")
}

/// On a tablet titles stand beside icons where they are asked to.
private func checkLines(_ vector: Vector) throws {
  let lines = Int(try #require(vector.given["titleNumberOfLines"]?.number))
  let isBelow = vector.given["titleBelowIcon"]?.flag ?? true
  let title = "aaaaaaa bbbbbbb ccccccc ddddddd eeeeeee fffffff ggggggg hhhhhhh iiiiiii"
  var scene = BottomItemScene(width: 60)
  scene.isTablet = true
  let bar = try scene.bar([.icon(title)]) { bar in
    bar.layout.titleVisibility = .always
    bar.layout.titlesNumberOfLines = lines
    bar.layout.alignment = isBelow ? .justified : .justifiedAdjacentTitles
    bar.layout.barHeight = 400
  }
  let shown = try #require(bar.cells.first?.tab.title).lines.count
  for (key, wanted) in vector.expect ?? [:] {
    let found = key == "titleNumberOfLines" ? bar.bar.layout.titlesNumberOfLines : shown
    #expect(Double(found) == wanted.number, "\(vector): \(key)")
  }
}

private func checkFrames(_ vector: Vector) throws {
  let isHidden = vector.given["titleHidden"]?.flag ?? false
  let content = BottomItemContent(
    icon: vector.given["iconSize"]?.size, label: vector.given["labelFitSize"]?.size, badge: nil)
  let strip = try vector.strip()
  let parts = content.parts(in: strip.frame.size, vector.style, showsTitle: !isHidden)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "iconFrame": try vector.expectNear(strip.place(try #require(parts.icon)), wanted, key)
    case "labelFrame": try vector.expectNear(strip.place(try #require(parts.label)), wanted, key)
    default: #expect((isHidden ? 0 : 1) == wanted.number, "\(vector)")
    }
  }
}

private func checkPill(_ vector: Vector) throws {
  #expect(vector.given["showsSelectionIndicator"]?.flag == true, "\(vector)")
  let pill = try #require(
    try resolvedBottomNavigationBar(
      screen(bottomNavigationBar { $0.indicator = SelectionPill() })
    ).indicator)
  let content = BottomItemContent(
    icon: vector.given["iconSize"]?.size, label: vector.given["labelFitSize"]?.size, badge: nil)
  let parts = content.parts(
    in: try vector.strip().frame.size, BottomItemStyle(isTitleBelowIcon: true, pill: pill.size),
    showsTitle: vector.given["titleHidden"]?.flag == false)
  let frame = try #require(parts.pill)
  for (key, wanted) in vector.expect ?? [:] {
    switch key {
    case "selectionIndicator": try vector.expectNear(frame, wanted, key)
    case "iconFrame": try vector.expectNear(try #require(parts.icon), wanted, key)
    default:
      let shape = RoundedRect(frame, radius: frame.height / 2)
      vector.expectNear(shape.radius, wanted.number, key)
    }
  }
}

/// A bar of a stated width at the top of a screen, where titles wrap between words.
struct BottomItemScene {
  var width: Double
  var isTablet = false

  func bar(
    _ items: [TabBarItem], change: (inout BottomNavigationBar) -> Void
  ) throws -> BottomNavigationFrames {
    let frame = ViewFrame(x: 0, y: 0, width: width)
    let model = screen(bottomNavigationBar(items, frame: frame, change: change)) { model in
      if isTablet { model.device.size = Size(width: 768, height: 1024) }
    }
    return try model.resolved().arranged(shaping: WordWrapper(), images: OneImage())
      .bottomNavigationBar()
  }
}

/// Letters of half an em, in lines that end between words.
private struct WordWrapper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText { HalfEmShaper().shape(request) }

  func metrics(of font: FontDescriptor) -> FontMetrics { HalfEmShaper().metrics(of: font) }

  func shapeLines(_ request: TextRequest, maxLines: Int) -> [ShapedText] {
    var lines: [String] = []
    for word in request.text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      let width = Double(longer.count) * request.font.size / 2
      let isFull = width > request.maxWidth ?? .infinity
      if lines.isEmpty || isFull && lines.count < maxLines {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines.map { line in
      shape(
        TextRequest(
          text: line, font: request.font, baseDirection: request.baseDirection,
          language: request.language, letterSpacing: request.letterSpacing,
          maxWidth: request.maxWidth, lineBreakMode: request.lineBreakMode))
    }
  }
}
