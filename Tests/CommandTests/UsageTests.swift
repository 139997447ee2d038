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
    (["film", "home.json"], "barrender film home.json -o home.png"),
    (["explain", "home.json", "zzzzzzzz"], "barrender inspect home.json lists the elements"),
    (["home.json", "other.json", "-o", "out/a.png"], "-o 'out/{spec}.png'"),
    (["home.json", "other.json", "-o", "-"], "-o '{spec}.png'"),
    (["home.json", "./home.json", "-o", "{spec}.png"], "would both become"),
    (["home.json", "-o", "a.png", "-o", "a.png"], "written twice"),
    (["home.json", "-o", "./home.json"], "is the spec itself"),
    (["home.json", "-o"], "-o needs a value: PATH"),
    (["home.json", "-o", ""], "-o needs the path"),
    (["home.json", "--sclae", "2"], "did you mean --scale?"),
    (["home.json", "-o", "{sclae}.png"], "did you mean {scale}? fields: {spec} {n} {scale}"),
    (["home.json", "-o", "{variant}.png"], "unknown field \"{variant}\""),
    (["home.json", "-o", "a{.png"], "{{ is a brace"),
    (["home.json", "other.json", "-o", "{scale}.png"], "2 pictures cannot all go to"),
    (["home.json", "other.json", "-o", "{n}", "-o", "home.json"], "cannot all go"),
    (["home.json", "-o", "o.jpg"], "render writes PNG only"),
    (["home.json", "-o", "{spec}.WebP"], "render writes PNG only"),
    (["home.json", "-o", "o.apng"], "barrender film SPEC -o OUT.apng"),
    (["film", "home.json", "-o", "o.gif"], "film writes PNG and APNG only"),
    (["home.json", "-o", "o.svg"], "barrender export SPEC --to svg"),
    (["export", "home.json", "--to", "svg", "-o", "o.png"], "barrender SPEC -o OUT.png"),
    (["home.json", "--scale", "4", "-o", "a.png"], "--scale is 1, 1.5, 2 or 3, not \"4\""),
    (["home.json", "--scale", "0x2", "-o", "a.png"], "--scale is 1, 1.5, 2 or 3"),
    (["home.json", "--scroll", "nan", "-o", "a.png"], "--scroll is a number of points from"),
    (["home.json", "--scroll=-1e7", "-o", "a.png"], "from -1000000 to 1000000, not \"-1e7\""),
    (["home.json", "--device", "x", "-o", "a.png"], "barrender devices lists them"),
    (["home.json", "--device", "iphone 8", "-o", "a.png"], "did you mean \"iPhone 8\"?"),
    (["home.json", "--appearance", "Dark", "-o", "a.png"], "did you mean dark?"),
    (["home.json", "--set", "/os=", "-o", "a.png"], "--set /os has no value after ="),
    (["insepct", "home.json"], "did you mean the verb inspect?"),
    (["devcies"], "did you mean the verb devices?"),
    (["golden", "home.json"], "this version of barrender has no verb golden"),
    (["help", "golden"], "this version of barrender has no verb golden"),
    (["home.json", "-x"], "unknown flag \"-x\""),
    (["home.json", "--device", "--quiet"], "--device=--quiet if that is the value"),
    (["home.json", "--force=yes"], "--force takes no value"),
    (["home.json", "--json", "-o", "a.png"], "--json does not go with render"),
    (["home.json", "--dir", "left", "-o", "a.png"], "--dir is ltr or rtl, not \"left\""),
    (["home.json", "--set", "title=1", "-o", "a.png"], "--set is POINTER=JSON"),
    (["home.json", "--max-errors", "-1", "-o", "a.png"], "whole number"),
    (["inspect"], "barrender inspect SPEC"),
    (["inspect", "home.json", "home.json"], "takes one operand, not 2"),
    (["diff", "home.json"], "diff takes two operands, not 1"),
    (["diff", "home.json", "b.json", "c.json"], "diff takes two operands, not 3: c.json"),
    (["explain", "home.json", "a", "b"], "explain takes one or two operands, not 3: b"),
    (["check", "-", "-"], "stdin can be read once only"),
    (["inspect", "home.json", "--at", "1,1", "--accessibility"], "leave out one of the two"),
    (["inspect", "home.json", "--find", "bars", "--at", "1,1"], "--find and --at ask for"),
    (["export", "home.json", "--to", "tokens", "--text", "text"], "--text goes with --to svg"),
    (["film", "home.json", "-o", "o.apng", "--columns", "2"], "has no columns"),
    (["film", "home.json", "-o", "o.png", "--animated", "--columns", "2"], "leave out one"),
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

  @Test(arguments: ["inspekt", "golden"])
  func aFileMayHaveNearlyTheNameOfAVerb(name: String) throws {
    #expect(try command.run(name, "-o", "a.png").code == 64)
    try command.write(Command.spec(), to: name)
    #expect(try command.run(name, "-o", "a.png").code == 0)
  }
}
