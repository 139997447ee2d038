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
  /// The named instance of a variable font that it starts from; nil: the default of every axis.
  public let instance: String?
  /// Where a variable font stands on its axes; those that are not named stay at their start.
  public let axes: [FontAxis]
  /// The file. Of a font collection the first face is used.
  public let storage: Storage

  /// Nothing is opened yet. A source that states family and weight is not opened until a text needs
  /// it: such files must be known to be good, upright fonts.
  public init(
    family: String?, weight: FontWeight? = nil, name: String, instance: String? = nil,
    axes: [FontAxis] = [], storage: Storage
  ) {
    self.family = family
    self.weight = weight
    self.name = name
    self.instance = instance
    self.axes = axes
    self.storage = storage
  }
}

extension FontSource {
  /// Whether both draw the same letters. O(bytes) of files that are read.
  func draws(as other: FontSource) -> Bool {
    guard instance == other.instance, axes == other.axes else { return false }
    switch (storage, other.storage) {
    case (.embedded, .embedded): return name == other.name
    case (.bytes(let bytes), .bytes(let others)): return bytes == others
    case (.embedded, .bytes), (.bytes, .embedded): return false
    }
  }
}

/// A value on an axis of a variable font. One beyond the axis's ends is taken as the end.
public struct FontAxis: Hashable, Sendable {
  /// Four ASCII characters, such as `wght`.
  public let tag: String
  /// In the axis's own numbers.
  public let value: Double

  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
