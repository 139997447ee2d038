import BarrenderKit
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("screens/inbox.json", "screens", "inbox.json", "inbox"),
    ("inbox.json", ".", "inbox.json", "inbox"),
    ("/inbox", "/", "inbox", "inbox"),
    (".hidden", ".", ".hidden", ".hidden"),
    ("a.b/c.d.json", "a.b", "c.d.json", "c.d"),
    ("folder/", "folder", "", ""),
  ])
  func partsOfAPath(path: String, folder: String, name: String, stem: String) {
    let path = FilePath(path)
    #expect(path.folder == FilePath(folder))
    #expect(path.name == Array(name.utf8))
    #expect(path.stem == Array(stem.utf8))
  }

  @Test(arguments: [
    ("screens", "a.png", "screens/a.png"), ("screens/", "a.png", "screens/a.png"),
    ("screens", "/a.png", "/a.png"), ("", "a.png", "a.png"), ("/", "a.png", "/a.png"),
  ])
  func aNameIsTakenFromItsFolder(folder: String, name: String, whole: String) {
    #expect(FilePath(folder).appending(Array(name.utf8)) == FilePath(whole))
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], "a\\xFFb"),
    ([0xE2, 0x82], "\\xE2\\x82"),
    ([0x1B, 0x5B, 0x33, 0x31, 0x6D], "\\u{1B}[31m"),
    ([0xE2, 0x80, 0xAE], "\\u{202E}"),
    ([0xC3, 0xA4, 0x0A], "ä\\u{A}"),
    ([0xF0, 0x9F, 0x98, 0x80], "😀"),
  ])
  func bytesThatATerminalWouldObeyAreEscaped(bytes: [UInt8], shown: String) {
    #expect(FilePath(bytes: bytes).description == shown)
  }

  @Test func aLongPathLosesItsMiddleInMessages() {
    let path = FilePath(String(repeating: "a", count: 200) + "/end.png")
    #expect(path.shortened.count == 160)
    #expect(path.shortened.hasPrefix("aaaa") && path.shortened.hasSuffix("/end.png"))
    #expect(FilePath("short.png").shortened == "short.png")
  }
}
