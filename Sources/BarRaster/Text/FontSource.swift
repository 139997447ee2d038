import BarPrimitives

/// A font file for a font set.
public struct FontSource: Sendable {
  /// Where the file's bytes are.
  public enum Storage: Sendable {
    /// Bytes of the program itself, used where they are.
    case embedded(StaticBytes)
    /// Bytes read from a file; copied.
    case bytes([UInt8])
  }
  /// The family that a FontDescriptor names; nil: the name in the file.
  public let family: String?
  /// What messages call the file.
  public let name: String
  /// The file.
  public let storage: Storage

  /// Nothing is opened yet.
  public init(family: String?, name: String, storage: Storage) {
    self.family = family
    self.name = name
    self.storage = storage
  }
}
