import Glibc

/// Why a file could not be read or written: evidence, from which the sentence is derived.
public struct FileFailure: Error, Hashable, Sendable {
  /// Which exit code the failure leads to.
  public enum Kind: Hashable, Sendable {
    /// Missing, refused or damaged: 66.
    case input
    /// Larger than a stated limit: 69.
    case limit
    /// The output cannot be created: 73.
    case creation
    /// The output could not be completed: 74.
    case completion
  }

  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The system's answer to opening or reading.
    case unreadable(errno: Int32)
    /// A folder, a device, a pipe, a socket.
    case notRegular
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// The way leads out of the folder that holds the spec.
    case outsideFolder
    /// The system's answer to creating.
    case uncreatable(errno: Int32)
    /// The system's answer to writing.
    case incomplete(errno: Int32)
  }

  /// As the user or the document named it.
  public let path: FilePath
  public let reason: Reason

  /// Pairs a file with what happened to it.
  public init(_ path: FilePath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The class of the failure.
  public var kind: Kind {
    switch reason {
    case .unreadable, .notRegular, .outsideFolder: .input
    case .tooLarge: .limit
    case .uncreatable: .creation
    case .incomplete: .completion
    }
  }

  /// One sentence without a full stop, the file's name included.
  public var message: String {
    let name = "\"\(path.shortened)\""
    return switch reason {
    case .unreadable(let errno): "cannot read \(name): \(systemText(errno))"
    case .notRegular: "cannot read \(name): not a regular file"
    case .tooLarge(let limit):
      "\(name) is larger than \(byteCount(limit)), the limit for such a file"
    case .outsideFolder: "cannot read \(name): it leads out of the folder that holds the spec"
    case .uncreatable(let errno): "cannot create \(name): \(systemText(errno))"
    case .incomplete(let errno): "cannot complete \(name): \(systemText(errno))"
    }
  }
}

/// strerror in the C locale, which a process has that never calls setlocale.
private func systemText(_ errno: Int32) -> String {
  guard let text = strerror(errno) else { return "error \(errno)" }
  return String(cString: text)
}

/// `16 MB` for whole binary megabytes, else bytes.
private func byteCount(_ count: Int) -> String {
  let megabyte = 1 << 20
  return count % megabyte == 0 ? "\(count / megabyte) MB" : "\(count) bytes"
}
