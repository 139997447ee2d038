/// One thing that is wrong with a document, or worth a warning. Facts only; the sentence is derived.
public struct Problem: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case error, warning, note }
  /// Which exit code the problem leads to.
  public enum Kind: Hashable, Sendable {
    /// The document itself: 65.
    case spec
    /// A file that it names: 66.
    case input
    /// A stated limit: 69.
    case limit
  }

  public var severity: Severity
  public var kind: Kind
  /// Stable: `E0203`, `W0410`.
  public var code: String
  /// One sentence without a full stop: `unknown key "tilte" in "navigationItem"`.
  public var message: String
  /// Where in the document; nil when there is no document to point at.
  public var span: SourceSpan?
  /// The way to the key.
  public var path: SpecPath
  /// What stands behind the caret: `did you mean "title"?`.
  public var hint: String?
  /// What would put it right, in the place of the span.
  public var replacement: String?
  /// Further lines: what is allowed, the fonts tried, where to read more.
  public var notes: [String]

  public init(
    severity: Severity = .error, kind: Kind = .spec, code: String, message: String,
    span: SourceSpan?, path: SpecPath = SpecPath(), hint: String? = nil,
    replacement: String? = nil, notes: [String] = []
  ) {
    self.severity = severity
    self.kind = kind
    self.code = code
    self.message = message
    self.span = span
    self.path = path
    self.hint = hint
    self.replacement = replacement
    self.notes = notes
  }
}

/// A run of bytes in one of the texts that made up the document.
public struct SourceSpan: Hashable, Sendable {
  /// 0 is the spec file, 1 and on are the patches (`--set`, `--scale` …) in order.
  public var source: Int
  /// Byte offsets.
  public var bytes: Range<Int>

  public init(source: Int, bytes: Range<Int>) {
    self.source = source
    self.bytes = bytes
  }
}
