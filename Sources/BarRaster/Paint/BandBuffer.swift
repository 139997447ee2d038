internal import CBarRaster
import Glibc

/// The pixels of one band. Owns its memory, which a Swift array would make by ending the process
/// when there is none.
final class BandBuffer {
  private let pixels: UnsafeMutablePointer<UInt16>
  private let width: Int32
  private let rows: Int32

  /// All transparent.
  init(width: Int32, rows: Int32) throws(RasterError) {
    guard let memory = calloc(Int(width) * Int(rows), 4 * MemoryLayout<UInt16>.size) else {
      throw .outOfMemory
    }
    pixels = memory.bindMemory(to: UInt16.self, capacity: Int(width) * Int(rows) * 4)
    self.width = width
    self.rows = rows
  }

  deinit { free(pixels) }

  /// The buffer as the band of `count` rows from `top` on; lives as long as the buffer.
  func band(top: Int32, count: Int32) -> br_band {
    br_band(pixels: pixels, width: width, top: top, rows: min(count, rows))
  }

  func clear() { memset(pixels, 0, Int(width) * Int(rows) * 4 * MemoryLayout<UInt16>.size) }
}
