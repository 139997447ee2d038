import BarDisplayList
import BarLayout
import BarRaster
import BarSpec

/// A document that has been read, resolved and arranged, or the problems that kept it from that.
public struct Prepared {
  /// Of every stage, in the order of the document within each.
  public internal(set) var problems: [Problem]
  /// The document's texts, to print excerpts from.
  public let sources: SpecSources
  /// Nil when an error kept the document from being arranged.
  public internal(set) var frames: ScreenFrames?
  /// What will be painted; nil like `frames`.
  public internal(set) var list: DisplayList?
  var fonts: FontSet?

  init(problems: [Problem], sources: SpecSources) {
    self.problems = problems
    self.sources = sources
  }

  /// Whether anything is wrong beyond a warning.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

extension Prepared {
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

  /// Adds a file that the document names and that cannot be read.
  mutating func tell(_ failure: FileFailure, at path: SpecPath) {
    let code =
      switch failure.reason {
      case .outsideFolder: "E0303"
      case .tooLarge: "E0508"
      default: "E0304"
      }
    tell(
      failure.kind == .limit ? .limit : .input, code: code, failure.message, at: path)
  }

  /// Adds a font file that is none.
  mutating func tell(_ error: FontSetError, at path: SpecPath) {
    switch error {
    case .notAFont(let name):
      tell(.input, code: "E0306", "\"\(name)\" is no font that can be used", at: path)
    case .tooLarge(let name): tell(.limit, code: "E0508", "\"\(name)\" is too large", at: path)
    case .outOfMemory: tell(.limit, code: "E0508", "out of memory", at: path)
    }
  }
}
