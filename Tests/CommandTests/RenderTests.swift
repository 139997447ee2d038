import Foundation
import Testing

@Suite struct RenderTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(Command.spec(), to: "home.json")
  }

  @Test func aSpecBecomesAPNGAndNothingIsSaid() throws {
    let outcome = try command.run("home.json", "-o", "out.png")
    #expect(outcome.code == 0)
    #expect(outcome.stdout.isEmpty)
    #expect(outcome.stderr.isEmpty)
    #expect(try command.read("out.png").starts(with: Command.pngSignature))
  }

  @Test func standardStreamsStandForFiles() throws {
    let file = try command.run("render", "home.json", "-o", "out.png")
    let stream = try command.run("-", "-o", "-", stdin: Command.spec())
    #expect(file.code == 0 && stream.code == 0)
    #expect(try stream.stdout == command.read("out.png"))
  }

  @Test func everyOutputGetsThePicture() throws {
    let outcome = try command.run("-oa.png", "home.json", "--output=b.png", "-o", "-")
    #expect(outcome.code == 0)
    #expect(try command.read("a.png") == outcome.stdout)
    #expect(try command.read("b.png") == outcome.stdout)
  }

  @Test func templatesNameThePicturesOfManySpecs() throws {
    try command.write(Command.spec(title: "Other"), to: "other.json")
    let outcome = try command.run("home.json", "other.json", "-o", "{n}-{spec}.png")
    #expect(outcome.code == 0)
    #expect(try command.read("1-home.png") != command.read("2-other.png"))
  }

  @Test func templatesTellWhatCameOut() throws {
    let outcome = try command.run(
      "home.json", "-o", "{spec}@{scale}x.png", "-o", "{{{appearance}-{dir}}.png", "--scale=1.5",
      "--dir=rtl")
    #expect(outcome.code == 0, "\(outcome.stderr)")
    #expect(command.exists("home@1.5x.png"))
    #expect(command.exists("{light-rtl}.png"))
  }

  @Test func noPictureFallsOnAFileThatIsRead() throws {
    try command.write(Command.spec(), to: "home.json")
    let tokens = "{ \"primary\": { \"$type\": \"color\", \"$value\": \"#123456\" } }"
    try command.write(tokens, to: "own.tokens")
    let onTokens = try command.run("home.json", "--theme", "own.tokens", "-o", "own.tokens")
    #expect(onTokens.code == 64 && onTokens.stderr.contains("which this run reads"))
    let named = "{ \"scheme\": { \"file\": \"own.tokens\" }, \"bars\": [{ \"type\": \"appBar\" }] }"
    try command.write(named, to: "named.json")
    #expect(try command.run("named.json", "-o", "./own.tokens").code == 64)
    #expect(
      try String(contentsOf: command.folder.appendingPathComponent("own.tokens"), encoding: .utf8)
        == tokens)

    #expect(try command.run("home.json", "-o", "picture.png").code == 0)
    let picture = "\"headerView\": { \"backgroundImage\": \"picture.png\" }"
    try command.write("{ \"bars\": [{ \"type\": \"appBar\", \(picture) }] }", to: "image.json")
    #expect(try command.run("image.json", "-o", "picture.png").code == 64)
    #expect(try command.run("image.json", "-o", "other.png").code == 0)
  }

  @Test func noPictureFallsOnAnotherOrOnASpec() throws {
    for name in ["home-light.json", "light"] { try command.write(Command.spec(), to: name) }
    let onPicture = try command.run(
      "home-light.json", "home.json", "-o", "{spec}.png", "-o", "{spec}-{appearance}.png")
    #expect(onPicture.code == 64)
    #expect(onPicture.stderr.contains("would both become \"home-light.png\""))
    let onItself = try command.run("./light", "-o", "{appearance}")
    #expect(onItself.stderr.contains("\"light\" is the spec itself"))
    let onOther = try command.run("home.json", "light", "-o", "{appearance}", "-o", "{n}")
    #expect(onOther.code == 64)
    #expect(try command.read("light") == Data(Command.spec().utf8))
  }

  @Test(arguments: ["o", "o.txt", "o.PNG", "a.b/../o.png"])
  func otherNamesAreNobodysBusiness(name: String) throws {
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("a.b"), withIntermediateDirectories: true)
    #expect(try command.run("home.json", "-o", name).code == 0)
    #expect(try command.read(name).starts(with: Command.pngSignature))
  }

  @Test func aBatchGoesOnAndNamesItsFailures() throws {
    try command.write("{", to: "bad.json")
    let outcome = try command.run("bad.json", "no.json", "home.json", "-o", "{spec}.png")
    #expect(outcome.code == 66)
    #expect(outcome.stderr.hasSuffix("2 of 3 specs failed: bad.json, no.json\n"))
    #expect(command.exists("home.png"))
  }

  @Test func whatCannotBeWrittenIsToldBeforeTheSpecIsRead() throws {
    let outcome = try command.run("no.json", "-o", "missing/out.png")
    #expect(outcome.code == 73)
    #expect(outcome.stderr.hasPrefix("error: cannot create \"missing/out.png\": No such file"))
  }

  @Test func flagsChangeTheSpec() throws {
    func inspected(_ flags: String...) throws -> String {
      let outcome = try command.run(["inspect", "home.json"] + flags)
      #expect(outcome.code == 0, "\(outcome.stderr)")
      return outcome.text
    }
    let plain = try inspected()
    #expect(try inspected("--scale", "3").contains(" 3 px a point"))
    #expect(try inspected("--device", "iPhone 13").contains("390×103"))
    #expect(try inspected("--set", "/bars/0/navigationItem/title=\"Sent\"").contains("\"Sent\""))
    #expect(try inspected("--scroll=24", "--appearance=dark", "--dir=rtl") != plain)
  }

  @Test(arguments: [
    ["LANG": "tr_TR.UTF-8"], ["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
    ["LC_ALL": "ja_JP.eucJP", "HOME": "/nowhere"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
  ])
  func nothingOfTheMachineShows(environment: [String: String]) throws {
    let here = try command.run("home.json", "-o", "-")
    let there = try Command()
    let elsewhere = try there.run(
      [command.folder.appendingPathComponent("home.json").path, "-o", "-"],
      environment: environment)
    #expect(here.code == 0)
    #expect(elsewhere.stdout == here.stdout)
  }
}
