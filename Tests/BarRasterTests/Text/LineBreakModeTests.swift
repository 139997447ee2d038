import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

@Suite struct LineBreakModeTests {
  private static let texts = [
    TruncationTests.clusters, TruncationTests.hebrew, TruncationTests.arabic, TruncationTests.mixed,
    "office AVATAR Ty. ffi",
  ]

  @Test(arguments: texts, [LineBreakMode.byTruncatingMiddle, .byTruncatingHead])
  func atEveryWidthWholeClustersOnBothSidesFit(text: String, mode: LineBreakMode) throws {
    let fonts = try TestFonts.set()
    let full = fonts.shape(TextRequest(text))
    var keptBefore = -1
    for half in 0...Int(full.width * 2) + 1 {
      let width = Double(half) / 2
      let shaped = fonts.shape(TextRequest(text, maxWidth: width, mode: mode))
      #expect(shaped.width <= width + LineShaper.tolerance)
      guard shaped.isTruncated else {
        #expect(shaped == full)
        continue
      }
      let kept = try #require(keptClusters(of: text, in: shaped), "\(shaped.visibleText)")
      if mode == .byTruncatingHead { #expect(kept.head == 0) }
      #expect(kept.head + kept.tail >= keptBefore, "\(width): \(shaped.visibleText)")
      keptBefore = kept.head + kept.tail
    }
    #expect(keptBefore > 0)
  }

  /// Clusters before and after the ellipsis; nil if what is shown is not made of them.
  private func keptClusters(of text: String, in shaped: ShapedText) -> (head: Int, tail: Int)? {
    let shown = Array(shaped.visibleText.unicodeScalars)
    guard let cut = shown.firstIndex(of: "\u{2026}") else { return shown.isEmpty ? (0, 0) : nil }
    let characters = Array(text)
    func count(of part: ArraySlice<Unicode.Scalar>, from pick: (Int) -> ArraySlice<Character>)
      -> Int?
    {
      (0...characters.count).first { count in
        pick(count).flatMap { Array($0.unicodeScalars) } == Array(part)
      }
    }
    guard let head = count(of: shown[..<cut], from: { characters.prefix($0) }),
      let tail = count(of: shown[(cut + 1)...], from: { characters.suffix($0) })
    else { return nil }
    return (head, tail)
  }

  @Test func theMiddleGoesFromBothSidesAlike() throws {
    let shaped = try TestFonts.set().shape(
      TextRequest("IMG_20240229_Holiday.jpeg", maxWidth: 120, mode: .byTruncatingMiddle))
    let parts = shaped.visibleText.split(separator: "\u{2026}")
    #expect(parts.count == 2)
    #expect("IMG_20240229_Holiday.jpeg".hasPrefix(parts[0]))
    #expect("IMG_20240229_Holiday.jpeg".hasSuffix(parts[1]))
    let fonts = try TestFonts.set()
    let widths = parts.map { fonts.shape(TextRequest(String($0))).width }
    #expect(abs(widths[0] - widths[1]) < 17)
  }

  @Test func theEllipsisOfAHeadStandsAtTheStartSideOfTheBaseDirection() throws {
    let fonts = try TestFonts.set()
    for text in [TruncationTests.hebrew, TruncationTests.mixed, "Photo Library"] {
      for direction in LayoutDirection.allCases {
        let shaped = fonts.shape(
          TextRequest(text, direction: direction, maxWidth: 60, mode: .byTruncatingHead))
        let visual = shaped.visualText.unicodeScalars
        #expect((direction == .leftToRight ? visual.first : visual.last) == "\u{2026}")
      }
    }
  }

  @Test func anEllipsisWithinHebrewRunsWithTheHebrew() throws {
    // In a paragraph that runs from left to right the words must not change places around it.
    let shaped = try TestFonts.set().shape(
      TextRequest(
        "\u{5D3}\u{5D5}\u{5D0}\u{5E8} \u{5E0}\u{5DB}\u{5E0}\u{5E1} \u{5DC}\u{5DD}",
        direction: .leftToRight, maxWidth: 60, mode: .byTruncatingMiddle))
    #expect(shaped.visualText == String(shaped.visibleText.reversed()))
    #expect(shaped.visibleText.contains("\u{2026}"))
  }

  @Test func blanksBesideTheEllipsisGo() throws {
    let fonts = try TestFonts.set()
    let width = fonts.shape(TextRequest("\u{2026}Library")).width
    #expect(
      fonts.shape(TextRequest("Photo    Library", maxWidth: width + 9, mode: .byTruncatingHead))
        .visibleText == "\u{2026}Library")
  }

  @Test func aClippedLineIsWhole() throws {
    let fonts = try TestFonts.set()
    let shaped = fonts.shape(TextRequest("Photo Library", maxWidth: 30, mode: .byClipping))
    let full = fonts.shape(TextRequest("Photo Library"))
    #expect(shaped.isTruncated && !full.isTruncated)
    #expect(shaped.runs == full.runs && shaped.width == full.width)
  }
}
