import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// Fixtures/VariableFonts, which Scripts/variable-font.py makes: a cross of 700 units at weight 400,
/// 900 wide at 900 and 640 at 100; its bars are 100, 300 and 40 units thick.
@Suite struct VariableFontTests {
  private static func source(_ axes: (String, Double)..., instance: String? = nil) throws
    -> FontSource
  {
    FontSource(
      family: nil, name: "weights", instance: instance,
      axes: axes.map { FontAxis(tag: $0.0, value: $0.1) },
      storage: .bytes(try TestFonts.bytes(of: "TestWeights-VF.ttf", in: "VariableFonts")))
  }

  private static func set(_ sources: FontSource...) throws -> FontSet {
    try FontSet(sources: sources, icons: TestFonts.icons)
  }

  /// hb-shape --variations=wght=… of HarfBuzz 6.
  @Test(arguments: [
    (100.0, 640.0), (250, 670), (400, 700), (650, 800), (900, 900), (1, 640), (32_000, 900),
  ])
  func aWeightHasItsAdvance(weight: Double, advance: Double) throws {
    let shaped = try Self.set(Self.source(("wght", weight))).shape(
      TextRequest("+", family: "Test Weights", size: 1_000))
    #expect(shaped.width == advance)
  }

  /// Each bar is as thick as the weight says; where the two cross they count once.
  @Test(arguments: [(100.0, 40.0), (400, 100), (650, 200), (900, 300)])
  func aWeightHasItsOutline(weight: Double, thickness: Double) throws {
    let fonts = try Self.set(Self.source(("wght", weight)))
    let line = fonts.shape(TextRequest("+", family: "Test Weights", size: 50))
    let items = line.runs.map { run in
      PlacedItem(ElementID("cross"), .glyphs(run.offsetBy(x: 20.3, y: 60.4), .black))
    }
    let picture = try Painter(fonts: fonts).pixmap(
      of: DisplayList(
        canvas: Rect(x: 0, y: 0, width: 100, height: 100), scale: 1, items: items))
    var mass = 0.0
    for pixel in 0..<100 * 100 { mass += Double(picture.pixels[pixel * 4 + 3]) / 255 }
    let units = 2 * 600 * thickness - thickness * thickness
    #expect(abs(mass - units / 400) < 0.01 * units / 400, "\(mass) instead of \(units / 400)")
  }

  @Test func facesOfOneFileAreChosenByWeight() throws {
    let fonts = try Self.set(
      Self.source(("wght", 300)), Self.source(("wght", 800)), Self.source())
    #expect(fonts.faces.map(\.weight) == [300, 800, 400])
    #expect(fonts.faces[1].name == "TestWeights-Regular-wght800")
    for (weight, face) in [(FontWeight.light, 0), (.regular, 2), (.bold, 1)] {
      let shaped = fonts.shape(TextRequest("+", family: "Test Weights", weight: weight))
      #expect(shaped.runs.map(\.face.index) == [face])
    }
  }

  @Test func axesOfTheFontsOwnCount() throws {
    let fonts = try Self.set(Self.source(("ROOM", 50), ("wght", 900)))
    #expect(
      fonts.shape(TextRequest("+", family: "Test Weights", size: 1_000)).width == 900 + 250)
  }

  /// The widths are those of hb-shape at the instances' places.
  @Test(arguments: [("Regular", 700.0, 400), ("SemiBold", 780, 600), ("Wide Black", 1400, 900)])
  func anInstanceIsAPlaceOnEveryAxis(name: String, width: Double, weight: Int) throws {
    let fonts = try Self.set(Self.source(instance: name))
    let shaped = fonts.shape(TextRequest("+", family: "Test Weights", size: 1_000))
    #expect(shaped.width == width)
    #expect(fonts.faces.map(\.weight) == [weight])
  }

  @Test func axesMoveOnFromTheInstance() throws {
    let fonts = try Self.set(Self.source(("ROOM", 0), instance: "Wide Black"))
    #expect(
      fonts.shape(TextRequest("+", family: "Test Weights", size: 1_000)).width == 900)
    let lighter = try Self.set(Self.source(("wght", 400), instance: "Wide Black"))
    #expect(lighter.faces.map(\.weight) == [400])
  }

  @Test func anInstanceThatTheFontLacksIsRefused() throws {
    let source = try Self.source(instance: "Semibold")
    let others = ["Regular", "SemiBold", "Wide Black"]
    #expect(
      FontSet.defect(of: source)
        == .noInstance("Semibold", others: others, name: "weights"))
    let fixed = FontSource(
      family: nil, name: "fixed", instance: "Bold",
      storage: .bytes(try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")))
    #expect(FontSet.defect(of: fixed) == .noInstance("Bold", others: [], name: "fixed"))
  }

  @Test func anAxisThatTheFontLacksIsRefused() throws {
    let source = try Self.source(("wdth", 80))
    #expect(FontSet.defect(of: source) == .noAxis(tag: "wdth", name: "weights"))
    let fixed = FontSource(
      family: nil, name: "fixed", axes: [FontAxis(tag: "wght", value: 700)],
      storage: .bytes(try TestFonts.bytes(of: "NotoSansHebrew-Regular.ttf")))
    #expect(FontSet.defect(of: fixed) == .noAxis(tag: "wght", name: "fixed"))
  }

  @Test func whatIsNoNumberIsTheAxisMinimum() throws {
    let shaped = try Self.set(Self.source(("wght", .nan))).shape(
      TextRequest("+", family: "Test Weights", size: 1_000))
    #expect(shaped.width == 640)
  }
}
