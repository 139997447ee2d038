internal import CBarFiles
import Glibc

/// The folder that holds a spec, and the only place that files named by the spec are read from.
///
/// Neither an absolute path nor `..` nor a link leads out of it, and what is not a regular file is
/// refused without waiting for it.
public struct SpecFolder: Sendable {
  /// The folder itself.
  public let path: FilePath

  /// Opens nothing yet; nil stands for the current folder.
  public init(_ path: FilePath?) { self.path = path ?? "." }

  /// Reads the whole file `name`, at most `limit` bytes.
  public func readFile(_ name: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let file = FilePath(name)
    let folder = path.withCString { open($0, bf_o_path | O_DIRECTORY | O_CLOEXEC) } ?? -1
    guard folder >= 0 else { throw FileFailure(file, .unreadable(errno: errno)) }
    defer { close(folder) }
    let descriptor = try openBeneath(folder, file)
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure(file, .notRegular)
    }
    return try read(descriptor, of: file, limit: limit)
  }

  /// A descriptor of the file, which may still be anything but a way out of the folder.
  private func openBeneath(_ folder: Int32, _ file: FilePath) throws(FileFailure) -> Int32 {
    var opened = file.withCString { bf_open_beneath(folder, $0) } ?? -EINVAL
    if opened == -ENOSYS { opened = openByComponents(folder, file) }
    switch -opened {
    case ...0: return opened
    case EXDEV: throw FileFailure(file, .outsideFolder)
    // What open says to a socket: there is no such device.
    case ENXIO: throw FileFailure(file, .notRegular)
    case let failure: throw FileFailure(file, .unreadable(errno: failure))
    }
  }
}

/// openat2's promise for kernels before 5.6, at a price: no component may be a link at all.
///
/// Returns a descriptor or a negated errno.
func openByComponents(_ folder: Int32, _ file: FilePath) -> Int32 {
  let components = file.bytes.split(separator: FilePath.slash).map { FilePath(bytes: Array($0)) }
  guard let last = components.last else { return -ENOENT }
  if file.bytes.first == FilePath.slash || components.contains("..") { return -EXDEV }
  var current = dup(folder)
  for component in components.dropLast() {
    let flags = bf_o_path | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let next = component.withCString { openat(current, $0, flags) } ?? -1
    let failure = errno
    close(current)
    if next < 0 { return -failure }
    current = next
  }
  defer { close(current) }
  let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC
  let opened = last.withCString { openat(current, $0, flags) } ?? -1
  return opened < 0 ? -errno : opened
}
