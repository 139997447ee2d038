import BarrenderKit
import Testing

/// The picture is as wide and high as the screen, rounded up: its last pixels belong to it as a
/// whole, at every scale.
@Suite struct PictureEdgeTests {
  private static let scales = [1, 1.5, 2, 3]
  /// 375 pt are a half pixel too many at 1.5, the others between pixels at all scales but 2.
  private static let sizes = ["375, 200", "376.3, 200.7", "320.5, 199.5", "390, 177.2"]
  private static let headers = [
    "", #", "headerView": { "minimumHeight": 900, "maximumHeight": 900 }"#,
  ]

  private func device(_ size: String, _ scale: Double) -> String {
    let sides = size.split(separator: ",")
    return "\"device\": { \"width\": \(sides[0]), \"height\":\(sides[1]), \"scale\": \(scale), "
      + "\"safeArea\": { \"top\": 20 } }"
  }

  @Test(arguments: scales, sizes)
  func contentAndBarCoverTheLastPixels(scale: Double, size: String) throws {
    for header in Self.headers {
      let scene = try Scene(
        """
        { \(device(size, scale)), "content": { "rows": 9 },
          "bars": [{ "type": "appBar", "lifted": true, "showsHairline": true\(header) }] }
        """)
      #expect(isRGB(scene))
      let (width, height) = (scene.picture.width, scene.picture.height)
      for y in 0..<height { #expect(scene.pixel(width - 1, y) == scene.pixel(width - 2, y)) }
      #expect(try scene.element("content").frame.maxX == Double(size.prefix { $0 != "," }))
    }
  }

  @Test(arguments: scales, sizes)
  func croppedPicturesOfAFlatBarAreOpaque(scale: Double, size: String) throws {
    let scene = try Scene("{ \(device(size, scale)), \"bars\": [{ \"type\": \"appBar\" }] }")
    #expect(isRGB(scene))
    let points = try #require(Double(size.prefix { $0 != "," }))
    #expect(scene.picture.width == Int((points * scale).rounded(.up)))
  }

  @Test(arguments: [
    "iPhone SE (1st generation)", "iPhone 8", "iPhone 11", "iPhone 14", "iPhone 14 Pro",
  ])
  func presetsAtOneAndAHalfAreOpaque(name: String) throws {
    let scene = try Scene(
      """
      { "device": "\(name)", "scale": 1.5, "content": { "rows": 40 },
        "bars": [{ "type": "appBar", "lifted": true }] }
      """)
    #expect(isRGB(scene))
  }

  /// Nothing here has a direction of its own.
  @Test(arguments: scales, ["375, 200", "390, 200", "320, 200"])
  func rightToLeftIsTheMirrorImage(scale: Double, size: String) throws {
    func scene(_ direction: String) throws -> Scene {
      try Scene(
        """
        { \(device(size, scale)), "statusBar": null, "content": { "rows": 9, "scrolledBy": 7 },
          "traits": { "layoutDirection": "\(direction)" }, "bars": [{ "type": "appBar" }] }
        """)
    }
    let (read, mirrored) = (try scene("leftToRight").picture, try scene("rightToLeft").picture)
    let row = read.width * 4
    var different = 0
    for start in stride(from: 0, to: read.pixels.count, by: row) {
      for x in 0..<read.width {
        let here = start + x * 4
        let there = start + (read.width - 1 - x) * 4
        if read.pixels[here..<here + 4] != mirrored.pixels[there..<there + 4] { different += 1 }
      }
    }
    #expect(different == 0)
    #expect(read.pixels != mirrored.pixels)
  }

  /// The colour type in the head of the file: 2 is RGB, 6 has alpha.
  private func isRGB(_ scene: Scene) -> Bool { scene.png[25] == 2 }
}
