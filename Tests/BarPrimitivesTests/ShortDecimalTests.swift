import BarPrimitives
import Testing

@Suite struct ShortDecimalTests {
  @Test(arguments: [
    (76.0, "76"), (19.5, "19.5"), (1.0 / 3, "0.3333"), (-0.00001, "0"), (-2.25, "-2.25"),
    (10.0001, "10.0001"), (1e300, "1e+300"), (.nan, "nan"),
  ])
  func numbersAreShortAndExact(value: Double, text: String) {
    #expect(shortDecimal(value) == text)
  }

  @Test func coloursTellTheirAlphaOnlyWhenTheyHaveOne() {
    #expect(Color(rgb: 0x6200EE).description == "#6200EE")
    #expect(Color.black.withAlpha(0.54).description == "#000000@0.54")
    #expect(Color(white: 2.0 / 3).description == "#AAAAAA")
  }
}
