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
  /// The weight of the face; nil: the one in the file.
  public let weight: FontWeight?
  /// What messages call the file.
  public let name: String
  /// The file. Of a font collection the first face is used.
  public let storage: Storage

  /// Nothing is opened yet. A source that states family and weight is not opened until a text needs
  /// it: such files must be known to be good, upright fonts.
  public init(family: String?, weight: FontWeight? = nil, name: String, storage: Storage) {
    self.family = family
    self.weight = weight
    self.name = name
    self.storage = storage
  }
}
