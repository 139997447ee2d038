/// The texts that made up a document, and where each value of it stands.
public struct SpecSources: Sendable {
  /// One text: the spec file, or the JSON of a patch.
  public struct Text: Sendable {
    /// A file name, `<stdin>`, or the patch's name.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The spec file first.
  public var texts: [Text]
  /// Where the value at a path stands.
  public var spans: [SpecPath: SourceSpan]

  public init(texts: [Text], spans: [SpecPath: SourceSpan] = [:]) {
    self.texts = texts
    self.spans = spans
  }
}
