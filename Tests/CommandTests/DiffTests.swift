import Foundation
import Testing

@Suite struct DiffTests {
  private static let one = #"{"bars":[{"type":"appBar","navigationItem":{"title":"Inbox"}}]}"#
  private static let other =
    #"{"bars":[{"type":"appBar","theme":"surface","navigationItem":{"title":"Inbox"}}]}"#

  private func command() throws -> Command {
    let command = try Command()
    try command.write(Self.one, to: "a.json")
    try command.write(Self.other, to: "b.json")
    try command.write(
      ##"{"color":{"$type":"color","primary":{"$value":"#0A3D91"}}}"##, to: "brand.tokens")
    return command
  }

  @Test func differencesAreToldPropertyByProperty() throws {
    let outcome = try command().run("diff", "a.json", "b.json")
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("appBar.headerView\n    backgroundColor  #6200EE → #FFFFFF\n"))
    #expect(outcome.text.contains("appBar.title\n    titleTextColor  #FFFFFF → #000000@0.87\n"))
    #expect(!outcome.text.contains("frame"))
  }

  @Test func equalSpecsAreDone() throws {
    let outcome = try command().run("diff", "a.json", "a.json")
    #expect(outcome.code == 0 && outcome.stdout.isEmpty && outcome.stderr.isEmpty)
  }

  @Test func jsonNamesElementPropertyBeforeAndAfter() throws {
    let outcome = try command().run("diff", "a.json", "b.json", "--json")
    let json = try JSONSerialization.jsonObject(with: outcome.stdout) as? [String: Any]
    let all = try #require(json?["differences"] as? [[String: Any]])
    #expect(
      all.contains {
        $0["element"] as? String == "appBar.headerView"
          && $0["property"] as? String == "backgroundColor"
          && $0["before"] as? String == "#6200EE" && $0["after"] as? String == "#FFFFFF"
      })
  }

  @Test func badSpecIsToldAndNotCompared() throws {
    let command = try command()
    try command.write("{}", to: "c.json")
    let outcome = try command.run("diff", "a.json", "c.json")
    #expect(outcome.code == 65 && outcome.stdout.isEmpty)
    #expect(try command.run("diff", "a.json").code == 64)
  }

  @Test func themeOfTheCommandLineTakesThePlaceOfTheSpecs() throws {
    let command = try command()
    let outcome = try command.run("inspect", "a.json", "--theme", "brand.tokens")
    #expect(outcome.code == 0 && outcome.text.contains("backgroundColor #0A3D91"))
    #expect(try command.run("inspect", "a.json", "--theme", "none.tokens").code == 66)
  }

  @Test func exportsSwiftAndTokens() throws {
    let command = try command()
    let swift = try command.run("export", "a.json", "--to", "swift")
    #expect(swift.code == 0 && swift.text.contains("applyPrimaryTheme(withScheme:"))
    let tokens = try command.run("export", "a.json", "--to", "tokens", "-o", "t.tokens")
    #expect(tokens.code == 0)
    #expect(try command.run("inspect", "b.json", "--theme", "t.tokens").code == 0)
  }

  @Test func contrastAndTextSizeAreTraits() throws {
    let outcome = try command().run(
      "inspect", "a.json", "--contrast", "high", "--text-size", "AX5", "--set",
      #"/scheme={"colors":{"defaults":"material201907"}}"#)
    #expect(outcome.code == 0 && outcome.text.contains("backgroundColor #0000BA"))
    #expect(try command().run("inspect", "a.json", "--text-size", "huge").code == 64)
  }
}
