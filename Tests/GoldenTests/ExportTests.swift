import BarTestSupport
import BarrenderKit
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every case can leave as SVG.
@Suite struct ExportTests {
  @Test(arguments: FixtureCase.all, SVGLettering.allCases)
  func everyCaseBecomesWellFormedXML(_ fixture: FixtureCase, lettering: SVGLettering) throws {
    let svg = try exported(fixture, lettering)
    let parser = XMLParser(data: Data(svg.utf8))
    let isWellFormed = parser.parse()
    #expect(isWellFormed, "line \(parser.lineNumber)")
    #expect(try exported(fixture, lettering) == svg)
    // Base64 has neither quotes nor spaces.
    for number in ["nan", "inf", "-inf"] {
      #expect(!svg.contains(" \(number)") && !svg.contains("\"\(number)"))
    }
  }

  private func exported(_ fixture: FixtureCase, _ lettering: SVGLettering) throws -> String {
    let renderer = try Renderer.forCases()
    return try renderer.svg(of: try renderer.prepare(fixture), lettering: lettering)
  }
}
