import Foundation
import Testing

@Suite struct MessageTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(
      "{\n  \"bars\": [{ \"type\": \"appBar\" }],\n  \"devise\": 1\n}\n", to: "bad.json")
  }

  @Test func humansSeeThePlaceAndTheRemedy() throws {
    let outcome = try command.run("bad.json", "-o", "a.png")
    #expect(outcome.code == 65)
    #expect(outcome.stdout.isEmpty)
    #expect(outcome.stderr.contains("bad.json:3:3"))
    #expect(outcome.stderr.contains("did you mean \"device\"?"))
    #expect(outcome.stderr.hasSuffix("1 error in bad.json\n"))
    #expect(!command.exists("a.png"))
  }

  @Test func editorsSeeOneLineAProblem() throws {
    let line = "bad.json:3:3: error[E0203]: unknown key \"devise\""
    let byFlag = try command.run("bad.json", "-o", "a.png", "--diagnostics", "short")
    #expect(byFlag.stderr.hasPrefix(line))
    #expect(byFlag.stderr.split(separator: "\n").count == 1)
    let byVariable = try command.run(
      ["bad.json", "-o", "a.png"], environment: ["BARRENDER_DIAGNOSTICS": "short"])
    #expect(byVariable.stderr == byFlag.stderr)
  }

  @Test func programsSeeOneObjectALine() throws {
    let outcome = try command.run("bad.json", "-o", "a.png", "--diagnostics=json")
    #expect(outcome.stderr.hasPrefix("{\"severity\":\"error\",\"code\":\"E0203\","))
    let missing = try command.run("no.json", "-o", "a.png", "--diagnostics=json")
    #expect(missing.stderr.hasPrefix("{\"severity\":\"error\",\"code\":\"E0304\","))
  }

  @Test func aWrongVariableIsNotPassedOver() throws {
    let outcome = try command.run(
      ["bad.json", "-o", "a.png"], environment: ["BARRENDER_DIAGNOSTICS": "loud"])
    #expect(outcome.code == 64)
    #expect(outcome.stderr.contains("BARRENDER_DIAGNOSTICS is human, short or json"))
  }

  @Test func colourComesWhenItIsForced() throws {
    let arguments = ["bad.json", "-o", "a.png"]
    #expect(try !command.run(arguments).stderr.contains("\u{1B}"))
    #expect(try command.run(arguments + ["--color=always"]).stderr.contains("\u{1B}[1;31m"))
    let forced = try command.run(arguments, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.stderr.contains("\u{1B}[1;31m"))
    let refused = try command.run(
      arguments, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(!refused.stderr.contains("\u{1B}"))
  }

  /// 430 × 78 pt at 3× are 301 860 pixels; 16 Mi hold 55 of them.
  @Test(arguments: [(55, false), (56, true)])
  func backdropsBeyondTheLimitAreToldBeforeAnythingIsPainted(bars: Int, isBeyond: Bool) throws {
    let bar = #"{"type":"toolbar","standardAppearance":{"backgroundEffect":{"sigma":2}}}"#
    let list = Array(repeating: bar, count: bars).joined(separator: ",")
    try command.write(
      #"{"os":13,"device":"iPhone 15 Pro Max","bars":[\#(list)]}"#, to: "bars.json")
    let outcome = try command.run("check", "bars.json")
    let told = String(decoding: outcome.stdout, as: UTF8.self)
    #expect(told.contains("error[E0507]") == isBeyond)
    #expect(told.contains("toolbar#56.background") == isBeyond)
    let exported = try command.run("export", "bars.json", "--to", "svg", "-o", "bars.svg")
    #expect(exported.code == (isBeyond ? 69 : 0))
    #expect(command.exists("bars.svg") != isBeyond)
  }

  @Test func patchesAreNamedWhereTheyAreWrong() throws {
    try command.write(Command.spec(), to: "home.json")
    let outcome = try command.run(
      "home.json", "-o", "a.png", "--set", "/os=17", "--set", "/bars/0/theme=1",
      "--set", "/bars/7/id=\"a\"", "--diagnostics", "short")
    #expect(outcome.code == 65)
    #expect(
      outcome.stderr == """
        --set /bars/0/theme:1:1: error[E0201]: "theme" must be a string or an array, not a number
        --set /bars/7/id:1:1: error[E0108]: the pointer "/bars/7/id" asks for "7" of 1 element; - \
        appends one

        """)
  }

  @Test func aFolderWithoutFontsIsTold() throws {
    try command.write(Command.spec(), to: "home.json")
    let arguments = ["home.json", "-o", "a.png", "--font-dir", "."]
    let outcome = try command.run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.stderr.hasPrefix("warning[W0301]: there is no font file in \".\"\n"))
    #expect(try command.run(arguments + ["-q"]).stderr.isEmpty)
  }

  @Test func noMoreMessagesAreShownThanAskedFor() throws {
    try command.write("{\"a\":1,\"b\":2,\"c\":3}", to: "many.json")
    let outcome = try command.run("many.json", "-o", "a.png", "--max-errors", "1")
    #expect(outcome.stderr.components(separatedBy: "error[").count == 2)
    #expect(outcome.stderr.contains("more\n"))
  }

  @Test func manyProblemsOfASpecAreNoLimitOfTheProgram() throws {
    let members = (0..<10_100).map { "\"k\($0)\":1" }.joined(separator: ",")
    try command.write("{\(members)}", to: "many.json")
    let outcome = try command.run("many.json", "-o", "a.png", "--diagnostics", "short")
    #expect(outcome.code == 65)
  }

  @Test func wrongKeysDoNotHideAFileThatIsMissing() throws {
    try command.write(
      "{\"devise\":1,\"bars\":[{\"type\":\"appBar\",\"navigationItem\":"
        + "{\"title\":\"\u{5E9}\",\"leftBarButtonItem\":{\"image\":\"no.png\"}}}]}", to: "all.json")
    let outcome = try command.run("all.json", "-o", "a.png", "--diagnostics", "short")
    #expect(outcome.code == 66)
    #expect(outcome.stderr.split(separator: "\n").count == 3)
    for code in ["E0203", "E0401", "E0304"] { #expect(outcome.stderr.contains("[\(code)]")) }
    #expect(!command.exists("a.png"))
  }
}
