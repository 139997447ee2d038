import BarDisplayList
import BarLayout
import BarRaster
import BarSpec
import BarTheme

/// A document that has been read, resolved and arranged, or the problems that kept it from that.
public struct Prepared {
  /// Of every stage, in the order of the document within each.
  public internal(set) var problems: [Problem]
  /// The document's texts, to print excerpts from.
  public internal(set) var sources: SpecSources
  /// The document's; nil when an error kept it from becoming a model.
  public internal(set) var traits: Traits?
  /// Nil when an error kept the document from being arranged.
  public internal(set) var frames: ScreenFrames?
  /// What will be painted; nil like `frames`.
  public internal(set) var list: DisplayList?
  /// Where each resolved property came from; nil like `frames`.
  public internal(set) var explanation: Explanation?
  var fonts: FontSet?
  /// The document with its token files; nil when an error kept it from being arranged.
  public internal(set) var model: BarModel?
  /// For films, which arrange it at other moments.
  var screen: ResolvedScreen?
  var images: ImageLibrary?

  init(problems: [Problem], sources: SpecSources) {
    self.problems = problems
    self.sources = sources
  }

  /// Whether anything is wrong beyond a warning.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

extension Prepared {
  /// Brings the problems of all stages into the order of the document; those of one place keep theirs.
  mutating func sortProblems() { problems = problems.inDocumentOrder }

  /// Whether the document's reader has told that the file named at `path` cannot be one.
  func refusesFile(at path: SpecPath) -> Bool {
    problems.contains { $0.kind == .input && $0.path.isWithin(path) }
  }

  /// Adds a problem with the value at `path`.
  mutating func tell(
    _ kind: Problem.Kind, severity: Problem.Severity = .error, code: String, _ message: String,
    at path: SpecPath, notes: [String] = []
  ) {
    problems.append(
      Problem(
        severity: severity, kind: kind, code: code, message: message,
        span: sources.span(of: path), path: path, notes: notes))
  }

  /// Adds what came of a file that the document names.
  mutating func tell(_ problem: Problem, at path: SpecPath) {
    var placed = problem
    placed.span = sources.span(of: path)
    placed.path = path
    problems.append(placed)
  }
}

extension Prepared {
  /// Tells which backdrop would be one too many before anything is painted.
  mutating func checkBackdrops(of list: DisplayList) {
    guard let element = list.backdropBeyondLimit else { return }
    tell(
      .limit, code: "E0507", "the backdrops of the bars are too large together",
      at: SpecPath() / "bars",
      notes: ["the limit is passed at the element \(element)"])
  }
}

extension FileFailure {
  /// What to tell the user about a file that is read; it points at no document yet.
  public var problem: Problem {
    let code =
      switch reason {
      case .outsideFolder: "E0303"
      case .tooLarge: "E0508"
      default: "E0304"
      }
    return Problem(
      kind: kind == .limit ? .limit : .input, code: code, message: message, span: nil)
  }
}

extension FontSetError {
  /// What to tell the user about a font file; it points at no document yet.
  var problem: Problem {
    let (kind, code, message): (Problem.Kind, String, String) =
      switch self {
      case .notAFont(let name): (.input, "E0306", "\"\(name)\" is no font that can be used")
      case .colorFormat(let name):
        (
          .input, "E0306",
          "\"\(name)\" has colour glyphs in COLR version 1 or SVG; CBDT, sbix and COLR version 0 "
            + "can be drawn"
        )
      case .noAxis(let tag, let name):
        (.input, "E0306", "\"\(name)\" cannot be varied along an axis \"\(tag)\"")
      case .noInstance(let instance, let others, let name):
        (.input, "E0306", Self.sentence(instance, others, name))
      case .tooLarge(let name): (.limit, "E0508", "\"\(name)\" is too large")
      case .outOfMemory: (.limit, "E0508", "out of memory")
      }
    return Problem(kind: kind, code: code, message: message, span: nil)
  }

  private static func sentence(_ instance: String, _ others: [String], _ name: String) -> String {
    if others.isEmpty { return "\"\(name)\" has no named instances" }
    let nearest = nearest(instance, of: others).map { "did you mean \"\($0)\"?" }
    return "\"\(name)\" has no instance \"\(instance)\": "
      + (nearest ?? "it has " + others.map { "\"\($0)\"" }.joined(separator: ", "))
  }
}
