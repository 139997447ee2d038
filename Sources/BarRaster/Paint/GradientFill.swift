import BarDisplayList
internal import CBarRaster

extension Gradient {
  /// Covers the shape with the gradient.
  func fill(_ shape: br_shape, in space: DeviceSpace, on band: br_band) throws(RasterError) {
    var band = band
    let codes = stops.map { br_stop(position: $0.position, color: br_color($0.color)) }
    let status = codes.withUnsafeBufferPointer { codes in
      var gradient = br_gradient(
        x0: space.x(start.x), y0: space.y(start.y), x1: space.x(end.x), y1: space.y(end.y),
        stops: codes.baseAddress, stop_count: Int32(clamping: codes.count),
        premultiplied: mixing == .premultiplied ? 1 : 0)
      return br_fill_gradient(&band, shape, &gradient)
    }
    try check("fill a gradient", status)
  }
}
