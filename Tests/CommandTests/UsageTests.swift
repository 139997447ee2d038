import Testing

@Suite struct UsageTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(Command.spec(), to: "home.json")
  }

  @Test(arguments: [
    ([], "no spec named"),
    (["home.json"], "barrender home.json -o home.png"),
    (["home.json", "other.json"], "barrender SPEC... -o '{spec}.png'"),
    (["home.json", "other.json", "-o", "out/a.png"], "-o 'out/{spec}.png'"),
    (["home.json", "other.json", "-o", "-"], "-o '{spec}.png'"),
    (["home.json", "./home.json", "-o", "{spec}.png"], "would both become"),
    (["home.json", "-o", "a.png", "-o", "a.png"], "written twice"),
    (["home.json", "-o", "./home.json"], "is the spec itself"),
    (["home.json", "-o"], "-o needs a value: PATH"),
    (["home.json", "-o", ""], "-o needs the path"),
    (["home.json", "--sclae", "2"], "did you mean --scale?"),
    (["home.json", "-x"], "unknown flag \"-x\""),
    (["home.json", "--device", "--quiet"], "--device=--quiet if that is the value"),
    (["home.json", "--force=yes"], "--force takes no value"),
    (["home.json", "--json", "-o", "a.png"], "--json does not go with render"),
    (["home.json", "--dir", "left", "-o", "a.png"], "--dir is ltr or rtl, not \"left\""),
    (["home.json", "--set", "title=1", "-o", "a.png"], "--set is POINTER=JSON"),
    (["home.json", "--max-errors", "-1", "-o", "a.png"], "whole number"),
    (["inspect"], "barrender inspect SPEC"),
    (["inspect", "home.json", "home.json"], "takes one operand, not 2"),
    (["devices", "home.json"], "takes no operand, not 1"),
    (["help", "rendr"], "did you mean render?"),
    (["icons", "zzzz"], "no icon has \"zzzz\" in its name"),
  ])
  func whatMakesNoSenseIsToldWithARemedy(arguments: [String], told: String) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.stdout.isEmpty)
    #expect(outcome.stderr.contains(told), "\(outcome.stderr)")
    #expect(outcome.stderr.split(separator: "\n").count <= 2)
    #expect(!command.exists("a.png"))
  }

  @Test func aFlagGivenTwiceCountsAsTheLast() throws {
    let outcome = try command.run(
      "inspect", "home.json", "--scale", "3", "--scale=1", "--json")
    #expect(outcome.text.contains("\"scale\": 1,"), "\(outcome.stderr)")
  }

  @Test func aVerbMisspeltIsRecognisedWhereNoFileHasItsName() throws {
    let outcome = try command.run("inspekt", "-o", "a.png")
    #expect(outcome.code == 66)
    #expect(outcome.stderr.contains("did you mean the verb inspect?"))
  }
}
