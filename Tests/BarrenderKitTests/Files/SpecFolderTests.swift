@testable import BarrenderKit
import Foundation
import Testing

@Suite struct SpecFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("icons")
    try folder.write("icon", to: "icons/icon.png")
    try folder.link("inside.png", to: "icons/icon.png")
    try folder.link("outside.png", to: "/etc/hostname")
    try folder.link("loop.png", to: "loop.png")
  }

  private func outcome(_ name: String, limit: Int = 100) -> Result<[UInt8], FileFailure> {
    let folder = SpecFolder(FilePath(self.folder.url.path))
    return Result { () throws(FileFailure) in try folder.readFile(name, limit: limit) }
  }

  @Test(arguments: ["icons/icon.png", "./icons/../icons/icon.png", "inside.png"])
  func whatLiesInsideIsRead(name: String) {
    #expect(outcome(name) == .success(Array("icon".utf8)))
  }

  @Test(arguments: [
    ("/etc/hostname", FileFailure.Reason.outsideFolder),
    ("../x.png", .outsideFolder),
    ("outside.png", .outsideFolder),
    ("loop.png", .unreadable(errno: ELOOP)),
    ("missing.png", .unreadable(errno: ENOENT)),
    ("icons", .notRegular),
    ("", .unreadable(errno: ENOENT)),
  ])
  func everyWayOutIsRefused(name: String, reason: FileFailure.Reason) {
    #expect(outcome(name) == .failure(FileFailure(FilePath(name), reason)))
  }

  @Test func aNameWithNULIsNotCutThere() {
    let name = "icons/icon.png\0.png"
    #expect(outcome(name) == .failure(FileFailure(FilePath(name), .unreadable(errno: EINVAL))))
  }

  @Test func aPipeIsRefusedWithoutWaiting() {
    #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
    #expect(outcome("pipe.png") == .failure(FileFailure("pipe.png", .notRegular)))
  }

  @Test func oneByteTooManyIsALimit() {
    #expect(outcome("icons/icon.png", limit: 4) == .success(Array("icon".utf8)))
    let failure = FileFailure("icons/icon.png", .tooLarge(limit: 3))
    #expect(outcome("icons/icon.png", limit: 3) == .failure(failure))
    #expect(failure.kind == .limit)
  }

  /// Kernels without openat2: no link is followed, and no way leads out.
  @Test(arguments: [
    ("icons/icon.png", Int32(0)), ("./icons//icon.png", 0), ("inside.png", ELOOP),
    ("outside.png", ELOOP), ("../x.png", EXDEV), ("icons/../icons/icon.png", EXDEV),
    ("/etc/hostname", EXDEV), ("missing/x.png", ENOENT), ("icons/icon.png/x", ENOTDIR),
  ])
  func theWalkByComponentsIsStricter(name: String, errno: Int32) {
    let base = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    defer { close(base) }
    let opened = openByComponents(base, FilePath(name))
    if opened >= 0 { close(opened) }
    #expect(min(opened, 0) == -errno)
  }
}
