import BarrenderKit
import Foundation
import Testing

@Suite struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws(FileFailure) {
    try writeOutput(Array(text.utf8), to: FilePath(folder.path(name)))
  }

  @Test func aNewFileAppearsWhole() throws {
    try write("picture", to: "out.png")
    #expect(try folder.read("out.png") == "picture")
    #expect(folder.names == ["out.png"])
  }

  @Test func anOldFileKeepsItsMode() throws {
    try folder.write("old", to: "out.png")
    chmod(folder.path("out.png"), 0o640)
    try write("new", to: "out.png")
    var facts = stat()
    #expect(stat(folder.path("out.png"), &facts) == 0)
    #expect(facts.st_mode & 0o7777 == 0o640)
    #expect(try folder.read("out.png") == "new")
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    try folder.makeFolder("real")
    try folder.write("old", to: "real/out.png")
    try folder.link("first.png", to: "second.png")
    try folder.link("second.png", to: "real/out.png")
    try write("new", to: "first.png")
    #expect(try folder.read("real/out.png") == "new")
    #expect(folder.names == ["first.png", "real", "second.png"])
  }

  @Test func theLongestNameFindsRoomForItsTemporaryOne() throws {
    let name = String(repeating: "n", count: 255)
    try write("new", to: name)
    #expect(folder.names == [name])
  }

  @Test(arguments: [
    ("missing/out.png", ENOENT), ("folder", EISDIR), ("folder/", EISDIR), ("loop.png", ELOOP),
    ("file/out.png", ENOTDIR), (String(repeating: "n", count: 256), ENAMETOOLONG),
  ])
  func whatCannotBeCreatedIsToldEarly(name: String, errno: Int32) throws {
    try folder.makeFolder("folder")
    try folder.write("", to: "file")
    try folder.link("loop.png", to: "loop.png")
    let path = FilePath(folder.path(name))
    let failure = FileFailure(path, .uncreatable(errno: errno))
    #expect(throws: failure) { try checkOutput(path) }
    #expect(throws: failure) { try writeOutput([1], to: path) }
    #expect(folder.names == ["file", "folder", "loop.png"])
  }

  @Test func aDeviceIsWrittenToAndStays() throws {
    try writeOutput([1, 2, 3], to: "/dev/null")
    #expect(throws: FileFailure("/dev/full", .incomplete(errno: ENOSPC))) {
      try writeOutput([1, 2, 3], to: "/dev/full")
    }
    var facts = stat()
    #expect(stat("/dev/full", &facts) == 0)
    #expect(facts.st_mode & S_IFMT == S_IFCHR)
  }
}
