import BarrenderKit

/// `render` and `film`: every spec becomes a PNG, also after one that did not.
struct RenderCommand {
  private let plan: OutputPlan
  private let specRun: SpecRun
  /// Nil: a still picture of the last moment.
  private let film: FilmArguments?

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    plan = try OutputPlan(arguments)
    let specArguments = try SpecArguments(arguments)
    let usesStandardOutput = plan.jobs.contains { $0.places.contains(.standardOutput) }
    if usesStandardOutput, StandardStreams.outputIsTerminal, !arguments.has(.force) {
      throw UsageError(
        "a PNG is no text for a terminal", remedy: "-o FILE, or --force to have it there anyway")
    }
    film = arguments.verb == .film ? try FilmArguments(arguments) : nil
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
    if let film { return draw(film, for: job) }
    return specRun.carryOut(job) { prepared throws(RenderFailure) in
      try specRun.renderer.png(of: prepared)
    }
  }

  /// Still and animated films of one spec are two products.
  private func draw(_ film: FilmArguments, for job: OutputPlan.Job) -> ExitCode {
    [false, true].reduce(.done) { code, isAnimated in
      let places = job.places.filter { film.isAnimated($0) == isAnimated }
      if places.isEmpty { return code }
      return code.and(
        specRun.carryOut(OutputPlan.Job(spec: job.spec, places: places)) {
          prepared throws(RenderFailure) in
          try specRun.renderer.film(of: prepared, film.options(animated: isAnimated))
        })
    }
  }
}
