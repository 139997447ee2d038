internal import CBarFiles
import Glibc

/// Puts a whole new file in the place of `file` in one step: readers see the old bytes or the new.
struct FileReplacement {
  /// Without links, absolute.
  let file: FilePath
  /// What stands there now.
  let present: stat?
  /// What messages call the file.
  let name: FilePath

  func write(_ bytes: [UInt8]) throws(FileFailure) {
    let flags = bf_o_path | O_DIRECTORY | O_CLOEXEC
    let folder = file.folder.withCString { open($0, flags) } ?? -1
    guard folder >= 0 else { throw FileFailure(name, .uncreatable(errno: errno)) }
    defer { close(folder) }
    let temporary = temporaryName()
    temporary.withCString { bf_guard_begin(folder, $0) }
    defer { bf_guard_end() }
    do throws(FileFailure) {
      try fill(temporary, in: folder, with: bytes)
      try rename(temporary, in: folder)
    } catch {
      _ = temporary.withCString { unlinkat(folder, $0, 0) }
      throw error
    }
  }

  /// Creates the file, writes it and closes it, with every step checked.
  private func fill(
    _ temporary: FilePath, in folder: Int32, with bytes: [UInt8]
  ) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // Never wider than the file will be: a new one gets what the umask leaves, an old one its mode below.
    let mode: mode_t = present == nil ? 0o666 : 0o600
    let descriptor = temporary.withCString { openat(folder, $0, flags, mode) } ?? -1
    guard descriptor >= 0 else { throw FileFailure(name, reason(errno)) }
    do throws(FileFailure) {
      try BarrenderKit.write(bytes, to: descriptor, of: name)
      keepOwnerAndMode(descriptor)
      // A power cut may take a new file, which can be made again, but not the old one's content.
      if present != nil { try persist(descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    // EINTR leaves the descriptor closed on Linux (close(2)).
    if close(descriptor) != 0, errno != EINTR {
      throw FileFailure(name, .incomplete(errno: errno))
    }
  }

  /// The old owner is kept where the system allows it, the old mode always.
  private func keepOwnerAndMode(_ descriptor: Int32) {
    guard let present else { return }
    _ = fchown(descriptor, present.st_uid, present.st_gid)
    _ = fchmod(descriptor, present.st_mode & 0o7777)
  }

  /// File systems that cannot sync say EINVAL or ENOTSUP; that is not a failure of the output.
  private func persist(_ descriptor: Int32) throws(FileFailure) {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      if errno == EINVAL || errno == ENOTSUP { return }
      throw FileFailure(name, .incomplete(errno: errno))
    }
  }

  private func rename(_ temporary: FilePath, in folder: Int32) throws(FileFailure) {
    let target = FilePath(bytes: file.name)
    let answer = temporary.withCString { from in
      target.withCString { renameat(folder, from, folder, $0) } ?? -1
    }
    if answer != 0 { throw FileFailure(name, reason(errno)) }
  }

  /// A full disk keeps the output from being completed; anything else from being created.
  private func reason(_ failure: Int32) -> FileFailure.Reason {
    switch failure {
    case ENOSPC, EDQUOT, EIO, EFBIG: .incomplete(errno: failure)
    default: .uncreatable(errno: failure)
    }
  }

  /// `.out.png.0123456789abcdef.tmp`, the middle cut where it would pass the 255 bytes of a name.
  ///
  /// The one place that randomness is used in; it never reaches an output.
  private func temporaryName() -> FilePath {
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    let digits = String(repeating: "0", count: 16 - random.count) + random
    let ending = Array(".\(digits).tmp".utf8)
    let longestName = 255
    let stem = file.name.prefix(longestName - 1 - ending.count)
    return FilePath(bytes: [UInt8(ascii: ".")] + stem + ending)
  }
}
