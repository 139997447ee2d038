import BarRaster
import BarrenderKit
import Foundation
import Testing

/// Public bug reports about pixels and files, turned into inputs with a right answer.
@Suite struct PublicCasePixelTests {
  /// What is below a bar of this elevation on white: one value a row, from the bar's edge down.
  private func shadow(elevation: Int) throws -> (scene: Scene, rows: [Int]) {
    let scene = try Scene(
      """
      { "device": { "width": 320, "height": 160, "scale": 2, "safeArea": { "top": 20 } },
        "statusBar": null, "content": { "backgroundColor": "white" },
        "bars": [{ "type": "appBar", "lifted": true,
          "headerView": { "elevation": \(elevation) } }] }
      """)
    return (scene, (152..<scene.picture.height).map { scene.pixel(320, $0)[0] })
  }

  /// material-components-ios#558: a home-made shadow instead of the library's. Blur and offset at 4 and 8 points.
  @Test(arguments: [
    (4, [(3.55, 0.0, 0.08), (2.67, 4.89, 0.26)]), (8, [(7.11, 0, 0.08), (5.33, 9.81, 0.26)]),
  ])
  func bc055ElevationIsTheLibrarysOwnShadow(
    elevation: Int, layers: [(blur: Double, dy: Double, opacity: Double)]
  ) throws {
    let found = try shadow(elevation: elevation).scene.list.items.compactMap { placed in
      if case .shadow(_, let layer, _) = placed.item { layer } else { nil }
    }
    #expect(found.count == layers.count)
    for wanted in layers {
      #expect(
        found.contains { layer in
          abs(layer.sigma - wanted.blur) < 0.01 && abs(layer.dy - wanted.dy) < 0.01
            && abs(layer.color.opacity - wanted.opacity) < 0.001
        }, "\(wanted)")
    }
  }

  @Test func bc055ElevationZeroCastsNoShadow() throws {
    #expect(try shadow(elevation: 0).rows.allSatisfy { $0 == 255 })
  }

  /// eBay/flutter_glove_box#72: a test renderer replaced shadows by opaque blocks.
  @Test func bc066ShadowIsNoBlock() throws {
    let rows = try shadow(elevation: 8).rows
    #expect(Set(rows).count >= 6)
    #expect((rows.min() ?? 0) > 100)
    #expect(rows.last == 255)
  }

  /// swift-snapshot-testing#128: a test at a stated scale passed on hosts with the same screen only.
  @Test(arguments: [(1, 200, 48), (2, 400, 96), (3, 600, 144)])
  func bc142PictureHasTheStatedScale(scale: Int, width: Int, height: Int) throws {
    let scene = try Scene(
      """
      { "device": { "width": 200, "height": 48, "scale": \(scale) }, "statusBar": null,
        "bars": [{ "type": "appBar", "navigationItem": { "title": "A" } }] }
      """)
    #expect(scene.picture.width == width)
    #expect(scene.picture.height == height)
    #expect(try scene.element("appBar").frame == Rect(x: 0, y: 0, width: 200, height: 56))
  }

  /// pngquant#269: a time stamp inside the PNG changed its hash on each build.
  @Test func bc151FileHoldsAFixedSetOfChunks() throws {
    let png = try shadow(elevation: 4).scene.png
    var kinds: [String] = []
    var at = 8
    while at + 8 <= png.count {
      let length = png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      kinds.append(String(decoding: png[at + 4..<at + 8], as: UTF8.self))
      at += 12 + length
    }
    #expect(Set(kinds) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
  }

  /// A spec with one picture, `disc.png`, as its item; `further` goes into the image.
  private func scene(side: Double, further: String = "") throws -> (Scene, BarImage) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "disc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let box = Rect(x: 0, y: 0, width: side, height: side)
    let disc = DisplayList(
      canvas: box, scale: 1,
      items: [
        PlacedItem(
          ElementID("disc"),
          .fill(
            RoundedRect(box.inset(by: Insets(top: 3, left: 3, bottom: 3, right: 3)), radius: side),
            .white))
      ])
    let file = try Painter(
      fonts: FontSet(
        sources: [], icons: FontSource(family: nil, name: "none", storage: .bytes([])))
    ).png(of: disc)
    try Data(file).write(to: folder.appendingPathComponent("disc.png"))
    let scene = try Scene(
      """
      { "device": { "width": 120, "height": 56, "scale": 3 }, "statusBar": null,
        "bars": [{ "type": "appBar", "headerView": { "backgroundColor": "clear" },
          "navigationItem": { "rightBarButtonItems": [ { "image":
            { "file": "disc.png", "renderingMode": "alwaysOriginal"\(further) } } ] } }] }
      """, folder: folder.path)
    return (scene, try PNGImage.image(named: "disc", from: file))
  }

  private func imageFrame(_ scene: Scene) throws -> Rect {
    try #require(
      scene.list.items.compactMap { placed in
        if case .image(_, let frame, _) = placed.item { frame } else { nil }
      }.first)
  }

  /// tauri#14351: icons had grey pixels round a white circle: averages have to be premultiplied.
  @Test func bc156WhiteDiscHasNoGreyRim() throws {
    let (scene, _) = try scene(side: 32)
    var shown = 0
    for y in 0..<scene.picture.height {
      for x in 0..<scene.picture.width where scene.pixel(x, y)[3] > 0 {
        #expect(scene.pixel(x, y).prefix(3) == [255, 255, 255])
        shown += 1
      }
    }
    #expect(shown > 1000)
  }

  /// cupertino_native_plus#10: a picture of 72 pixels was taken as 72 points: marked as three pixels a point it is 24, and
  /// drawn pixel by pixel.
  @Test func bc160PictureOfThreePixelsAPointIsDrawnAsItIs() throws {
    let (scene, file) = try scene(side: 72, further: #", "scale": 3"#)
    let frame = try imageFrame(scene)
    #expect(frame.width == 24 && frame.height == 24)
    let (left, top) = (Int(frame.minX * 3), Int(frame.minY * 3))
    for y in 0..<72 {
      for x in 0..<72 {
        let at = (y * 72 + x) * 4
        #expect(scene.pixel(left + x, top + y) == file.pixels[at..<at + 4].map(Int.init))
      }
    }
  }
}
