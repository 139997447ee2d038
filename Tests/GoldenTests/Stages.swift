import BarRaster
import BarTestSupport
import BarrenderKit
import Foundation
import Testing

extension Renderer {
  /// Cases may use the fonts of Fixtures/Fonts beside the embedded ones.
  static func forCases() throws -> Renderer {
    let fonts = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    return try Renderer(fonts: FontOptions(directories: [fonts]))
  }

  func prepare(_ fixture: FixtureCase) throws -> Prepared {
    let bytes = [UInt8](try Data(contentsOf: fixture.spec))
    let folder = FilePath(fixture.spec.deletingLastPathComponent().path)
    return prepare(SpecInput(name: fixture.name, bytes: bytes, folder: folder))
  }
}

func prepared(_ fixture: FixtureCase) throws -> Prepared {
  try Renderer.forCases().prepare(fixture)
}

/// What every stage made of one case.
struct Stages {
  let layout: String
  let display: String
  let png: [UInt8]
  let picture: BarImage
  private let elements: [LayoutElement]
  private let list: DisplayList

  init(rendering fixture: FixtureCase) throws {
    let renderer = try Renderer.forCases()
    let prepared = try renderer.prepare(fixture)
    try #require(prepared.problems.filter { $0.severity == .error }.isEmpty)
    let frames = try #require(prepared.frames)
    list = try #require(prepared.list)
    elements = frames.elements
    layout = frames.dump
    display = list.dump
    png = try renderer.png(of: prepared)
    picture = try PNGImage.image(named: fixture.name, from: png, limits: .standard)
  }

  /// `2x`, `1.5x`.
  var scaleSuffix: String { shortDecimal(list.scale) + "x" }

  /// Numbers first, then the elements that changed.
  func sentence(for diff: ImageDiff) -> String {
    let total = picture.width * picture.height
    return "\(diff.count) of \(total) pixels differ, largest \(diff.largest) at "
      + "(\(diff.worst.x), \(diff.worst.y)); elements: \(elementsChanged(by: diff))"
  }

  /// Writes the golden if this run records, else the evidence; fails in both cases.
  func record(
    at golden: URL, of fixture: FixtureCase, because reason: String, diff: ImageDiff? = nil
  ) throws {
    if Repository.records {
      try Data(png).write(to: golden)
      Issue.record("recorded \(golden.path): \(reason)")
      return
    }
    let actual = fixture.artefact("actual.png")
    try FileManager.default.createDirectory(
      at: actual.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(png).write(to: actual)
    try? FileManager.default.removeItem(at: fixture.artefact("expected.png"))
    try? FileManager.default.copyItem(at: golden, to: fixture.artefact("expected.png"))
    if let diff {
      try Data(try enlarged(diff)).write(to: fixture.artefact("diff.png"))
    }
    Issue.record(
      """
      \(fixture)@\(scaleSuffix): \(reason)
      see \(fixture.artefact("").path){expected,actual,diff}.png
      accept with Scripts/record-goldens \(fixture)
      """)
  }

  private func elementsChanged(by diff: ImageDiff) -> String {
    var names: [String] = []
    for place in diff.places {
      let point = Point(
        x: list.canvas.minX + (Double(place.x) + 0.5) / list.scale,
        y: list.canvas.minY + (Double(place.y) + 0.5) / list.scale)
      let name = deepest(at: point, in: elements)?.id.path ?? "none"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  /// The last painted of the elements that hold `point`, as deep in the tree as it goes.
  private func deepest(at point: Point, in elements: [LayoutElement]) -> LayoutElement? {
    for element in elements.reversed() {
      if let inner = deepest(at: point, in: element.children) { return inner }
      if element.frame.contains(point) { return element }
    }
    return nil
  }

  private func enlarged(_ diff: ImageDiff) throws -> [UInt8] {
    let image = try #require(
      BarImage(name: "diff", width: picture.width, height: picture.height, pixels: diff.picture))
    let rect = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let item = PlacedItem(ElementID("diff"), .image(image, in: rect, tint: nil))
    return try Painter(
      fonts: try FontSet(
        sources: [], icons: FontSource(family: nil, name: "none", storage: .bytes([])))
    )
    .png(of: DisplayList(canvas: rect, scale: 1, items: [item]))
  }
}
