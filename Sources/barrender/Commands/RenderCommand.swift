import BarrenderKit

/// `render`: every spec becomes a PNG, also after one that did not.
struct RenderCommand {
  private let plan: OutputPlan
  private let specRun: SpecRun

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    plan = try OutputPlan(arguments)
    let specArguments = try SpecArguments(arguments)
    let usesStandardOutput = plan.jobs.contains { $0.places.contains(.standardOutput) }
    if usesStandardOutput, StandardStreams.outputIsTerminal, !arguments.has(.force) {
      throw UsageError(
        "a PNG is no text for a terminal", remedy: "-o FILE, or --force to have it there anyway")
    }
    specRun = SpecRun(
      renderer: try Renderer(fonts: specArguments.fonts), specArguments: specArguments,
      console: console)
  }

  func run() -> ExitCode {
    let outcomes = plan.jobs.map { (spec: $0.spec, code: render($0)) }
    let failed = outcomes.filter { $0.code != .done }
    if outcomes.count > 1, !failed.isEmpty {
      let names = failed.map(\.spec.name).joined(separator: ", ")
      specRun.console.summarize("\(failed.count) of \(outcomes.count) specs failed: \(names)")
    }
    return failed.reduce(.done) { $0.and($1.code) }
  }

  private func render(_ job: OutputPlan.Job) -> ExitCode {
    specRun.carryOut(job) { prepared throws(RenderFailure) in
      try specRun.renderer.png(of: prepared)
    }
  }
}
