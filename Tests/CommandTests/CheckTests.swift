import Foundation
import Testing

@Suite struct CheckTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(Command.spec(), to: "home.json")
    try command.write("{ \"bars\": [{ \"type\": \"appBar\", \"tilte\": 1 }] }", to: "bad.json")
    try command.write(
      "{ \"bars\": [{ \"type\": \"appBar\", \"navigationItem\": { \"title\": \"Inbox\","
        + " \"prompt\": \"New\" } }] }", to: "prompt.json")
    try command.write(
      "{ \"bars\": [{ \"type\": \"MDCAppBar\", \"addSubviewsToParent\": true }] }", to: "old.json")
  }

  @Test func findingsAreTheProduct() throws {
    let outcome = try command.run("check", "prompt.json", "--diagnostics", "short")
    #expect(outcome.code == 0 && outcome.stderr.isEmpty)
    #expect(outcome.text.hasPrefix("prompt.json:1:"))
    #expect(outcome.text.contains("note[W0606]: \"prompt\" is not supported by app bars"))
    // A picture comes without advice.
    #expect(try command.run("prompt.json", "-o", "a.png").stderr.isEmpty)
  }

  @Test func errorsEndWithOne() throws {
    let outcome = try command.run("check", "bad.json", "prompt.json", "--diagnostics", "short")
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("E0203") && outcome.text.contains("W0606"))
  }

  @Test func whatCannotBeReadIsNoAnswer() throws {
    let outcome = try command.run("check", "no.json", "bad.json")
    #expect(outcome.code == 66)
    #expect(outcome.text.contains("E0203") && outcome.stderr.contains("no.json"))
  }

  @Test func theStopsOfVoiceOverAreListed() throws {
    let outcome = try command.run("inspect", "prompt.json", "--accessibility")
    #expect(outcome.code == 0)
    #expect(outcome.text.contains("\"Inbox\", header, staticText"))
    let json = try command.run("inspect", "prompt.json", "--accessibility", "--json")
    let object = try JSONSerialization.jsonObject(with: json.stdout) as? [String: Any]
    #expect((object?["elements"] as? [[String: Any]])?.first?["label"] as? String == "Inbox")
  }

  /// A title of two lines, and one that would paint the terminal.
  @Test func aStopIsOneLineWhateverItsLabelSays() throws {
    try command.write(
      #"{ "bars": [{ "type": "tabBarView", "items": [{ "title": "Two\nlines" }, "#
        + #"{ "title": "B", "accessibilityLabel": "\u001b[31mred" }] }] }"#, to: "lines.json")
    let lines = try command.run("inspect", "lines.json", "--accessibility").text.split(
      separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""Two\u{a}lines", button"#) == true)
    #expect(lines.last?.contains(#""\u{1b}[31mred", button"#) == true)
  }

  @Test func anOldSpecIsWrittenAnew() throws {
    let outcome = try command.run("migrate", "old.json", "-o", "new.json", "--diagnostics", "short")
    #expect(outcome.code == 0 && outcome.stderr.isEmpty)
    #expect(outcome.text.contains("step 1:") && outcome.text.contains("step 3:"))
    let piped = try command.run("migrate", "old.json", "--diagnostics", "short")
    #expect(piped.text.hasPrefix("{ \"bars\"") && piped.stderr.contains("step 1:"))
    for spec in ["old", "new"] {
      #expect(try command.run("\(spec).json", "-o", "\(spec).png").code == 0)
    }
    #expect(try command.read("old.png") == command.read("new.png"))
    let again = try command.run("migrate", "new.json")
    #expect(again.stderr == "new.json: nothing to migrate\n")
    #expect(try command.run("migrate", "bad.json").code == 65)
  }
}
