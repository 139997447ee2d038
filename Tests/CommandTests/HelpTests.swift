import Testing

@Suite struct HelpTests {
  let command: Command

  init() throws { command = try Command() }

  @Test func shortHelpFitsAScreenAndHasFourExamples() throws {
    let outcome = try command.run("-h")
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome.code == 0)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.filter { $0.hasPrefix("  barrender ") }.count == 4)
  }

  @Test func fullHelpTellsEveryExitCode() throws {
    let outcome = try command.run("--help")
    for code in ["0", "1", "64", "65", "66", "69", "70", "73", "74", "130, 143"] {
      #expect(outcome.text.contains("\n  \(code) "), "no exit code \(code)")
    }
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try command.run("help").text == outcome.text)
  }

  @Test(arguments: [
    "render", "check", "inspect", "film", "export", "migrate", "schema", "fonts", "icons",
    "devices", "help", "version",
  ])
  func everyVerbHasItsHelp(verb: String) throws {
    let outcome = try command.run("help", verb)
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("usage: barrender \(verb)"))
    #expect(try command.run(verb, "--help").text == outcome.text)
  }

  @Test func codesAreExplainedInAnyCaseOfLetters() throws {
    let outcome = try command.run("help", "e0203")
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("E0203: unknown key\n"))
  }

  @Test func versionNamesTheLibraries() throws {
    let outcome = try command.run("version")
    #expect(outcome.text.hasPrefix("barrender "))
    for library in ["libpng", "FreeType", "HarfBuzz", "FriBidi"] {
      #expect(outcome.text.contains("\n\(library) "))
    }
    #expect(try command.run("--version").text == outcome.text)
    #expect(try command.run("version", "--json").text.contains("\"libraries\": [\"libpng"))
  }
}
