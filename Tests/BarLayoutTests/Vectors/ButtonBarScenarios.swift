import BarDisplayList
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

@testable import BarLayout

/// Vectors on which of the pictures of the original's button bars are the same, by the names of their
/// scenarios.
let buttonBarScenarioVectors: [VectorAdapter] = [
  VectorAdapter(
    "ButtonBar", needs: ["scenarios"], tells: ["images_identical"],
    where: { $0.given["scenarios"]?.texts?.allSatisfy { ButtonBarScenario($0) != nil } == true },
    check: { vector in
      let scenarios = try #require(vector.given["scenarios"]?.texts).compactMap {
        ButtonBarScenario($0)
      }
      let pictures = scenarios.map(\.picture)
      let isSame = pictures.allSatisfy { $0 == pictures.first }
      #expect(vector.expect?["images_identical"] == .flag(isSame), "\(vector)")
      // Neither of them shows nothing.
      #expect(pictures.allSatisfy { $0 != arrange(screen()).displayList() }, "\(vector)")
    })
]

/// A black button bar of three white items, by the name of its scenario: `testTitlesSizeTooWideLTR`,
/// `testLayoutPositionLeadingWithImagesRTL`, `testTintColorOnButtonBar`.
private struct ButtonBarScenario {
  private enum Size: String, CaseIterable {
    case toFit = "ToFit", tooWide = "TooWide", tooTall = "TooTall"
  }

  private var isTitled = true
  private var isRightToLeft = false
  private var size = Size.toFit
  private var bar = ButtonBarView()

  init?(_ name: String) {
    let tint = ColorValue(.fixed(.white))
    bar.look.tintColor = tint
    switch name {
    case "testTintColorOnButtonBar":
      size = .tooWide
      bar.look.tintColor = .rgb(0xFF0000)
    case "testTitleColorForState":
      size = .tooWide
      bar.look.buttonsTitleColor = .rgb(0xFF0000)
    case "testOriginalCaseTitles": bar.look.uppercasesButtonTitles = false
    case "testButtonTitleBaselineQuarterHeight": bar.buttonTitleBaseline = 6
    default:
      guard name.hasSuffix("LTR") || name.hasSuffix("RTL") else { return nil }
      isRightToLeft = name.hasSuffix("RTL")
      isTitled = name.contains("Titles")
      guard isTitled || name.contains("Images") else { return nil }
      if name.hasPrefix("testLayoutPosition") {
        // The position is set after the items, in a bar of twice the width.
        size = .tooWide
        bar.layoutPosition = name.contains("Trailing") ? .trailing : .leading
        bar.setsLayoutPositionAfterItems = true
      } else {
        guard let found = Size.allCases.first(where: { name.contains("Size\($0.rawValue)") }) else {
          return nil
        }
        size = found
      }
    }
  }

  /// As wide as its buttons and 24 high, twice as wide, or twice as high.
  var picture: DisplayList {
    var bar = bar
    bar.items = ["Lead", "Mid", "Trail"].enumerated().map { index, title in
      isTitled ? .titled(title) : .picture(width: 16 + 8 * Double(index))
    }
    bar.look.backgroundColor = ColorValue(.fixed(.black))
    let width = 144 * (size == .tooWide ? 2.0 : 1)
    let view = CustomView(
      .buttonBar(bar),
      frame: ViewFrame(x: 10, y: 10, width: width, height: size == .tooTall ? 48 : 24))
    return arrange(
      screen(.view(StandaloneView(id: ElementID("mdcButtonBar"), view: view))) { model in
        model.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }, images: NamedWidthImages()
    ).displayList()
  }
}
