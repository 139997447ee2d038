internal import CBarFiles
import Glibc

/// The three streams that a process is born with, and the signals that concern them.
public enum StandardStreams {
  /// The first thing a process does: what a file opened later would otherwise fall into.
  ///
  /// A missing stream is replaced by one that fails in the direction it is used in, so that nothing
  /// seems to have been written. SIGPIPE and SIGXFSZ become errors of writing; SIGINT, SIGTERM and
  /// SIGHUP remove a half-written output first.
  public static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      if fcntl(descriptor, F_GETFD) >= 0 { continue }
      // The lowest free number is the missing one, since those below it are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    bf_guard_signals()
  }

  /// Makes a crash of this program end with `exitCode` and `message` on standard error, and without
  /// a half-written output.
  public static func guardFaults(message: StaticString, exitCode: Int32) {
    message.withUTF8Buffer { buffer in
      guard let start = buffer.baseAddress else { return }
      start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        bf_guard_faults($0, buffer.count, exitCode)
      }
    }
  }

  /// Writes all of `bytes` to standard output.
  public static func writeOutput(_ bytes: [UInt8]) throws(FileFailure) {
    try write(bytes, to: STDOUT_FILENO, of: "<stdout>")
  }

  /// Writes to standard error; a failure is nobody's to hear.
  public static func writeError(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO, of: "<stderr>")
  }

  /// Whether pictures sent to standard output would be shown as text.
  public static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether messages are read by eye.
  public static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Writes all of `bytes`, however few the system takes at a time.
func write(_ bytes: [UInt8], to descriptor: Int32, of path: FilePath) throws(FileFailure) {
  var failure: Int32 = 0
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let taken = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if taken >= 0 {
        rest = rest.dropFirst(taken)
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
  if failure != 0 { throw FileFailure(path, .incomplete(errno: failure)) }
}

/// A stream that another process has set to non-blocking is waited for.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&request, 1, -1)
}
