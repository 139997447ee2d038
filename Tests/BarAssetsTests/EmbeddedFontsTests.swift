import BarPrimitives
import BarRaster
import BarTestSupport
import Foundation
import Testing

@testable import BarAssets
import BarrenderKit

@Suite struct EmbeddedFontsTests {
  @Test func theDigestOfTheStandardsExampleIsRight() {
    let digest = Array("abc".utf8).withUnsafeBytes { SHA256.hex($0) }
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test(arguments: EmbeddedFonts.all.map(\.fileName) + [EmbeddedFonts.icons.fileName])
  func embeddedBytesAreThoseOfTheRecordedFile(fileName: String) throws {
    let fonts = EmbeddedFonts.all + [EmbeddedFonts.icons]
    let font = try #require(fonts.first { $0.fileName == fileName })
    let folder = font.fileName.hasPrefix("MaterialIcons") ? "Icons" : "Fonts"
    let file = Repository.root.appendingPathComponent("Sources/CBarAssets/\(folder)/\(fileName)")
    #expect(try Data(contentsOf: file).elementsEqual(font.bytes.buffer))
    #expect(font.sha256.count == 64)
  }

  @Test(arguments: ["Sources/CBarAssets/Fonts", "Sources/CBarAssets/Icons", "Fixtures/Fonts"])
  func everyAssetAndItsLicenceIsRecorded(folder: String) throws {
    let folder = Repository.root.appendingPathComponent(folder)
    let sums = try String(contentsOf: folder.appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    let recorded = sums.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(recorded.map { $0[1] } == present.filter { $0 != "SHA256SUMS" }.sorted())
    #expect(present.contains { $0.hasSuffix("LICENSE.txt") })
    for line in recorded {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(line[1]))
      #expect(bytes.withUnsafeBytes { SHA256.hex($0) } == line[0], "\(line[1])")
    }
  }

  @Test func familiesAndWeightsAreThoseOfTheIssue() {
    let system = EmbeddedFonts.all.filter { $0.family == "system" }.map(\.weight)
    let roboto = EmbeddedFonts.all.filter { $0.family == "Roboto" }.map(\.weight)
    #expect(system == [.regular, .medium, .semibold, .bold])
    #expect(roboto == [.light, .regular, .medium, .bold])
    #expect(EmbeddedFonts.all.count == 8)
  }
}
