import BarAssets
import BarRaster

/// The digests of a chain of fonts: what makes a run reproducible elsewhere. A line is `digest  name`,
/// as sha256sum writes it.
public struct FontManifest: Hashable, Sendable {
  /// One font file.
  public struct Entry: Hashable, Sendable {
    /// SHA-256 in lower-case hexadecimal.
    public let digest: String
    /// The path as it was given, or the embedded file's name in angle brackets. Only for readers:
    /// the same file may lie elsewhere on another machine.
    public let name: String
  }

  /// In the order of the chain.
  public let entries: [Entry]

  /// Reads all fonts that the options name. Throws the first that cannot be had.
  public init(of options: FontOptions) throws(FontFailure) {
    entries = try FontLibrary(options).entries
  }

  init(entries: [Entry]) { self.entries = entries }

  /// The lines of a manifest file; nil where one is not of the form.
  init?(text: String) {
    var entries: [Entry] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let digest = line.prefix(FontManifest.digestLength)
      let name = line.dropFirst(FontManifest.digestLength)
      guard digest.utf8.count == FontManifest.digestLength, digest.allSatisfy(\.isHexDigit),
        name.hasPrefix("  ")
      else { return nil }
      entries.append(Entry(digest: digest.lowercased(), name: String(name.dropFirst(2))))
    }
    self.entries = entries
  }

  /// The file's text.
  public var text: String { entries.map { "\($0.digest)  \($0.name)\n" }.joined() }

  /// The first difference between what was recorded and the chain that is here; nil: none. Digests
  /// count, and their order.
  func difference(from here: FontManifest) -> String? {
    for (index, entry) in entries.enumerated() {
      guard index < here.entries.count else { return "\(entry.name) is not among the fonts" }
      let found = here.entries[index]
      if found.digest != entry.digest {
        return "\(found.name) stands where \(entry.name) was, or has changed"
      }
    }
    guard here.entries.count > entries.count else { return nil }
    return "\(here.entries[entries.count].name) is not in the manifest"
  }

  private static let digestLength = 64
}
