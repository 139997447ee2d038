import BarTestSupport
import Foundation
import Testing

/// Every `barrender` line of the README does what it says.
@Suite struct ReadmeCommandTests {
  @Test(arguments: try ReadmeCommandTests.commands())
  func commandOfTheReadmeWorks(_ line: String) throws {
    let command = try Command()
    for name in ["Fixtures", "Sources"] {
      try FileManager.default.createSymbolicLink(
        at: command.folder.appendingPathComponent(name),
        withDestinationURL: Repository.root.appendingPathComponent(name))
    }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = command.folder
    let program = Command.program.path.replacingOccurrences(of: "'", with: "'\\''")
    shell.arguments = ["-c", "barrender() { '\(program)' \"$@\"; }; \(line)"]
    let (output, errors) = (Pipe(), Pipe())
    shell.standardOutput = output
    shell.standardError = errors
    try shell.run()
    let stdout = output.fileHandleForReading.readDataToEndOfFile()
    let stderr = errors.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(String(decoding: stderr, as: UTF8.self))")
    #expect(stderr.isEmpty, "\(String(decoding: stderr, as: UTF8.self))")
    let files = try FileManager.default.contentsOfDirectory(atPath: command.folder.path)
    #expect(!stdout.isEmpty || files.contains { $0.hasSuffix(".png") || $0.hasSuffix(".svg") })
  }

  static func commands() throws -> [String] {
    let readme = Repository.root.appendingPathComponent("README.md")
    let blocks = try String(contentsOf: readme, encoding: .utf8)
      .components(separatedBy: "```sh\n").dropFirst()
    return blocks.compactMap { $0.components(separatedBy: "```").first }
      .flatMap { $0.replacing("\\\n", with: " ").split(separator: "\n") }
      .filter { $0.hasPrefix("barrender ") }.map(String.init)
  }

  @Test func theErrorOfTheReadmeIsWhatIsPrinted() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(
      readme.components(separatedBy: "```\n").first { $0.hasPrefix("error[") })
    let spec = Repository.root.appendingPathComponent("Fixtures/Invalid/unknown-key/spec.json")
    let command = try Command()
    try command.write(String(contentsOf: spec, encoding: .utf8), to: "home.json")
    #expect(try command.run("home.json", "-o", "home.png").stderr == block)
  }

  @Test func theReadmeHasCommands() throws {
    #expect(try ReadmeCommandTests.commands().count >= 8)
  }
}
