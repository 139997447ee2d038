// BarrenderKit
// Takes: the bytes of a spec and what the caller wants. Gives: problems, frames, a PNG.
// Never does: decide about bars. It is the one room that knows every stage.

/// A document to be rendered.
public struct SpecInput: Sendable {
  /// What messages call it: the path as the user gave it, or `<stdin>`.
  public var name: String
  /// The whole document.
  public var bytes: [UInt8]
  /// Folder that holds the files that the document names; nil: the current one.
  public var folder: FilePath?

  /// Reads nothing.
  public init(name: String, bytes: [UInt8], folder: FilePath? = nil) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
  }
}

/// Fonts beside the embedded ones, and what happens to characters that no font has.
public struct FontOptions: Sendable {
  /// What a character without a glyph comes to.
  public enum MissingGlyph: String, Sendable, CaseIterable {
    /// An error that names character, fonts and place.
    case error
    /// A box and a warning.
    case tofu
    /// Nothing, and a warning.
    case skip
  }
  /// Font files, in order.
  public var files: [FilePath]
  /// Folders of font files; those in a folder count in ascending order of their names.
  public var directories: [FilePath]
  /// Whether the machine's Noto faces come last in the chain; see SystemFonts.
  public var usesSystemFonts: Bool
  /// A file of digests that the chain must agree with; nil: no check.
  public var manifest: FilePath?
  /// The policy.
  public var missingGlyph: MissingGlyph

  /// Only the embedded fonts unless said.
  public init(
    files: [FilePath] = [], directories: [FilePath] = [], usesSystemFonts: Bool = false,
    manifest: FilePath? = nil, missingGlyph: MissingGlyph = .error
  ) {
    self.files = files
    self.directories = directories
    self.usesSystemFonts = usesSystemFonts
    self.manifest = manifest
    self.missingGlyph = missingGlyph
  }
}
