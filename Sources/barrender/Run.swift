import BarrenderKit

/// The whole program: a command line in, an exit code out.
func run(_ words: [Argument]) -> ExitCode {
  let arguments: ParsedArguments
  let console: Console
  do throws(UsageError) {
    arguments = try ArgumentParser.parse(words)
    console = try Console(arguments)
  } catch {
    return Console.report(error)
  }
  do {
    return try perform(arguments, console)
  } catch let error as UsageError {
    return console.report(error)
  } catch let failure as FileFailure {
    return console.report(failure)
  } catch let failure as FontFailure {
    return console.report(failure.problem)
  } catch {
    return console.reportFault("\(error)")
  }
}

/// Help and version win over whatever else was asked for.
private func perform(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
  if arguments.has(.help) {
    return try printed(arguments.saysVerb ? HelpText.of(arguments.verb) : HelpText.full)
  }
  if arguments.has(.summary) {
    return try printed(arguments.saysVerb ? HelpText.of(arguments.verb) : HelpText.short)
  }
  if arguments.has(.version) { return try printVersion(arguments) }
  try arguments.checkOperands()
  return switch arguments.verb {
  case .render, .film: try render(arguments, console)
  case .check: try CheckCommand(arguments, console).run()
  case .migrate: try MigrateCommand(arguments, console).run()
  case .inspect: try InspectCommand(arguments, console).run()
  case .diff: try DiffCommand(arguments, console).run()
  case .explain: try ExplainCommand(arguments, console).run()
  case .export: try export(arguments, console)
  case .schema: try printed(specSchema())
  case .fonts: try printFonts(arguments)
  case .icons: try printIcons(arguments)
  case .devices: try printed(deviceList())
  case .help: try printHelp(arguments)
  case .version: try printVersion(arguments)
  }
}

/// `render` and `film`.
private func render(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
  var command = try RenderCommand(arguments, console)
  return command.run()
}

private func export(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
  var command = try ExportCommand(arguments, console)
  return command.run()
}

/// Puts the product on standard output.
func printed(_ text: String) throws(FileFailure) -> ExitCode {
  try StandardStreams.writeOutput(Array(text.utf8))
  return .done
}
