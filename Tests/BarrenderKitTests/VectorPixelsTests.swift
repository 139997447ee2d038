import BarPrimitives
import BarRaster
import BarTestSupport
import BarrenderKit
import Foundation
import Testing

/// What SVG has no shapes for is in it as pixels.
@Suite struct VectorPixelsTests {
  private static func svg(_ spec: String, _ lettering: SVGLettering = .outlines) throws
    -> (svg: String, picture: BarImage)
  {
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    let renderer = try Renderer(fonts: FontOptions(directories: [fonts]))
    let prepared = renderer.prepare(SpecInput(name: "test", bytes: Array(spec.utf8), folder: nil))
    let picture = try PNGImage.image(
      named: "ours", from: try renderer.png(of: prepared), limits: .standard)
    return (try renderer.svg(of: prepared, lettering: lettering), picture)
  }

  /// The pictures of an SVG with their boxes in points.
  private static func images(in svg: String) throws -> [(frame: Rect, image: BarImage)] {
    try svg.components(separatedBy: "<image ").dropFirst().map { rest in
      let tag = rest.components(separatedBy: "/>")[0]
      func value(_ name: String) throws -> String {
        let parts = (" " + tag).components(separatedBy: " \(name)=\"")
        return try #require(parts.dropFirst().first).components(separatedBy: "\"")[0]
      }
      func number(_ name: String) throws -> Double { try #require(Double(try value(name))) }
      let file = try #require(
        Data(
          base64Encoded: try value("xlink:href")
            .replacingOccurrences(of: "data:image/png;base64,", with: "")))
      return (
        Rect(
          x: try number("x"), y: try number("y"), width: try number("width"),
          height: try number("height")),
        try PNGImage.image(named: "embedded", from: [UInt8](file))
      )
    }
  }

  /// On a bar of one colour the emoji's opaque pixels are those of our picture.
  @Test func anEmojiIsEmbeddedAsItIsDrawn() throws {
    let (svg, picture) = try Self.svg(
      """
      { "device": { "width": 120, "height": 56, "scale": 3 }, "statusBar": null,
        "bars": [{ "type": "appBar", "navigationItem": { "title": "A\u{1F600}" } }] }
      """)
    let images = try Self.images(in: svg)
    try #require(images.count == 1)
    let (frame, image) = images[0]
    #expect(abs(frame.width * 3 - Double(image.width)) < 0.001)
    #expect(abs(frame.height * 3 - Double(image.height)) < 0.001)
    let (left, top) = (Int((frame.minX * 3).rounded()), Int((frame.minY * 3).rounded()))
    var opaque = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let at = (y * image.width + x) * 4
        guard image.pixels[at + 3] == 255 else { continue }
        let place = ((top + y) * picture.width + left + x) * 4
        #expect(Array(image.pixels[at..<at + 4]) == Array(picture.pixels[place..<place + 4]))
        opaque += 1
      }
    }
    #expect(opaque > 500)
    #expect(svg.contains("aria-label=\"A\""))
    #expect(try Self.images(in: Self.svg("{\"bars\":[{\"type\":\"appBar\"}]}").svg).isEmpty)
  }

  /// In the middle of the bar nothing is drawn over the blur: our picture shows the same pixels.
  @Test func aBackdropIsEmbeddedAsItIsBlurred() throws {
    let (svg, picture) = try Self.svg(
      """
      { "device": { "width": 200, "height": 300, "scale": 2, "safeArea": { "top": 20 } },
        "statusBar": null, "content": { "rows": 12, "scrolledBy": 30 },
        "bars": [{ "type": "navigationBar", "navigationItem": { "title": "I" } }] }
      """)
    let images = try Self.images(in: svg)
    try #require(images.count == 1)
    let (frame, image) = images[0]
    #expect(svg.contains("clip-path"))
    let (left, top) = (Int((frame.minX * 2).rounded()), Int((frame.minY * 2).rounded()))
    for y in 8..<12 {
      for x in 8..<60 {
        let at = (y * image.width + x) * 4
        let place = ((top + y) * picture.width + left + x) * 4
        #expect(Array(image.pixels[at..<at + 4]) == Array(picture.pixels[place..<place + 4]))
      }
    }
  }
}
