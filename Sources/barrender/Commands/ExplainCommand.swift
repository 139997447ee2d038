import BarrenderKit

/// `explain`: where each resolved value came from, and what it beat.
struct ExplainCommand {
  private let spec: SpecFile
  private let specArguments: SpecArguments
  private let console: Console
  private let printsJSON: Bool
  private let query: Argument?

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    spec = SpecFile(argument: arguments.operands[0])
    query = arguments.operands.count > 1 ? arguments.operands[1] : nil
    specArguments = try SpecArguments(arguments)
    self.console = console
    printsJSON = arguments.has(.json)
  }

  func run() throws -> ExitCode {
    let (prepared, code) = try specArguments.prepared(spec, console)
    if code != .done { return code }
    guard let explanation = prepared.explanation else {
      return console.reportFault("a spec without errors has no explanation")
    }
    let report = ExplanationReport(
      explanation: try asked(of: prepared, all: explanation),
      places: SpecPlaces(in: prepared.sources))
    return try printed(printsJSON ? report.json : report.text)
  }

  private func asked(of prepared: Prepared, all: Explanation) throws(UsageError) -> Explanation {
    guard let query else { return all }
    let asked = prepared.asked
    if let text = query.text, let asked, let found = all.answer(to: text, among: asked) {
      return found
    }
    let near = query.text.flatMap { text in asked.flatMap { all.nearName(to: text, among: $0) } }
    throw UsageError(
      "nothing is known of \"\(query)\" in \(spec.name)",
      remedy: near.map { "did you mean \($0)?" }
        ?? "barrender inspect \(spec.name) lists the elements")
  }
}
