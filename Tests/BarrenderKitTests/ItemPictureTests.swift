import BarrenderKit
import BarPrimitives
import Testing

/// imageInsets, landscapeImagePhone and their kin on UIBarItem.
@Suite struct ItemPictureTests {
  private func frames(_ bars: String, _ more: String = "") throws -> ScreenFrames {
    let spec = "{ \(more) \"bars\": [\(bars)] }"
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    return try #require(prepared.frames, "\(prepared.problems)")
  }

  private func imageFrame(_ id: String, in elements: [LayoutElement]) -> Rect? {
    for element in elements {
      if element.id.path == id {
        for detail in element.details where detail.name == "imageFrame" {
          if case .rect(let rect) = detail.value { return rect }
        }
      }
      if let found = imageFrame(id, in: element.children) { return found }
    }
    return nil
  }

  private func image(_ id: String, in elements: [LayoutElement]) -> String? {
    for element in elements {
      if element.id.path == id {
        for detail in element.details where detail.name == "image" {
          if case .text(let name) = detail.value { return name }
        }
      }
      if let found = image(id, in: element.children) { return found }
    }
    return nil
  }

  private func bars(_ insets: String) -> String {
    let item = "{ \"image\": \"star\", \"imageInsets\": \(insets) }"
    return """
      { "type": "navigationBar", "navigationItem": { "rightBarButtonItem": \(item) } },
      { "type": "toolbar", "items": [\(item)] },
      { "type": "tabBar", "items": [\(item), { "title": "B", "badgeValue": "1" }] }
      """
  }

  private let ids = ["navigationBar.rightBarButtonItems[0]", "toolbar.items[0]", "tabBar.items[0]"]

  /// What apps write to centre an icon without a title: top 6, bottom -6.
  @Test func oppositeInsetsMoveTheImage() throws {
    let plain = try frames(bars("{}"))
    let moved = try frames(bars("{ \"top\": 6, \"bottom\": -6, \"left\": -2, \"right\": 2 }"))
    for id in ids {
      let rect = try #require(imageFrame(id, in: plain.elements))
      #expect(imageFrame(id, in: moved.elements) == rect.offsetBy(x: -2, y: 6), "\(id)")
    }
  }

  /// openradar 21072905: insets of which top and bottom do not cancel out make the image smaller.
  @Test func unequalInsetsChangeTheSize() throws {
    let plain = try frames(bars("{}"))
    let inset = try frames(bars("{ \"top\": 4, \"left\": 2, \"bottom\": 2, \"right\": -1 }"))
    for id in ids {
      let rect = try #require(imageFrame(id, in: plain.elements))
      let shown = try #require(imageFrame(id, in: inset.elements))
      #expect(shown == rect.inset(by: Insets(top: 4, left: 2, bottom: 2, right: -1)), "\(id)")
    }
  }

  @Test func insetsWiderThanTheImageLeaveNothingOfIt() throws {
    let inset = try frames(bars("{ \"left\": 10000, \"top\": 20 }"))
    for id in ids {
      let rect = try #require(imageFrame(id, in: inset.elements))
      #expect(rect.width == 0, "\(id)")
    }
  }

  /// UIButton's insets are no part of its intrinsic size either (openradar 18348992).
  @Test func insetsMoveNeitherButtonNorTitleNorBadge() throws {
    func stops(_ insets: String) throws -> [Rect] {
      try frames(bars(insets)).accessibilityElements.map(\.frame)
    }
    #expect(try stops("{ \"right\": 20, \"top\": 3 }") == stops("{}"))
  }

  /// Left is the screen's, as in UIEdgeInsets; leading follows the reading.
  @Test func leftIsTheScreensInRightToLeftToo() throws {
    let arabic = "\"traits\": { \"layoutDirection\": \"rightToLeft\" },"
    let plain = try frames(bars("{}"), arabic)
    let left = try frames(bars("{ \"left\": 4, \"right\": -4 }"), arabic)
    let leading = try frames(bars("{ \"leading\": 4, \"trailing\": -4 }"), arabic)
    for id in ids {
      let rect = try #require(imageFrame(id, in: plain.elements))
      #expect(imageFrame(id, in: left.elements) == rect.offsetBy(x: 4, y: 0), "\(id)")
      #expect(imageFrame(id, in: leading.elements) == rect.offsetBy(x: -4, y: 0), "\(id)")
    }
  }

