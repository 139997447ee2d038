/// A place of the document as people name it.
public struct SpecPosition: Hashable, Sendable {
  /// The spec file, or the patch that the value comes from.
  public let text: String
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
}

/// Finds places in the texts of a document.
public struct SpecPlaces: Sendable {
  private let sources: SpecSources
  private let lines: [LineTable]

  /// Reads every text once.
  public init(in sources: SpecSources) {
    self.sources = sources
    lines = sources.texts.map { LineTable($0.bytes) }
  }

  /// Where the value at `path` begins; nil when the document has no such value.
  public func position(of path: SpecPath) -> SpecPosition? {
    sources.span(of: path).flatMap { position(of: $0) }
  }

  /// Where `span` begins, in whichever text it is; nil when there is no such text.
  public func position(of span: SourceSpan) -> SpecPosition? {
    guard lines.indices.contains(span.source) else { return nil }
    let position = lines[span.source].position(of: span.bytes.lowerBound)
    return SpecPosition(
      text: sources.texts[span.source].name, line: position.line, column: position.column)
  }
}
