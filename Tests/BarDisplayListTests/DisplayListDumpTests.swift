import BarPrimitives
import Testing

@testable import BarDisplayList

@Suite struct DisplayListDumpTests {
  private let bar = ElementID("appBar")

  private func lines(_ items: DisplayItem...) -> [String] {
    let list = DisplayList(
      canvas: Rect(x: 0, y: 0, width: 375, height: 76.5), scale: 2,
      items: items.map { PlacedItem(bar, $0) })
    return list.dump.split(separator: "\n").map(String.init)
  }

  @Test func theFirstLineTellsUnitCanvasAndScale() {
    #expect(lines() == ["display list in points, canvas 0 0 375 76.5, scale 2"])
  }

  @Test func aShadowTellsCasterColourOffsetSigmaAndCutout() {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 375, height: 76))
    let layer = ShadowLayer(color: .black.withAlpha(0.26), dy: 4.88539, sigma: 2.666032)
    #expect(
      lines(.shadow(shape, layer, cutout: shape)).last
        == "appBar shadow 0 0 375 76 #000000@0.26 offset 0 4.8854 sigma 2.666 cutout 0 0 375 76")
  }

  @Test func glyphsTellFacePlaceTextAndEachGlyphsX() {
    let glyphs = [(3, 0.0), (9, 10.25)].map { glyph, x in
      PositionedGlyph(glyph: UInt32(glyph), x: x, y: 0, advance: 10.25, cluster: 0)
    }
    let run = GlyphRun(
      face: FontFaceID(index: 0, name: "Roboto-Medium"), size: 20, origin: Point(x: 16, y: 54),
      glyphs: glyphs, text: "A\"")
    #expect(
      lines(.glyphs(run, .white)).last
        == "appBar glyphs Roboto-Medium 20 at 16,54 \"A\\\"\" [3+0 9+10.25] #FFFFFF")
  }

  @Test func theInsidesOfClipsAndGroupsAreIndented() {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 2)
    #expect(
      lines(
        .pushClip(shape), .pushGroup(opacity: 0.38), .fill(shape, .black), .popGroup, .popClip
      ).dropFirst() == [
        "appBar clip 0 0 10 10 radius 2",
        "  appBar group opacity 0.38",
        "    appBar fill 0 0 10 10 radius 2 #000000",
        "  appBar end of group",
        "appBar end of clip",
      ])
  }

  @Test func iconsImagesAndPathsTellTheirGeometry() throws {
    let box = Rect(x: 16, y: 36, width: 24, height: 24)
    let image = try #require(
      BarImage(name: "a.png", width: 1, height: 1, pixels: [1, 2, 3, 4]))
    let path = VectorPath(polygon: [Point(x: 0, y: 0), Point(x: 1.5, y: 0), Point(x: 0, y: 2)])
    #expect(
      lines(
        .icon(Icon(name: "menu", glyph: 7, isMirrored: true), in: box, .white),
        .image(image, in: box, tint: .black), .image(image, in: box, tint: nil),
        .path(path, .evenOdd, .white)
      ).dropFirst() == [
        "appBar icon menu mirrored in 16 36 24 24 #FFFFFF",
        "appBar image \"a.png\" 1x1 px in 16 36 24 24 tint #000000",
        "appBar image \"a.png\" 1x1 px in 16 36 24 24",
        "appBar path evenOdd #FFFFFF M0,0 L1.5,0 L0,2 Z",
      ])
  }

  @Test func bordersGradientsAndBackdropsTellTheirNumbers() throws {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 2)
    let gradient = try #require(
      Gradient(
        from: Point(x: 0, y: 0), to: Point(x: 0, y: 10),
        stops: [.init(at: 0.5, .white), .init(at: 0.2, .black.withAlpha(0.5))], mixing: .straight))
    let run = GlyphRun(
      face: FontFaceID(index: 0, name: "Inter-SemiBold"), size: 17, origin: .zero, glyphs: [],
      text: "")
    #expect(
      lines(
        .border(shape, width: 0.5, .black, fill: nil),
        .border(shape, width: 1, .black, fill: .white),
        .gradient(shape, gradient),
        .textShadow(run, ShadowLayer(color: .black, dx: 1, dy: -1, sigma: 2)),
        .backdrop(shape, Backdrop(sigma: 20, saturation: 1.8, tint: .white.withAlpha(0.3))),
        .pathShadow(
          VectorPath(polygon: [.zero, Point(x: 4, y: 0), Point(x: 0, y: 3)]), .nonZero,
          ShadowLayer(color: .black, dy: 2, sigma: 4), within: Rect(x: 1, y: 2, width: 3, height: 4)
        )
      ).dropFirst() == [
        "appBar border 0 0 10 10 radius 2 width 0.5 #000000",
        "appBar border 0 0 10 10 radius 2 width 1 #000000 fill #FFFFFF",
        "appBar gradient 0 0 10 10 radius 2 from 0,0 to 0,10 straight "
          + "[0.5 #FFFFFF, 0.5 #000000@0.5]",
        "appBar text shadow Inter-SemiBold 17 at 0,0 \"\" [] #000000 offset 1 -1 sigma 2",
        "appBar backdrop 0 0 10 10 radius 2 sigma 20 saturation 1.8 tint #FFFFFF@0.3",
        "appBar path shadow nonZero #000000 offset 0 2 sigma 4 within 1 2 3 4 M0,0 L4,0 L0,3 Z",
      ])
  }

  @Test(arguments: [
    ("a\nb", "\"a\\u{a}b\""), ("\u{202E}x", "\"\\u{202e}x\""), ("\\", "\"\\\\\""),
    ("\u{2028}", "\"\\u{2028}\""), ("é", "\"é\""),
  ])
  func noTextBreaksItsLine(text: String, spelled: String) {
    #expect(quoted(text) == spelled)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func bordersOfImpossibleWidthAreDefective(width: Double) {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 10))
    let list = DisplayList(
      canvas: .zero, scale: 1,
      items: [PlacedItem(bar, .border(shape, width: width, .black, fill: nil))])
    #expect(list.defects == ["appBar: a number is not finite"])
  }

  @Test func unbalancedListsAreDefective() {
    let list = DisplayList(
      canvas: .zero, scale: 1, items: [PlacedItem(bar, .popClip), PlacedItem(bar, .popGroup)])
    #expect(list.defects.count == 2)
  }
}
