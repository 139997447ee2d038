import BarrenderKit
import Glibc

/// One word of the command line, byte for byte: file names need not be UTF-8.
struct Argument: Hashable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { self.bytes = Array(text.utf8) }

  /// The bytes as text, nil where they are no UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The bytes as the name of a file.
  var path: FilePath { FilePath(bytes: bytes) }

  /// Standard input or standard output, where a file could stand.
  var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

  /// A word as C hands it over, up to its NUL.
  init(word: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: word, count: strlen(word)).map { UInt8(bitPattern: $0) }
  }

  /// The words after the program's name. CommandLine.arguments would replace what is no UTF-8.
  static func all() -> [Argument] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(word: $0) }
    }
  }
}

extension Argument: CustomStringConvertible {
  /// For messages: nothing that a terminal would obey, and no more than a line has room for.
  var description: String { path.shortened }
}
