import BarrenderKit

/// `export`: the picture of a spec in the words of another program.
struct ExportCommand {
  /// What `--to` may say.
  private enum Format: String, CaseIterable { case svg }

  private let job: OutputPlan.Job
  private let lettering: SVGLettering
  private var specRun: SpecRun

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    guard try arguments.choice(.format, as: Format.self) != nil else {
      throw UsageError("export needs to know the format", remedy: "--to svg")
    }
    job = try OutputPlan.job(exporting: arguments)
    lettering = try arguments.choice(.lettering, as: SVGLettering.self) ?? .outlines
    let specArguments = try SpecArguments(arguments)
    console.warn(ofEmptyFolders: specArguments.fonts.directories)
    specRun = SpecRun(
      try Renderer(fonts: specArguments.fonts), specArguments, console, specs: [job.spec])
  }

  mutating func run() -> ExitCode {
    let (renderer, lettering) = (specRun.renderer, lettering)
    return specRun.carryOut(job) { prepared throws(RenderFailure) in
      Array(try renderer.svg(of: prepared, lettering: lettering).utf8)
    }
  }
}
