import Foundation

/// Runs the built command line in a folder of its own.
final class Command {
  /// A finished run.
  struct Outcome {
    let code: Int32
    let stdout: Data
    let stderr: String

    var text: String { String(decoding: stdout, as: UTF8.self) }
  }

  /// Where it runs; gone with the command.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The program stands beside the tests that SwiftPM has built.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("barrender")

  func run(_ arguments: String..., stdin: String = "") throws -> Outcome {
    try run(arguments, stdin: stdin)
  }

  /// Runs to the end; `environment` is all that the program sees of ours.
  func run(
    _ arguments: [String], stdin: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Command.program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    input.fileHandleForWriting.write(Data(stdin.utf8))
    input.fileHandleForWriting.closeFile()
    let stdout = output.fileHandleForReading.readDataToEndOfFile()
    let stderr = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, stdout: stdout,
      stderr: String(decoding: stderr, as: UTF8.self))
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// A spec that draws.
  static func spec(title: String = "Inbox") -> String {
    #"{"bars":[{"type":"appBar","navigationItem":{"title":"\#(title)"}}]}"#
  }

  static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
}
