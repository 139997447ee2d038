import Glibc

/// Tells early, before anything is drawn, what will keep `path` from being written.
public func checkOutput(_ path: FilePath) throws(FileFailure) {
  _ = try OutputPlace(resolving: path)
}

/// Whether both paths lead to one regular file, so that writing to one would destroy the other.
public func leadToSameFile(_ first: FilePath, _ second: FilePath) -> Bool {
  var (one, other) = (stat(), stat())
  guard first.withCString({ stat($0, &one) }) == 0, second.withCString({ stat($0, &other) }) == 0
  else { return false }
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    && one.st_mode & S_IFMT == S_IFREG
}

/// Writes the whole of `bytes` to `path`, or leaves what was there untouched.
///
/// A regular file is replaced in one step and keeps its mode; a link stays and its target is replaced;
/// a device or a pipe is written to.
public func writeOutput(_ bytes: [UInt8], to path: FilePath) throws(FileFailure) {
  switch try OutputPlace(resolving: path) {
  case .stream(let file): try writeStream(bytes, to: file, named: path)
  case .file(let file, let present):
    try FileReplacement(file: file, present: present, name: path).write(bytes)
  }
}

/// Where the bytes for an output path really go.
enum OutputPlace {
  /// A device, a pipe, or a descriptor under /proc: written to as it is.
  case stream(FilePath)
  /// A regular file, after all links; its present state, nil when there is none.
  case file(FilePath, present: stat?)

  /// The number of links that Linux follows (path_resolution(7)).
  private static let maximumLinks = 40

  init(resolving path: FilePath) throws(FileFailure) {
    var file = path
    for _ in 0...OutputPlace.maximumLinks {
      let folder = try OutputPlace.realFolder(of: file, named: path)
      let entry = folder.appending(file.name)
      // Links there are doors to open descriptors: replacing one would miss its other users.
      if entry.bytes.starts(with: Array("/proc/".utf8)) {
        self = .stream(file)
        return
      }
      guard let present = try OutputPlace.facts(of: entry, named: path) else {
        try OutputPlace.demandWritable(folder, named: path)
        self = .file(entry, present: nil)
        return
      }
      switch present.st_mode & S_IFMT {
      case S_IFLNK: file = folder.appending(try OutputPlace.target(of: entry, named: path))
      case S_IFDIR: throw FileFailure(path, .uncreatable(errno: EISDIR))
      case S_IFREG:
        try OutputPlace.demandWritable(folder, named: path)
        // Replacing a file needs no right to write it; a write-protected one is left alone all the same.
        try OutputPlace.demandWritable(entry, named: path)
        self = .file(entry, present: present)
        return
      default:
        try OutputPlace.demandWritable(entry, named: path)
        self = .stream(entry)
        return
      }
    }
    throw FileFailure(path, .uncreatable(errno: ELOOP))
  }

  private static func realFolder(
    of file: FilePath, named path: FilePath
  ) throws(FileFailure) -> FilePath {
    if file.bytes.isEmpty { throw FileFailure(path, .uncreatable(errno: ENOENT)) }
    if file.name.isEmpty { throw FileFailure(path, .uncreatable(errno: EISDIR)) }
    guard let resolved = file.folder.withCString({ realpath($0, nil) }) ?? nil else {
      throw FileFailure(path, .uncreatable(errno: errno))
    }
    defer { free(resolved) }
    let bytes = UnsafeBufferPointer(start: resolved, count: strlen(resolved))
    return FilePath(bytes: bytes.map { UInt8(bitPattern: $0) })
  }

  /// Nil when there is no such file.
  private static func facts(
    of entry: FilePath, named path: FilePath
  ) throws(FileFailure) -> stat? {
    var facts = stat()
    if entry.withCString({ lstat($0, &facts) }) == 0 { return facts }
    if errno == ENOENT { return nil }
    throw FileFailure(path, .uncreatable(errno: errno))
  }

  private static func target(
    of link: FilePath, named path: FilePath
  ) throws(FileFailure) -> [UInt8] {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, initialized in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        count = link.withCString { readlink($0, start, characters.count) } ?? -1
      }
      initialized = max(count, 0)
    }
    if count <= 0 { throw FileFailure(path, .uncreatable(errno: errno)) }
    return bytes
  }

  private static func demandWritable(
    _ place: FilePath, named path: FilePath
  ) throws(FileFailure) {
    let answer = place.withCString { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) } ?? -1
    if answer != 0 { throw FileFailure(path, .uncreatable(errno: errno)) }
  }
}

private func writeStream(
  _ bytes: [UInt8], to file: FilePath, named path: FilePath
) throws(FileFailure) {
  let descriptor = file.withCString { open($0, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC) } ?? -1
  guard descriptor >= 0 else { throw FileFailure(path, .uncreatable(errno: errno)) }
  defer { close(descriptor) }
  try write(bytes, to: descriptor, of: path)
}
