import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import BarTheme
import Testing

@testable import BarLayout

@Suite struct ElementTests {
  private func all(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.flatMap { [$0] + all($0.children) }
  }

  private func elements(_ model: BarModel) -> [LayoutElement] { all(arrange(model).elements) }

  @Test func theHierarchyHasTheOriginalsClassNames() throws {
    let header = try #require(
      elements(screen(appBar("Inbox"))).first { $0.id.path == "appBar.headerView" })
    #expect(header.className == "MDCFlexibleHeaderView")
    #expect(header.children.map(\.className) == ["CALayer", "UIView"])
    #expect(header.children[0].children.map(\.className) == ["MDCShadowLayer"])
    let stack = try #require(header.children[1].children.first)
    #expect(stack.className == "MDCHeaderStackView")
    #expect(stack.children.map(\.className) == ["MDCNavigationBar"])
    #expect(
      stack.children[0].children.map(\.className) == ["MDCButtonBar", "UILabel", "MDCButtonBar"])
  }

  /// Views of a client lie before a plain header's content view, a background image behind it, and an
  /// app bar's all behind: the stack is in the content view.
  @Test func theContentViewIsListedWhereItLies() throws {
    func order(_ bar: Bar) throws -> [String] {
      let found = elements(screen(bar)).first { $0.className == "MDCFlexibleHeaderView" }
      return try #require(found).children.map { $0.id.lastWord }
    }
    let boxes = [CustomView.box(), .box()]
    let plain = flexibleHeader { $0.headerView.subviews = boxes }
    #expect(try order(plain) == ["layer", "contentView", "subviews", "subviews"])
    let image = flexibleHeader {
      $0.headerView.subviews = boxes
      $0.headerView.hasBackgroundImage = true
    }
    #expect(try order(image) == ["layer", "subviews", "contentView", "subviews"])
    let bar = appBar { $0.headerView.subviews = boxes }
    #expect(try order(bar) == ["layer", "subviews", "subviews", "contentView"])
  }

  /// MDCShadowLayer has no elevation there, and the view's own layer casts its shadow.
  @Test(arguments: [HeaderView.ShadowLayerKind.calayer, .mdcShadowLayer])
  func theShadowOfAHeaderWithoutAScrollViewIsItsOwnLayers(
    kind: HeaderView.ShadowLayerKind
  ) throws {
    let model = screen(
      appBar { $0.headerView.shadowLayer = kind }, content: Content(position: .scrolledBy(30))
    ) { $0.scroll = [ScrollEvent(.clearTrackingScrollView)] }
    let layer = try #require(elements(model).first { $0.type == "layer" })
    #expect(layer.details.map(\.name) == ["shadowRadius", "shadowOffsetY", "shadowOpacity"])
    #expect(layer.details.first?.value == .number(4))
    let details = layer.children.flatMap(\.details)
    #expect(details == (kind == .calayer ? [] : [.init("elevation", .number(0))]))
  }

  @Test func aLayerOfOnesOwnIsToldBesideTheViews() throws {
    let model = screen(
      flexibleHeader {
        $0.lifted = true
        $0.headerView.customShadow = CustomShadow(radius: 7)
      })
    let layer = try #require(elements(model).first { $0.type == "layer" })
    #expect(layer.details.isEmpty && layer.children.map(\.type) == ["shadowLayer"])
    #expect(layer.children.first?.details.first?.value == .number(7))
  }

  private static let rows: [(Content.Kind, className: String?, part: String?)] = [
    (.tableView, "UITableViewCell", nil), (.collectionView, "UICollectionViewCell", nil),
    (.scrollView, nil, "row of the content"), (.webView, nil, "part of the page"),
  ]

  @Test(arguments: rows)
  func rowsAreWhatTheirScrollViewHas(
    kind: Content.Kind, className: String?, part: String?
  ) {
    let model = screen(content: Content(rows: 2)) { $0.content?.kind = kind }
    let rows = elements(model).filter { $0.type == "rows" }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.className == className && $0.part == part })
  }

  @Test func pagesAreScrollViewsOfTheContentsKind() {
    let model = screen(content: Content()) {
      $0.content?.kind = .tableView
      $0.content?.pages = ContentPages([ContentPages.Page(rows: 1)], scrolledBy: 0)
    }
    let found = elements(model)
    #expect(found.first { $0.type == "content" }?.className == "UIScrollView")
    #expect(found.first { $0.type == "pages" }?.className == "UITableView")
    #expect(found.first { $0.type == "rows" }?.className == "UITableViewCell")
  }

  /// What `explain` says of a header once nothing is tracked any more.
  @Test(arguments: [(0.0, 0.0, "no scroll view"), (1, 0, "no scroll view"), (1, 1, "states")])
  func aHeaderWithoutAScrollViewTellsOfNone(stretch: Double, stated: Double, words: String) throws {
    let model = screen(
      appBar { bar in
        bar.headerView.maximumHeight = 76 + 50 * stretch
        bar.headerView.shadowIntensity = stated > 0 ? stated : nil
      }, content: Content(position: .scrolledBy(100))
    ) { $0.scroll = [ScrollEvent(.clearTrackingScrollView)] }
    func told(_ name: String) throws -> ExplainedProperty {
      try #require(arrange(model).explanation.first { $0.name == name })
    }
    #expect(try told("shadowIntensity").rule.contains(words))
    #expect(try told("shadowIntensity").value == shortDecimal(stated))
    #expect(try told("height").value == "76 pt")
    #expect(try told("height").rule.contains("no scroll view") == (stretch > 0))
  }

  @Test func theFivePartsOfTheAnatomyAreNamed() {
    let found = elements(
      screen(
        appBar("Inbox", left: [.icon(), .icon()], right: [.icon("more_vert"), .icon("search")])))
    let parts = found.compactMap { element in element.part.map { "\(element.id) \($0)" } }
    #expect(
      parts == [
        "appBar.headerView container", "appBar.leftBarButtonItems[0] navigation icon",
        "appBar.leftBarButtonItems[1] action item", "appBar.title title",
        "appBar.rightBarButtonItems[0] overflow menu",
        "appBar.rightBarButtonItems[1] action item",
      ])
  }

  @Test func onlyTheOutermostTrailingItemIsTheOverflowMenu() {
    var menu = BarButtonItem.titled("More")
    menu.role = .overflowMenu
    let parts = { (items: [BarButtonItem]) in
      self.elements(screen(appBar(right: items))).filter { $0.type == "rightBarButtonItems" }
        .map(\.part)
    }
    #expect(parts([menu, .icon("more_vert")]) == ["overflow menu", "action item"])
    #expect(parts([.icon("search"), menu]) == ["action item", "action item"])
  }

  @Test func anItemTellsItsStyleLabelAndState() throws {
    var item = BarButtonItem.titled("Edit", isEnabled: false)
    item.style = .done
    item.tag = 7
    let found = try #require(
      elements(screen(appBar(right: [item]))).first { $0.type == "rightBarButtonItems" })
    func value(_ name: String) -> String? {
      found.details.first { $0.name == name }.map { "\($0.value)" }
    }
    #expect(value("text") == "\"EDIT\"")
    #expect(value("style") == "\"done\"")
    #expect(value("isEnabled") == "false")
    #expect(value("alpha") == "0.38")
    #expect(value("tag") == "\"7\"")
    #expect(value("accessibilityLabel") == "\"Edit\"")
    #expect(value("contentInsets") == "(0 16 0 16)")
    #expect(value("titleFont") == "\"Roboto medium 14\"")
  }

  @Test func theDumpIsOneLineAnElement() {
    let frames = arrange(screen(appBar("In\nbox")))
    let lines = frames.dump.split(separator: "\n")
    #expect(lines.first == "layout in points, canvas 0 0 375 76, scale 2")
    #expect(lines.count == 1 + all(frames.elements).count)
    #expect(
      lines.contains {
        $0.hasPrefix("    appBar.headerView.layer layer CALayer 0 0 375 76")
      })
  }

  @Test func aCharacterWithoutAFontIsToldWithItsElementAndPath() {
    let missing = arrange(screen(appBar("I☠", right: [.titled("☠☠")]))).missing
    #expect(missing.map(\.element.path) == ["appBar.title", "appBar.rightBarButtonItems[0]"])
    #expect(missing.map(\.path.description) == ["title", "item"])
    let characters = missing.map { text -> Unicode.Scalar? in
      if case .character(let character) = text.part { character.scalar } else { nil }
    }
    #expect(characters == ["☠", "☠"])
  }

  @Test func disabledItemsAreThinnedByTheirTints() throws {
    let file = ImageFile(file: "a", renderingMode: .alwaysOriginal, scale: 1, path: SpecPath())
    var icon = BarButtonItem.icon()
    icon.isEnabled = false
    let original = BarButtonItem(image: .file(file), isEnabled: false)
    let model = screen(appBar(left: [icon, .titled("Edit", isEnabled: false), original]))
    let items = arrange(model, images: OneImage(width: 8, height: 8)).displayList().items
      .filter { $0.element.path.hasPrefix("appBar.left") }.map(\.item)
    try #require(items.count == 5)
    guard case .icon(_, _, let tint) = items[0], case .glyphs(_, let ink) = items[1] else {
      throw WrongKind()
    }
    #expect(tint == Color.white.withAlpha(0.38))
    #expect(ink == Color.black.withAlpha(0.38))
    #expect(items[2] == .pushGroup(opacity: 0.38) && items[4] == .popGroup)
  }

  @Test func theBackChevronTurnsWithTheDirection() throws {
    func chevron(_ direction: LayoutDirection) throws -> VectorPath {
      let model = screen(appBar { $0.navigationBar.backItem = BarButtonItem() }) {
        $0.traits.layoutDirection = direction
      }
      let item = arrange(model).displayList().items.first { $0.element.path == "appBar.backItem" }
      guard case .path(let path, _, _)? = item?.item else { throw WrongKind() }
      return path
    }
    let read = try chevron(.leftToRight)
    #expect(read.elements.first == .move(Point(x: 22, y: 48)))
    let mirrored = read.mapPoints { Point(x: 375 - $0.x, y: $0.y) }
    for (first, second) in zip(try chevron(.rightToLeft).elements, mirrored.elements) {
      guard case .line(let one) = first, case .line(let other) = second else { continue }
      #expect(abs(one.x - other.x) < 1e-9 && one.y == other.y)
    }
  }
}
