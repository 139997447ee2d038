import BarTestSupport
import Foundation
import Testing

@Suite struct FontArgumentTests {
  let command: Command
  private let fonts = Repository.fixtures.appendingPathComponent("Fonts").path

  init() throws { command = try Command() }

  @Test func aManifestListsTheWholeChainAndIsMetByTheSameFonts() throws {
    let manifest = try command.run("fonts", "--font-dir", fonts, "--manifest").text
    let lines = manifest.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[0].hasSuffix("/NotoColorEmoji-subset.ttf"))
    #expect(lines[7].hasSuffix("  <Inter-Regular.otf>"))
    try command.write(manifest, to: "fonts.sha256")
    let outcome = try command.run(
      "-", "-o", "out.png", "--font-dir", fonts, "--font-manifest", "fonts.sha256",
      stdin: Command.spec(title: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"))
    #expect(outcome.code == 0, "\(outcome.stderr)")
  }

  @Test func otherFontsThanTheManifestsAreRefused() throws {
    let manifest = try command.run("fonts", "--font-dir", fonts, "--manifest").text
    try command.write(manifest, to: "fonts.sha256")
    let without = try command.run(
      "-", "-o", "out.png", "--font-manifest", "fonts.sha256", stdin: Command.spec())
    #expect(without.code == 66)
    #expect(without.stderr.contains("error[E0308]: the fonts differ from \"fonts.sha256\""))
    #expect(!command.exists("out.png"))
    try command.write("no digest\n", to: "broken.sha256")
    let broken = try command.run(
      "-", "-o", "out.png", "--font-manifest", "broken.sha256", stdin: Command.spec())
    #expect(broken.code == 66 && broken.stderr.contains("is no font manifest"))
  }

  @Test func theEnvironmentNamesFoldersOfFontsUnlessAFlagDoes() throws {
    let arguments = ["-", "-o", "out.png"]
    let hebrew = Command.spec(title: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}")
    #expect(try command.run(arguments, stdin: hebrew).code == 65)
    let environment = ["BARRENDER_FONT_PATH": ":\(fonts):"]
    #expect(try command.run(arguments, stdin: hebrew, environment: environment).code == 0)
    let other = try command.run(
      arguments + ["--font-dir", "."], stdin: hebrew, environment: environment)
    #expect(other.code == 65)
  }

  @Test func aFontInColoursThatCannotBeDrawnIsRefusedWithTheReason() throws {
    let file = Repository.fixtures.appendingPathComponent("ColorFonts/TestGradients-COLRv1.ttf")
    let outcome = try command.run(
      "-", "-o", "out.png", "--font", file.path, stdin: Command.spec())
    #expect(outcome.code == 66)
    #expect(outcome.stderr.contains("error[E0306]") && outcome.stderr.contains("COLR version 1"))
  }
}
