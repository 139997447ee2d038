import Foundation
import Testing

@Suite struct InspectTests {
  let command: Command

  init() throws {
    command = try Command()
    try command.write(Command.spec(), to: "home.json")
  }

  @Test func theTreeTellsIdFrameClassAndPart() throws {
    let outcome = try command.run("inspect", "home.json")
    #expect(outcome.code == 0, "\(outcome.stderr)")
    let header = outcome.text.split(separator: "\n").first { $0.contains("appBar.headerView ") }
    #expect(header?.contains("0,0 375×76  ") == true)
    #expect(header?.hasSuffix("MDCFlexibleHeaderView (container)") == true)
  }

  @Test func theTreeIsJSONForPrograms() throws {
    let outcome = try command.run("inspect", "home.json", "--json")
    let tree = try #require(
      JSONSerialization.jsonObject(with: outcome.stdout) as? [String: Any])
    let elements = try #require(tree["elements"] as? [[String: Any]])
    #expect(tree["version"] as? Int == 1)
    #expect(tree["picture"] as? [Int] == [750, 152])
    #expect(tree["scale"] as? Int == 2)
    #expect(elements.first?["id"] as? String == "appBar")
    #expect(elements.first?["frame"] as? [Double] == [0, 0, 375, 76])
  }

  @Test func oneElementIsFoundByItsId() throws {
    let outcome = try command.run("inspect", "home.json", "--find", "appBar.title")
    #expect(outcome.text.split(separator: "\n").count < 6)
    #expect(outcome.text.contains("Inbox"))
    let wrong = try command.run("inspect", "home.json", "--find", "appBar.titel")
    #expect(wrong.code == 64)
    #expect(wrong.stderr.contains("did you mean appBar.title?"))
  }

  @Test func aTouchIsToldWithItsReceiver() throws {
    try command.write(
      #"{"content":{},"bars":[{"type":"appBar","navigationItem":{"leftBarButtonItem":{"image":"menu"}}}]}"#,
      to: "touch.json")
    let bare = try command.run("inspect", "touch.json", "--at", "200,50")
    #expect(bare.text.hasPrefix("200,50: content (hit appBar.navigationBar); the view hands it on"))
    let button = try command.run("inspect", "touch.json", "--at=20,50", "--json")
    let touch = try #require(
      JSONSerialization.jsonObject(with: button.stdout) as? [String: Any])
    #expect(touch["receiver"] as? String == "appBar.leftBarButtonItems[0]")
    #expect(try command.run("inspect", "touch.json", "--at", "20").code == 64)
  }

  @Test func aWrongSpecHasNoTree() throws {
    try command.write("{\"bars\":0}", to: "bad.json")
    let outcome = try command.run("inspect", "bad.json")
    #expect(outcome.code == 65)
    #expect(outcome.stdout.isEmpty)
  }
}
