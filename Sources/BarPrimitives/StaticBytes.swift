/// Bytes that are part of the program itself: they never move, change or end.
public struct StaticBytes: @unchecked Sendable {
  /// The bytes.
  public let buffer: UnsafeRawBufferPointer

  /// `buffer` must live as long as the process.
  public init(immortal buffer: UnsafeRawBufferPointer) { self.buffer = buffer }
}
