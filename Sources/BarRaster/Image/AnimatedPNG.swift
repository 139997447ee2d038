/// An animated PNG in the making (acTL, fcTL and fdAT of the PNG specification, third edition), put
/// together from still ones of one size and colour type.
public struct AnimatedPNG {
  private var bytes: [UInt8] = []
  private let frameCount: UInt32
  private var framesDone: UInt32 = 0
  private var sequence: UInt32 = 0

  /// For so many frames; plays again and again.
  public init(frameCount: Int) { self.frameCount = UInt32(clamping: frameCount) }

  /// Adds the next frame, a whole PNG file as `Painter` writes it, to be shown so many milliseconds.
  ///
  /// Throws `badImage` for bytes that are no PNG.
  public mutating func append(_ frame: [UInt8], milliseconds: Int) throws(RasterError) {
    let chunks = try PNGChunks.all(in: frame)
    let header = chunks.first?.data ?? []
    if framesDone == 0 {
      bytes = PNGChunks.signature
      for chunk in chunks where chunk.type != "IDAT" && chunk.type != "IEND" { add(chunk) }
      add("acTL", PNGChunks.bigEndian(frameCount) + PNGChunks.bigEndian(0))
    }
    add("fcTL", control(size: header.prefix(8), milliseconds: milliseconds))
    for chunk in chunks where chunk.type == "IDAT" {
      // The first frame is also the still picture of readers that know no animation.
      if framesDone == 0 {
        add(chunk)
      } else {
        add("fdAT", nextSequence() + chunk.data)
      }
    }
    framesDone += 1
  }

  /// The file; nothing can be appended after it.
  public mutating func finish() -> [UInt8] {
    add("IEND", [])
    return bytes
  }

  /// Whole frames at the origin that replace what was there.
  private mutating func control(size: ArraySlice<UInt8>, milliseconds: Int) -> [UInt8] {
    let origin = PNGChunks.bigEndian(0) + PNGChunks.bigEndian(0)
    // The delay is a fraction of two 16-bit numbers; then disposal: none, and blending: replace.
    let delay = PNGChunks.bigEndian(UInt32(UInt16(clamping: milliseconds)) << 16 | 1_000)
    let operations: [UInt8] = [0, 0]
    return nextSequence() + Array(size) + origin + delay + operations
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }

  private mutating func add(_ chunk: PNGChunks.Chunk) { add(chunk.type, chunk.data) }

  private mutating func add(_ type: String, _ data: [UInt8]) {
    bytes += PNGChunks.encoded(type, data)
  }
}
