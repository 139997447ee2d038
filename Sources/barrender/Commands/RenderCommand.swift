import BarrenderKit

/// `render` and `film`: every spec becomes a PNG, also after one that did not.
struct RenderCommand {
  private let plan: OutputPlan
  private var specRun: SpecRun
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
    try film?.check(plan.jobs.flatMap(\.places))
    console.warn(ofEmptyFolders: specArguments.fonts.directories)
    specRun = SpecRun(
      try Renderer(fonts: specArguments.fonts), specArguments, console,
      specs: plan.jobs.map(\.spec))
  }

  mutating func run() -> ExitCode {
    var outcomes: [(spec: SpecFile, code: ExitCode)] = []
    for job in plan.jobs { outcomes.append((job.spec, render(job))) }
    let failed = outcomes.filter { $0.code != .done }
    if outcomes.count > 1, !failed.isEmpty {
      let names = failed.map(\.spec.name).joined(separator: ", ")
      specRun.console.summarize("\(failed.count) of \(outcomes.count) specs failed: \(names)")
    }
    return failed.reduce(.done) { $0.and($1.code) }
  }

  private mutating func render(_ job: OutputPlan.Job) -> ExitCode {
    if let film { return draw(film, for: job) }
    let renderer = specRun.renderer
    return specRun.carryOut(job) { prepared throws(RenderFailure) in
      try renderer.png(of: prepared)
    }
  }

  /// Still and animated films of one spec are two products.
  private mutating func draw(_ film: FilmArguments, for job: OutputPlan.Job) -> ExitCode {
    let renderer = specRun.renderer
    var code = ExitCode.done
    for isAnimated in [false, true] {
      let places = job.places.filter { film.isAnimated($0) == isAnimated }
      if places.isEmpty { continue }
      let part = OutputPlan.Job(spec: job.spec, places: places)
      let result = specRun.carryOut(part) { prepared throws(RenderFailure) in
        do throws(RenderFailure) {
          return try renderer.film(of: prepared, film.options(animated: isAnimated))
        } catch {
          throw film.explained(error, animated: isAnimated)
        }
      }
      code = code.and(result)
    }
    return code
  }
}
