import BarDisplayList
import BarPrimitives
import Testing

@Suite struct SVGShadowTests {
  private let bar = RoundedRect(Rect(x: 10, y: 0, width: 80, height: 20), radius: 4)
  private let layer = ShadowLayer(color: .black.withAlpha(0.26), dx: 1, dy: 4.5, sigma: 3)

  @Test func theCasterIsMovedAndBlurredBySigma() throws {
    let svg = try ListPicture.svg([.shadow(bar, layer, cutout: nil)])
    let caster = try #require(svg.root.children.last?.children.first)
    let filter = try #require(svg.target(of: caster["filter"]))
    #expect(caster["x"] == "11" && caster["y"] == "4.5" && caster["rx"] == "4")
    #expect(caster["fill-opacity"] == "0.26")
    #expect(caster["clip-path"] == nil)
    #expect(filter["color-interpolation-filters"] == "sRGB")
    #expect(filter.children.first?["stdDeviation"] == "3")
  }

  @Test func theFilterReachesAsFarAsTheShadow() throws {
    let svg = try ListPicture.svg([.shadow(bar, layer, cutout: nil)])
    let filter = try #require(svg.named("filter").first)
    #expect(filter["x"] == "-4" && filter["width"] == "110")
    #expect(filter["y"] == "-10.5" && filter["height"] == "50")
  }

  @Test func aCutoutIsAHoleInTheClip() throws {
    let svg = try ListPicture.svg([.shadow(bar, layer, cutout: bar)])
    let caster = try #require(svg.root.children.last?.children.first)
    let hole = try #require(svg.target(of: caster["clip-path"])?.children.first)
    #expect(hole["clip-rule"] == "evenodd")
    #expect(
      hole["d"] == "M-4 -10.5H106V39.5H-4Z"
        + "M14 0H86A4 4 0 0 1 90 4V16A4 4 0 0 1 86 20H14A4 4 0 0 1 10 16V4A4 4 0 0 1 14 0Z")
  }

  @Test func withoutSigmaThereIsNoFilter() throws {
    let svg = try ListPicture.svg([
      .shadow(bar, ShadowLayer(color: .black, dy: 0, sigma: 0), cutout: nil)
    ])
    #expect(svg.named("filter").isEmpty)
    #expect(svg.named("rect").first?["filter"] == nil)
  }
}
