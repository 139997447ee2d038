import BarrenderKit

/// `migrate`: a spec in the words of MDCAppBar becomes one in today's; each change is told.
struct MigrateCommand {
  private let job: OutputPlan.Job
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    job = try OutputPlan.job(exporting: arguments)
    self.console = console
  }

  func run() throws -> ExitCode {
    let input = try job.spec.read()
    let migration = SpecReader(icons: MaterialIcons()).migrate(name: input.name, bytes: input.bytes)
    let code = console.report(migration.problems, in: migration.sources)
    if code != .done { return code }
    for place in job.places {
      switch place {
      case .standardOutput: try StandardStreams.writeOutput(migration.bytes)
      case .file(let template):
        if let path = template.path { try writeOutput(migration.bytes, to: path) }
      }
    }
    if migration.changes.isEmpty { console.summarize("\(job.spec.name): nothing to migrate") }
    // The changes are the product as well, unless the new spec has taken standard output.
    if job.places.contains(.standardOutput) {
      return console.report(migration.changes, in: migration.sources)
    }
    return try printed(console.text(of: migration.changes, in: migration.sources))
  }
}
