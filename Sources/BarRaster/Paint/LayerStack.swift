internal import CBarRaster

/// The bands that clips and groups are drawn into before they are blended onto what lies below.
/// Buffers are kept for the next band.
struct LayerStack {
  /// How a layer ends up on the one below.
  enum Blend {
    case clip(br_shape)
    case group(opacity: UInt16)
  }

  private let width: Int32
  private let rows: Int32
  private var buffers: [BandBuffer]
  private var open: [Blend] = []
  private var top: Int32 = 0
  private var count: Int32 = 0

  init(width: Int32, rows: Int32) throws(RasterError) {
    self.width = width
    self.rows = rows
    buffers = [try BandBuffer(width: width, rows: rows)]
  }

  /// The layer that is drawn on.
  var current: br_band { buffers[open.count].band(top: top, count: count) }

  /// The buffer of the band itself.
  var bottom: BandBuffer { buffers[0] }

  /// Starts a band: transparent, or with what the memory holds where all of it will be covered.
  mutating func begin(top: Int32, count: Int32, clearing: Bool) {
    self.top = top
    self.count = count
    open.removeAll(keepingCapacity: true)
    if clearing { buffers[0].clear() }
  }

  /// Starts a transparent layer.
  mutating func push(_ blend: Blend) throws(RasterError) {
    open.append(blend)
    if open.count < buffers.count {
      buffers[open.count].clear()
    } else {
      buffers.append(try BandBuffer(width: width, rows: rows))
    }
  }

  /// Blends the layer onto the one below.
  mutating func pop() throws(RasterError) {
    var layer = current
    guard let blend = open.popLast() else { throw .fault("a layer is closed that is not open") }
    var below = current
    switch blend {
    case .clip(var shape):
      try check("clip a layer", br_composite(&below, &layer, .max, &shape))
    case .group(let opacity):
      try check("blend a layer", br_composite(&below, &layer, opacity, nil))
    }
  }
}
