import BarrenderKit
import Glibc

/// Talks to the user on standard error, in the style that was asked for.
struct Console {
  /// `--color`.
  private enum ColorChoice: String, CaseIterable { case auto, always, never }

  private let style: DiagnosticPrinter.Style
  private let isColored: Bool
  /// Errors only.
  private let isQuiet: Bool
  /// Messages shown for one spec.
  private let maximumErrors: Int

  /// Shown without `--max-errors`.
  private static let usualMaximum = 1_000

  /// What flags and environment ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let chosen = try arguments.choice(.diagnostics, as: DiagnosticPrinter.Style.self)
    style = if let chosen { chosen } else { try Console.styleOfEnvironment() }
    isColored = Console.wantsColor(try arguments.choice(.color, as: ColorChoice.self) ?? .auto)
    isQuiet = arguments.has(.quiet)
    maximumErrors = try arguments.count(.maximumErrors) ?? Console.usualMaximum
  }

  /// For a command line that is not understood, or an environment that is not.
  private init() {
    style = (try? Console.styleOfEnvironment()) ?? .human
    isColored = Console.wantsColor(.auto)
    isQuiet = false
    maximumErrors = Console.usualMaximum
  }

  private static func styleOfEnvironment() throws(UsageError) -> DiagnosticPrinter.Style {
    let name = "BARRENDER_DIAGNOSTICS"
    guard let value = variable(name), !value.bytes.isEmpty else { return .human }
    return try ParsedArguments.choice(value, of: name, as: DiagnosticPrinter.Style.self)
  }

  /// no-color.org and bixense.com/clicolors, where a variable counts unless it is empty or, for the
  /// latter, 0.
  private static func wantsColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let variable = variable("NO_COLOR"), !variable.bytes.isEmpty { return false }
      if let forced = variable("CLICOLOR_FORCE")?.text, !forced.isEmpty, forced != "0" {
        return true
      }
      return StandardStreams.errorIsTerminal && variable("TERM")?.text != "dumb"
    }
  }

  /// A variable of the environment; nil where it is not set.
  static func variable(_ name: String) -> Argument? {
    getenv(name).map { Argument(word: $0) }
  }
}

extension Console {
  /// Tells what is wrong with a document; the code is that of the gravest problem.
  func report(_ problems: [Problem], in sources: SpecSources) -> ExitCode {
    StandardStreams.writeError(text(of: problems, in: sources))
    return problems.reduce(.done) { code, problem in
      problem.severity == .error ? code.and(ExitCode(problem.kind)) : code
    }
  }

  /// The problems of a document in the style that was asked for.
  func text(of problems: [Problem], in sources: SpecSources) -> String {
    let printer = DiagnosticPrinter(style: style, sources: sources, isColored: isColored)
    guard isQuiet else { return printer.report(problems, limit: maximumErrors) }
    let errors = problems.filter { $0.severity == .error }
    return errors.prefix(maximumErrors).map(printer.text).joined()
  }

  /// A file that the command line names.
  func report(_ failure: FileFailure) -> ExitCode {
    switch failure.kind {
    case .input, .limit: _ = report(failure.problem)
    case .creation, .completion: say(.output, failure.message)
    }
    return ExitCode(failure.kind)
  }

  /// What points at no document.
  func report(_ problem: Problem) -> ExitCode {
    let nowhere = SpecSources(texts: [])
    let printer = DiagnosticPrinter(style: style, sources: nowhere, isColored: isColored)
    StandardStreams.writeError(printer.text(of: problem))
    return ExitCode(problem.kind)
  }

  /// A folder that can be read adds nothing if no file in it is a font; one that cannot is told by
  /// whoever opens the fonts.
  func warn(ofEmptyFolders folders: [FilePath]) {
    if isQuiet { return }
    for folder in folders where (try? fontFiles(in: folder))?.isEmpty == true {
      _ = report(
        Problem(
          severity: .warning, code: "W0301",
          message: "there is no font file in \"\(folder.shortened)\"", span: nil))
    }
  }

  func report(_ error: UsageError) -> ExitCode {
    say(.usage, error.message, remedy: error.remedy ?? "more: barrender --help")
    return .usage
  }

  static func report(_ error: UsageError) -> ExitCode { Console().report(error) }

  /// A valid document that became no picture.
  func report(_ failure: RenderFailure, of spec: String) -> ExitCode {
    switch failure {
    case .damagedFont(let name): say(.input, "\(spec): the font \"\(name)\" is damaged")
    case .limit(let sentence): say(.limit, "\(spec): \(sentence)")
    case .outOfMemory: say(.limit, "\(spec): memory ran out")
    case .internalError(let sentence): return reportFault("\(spec): \(sentence)")
    }
    return ExitCode(failure)
  }

  /// What must not happen.
  func reportFault(_ sentence: String) -> ExitCode {
    say(
      .fault, "internal error: \(sentence)",
      remedy: "barrender \(programVersion) is at fault; please report it with the spec")
    return .internalError
  }

  /// The last line of a batch.
  func summarize(_ sentence: String) {
    if style == .human, !isQuiet { StandardStreams.writeError(sentence + "\n") }
  }

  /// What a message is about that no code stands for; `--diagnostics json` gives it in the place of one.
  private enum Topic: String {
    case usage, input, output, limit, fault
  }

  /// One error in the style asked for.
  private func say(_ topic: Topic, _ sentence: String, remedy: String? = nil) {
    let text: String
    switch style {
    case .human:
      let painted = isColored ? "\u{1B}[1;31merror\u{1B}[0m" : "error"
      text = "\(painted): \(sentence)\n" + (remedy.map { "  = \($0)\n" } ?? "")
    case .short:
      text = "error: \(sentence)\n"
    case .json:
      let hint = remedy.map { ",\"hint\":\(jsonString($0))" } ?? ""
      text =
        "{\"severity\":\"error\",\"code\":\(jsonString(topic.rawValue)),"
        + "\"message\":\(jsonString(sentence))\(hint)}\n"
    }
    StandardStreams.writeError(text)
  }
}
