import BarPrimitives
import BarSpec

/// Three icons, so that no test depends on what is embedded.
struct FewIcons: IconCatalog {
  let names = ["menu", "more_vert", "search"]

  func glyph(named name: String) -> UInt32? {
    names.firstIndex(of: name).map { UInt32($0) + 100 }
  }
}

/// Reads a document with few icons.
func read(_ text: String, patches: [SpecPatch] = [], name: String = "spec.json") -> SpecReading {
  SpecReader(icons: FewIcons()).read(name: name, bytes: Array(text.utf8), patches: patches)
}

/// The codes of a document's problems, in order.
func codes(_ text: String) -> [String] { read(text).problems.map(\.code) }

/// The problems as the terminal shows them.
func report(_ reading: SpecReading, _ style: DiagnosticPrinter.Style = .human) -> String {
  DiagnosticPrinter(style: style, sources: reading.sources).report(reading.problems)
}
