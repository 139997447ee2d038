import Testing

@testable import BarRaster

@Suite struct ScalarKindTests {
  @Test func theQuickWaysAgreeWithUnicode() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isRight =
        switch ScalarKind(scalar) {
        case .blank: properties.isWhitespace
        case .lineSpace: properties.isWhitespace && properties.generalCategory != .spaceSeparator
        case .ignorable: properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
        case .control: properties.generalCategory == .control && !properties.isWhitespace
        case .privateUse:
          properties.generalCategory == .privateUse || value & 0xFFFE == 0xFFFE
        case .visible:
          (!properties.isWhitespace || value == 0x1680) && !properties.isDefaultIgnorableCodePoint
        }
      if !isRight { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }
}
