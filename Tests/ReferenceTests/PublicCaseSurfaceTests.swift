import BarAssets
import BarRaster
import BarrenderKit
import Foundation
import Testing

/// Public bug reports about shadows and background pictures, turned into inputs with a right answer.
@Suite struct PublicCaseSurfaceTests {
  private static func painter() throws -> Painter {
    Painter(
      fonts: try FontSet(
        sources: [],
        icons: FontSource(
          family: nil, name: EmbeddedFonts.icons.fileName,
          storage: .embedded(EmbeddedFonts.icons.bytes))))
  }

  /// swift-snapshot-testing#242: a shadow with an outline of its own was missing in recordings.
  @Test(arguments: [(1.0, 0), (0, 255)])
  func bc062HardShadowIsDrawn(opacity: Double, level: Int) throws {
    let (paper, bar) = (
      Rect(x: 0, y: 0, width: 100, height: 60), Rect(x: 0, y: 0, width: 80, height: 40)
    )
    let layer = ShadowLayer(color: .black.withAlpha(opacity), dx: 2, dy: 2, sigma: 0)
    let element = ElementID("bar")
    let items: [DisplayItem] = [
      .fill(RoundedRect(paper), .white), .shadow(RoundedRect(bar), layer, cutout: nil),
      .fill(RoundedRect(bar), .white),
    ]
    let picture = try Self.painter().pixmap(
      of: DisplayList(canvas: paper, scale: 2, items: items.map { PlacedItem(element, $0) }))
    func row(_ y: Int) -> [Int] {
      (0..<picture.width).map { Int(picture.pixels[(y * picture.width + $0) * 4]) }
    }
    for y in 80..<84 {
      #expect(row(y)[..<4].allSatisfy { $0 == 255 })
      #expect(row(y)[4..<164].allSatisfy { $0 == level })
      #expect(row(y)[164...].allSatisfy { $0 == 255 })
    }
    #expect(row(79)[..<160].allSatisfy { $0 == 255 } && row(84).allSatisfy { $0 == 255 })
  }

  /// flutter#17262: shadows were to be switched off without any other change.
  @Test func bc065ShadowIsSwitchedOffAlone() throws {
    func scene(_ header: String) throws -> Scene {
      try Scene(
        """
        { "device": { "width": 320, "height": 160, "scale": 2, "safeArea": { "top": 20 } },
          "statusBar": null, "content": { "backgroundColor": "white" },
          "bars": [{ "type": "appBar", "headerView": { \(header) } }] }
        """)
    }
    let off = try scene(#""elevation": 8, "shadowIntensity": 0"#).picture
    let none = try scene(#""elevation": 0, "shadowIntensity": 1"#).picture
    let on = try scene(#""elevation": 8, "shadowIntensity": 1"#).picture
    #expect(off.pixels == none.pixels)
    let bar = 76 * 2 * off.width * 4
    #expect(on.pixels[..<bar] == off.pixels[..<bar])
    #expect(on.pixels[bar...] != off.pixels[bar...])
  }

  /// A navigation bar of UIKit's at rest whose background is a picture of these pixels: that of its
  /// appearance objects, or the legacy one.
  private func bar(
    _ keys: String, below top: Int = 0, resizing: String, isLegacy: Bool = false,
    picture: (width: Int, height: Int, level: (Int, Int) -> [UInt8])
  ) throws -> Scene {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pixels: [UInt8] = []
    for y in 0..<picture.height {
      for x in 0..<picture.width { pixels += picture.level(x, y) + [255] }
    }
    let image = try #require(
      BarImage(
        name: "ramp", width: picture.width, height: picture.height, pixels: pixels))
    let file = try Self.painter().png(of: image)
    try Data(file).write(to: folder.appendingPathComponent("ramp.png"))
    let background =
      #""backgroundImage": { "file": "ramp.png", "resizingMode": "\#(resizing)" }"#
    let look = #"{ "configure": "opaque", "shadowColor": "clear", \#(background) }"#
    let looks = #""standardAppearance": \#(look), "scrollEdgeAppearance": \#(look)"#
    return try Scene(
      """
      { "device": { "width": 375, "height": 200, "scale": 1, "safeArea": { "top": \(top) } },
        "statusBar": null, "os": 14,
        "bars": [{ "type": "navigationBar", \(isLegacy ? background : looks), \(keys) }] }
      """, folder: folder.path)
  }

  /// openradar-mirror#5174: a background was tiled on a bar with a prompt, which is right only where
  /// the picture asks for it.
  @Test(arguments: [false, true])
  func bc162BackgroundIsStretchedOrTiledAsItSays(isLegacy: Bool) throws {
    func column(_ resizing: String) throws -> [Int] {
      let scene = try bar(
        #""navigationItem": { "prompt": " " }"#, resizing: resizing, isLegacy: isLegacy,
        picture: (1, 44, { _, y in [UInt8](repeating: UInt8(y * 255 / 43), count: 3) }))
      #expect(try scene.element("navigationBar").frame.height == 74)
      return (0..<74).map { scene.pixel(10, $0)[0] }
    }
    let stretched = try column("stretch")
    #expect(zip(stretched, stretched.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(stretched[0] < 8 && stretched[73] > 247)
    let tiled = try column("tile")
    #expect(tiled == (0..<74).map { $0 % 44 * 255 / 43 })
  }

  /// lockwise-ios#111: a gradient began anew beneath the notch. A picture of a row is one from left to
  /// right, and lies behind status bar, buttons and large title as one.
  @Test(arguments: ["stretch", "tile"])
  func bc163EachColumnHasOneColour(resizing: String) throws {
    let scene = try bar(
      #""prefersLargeTitles": true"#, below: 44, resizing: resizing,
      picture: (375, 1, { x, _ in [UInt8(255 - x * 255 / 374), 0, UInt8(x * 255 / 374)] }))
    #expect(try scene.element("navigationBar.background").frame.height == 44 + 44 + 52)
    let last = scene.picture.height - 1
    #expect(last == 139)
    for x in 0..<scene.picture.width {
      let column = scene.pixel(x, 0)
      #expect((1...last).allSatisfy { scene.pixel(x, $0) == column })
    }
    #expect(scene.pixel(0, 0) == [255, 0, 0, 255] && scene.pixel(374, 139) == [0, 0, 255, 255])
  }
}
