import BarrenderKit

/// `export`: a spec in the words of another program.
struct ExportCommand {
  /// What `--to` may say.
  private enum Format: String, CaseIterable { case svg, swift, tokens }

  private let format: Format
  private let job: OutputPlan.Job
  private let lettering: SVGLettering
  private var specRun: SpecRun

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    guard let format = try arguments.choice(.format, as: Format.self) else {
      throw UsageError(
        "export needs to know the format", remedy: "--to svg, --to swift or --to tokens")
    }
    self.format = format
    job = try OutputPlan.job(exporting: arguments)
    lettering = try arguments.choice(.lettering, as: SVGLettering.self) ?? .outlines
    if format != .svg, arguments.has(.lettering) {
      throw UsageError(
        "\(Flag.lettering.spelling) goes with \(Flag.format.spelling) svg,"
          + " not with \(format.rawValue)")
    }
    let specArguments = try SpecArguments(arguments)
    console.warn(ofEmptyFolders: specArguments.fonts.directories)
    specRun = SpecRun(
      try Renderer(fonts: specArguments.fonts), specArguments, console, specs: [job.spec])
  }

  mutating func run() -> ExitCode {
    let (renderer, lettering, format) = (specRun.renderer, lettering, format)
    return specRun.carryOut(job) { prepared throws(RenderFailure) in
      switch format {
      case .svg: Array(try renderer.svg(of: prepared, lettering: lettering).utf8)
      case .swift: Array((prepared.swiftSource ?? "").utf8)
      case .tokens: Array((prepared.model?.designTokens() ?? "").utf8)
      }
    }
  }
}
