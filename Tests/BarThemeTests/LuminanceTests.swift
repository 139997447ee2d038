import BarPrimitives
import Foundation
import Testing

@testable import BarTheme

@Suite struct LuminanceTests {
  /// The formula of WCAG 2.0, from the maths library.
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt16) -> Double {
      let level = Double(channel) / 65535
      return level <= 0.03928 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test func theTableFollowsTheFormulaAtAndBetweenLevels() {
    for channel in stride(from: UInt16(0), through: 65520, by: 13) {
      let color = Color(red16: channel, green: 65535 - channel, blue: channel / 2)
      #expect(abs(color.luminance - luminance(color)) < 0.00004)
    }
    #expect(Color.white.luminance == 1)
  }

  @Test(arguments: [
    (UInt32(0x6200EE), true), (0xAAAAAA, false), (0xFF0000, false), (0x0000FF, true),
    (0x767676, true), (0x777777, false),
  ])
  func whiteNeedsAContrastOfFourAndAHalf(rgb: UInt32, takesWhite: Bool) {
    #expect(Color(rgb: rgb).isDarkEnoughForWhite == takesWhite)
  }
}
