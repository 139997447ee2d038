/// A place of the document as people name it.
public struct SpecPosition: Hashable, Sendable {
  /// The spec file, or the patch that the value comes from.
  public let text: String
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
}

extension SpecSources {
  /// Where the value at `path` begins; nil when the document has no such value. Reads the text anew
  /// each time.
  public func position(of path: SpecPath) -> SpecPosition? {
    span(of: path).flatMap { position(of: $0) }
  }

  /// Where `span` begins, in whichever text it is; nil when there is no such text.
  public func position(of span: SourceSpan) -> SpecPosition? {
    guard texts.indices.contains(span.source) else { return nil }
    let text = texts[span.source]
    let position = LineTable(text.bytes).position(of: span.bytes.lowerBound)
    return SpecPosition(text: text.name, line: position.line, column: position.column)
  }
}
