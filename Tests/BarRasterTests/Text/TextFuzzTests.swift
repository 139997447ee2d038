import BarTextFuzz
import Testing

@testable import BarRaster

@Suite struct TextFuzzTests {
  /// A few of those that `text-fuzz` sets by the million, each in one line and in several.
  @Test func randomTextsOfAllScriptsFitTheirLabelsInWholeClusters() throws {
    let fonts = try FontSet(
      sources: TestFonts.embedded + [
        TestFonts.fixture("NotoSansHebrew-Regular.ttf"),
        TestFonts.fixture("NotoSansArabic-Regular.ttf"),
        TestFonts.fixture("NotoColorEmoji-subset.ttf"),
      ], icons: TestFonts.icons)
    let verdict = TextVerdict(fonts: fonts)
    for number: UInt64 in 0..<5_000 {
      let fault = try verdict.fault(of: RandomText(number: number), painting: number % 500 == 0)
      #expect(fault == nil, "text \(number)")
    }
  }
}
