import Glibc

/// A path of the file system, byte for byte as it was given: Linux names need not be UTF-8.
public struct FilePath: Hashable, Sendable {
  /// Without the NUL at the end.
  public let bytes: [UInt8]

  /// Takes the bytes as they are.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// The text's UTF-8.
  public init(_ text: String) { self.bytes = Array(text.utf8) }

  /// The part behind the last slash; empty when the path ends in one.
  public var name: [UInt8] {
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return bytes }
    return Array(bytes[(slash + 1)...])
  }

  /// The name without its last extension; a leading dot begins no extension.
  public var stem: [UInt8] {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return Array(name[..<dot])
  }

  /// The folder that holds the file: `.` where the path has no slash.
  public var folder: FilePath {
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// The path `name` taken from this folder; an absolute `name` stands for itself.
  public func appending(_ name: [UInt8]) -> FilePath {
    if name.first == FilePath.slash || bytes.isEmpty { return FilePath(bytes: name) }
    return FilePath(bytes: bytes + (bytes.last == FilePath.slash ? [] : [FilePath.slash]) + name)
  }

  static let slash = UInt8(ascii: "/")

  /// Hands the path to a system call; nil, with errno set, when a NUL inside it would name another file.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    if bytes.contains(0) {
      errno = EINVAL
      return nil
    }
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map(body) }
    }
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// The literal's UTF-8.
  public init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: CustomStringConvertible {
  /// The path for messages: bytes that are no UTF-8 as `\xFF`, controls and characters that turn the
  /// direction of a terminal's text as `\u{202E}`.
  public var description: String {
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        text += scalar.isSafeToPrint ? String(Character(scalar)) : scalar.escapedForTerminal
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        text += rest.prefix(length).map { "\\x" + hexadecimal($0) }.joined()
        rest = rest.dropFirst(max(length, 1))
      case .emptyInput:
        return text
      }
    }
    return text
  }
}

extension FilePath {
  /// The description, its middle left out where it is longer than a message has room for.
  public var shortened: String {
    let text = description
    let longest = 160
    guard text.count > longest else { return text }
    return "\(text.prefix(longest / 2))...\(text.suffix(longest / 2 - 3))"
  }
}

extension Unicode.Scalar {
  /// Neither control, format, surrogate, unassigned nor line separator.
  fileprivate var isSafeToPrint: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }

  fileprivate var escapedForTerminal: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}

/// Two digits.
private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count < 2 ? "0" + digits : digits
}
