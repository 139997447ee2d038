import Foundation
import Testing

@Suite struct ExportTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(Command.spec(title: "Tom & Jerry"), to: "home.json")
  }

  @Test func anSVGGoesToStandardOutputOrToFiles() throws {
    let stream = try command.run("export", "home.json", "--to", "svg")
    let file = try command.run("export", "home.json", "--to=svg", "-o", "{spec}.svg")
    #expect(stream.code == 0 && file.code == 0)
    #expect(stream.text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(file.stdout.isEmpty && file.stderr.isEmpty)
    #expect(try command.read("home.svg") == stream.stdout)
  }

  @Test func lettersAreShapesUnlessTextIsAskedFor() throws {
    let shapes = try command.run("export", "home.json", "--to", "svg").text
    let text = try command.run("export", "home.json", "--to", "svg", "--text", "text").text
    #expect(!shapes.contains("<text"))
    #expect(text.contains(">Tom &amp; Jerry</text>"))
  }

  @Test func theFormatMustBeSaid() throws {
    let outcome = try command.run("export", "home.json")
    #expect(outcome.code == 64)
    #expect(outcome.stderr.contains("--to svg"))
    #expect(try command.run("export", "home.json", "--to", "pdf").code == 64)
  }

  @Test func aWrongSpecIsToldAsEverywhere() throws {
    try command.write("{", to: "bad.json")
    #expect(try command.run("export", "bad.json", "--to", "svg").code == 65)
    #expect(try command.run("export", "none.json", "--to", "svg").code == 66)
  }

  @Test func flagsOfTheSpecApply() throws {
    let outcome = try command.run("export", "home.json", "--to", "svg", "--device", "iPhone 13")
    #expect(outcome.text.contains(" width=\"390\""))
  }
}