  private let landscape = """
    { "type": "navigationBar", "navigationItem": { "rightBarButtonItem": { "image": "star",
        "landscapeImagePhone": "menu", "landscapeImagePhoneInsets": { "top": 2, "bottom": -2 } } } },
    { "type": "tabBar", "selectedItem": 0, "items": [{ "title": "A", "image": "star",
        "selectedImage": "add", "landscapeImagePhone": "menu", "imageInsets": { "top": 9 } }] }
    """

  /// UIBarItem.h: landscapeImagePhoneInsets apply only to landscapeImagePhone.
  @Test func barsOfCompactHeightShowTheLandscapeImage() throws {
    let low = try frames(landscape, "\"device\": \"iPhone 13\", \"orientation\": \"landscape\",")
    let (button, tab) = ("navigationBar.rightBarButtonItems[0]", "tabBar.items[0]")
    #expect(image(button, in: low.elements) == "menu" && image(tab, in: low.elements) == "menu")
    let rect = try #require(imageFrame(button, in: low.elements))
    #expect(rect.midY == 18)
    let tabRect = try #require(imageFrame(tab, in: low.elements))
    #expect(tabRect.width == tabRect.height)
    let high = try frames(landscape)
    #expect(image(button, in: high.elements) == "star" && image(tab, in: high.elements) == "add")
    let upright = try #require(imageFrame(button, in: high.elements))
    #expect(upright.midY == 42)
  }

  @Test func explainNamesTheLineOfInsetsAndLandscapeImage() throws {
    let spec =
      "{ \"device\": \"iPhone 13\", \"orientation\": \"landscape\", \"bars\": [\(landscape)] }"
    let prepared = try Renderer().prepare(SpecInput(name: "spec.json", bytes: Array(spec.utf8)))
    let rows = try #require(prepared.explanation).properties.filter { $0.level == "item" }
    #expect(
      rows.map(\.name) == [
        "landscapeImagePhone", "landscapeImagePhoneInsets", "landscapeImagePhone",
      ])
    #expect(
      rows.first?.path?.pointer == "/bars/0/navigationItem/rightBarButtonItem/landscapeImagePhone")
  }

  private func advice(_ bars: String) throws -> [String] {
    let spec = "{ \"bars\": [\(bars)] }"
    return try Renderer().check(SpecInput(name: "spec.json", bytes: Array(spec.utf8))).problems
      .filter { ["W0618", "W0619"].contains($0.code) }.map { "\($0.code) \($0.path.pointer)" }
  }

  @Test func insetsOfImagesThatAreNotThereAreTold() throws {
    let found = try advice(
      """
      { "type": "toolbar", "items": [
          { "title": "A", "imageInsets": { "top": 1 } },
          { "systemItem": "add", "imageInsets": { "top": 1 } },
          { "image": "star", "landscapeImagePhoneInsets": { "top": 1 },
            "largeContentSizeImageInsets": { "top": 1 } }] }
      """)
    #expect(
      found == [
        "W0618 /bars/0/items/0/imageInsets", "W0618 /bars/0/items/2/landscapeImagePhoneInsets",
        "W0618 /bars/0/items/2/largeContentSizeImageInsets",
      ])
  }

  @Test func viewsThatTakeNoRoomInTheirItemAreTold() throws {
    let found = try advice(
      """
      { "type": "appBar", "navigationItem": { "rightBarButtonItems": [
          { "customView": { "type": "flexibleHeader" } },
          { "customView": { "type": "flexibleHeader", "frame": { "width": 40 } } },
          { "customView": { "type": "view" }, "width": 30 },
          { "customView": { "type": "headerStackView" } }] } }
      """)
    let items = "/bars/0/navigationItem/rightBarButtonItems/"
    #expect(found == ["W0619 \(items)0/customView", "W0619 \(items)3/customView"])
  }

  @Test func keysWithoutEffectOfAHeaderInsideABarAreTold() throws {
    let found = try advice(
      """
      { "type": "headerStackView", "topBar": { "type": "flexibleHeader", "lifted": true,
          "headerView": { "elevation": 4, "shadowIntensity": 1, "canOverExtend": true } } }
      """)
    let header = "/bars/0/topBar/"
    #expect(
      Set(found) == [
        "W0618 \(header)lifted", "W0618 \(header)headerView/elevation",
        "W0618 \(header)headerView/canOverExtend",
      ])
  }
}
