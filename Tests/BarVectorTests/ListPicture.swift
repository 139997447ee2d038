import BarAssets
import BarDisplayList
import BarPrimitives
import BarRaster
import BarVector
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Lists of a few items as SVG.
enum ListPicture {
  static let element = ElementID("appBar.title")

  static func fonts() throws -> FontSet {
    try FontSet(
      sources: EmbeddedFonts.all.map { font in
        FontSource(
          family: font.family, weight: font.weight, name: font.fileName,
          storage: .embedded(font.bytes))
      },
      icons: FontSource(
        family: nil, name: EmbeddedFonts.icons.fileName,
        storage: .embedded(EmbeddedFonts.icons.bytes)))
  }

  /// 100 × 50 points at scale 2; every item belongs to `element` unless it says otherwise.
  static func svg(
    _ items: [DisplayItem], lettering: SVGLettering = .outlines
  ) throws -> SVGTree {
    try svg(items.map { PlacedItem(element, $0) }, lettering: lettering)
  }

  static func svg(
    _ items: [PlacedItem], lettering: SVGLettering = .outlines
  ) throws -> SVGTree {
    let fonts = try fonts()
    let writer = SVGWriter(outlines: fonts, lettering: lettering) { image, tint in
      try? Painter(fonts: fonts).png(of: image, tint: tint)
    }
    let canvas = Rect(x: 0, y: 0, width: 100, height: 50)
    return try SVGTree(writer.document(of: DisplayList(canvas: canvas, scale: 2, items: items)))
  }

  /// A line of Roboto at 20 points, its left end at (10, 30).
  static func run(_ text: String, size: Double = 20) throws -> GlyphRun? {
    let shaped = try fonts().shape(
      TextRequest(
        text: text, font: FontDescriptor(family: "Roboto", weight: .medium, size: size),
        baseDirection: .leftToRight, language: "en"))
    return shaped.runs.first?.offsetBy(x: 10, y: 30)
  }
}

/// A parsed SVG.
final class SVGTree: NSObject, XMLParserDelegate {
  /// An element of it.
  final class Node {
    let name: String
    let attributes: [String: String]
    var children: [Node] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The node and all below it, in document order.
    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// What the parser choked on.
  struct Malformed: Error { let reason: String }

  let source: String
  private(set) var root = Node("", [:])
  private var open: [Node] = []

  init(_ source: String) throws {
    self.source = source
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw Malformed(
        reason: "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }

  func named(_ name: String) -> [Node] { root.all.filter { $0.name == name } }

  /// The definition that `url(#id)` or `#id` leads to.
  func target(of reference: String?) -> Node? {
    let id = reference?.replacingOccurrences(of: "url(", with: "")
      .trimmingCharacters(in: CharacterSet(charactersIn: "#)"))
    return root.all.first { $0["id"] == id }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = Node(name, attributes)
    if let parent = open.last { parent.children.append(node) } else { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
