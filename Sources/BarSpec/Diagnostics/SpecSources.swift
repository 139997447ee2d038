/// The texts that made up a document, and where each value of it stands.
public struct SpecSources: Sendable {
  /// One text: the spec file, or the JSON of a patch.
  public struct Text: Sendable {
    /// A file name, `<stdin>`, or the patch's name.
    public var name: String
    public var bytes: [UInt8]
    /// Of a text that stands in the place of a word of another one: where that word is.
    var origin: SourceSpan?

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The spec file first.
  public var texts: [Text]
  /// Nil when the document could not be read as JSON.
  let root: JSONValue?

  /// Texts without a document: every place in it is unknown.
  public init(texts: [Text]) {
    self.init(texts: texts, root: nil)
  }

  init(texts: [Text], root: JSONValue?) {
    self.texts = texts
    self.root = root
  }

  /// Where the value at `path` stands, for problems that later stages find: a character without a
  /// font, a file that cannot be read. Nil when the document has no such value.
  public func span(of path: SpecPath) -> SourceSpan? {
    var value = root
    for step in path.steps { value = value?[step] }
    return value.map { texts.shown($0.place.span) }
  }
}

extension [SpecSources.Text] {
  /// What to point at for a span: what stands in the document.
  func shown(_ span: SourceSpan) -> SourceSpan {
    indices.contains(span.source) ? self[span.source].origin ?? span : span
  }
}
