import BarRaster
import BarTestSupport
import BarrenderKit
import Testing

/// A spec rendered for a test that asks about frames and pixels.
struct Scene {
  let png: [UInt8]
  let picture: BarImage
  let list: DisplayList
  /// What was told of it: warnings only.
  let problems: [Problem]
  let explanation: Explanation
  /// What can be asked of it.
  let asked: AskedElements
  private let elements: [LayoutElement]

  /// Pictures that the spec names are looked for in `folder`. With `fonts` the files of
  /// Fixtures/Fonts are there.
  init(
    _ spec: String, folder: String? = nil, fonts: Bool = true,
    missing: FontOptions.MissingGlyph = .error
  ) throws {
    let directory = FilePath(Repository.fixtures.appendingPathComponent("Fonts").path)
    let renderer = try Renderer(
      fonts: FontOptions(directories: fonts ? [directory] : [], missingGlyph: missing))
    let prepared = renderer.prepare(
      SpecInput(
        name: "test", bytes: Array(spec.utf8), folder: folder.map { FilePath($0) }))
    try #require(prepared.problems.filter { $0.severity == .error }.isEmpty)
    problems = prepared.problems
    list = try #require(prepared.list)
    explanation = try #require(prepared.explanation)
    asked = try #require(prepared.asked)
    elements = try #require(prepared.frames).elements
    png = try renderer.png(of: prepared)
    picture = try PNGImage.image(named: "test", from: png, limits: .standard)
  }

  /// The element of that id.
  func element(_ id: String) throws -> LayoutElement {
    func find(in elements: [LayoutElement]) -> LayoutElement? {
      for element in elements {
        if element.id.path == id { return element }
        if let inner = find(in: element.children) { return inner }
      }
      return nil
    }
    return try #require(find(in: elements), "no element \(id)")
  }

  /// What the app bar's title shows, ellipsis included.
  var shownTitle: String {
    list.items.compactMap { placed in
      guard placed.element.path == "appBar.title", case .glyphs(let run, _) = placed.item else {
        return nil
      }
      return run.text
    }.joined()
  }

  /// The glyph runs of an element from left to right, where they stand in the picture.
  func runs(of id: String) -> [GlyphRun] {
    list.items.compactMap { placed in
      guard placed.element.path == id, case .glyphs(let run, _) = placed.item else { return nil }
      return run
    }.sorted { $0.origin.x < $1.origin.x }
  }

  /// Red, green, blue, alpha of the pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * picture.width + x) * 4
    return picture.pixels[start..<start + 4].map(Int.init)
  }

  /// The columns from the first to the last whose pixel in any of `rows` satisfies `isInk`.
  func columns(in rows: Range<Int>, where isInk: ([Int]) -> Bool) -> ClosedRange<Int>? {
    let found = (0..<picture.width).filter { x in rows.contains { isInk(pixel(x, $0)) } }
    guard let first = found.first, let last = found.last else { return nil }
    return first...last
  }

  /// Every column that has ink in any of `rows`.
  func inkColumns(in rows: Range<Int>, where isInk: ([Int]) -> Bool) -> Set<Int> {
    Set((0..<picture.width).filter { x in rows.contains { isInk(pixel(x, $0)) } })
  }
}

/// The row that `explain` has of a property, by its whole name.
func row(_ element: String, _ name: String, _ scene: Scene) throws -> ExplainedProperty {
  try #require(
    scene.explanation.properties.first { $0.element.path == element && $0.name == name },
    "no \(element).\(name)")
}
