import Glibc

/// The font files directly in `folder`, by extension, in ascending order of their names' bytes.
public func fontFiles(in folder: FilePath) throws(FileFailure) -> [FilePath] {
  guard let stream = folder.withCString({ opendir($0) }) ?? nil else {
    throw FileFailure(folder, .unreadable(errno: errno))
  }
  defer { closedir(stream) }
  var names: [[UInt8]] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if isFontName(name) { names.append(name) }
  }
  return names.sorted { $0.lexicographicallyPrecedes($1) }.map(folder.appending)
}

private let fontExtensions = [".ttf", ".otf", ".ttc", ".otc"].map { Array($0.utf8) }

private func isFontName(_ name: [UInt8]) -> Bool {
  let ending = name.suffix(4).map { $0 | 0x20 }  // ASCII letters in lower case; a dot stays one
  return name.count > 4 && fontExtensions.contains(ending)
}
