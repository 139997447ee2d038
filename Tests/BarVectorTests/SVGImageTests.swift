import BarDisplayList
import BarPrimitives
import BarRaster
import Foundation
import Testing

@testable import BarVector

@Suite struct SVGImageTests {
  /// Two by two: opaque red, half green, faint blue, clear.
  private let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 10, 20, 254, 1, 0, 0, 0, 0]

  private func embedded(tint: Color?) throws -> (node: SVGTree.Node, picture: BarImage) {
    let image = try #require(BarImage(name: "logo.png", width: 2, height: 2, pixels: pixels))
    let box = Rect(x: 10, y: 20, width: 24, height: 12)
    let svg = try ListPicture.svg([.image(image, in: box, tint: tint)])
    let node = try #require(svg.named("image").first)
    let reference = try #require(node["xlink:href"])
    try #require(reference.hasPrefix("data:image/png;base64,"))
    let file = try #require(Data(base64Encoded: String(reference.dropFirst(22))))
    return (node, try PNGImage.image(named: "embedded", from: [UInt8](file)))
  }

  @Test func aPictureIsEmbeddedPixelForPixel() throws {
    let (node, picture) = try embedded(tint: nil)
    #expect(node["x"] == "10" && node["y"] == "20")
    #expect(node["width"] == "24" && node["height"] == "12")
    #expect(node["preserveAspectRatio"] == "none")
    #expect(picture.width == 2 && picture.height == 2 && picture.pixels == pixels)
  }

  @Test func aTintReplacesTheColoursAndKeepsTheAlpha() throws {
    let picture = try embedded(tint: Color(rgb: 0x336699)).picture
    #expect(picture.pixels[0..<4] == [0x33, 0x66, 0x99, 255])
    #expect(picture.pixels[4..<8] == [0x33, 0x66, 0x99, 128])
    #expect(picture.pixels[15] == 0)
  }

  @Test func aPictureThatCannotBeEncodedIsAFault() throws {
    #expect(throws: SVGFailure.fault("encode \"logo.png\"")) { try document { _, _ in nil } }
  }

  @Test func anSVGPastTheLimitIsRefused() throws {
    #expect(throws: SVGFailure.limit("the SVG has more than 1000 bytes")) {
      try document(byteLimit: 1000) { _, _ in [UInt8](repeating: 0, count: 1000) }
    }
  }

  private func document(
    byteLimit: Int = SVGWriter.byteLimit, png: @escaping SVGWriter.PNGEncoding
  ) throws -> String {
    let image = try #require(BarImage(name: "logo.png", width: 2, height: 2, pixels: pixels))
    let canvas = Rect(x: 0, y: 0, width: 100, height: 50)
    let item = PlacedItem(ElementID("logo"), .image(image, in: canvas, tint: nil))
    return try SVGWriter(
      outlines: try ListPicture.fonts(), lettering: .outlines, png: png, byteLimit: byteLimit
    ).document(of: DisplayList(canvas: canvas, scale: 1, items: [item]))
  }
}
