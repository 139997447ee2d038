import BarrenderKit

/// `check`: what is wrong with each spec, and what its author should look at. Findings are the product
/// and go to standard output.
struct CheckCommand {
  private let specs: [SpecFile]
  private let specArguments: SpecArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    specs = arguments.operands.map { SpecFile(argument: $0) }
    specArguments = try SpecArguments(arguments)
    self.console = console
  }

  /// 1 when there are errors; graver where a spec could not even be read.
  func run() throws -> ExitCode {
    let renderer = try Renderer(fonts: specArguments.fonts)
    var code = ExitCode.done
    for spec in specs {
      do throws(FileFailure) {
        let prepared = renderer.check(
          try spec.read(), patches: specArguments.patches, themes: specArguments.themes)
        try StandardStreams.writeOutput(
          Array(console.text(of: prepared.problems, in: prepared.sources).utf8))
        if prepared.hasErrors { code = code.and(.findings) }
      } catch {
        code = code.and(console.report(error))
      }
    }
    return code
  }
}
