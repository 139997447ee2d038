import Glibc

/// Reads the whole of a file that the user named: a regular file, a pipe or a device, but never more
/// than `limit` bytes. Waits for a pipe's writer.
public func readFile(_ path: FilePath, limit: Int) throws(FileFailure) -> [UInt8] {
  let descriptor = path.withCString { open($0, O_RDONLY | O_NOCTTY | O_CLOEXEC) } ?? -1
  guard descriptor >= 0 else { throw FileFailure(path, .unreadable(errno: errno)) }
  defer { close(descriptor) }
  return try read(descriptor, of: path, limit: limit)
}

/// Reads the whole of a file that the user named beside the spec, at most `limit` bytes; what is not a
/// regular file is refused without waiting for it.
public func readRegularFile(_ path: FilePath, limit: Int) throws(FileFailure) -> [UInt8] {
  let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
  let descriptor = path.withCString { open($0, flags) } ?? -1
  guard descriptor >= 0 else {
    // What open says to a socket: there is no such device.
    let reason = errno == ENXIO ? FileFailure.Reason.notRegular : .unreadable(errno: errno)
    throw FileFailure(path, reason)
  }
  defer { close(descriptor) }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
    throw FileFailure(path, .notRegular)
  }
  return try read(descriptor, of: path, limit: limit)
}

/// Whether there is anything of that name.
public func exists(_ path: FilePath) -> Bool { path.withCString { access($0, F_OK) } == 0 }

/// Reads standard input to its end, but never more than `limit` bytes.
public func readStandardInput(limit: Int) throws(FileFailure) -> [UInt8] {
  try read(STDIN_FILENO, of: "<stdin>", limit: limit)
}

/// Reads to the end of the file or one byte past `limit`, whatever size it claims to have.
func read(_ descriptor: Int32, of path: FilePath, limit: Int) throws(FileFailure) -> [UInt8] {
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw FileFailure(path, .unreadable(errno: errno)) }
  let isRegular = facts.st_mode & S_IFMT == S_IFREG
  if isRegular, facts.st_size > limit { throw FileFailure(path, .tooLarge(limit: limit)) }

  var bytes: [UInt8] = []
  bytes.reserveCapacity(isRegular ? Int(facts.st_size) + 1 : pieceSize)
  while true {
    let room = max(bytes.capacity - bytes.count, pieceSize)
    let wanted = min(room, limit + 1 - bytes.count)
    let (piece, failure) = readPiece(descriptor, count: wanted)
    if failure == EINTR { continue }
    if failure != 0 { throw FileFailure(path, .unreadable(errno: failure)) }
    if piece.isEmpty { return bytes }
    bytes += piece
    if bytes.count > limit { throw FileFailure(path, .tooLarge(limit: limit)) }
  }
}

/// Bytes asked for at once where the size is unknown.
private let pieceSize = 1 << 16

/// At most `count` bytes, none at the end of the file, with the errno of a read that failed.
private func readPiece(_ descriptor: Int32, count: Int) -> (bytes: [UInt8], errno: Int32) {
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    let got = Glibc.read(descriptor, buffer.baseAddress, count)
    failure = got < 0 ? errno : 0
    initialized = max(got, 0)
  }
  return (bytes, failure)
}
