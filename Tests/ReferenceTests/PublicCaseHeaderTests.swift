import BarrenderKit
import Foundation
import Testing

/// Public reports about headers: shadows, and what right-to-left makes of a bar. The names are theirs.
@Suite struct PublicCaseHeaderTests {
  /// material-components-ios#558: what an elevation means, in numbers.
  @Test(arguments: zip([4.0, 8], [[3.55, 2.67, 4.89], [7.11, 5.33, 9.81]]))
  func bc055ElevationsAreTwoShadows(elevation: Double, wanted: [Double]) throws {
    let scene = try Scene(
      """
      { "content": {}, "bars": [{ "type": "appBar", "lifted": true,
        "headerView": { "elevation": \(elevation) } }] }
      """)
    let layers = scene.list.items.compactMap { placed in
      if case .shadow(_, let layer, _) = placed.item { layer } else { nil }
    }
    try #require(layers.count == 2)
    let (key, ambient) = (layers[0], layers[1])
    #expect(abs(ambient.sigma - wanted[0]) <= 0.01 && ambient.dy == 0)
    #expect(abs(key.sigma - wanted[1]) <= 0.01 && abs(key.dy - wanted[2]) <= 0.01)
    #expect(abs(ambient.color.opacity - 0.08) < 0.0001 && abs(key.color.opacity - 0.26) < 0.0001)
  }

  @Test func bc055ElevationOfZeroIsNoShadow() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 120, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white" },
        "bars": [{ "type": "appBar", "lifted": true, "headerView": { "elevation": 0 } }] }
      """)
    for y in 152..<240 { #expect(scene.pixel(375, y) == [255, 255, 255, 255]) }
  }

  /// material-components-ios#3230: bar and tabs below it had a shadow between them.
  @Test func bc058OneShadowBelowTheBottomBar() throws {
    let scene = try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 2, "safeArea": { "top": 20 } },
        "content": { "backgroundColor": "white", "scrolledBy": 100 },
        "bars": [{ "type": "appBar", "shouldAdjustHeightBasedOnHeaderStackView": true,
          "headerView": { "backgroundColor": "#6200EE" },
          "bottomBar": { "type": "view", "backgroundColor": "#6200EE", "frame": { "height": 48 } } }] }
      """)
    let seam = 2 * 76
    for y in (seam - 8)..<(seam + 8) { #expect(scene.pixel(375, y) == [98, 0, 238, 255]) }
    let casters = scene.list.items.compactMap { placed in
      if case .shadow(let caster, _, _) = placed.item { caster.rect.maxY } else { nil }
    }
    #expect(casters == [124, 124])
    #expect(scene.pixel(375, 2 * 124)[0] < 255)
  }

  /// material-components-ios#6829: pictures of shadows were cut.
  @Test func bc059CanvasHoldsTheWholeShadow() throws {
    var heights: [Int] = []
    for elevation in [0, 4, 8, 16, 24] {
      let scene = try Scene(
        """
        { "device": { "width": 500, "height": 400, "scale": 2 }, "statusBar": null,
          "bars": [{ "type": "appBar", "lifted": true, "frame": { "x": 150, "y": 150, "width": 200 },
                     "headerView": { "elevation": \(elevation), "backgroundColor": "white" } }] }
        """)
      let (width, height) = (scene.picture.width, scene.picture.height)
      heights.append(height)
      guard elevation > 0 else { continue }
      for x in 0..<width {
        #expect(scene.pixel(x, 0)[3] == 0 && scene.pixel(x, height - 1)[3] == 0)
      }
      for y in 0..<height {
        #expect(scene.pixel(0, y)[3] == 0 && scene.pixel(width - 1, y)[3] == 0)
      }
    }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
  }

  private func bar(_ direction: String, _ item: String, _ keys: String = "") -> String {
    """
    { "device": { "width": 375, "height": 56, "scale": 2 },
      "traits": { "layoutDirection": "\(direction)" },
      "bars": [{ "type": "appBar", "navigationItem": { \(item) }\(keys) }] }
    """
  }

  /// material-components-ios#3193: title views stayed on their side in right-to-left.
  @Test func bc118TitleViewAndItemsAreMirrored() throws {
    let item = """
      "titleView": { "type": "view", "backgroundColor": "red", "frame": { "width": 120, "height": 30 } },
      "leftBarButtonItems": [{ "image": "menu" }, { "image": "home" }],
      "rightBarButtonItems": [{ "image": "search" }]
      """
    let scenes = try ["leftToRight", "rightToLeft"].map { try Scene(bar($0, item)) }
    let ids = [
      "titleView", "leftBarButtonItems[0]", "leftBarButtonItems[1]", "rightBarButtonItems[0]",
    ]
    for id in ids {
      let frames = try scenes.map { try $0.element("appBar.\(id)").frame }
      #expect(frames[0].mirrored(inWidth: 375) == frames[1], "\(id)")
    }
    let frames = try ids.map { try scenes[1].element("appBar.\($0)").frame }
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) { #expect(frame.intersection(other).isEmpty) }
    }
  }

  /// flutter#13480: the back button pointed the wrong way.
  @Test func bc119BackIconIsTheMirrorImage() throws {
    let keys = #", "navigationBar": { "backItem": true }"#
    let scenes = try ["leftToRight", "rightToLeft"].map {
      try Scene(bar($0, #""title": "Settings""#, keys))
    }
    for y in stride(from: 0, to: 112, by: 3) {
      for x in 0..<112 {
        let (plain, turned) = (scenes[0].pixel(x, y), scenes[1].pixel(749 - x, y))
        #expect(zip(plain, turned).allSatisfy { abs($0 - $1) <= 1 })
      }
    }
  }

  /// flutter#13480: an icon that shows no direction is left as it is.
  @Test func bc119IconWithoutADirectionIsNotFlipped() throws {
    let scenes = try ["leftToRight", "rightToLeft"].map {
      try Scene(bar($0, #""leftBarButtonItems": [{ "image": "search" }]"#))
    }
    let shift = 2 * (375 - 56)
    for y in 0..<112 {
      for x in 0..<112 { #expect(scenes[0].pixel(x, y) == scenes[1].pixel(x + shift, y)) }
    }
  }

  /// flutter#153133: the back icon stood beside its button in right-to-left.
  @Test func bc120BackIconStandsInTheMiddleOfItsButton() throws {
    let keys = #", "navigationBar": { "backItem": true }"#
    let scenes = try ["leftToRight", "rightToLeft"].map {
      try Scene(bar($0, #""title": "Settings""#, keys))
    }
    func ink(_ scene: Scene, _ columns: Range<Int>) -> Int {
      columns.reduce(0) { count, x in
        count + (0..<112).filter { scene.pixel(x, $0)[1] > 128 }.count
      }
    }
    #expect(ink(scenes[0], 0..<112) == ink(scenes[1], (750 - 112)..<750))
    for scene in scenes {
      let item = try scene.element("appBar.backItem")
      guard case .rect(let icon)? = item.details.first(where: { $0.name == "imageFrame" })?.value
      else { throw NoIcon() }
      #expect(abs(icon.midX - item.frame.midX) <= 0.5)
      #expect(icon.minX >= 0 && icon.maxX <= 375)
    }
  }

  private struct NoIcon: Error {}
}
