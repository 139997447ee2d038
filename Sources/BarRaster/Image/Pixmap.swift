/// A whole picture: straight (not premultiplied) RGBA.
public struct Pixmap: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// 4 bytes a pixel, rows from the top: `width * height * 4`.
  public let pixels: [UInt8]
}
