// BarSpec
// Takes: the bytes of a document and the patches of the command line.
// Gives: a BarModel, or every problem found. Never does: open a file, choose a colour, measure.

import BarPrimitives

/// A change to the document before it is checked: `--set /bars/0/title=…`, and what the flags
/// `--scale`, `--device`, `--appearance`, `--dir` and `--scroll` stand for.
public struct SpecPatch: Hashable, Sendable {
  /// How messages name it: `--set`, `--scale`.
  public var name: String
  /// RFC 6901 pointer to the value; missing objects on the way are made, `-` appends to an array.
  public var pointer: String
  /// JSON text.
  public var json: String
  /// Values that must go when this one comes, as pointers: `/content/contentOffset` for `--scroll`.
  public var removing: [String]

  public init(name: String, pointer: String, json: String, removing: [String] = []) {
    self.name = name
    self.pointer = pointer
    self.json = json
    self.removing = removing
  }
}

/// What reading a document came to.
public struct SpecReading: Sendable {
  /// Nil when there is an error among the problems.
  public var model: BarModel?
  /// What could be read of a document with errors, and defaults elsewhere: to look for further problems
  /// in, never to draw. Nil when the document was not looked into.
  public var draft: BarModel?
  /// Whether an error keeps from knowing which fonts the document adds.
  public var hasUncertainFonts = false
  /// In the order of the document.
  public var problems: [Problem]
  /// The texts, to print excerpts from and to find paths in.
  public var sources: SpecSources
  /// Where things stand in the document as it was written.
  var paths = LegacyPaths()
}

extension SpecReading {
  /// Whether the document is larger than a limit allows.
  public var passesLimit: Bool {
    problems.contains { $0.severity == .error && $0.kind == .limit }
  }
}

/// Reads documents. One reader may read many, also at the same time.
public struct SpecReader: Sendable {
  private let icons: any IconCatalog

  /// `icons` are those that a document can name.
  public init(icons: some IconCatalog) { self.icons = icons }

  /// Reads the document `bytes`, changed by `patches` in their order. `name` is what messages call
  /// it: a file name, `<stdin>`.
  ///
  /// All problems are told at once, except that a text which is no JSON ends the reading, and that
  /// a document of a newer version is not looked into.
  public func read(name: String, bytes: [UInt8], patches: [SpecPatch] = []) -> SpecReading {
    let text = SpecSources.Text(name: name, bytes: bytes)
    let (root, errors) = JSONParser.parse(bytes)
    var problems = ProblemList()
    for error in errors { problems.add(error.problem(source: 0)) }
    guard let root else {
      return SpecReading(
        model: nil, problems: problems.sorted, sources: SpecSources(texts: [text]))
    }
    var patching = PatchApplication(document: SpecDocument(root: root, texts: [text]))
    patching.apply(patches)
    for problem in patching.problems { problems.add(problem) }
    return readWithOldTabs(patching.document, problems)
  }

  /// Reads a document of which the JSON is good.
  func read(_ document: SpecDocument) -> SpecReading { read(document, ProblemList()) }

  func read(_ document: SpecDocument, _ found: ProblemList) -> SpecReading {
    if let newer = newerVersion(of: document) {
      let sources = SpecSources(texts: document.texts, root: document.root)
      return SpecReading(model: nil, problems: [newer], sources: sources)
    }
    let oldBars = LegacyAppBar.all(in: document)
    let paths = LegacyPaths(oldBars)
    var (modern, found) = (document, found)
    for note in modern.modernize(oldBars) { found.add(note) }
    let sources = SpecSources(texts: modern.texts, root: modern.root)
    var check = ShapeCheck(document, found)
    check.checkRoot()
    var validator = Validator(
      document: modern, icons: icons, problems: check.problems.moved(paths.modern))
    var model = validator.model()
    let problems = paths.written(validator.problems.sorted)
    let isValid = problems.allSatisfy { $0.severity != .error }
    // A draft stays at its first moment, whose number of steps nothing bounds otherwise.
    if !isValid { model.scroll = [] }
    return SpecReading(
      model: isValid ? model : nil, draft: isValid ? nil : model,
      hasUncertainFonts: validator.isUncertain(DocumentKeys.fonts), problems: problems,
      sources: sources, paths: paths)
  }

  private func newerVersion(of document: SpecDocument) -> Problem? {
    guard let version = document.root[DocumentKeys.version.name],
      let number = document.number(version), number > 1
    else { return nil }
    let path = SpecPath() / DocumentKeys.version.name
    return SpecRule.newerVersion(PlainText.escaped(document.spelling(version.place), columns: 40))
      .problem(at: version.place.span, path)
  }
}
