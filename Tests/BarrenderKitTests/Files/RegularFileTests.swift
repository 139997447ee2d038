@testable import BarrenderKit
import Foundation
import Testing

@Suite struct RegularFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func outcome(_ name: String) -> Result<[UInt8], FileFailure> {
    let path = FilePath(folder.path(name))
    return Result { () throws(FileFailure) in try readRegularFile(path, limit: 100) }
  }

  private func failure(_ name: String, _ reason: FileFailure.Reason) -> Result<[UInt8], FileFailure>
  {
    .failure(FileFailure(FilePath(folder.path(name)), reason))
  }

  @Test func aFileIsRead() throws {
    try folder.write("{}", to: "brand.tokens")
    #expect(outcome("brand.tokens") == .success(Array("{}".utf8)))
    #expect(outcome("other.tokens") == failure("other.tokens", .unreadable(errno: ENOENT)))
  }

  @Test func aPipeIsRefusedWithoutWaiting() {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(outcome("pipe") == failure("pipe", .notRegular))
    #expect(outcome(".") == failure(".", .notRegular))
  }

  @Test func aTokenFileThatIsAPipeIsTold() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let input = SpecInput(name: "spec.json", bytes: Array(#"{"bars":[{"type":"appBar"}]}"#.utf8))
    let prepared = try Renderer().prepare(input, themes: [FilePath(folder.path("pipe"))])
    #expect(prepared.problems.map(\.code) == ["E0304"])
  }
}
