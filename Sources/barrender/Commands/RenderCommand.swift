import BarrenderKit

/// `render` and `film`: every spec becomes a PNG, also after one that did not.
struct RenderCommand {
  private let plan: OutputPlan
  private let specArguments: SpecArguments
  private let console: Console
  private let renderer: Renderer
  /// Nil: a still picture of the last moment.
  private let film: FilmArguments?

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    plan = try OutputPlan(arguments)
    specArguments = try SpecArguments(arguments)
    self.console = console
    let usesStandardOutput = plan.jobs.contains { $0.places.contains(.standardOutput) }
    if usesStandardOutput, StandardStreams.outputIsTerminal, !arguments.has(.force) {
      throw UsageError(
        "a PNG is no text for a terminal", remedy: "-o FILE, or --force to have it there anyway")
    }
    film = arguments.verb == .film ? try FilmArguments(arguments) : nil
    renderer = try Renderer(fonts: specArguments.fonts)
  }

  func run() -> ExitCode {
    let outcomes = plan.jobs.map { (spec: $0.spec, code: render($0)) }
    let failed = outcomes.filter { $0.code != .done }
    if outcomes.count > 1, !failed.isEmpty {
      let names = failed.map(\.spec.name).joined(separator: ", ")
      console.summarize("\(failed.count) of \(outcomes.count) specs failed: \(names)")
    }
    return failed.reduce(.done) { $0.and($1.code) }
  }

  /// Finds out that an output cannot be written before anything is drawn, and draws before any
  /// output is opened.
  private func render(_ job: OutputPlan.Job) -> ExitCode {
    do throws(FileFailure) {
      for case .file(let path) in job.places { try checkOutput(path) }
    } catch {
      return console.report(error)
    }
    let input: SpecInput
    do throws(FileFailure) {
      input = try job.spec.read()
    } catch {
      return console.report(error, remedy: job.spec.verbMeant(after: error))
    }
    let prepared = renderer.prepare(input, patches: specArguments.patches)
    let code = console.report(prepared.problems, in: prepared.sources)
    if code != .done { return code }
    do throws(RenderFailure) {
      if let film { return try draw(prepared, film, to: job.places) }
      return write(try renderer.png(of: prepared), to: job.places)
    } catch {
      return console.report(error, of: job.spec.name)
    }
  }

  /// Each form that the places ask for is drawn once.
  private func draw(
    _ prepared: Prepared, _ film: FilmArguments, to places: [OutputPlan.Place]
  ) throws(RenderFailure) -> ExitCode {
    var code = ExitCode.done
    for isAnimated in [false, true] {
      let places = places.filter { film.isAnimated($0) == isAnimated }
      if places.isEmpty { continue }
      let picture = try renderer.film(of: prepared, film.options(animated: isAnimated))
      code = code.and(write(picture, to: places))
    }
    return code
  }

  /// A place that cannot be written keeps no other from being written.
  private func write(_ picture: [UInt8], to places: [OutputPlan.Place]) -> ExitCode {
    places.reduce(.done) { code, place in
      do throws(FileFailure) {
        switch place {
        case .standardOutput: try StandardStreams.writeOutput(picture)
        case .file(let path): try writeOutput(picture, to: path)
        }
        return code
      } catch {
        return code.and(console.report(error))
      }
    }
  }
}
