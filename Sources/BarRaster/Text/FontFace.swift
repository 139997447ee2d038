import BarDisplayList
import BarPrimitives
internal import CBarRaster

/// One opened font file. Owns its C handle; use from one thread at a time.
final class FontFace {
  let handle: OpaquePointer
  /// From the font's tables, in font units.
  let metrics: br_font_metrics
  /// Where a variable font was put, the values of its instance first.
  private(set) var axes: [FontAxis] = []
  let bidiControls = BidiControls()

  /// Bytes that are not embedded are copied.
  init(_ source: FontSource) throws(FontSetError) {
    var opened: OpaquePointer?
    let status =
      switch source.storage {
      case .embedded(let bytes): Self.open(bytes.buffer, .BR_STORAGE_STATIC, &opened)
      case .bytes(let bytes): bytes.withUnsafeBytes { Self.open($0, .BR_STORAGE_COPY, &opened) }
      }
    guard status == .BR_STATUS_OK, let opened else { throw FontSetError(status, name: source.name) }
    handle = opened
    metrics = br_font_get_metrics(opened)
    if hasColorsInVain { throw .colorFormat(name: source.name) }
    if let name = source.instance { axes = try place(ofInstance: name, in: source.name) }
    axes += source.axes
    if !axes.isEmpty { try move(to: axes, name: source.name) }
  }

  private func move(to axes: [FontAxis], name: String) throws(FontSetError) {
    func status(_ axes: [FontAxis]) -> br_status {
      br_font_set_axes(handle, axes.map(\.coreValue), axes.count)
    }
    switch status(axes) {
    case .BR_STATUS_OK: return
    case .BR_STATUS_FAILED:
      let lacking = axes.first { status([$0]) == .BR_STATUS_FAILED }
      throw .noAxis(tag: lacking?.tag ?? "", name: name)
    case let failure: throw FontSetError(failure, name: name)
    }
  }

  /// Whether some of its glyphs are drawn in colours of their own.
  var hasColors: Bool { has(.BR_COLOR_PICTURES) || has(.BR_COLOR_LAYERS) }

  /// Whether glyphs would come out without the colours that they are made of.
  private var hasColorsInVain: Bool {
    has(.BR_COLOR_GRADIENTS) && !has(.BR_COLOR_PICTURES) || has(.BR_COLOR_SVG) && !hasColors
  }

  private func has(_ format: br_color_format) -> Bool {
    metrics.color_formats & format.rawValue != 0
  }

  deinit { br_font_close(handle) }

  /// Family and style as the file calls them, at most 255 bytes of UTF-8 each.
  var names: (family: String, style: String) {
    var family = [CChar](repeating: 0, count: 256)
    var style = [CChar](repeating: 0, count: 256)
    guard br_font_name(handle, &family, family.count, &style, style.count) == .BR_STATUS_OK else {
      return ("", "")
    }
    return (Self.text(family), Self.text(style))
  }

  /// Points for a length in font units at `size` points per em.
  func points(_ units: Int64, size: Double) -> Double {
    Double(units) * size / Double(metrics.units_per_em)
  }

  /// 0 if the font has none.
  func glyph(of scalar: UInt32) -> UInt32 { br_font_glyph(handle, scalar) }

  /// Whether the font can show the whole cluster, by an equivalent spelling if need be.
  func covers(_ scalars: [UInt32], script: UInt32) -> Bool {
    br_font_covers(handle, scalars, UInt32(scalars.count), script) != 0
  }

  /// Glyphs of one run in visual order; nil if HarfBuzz gave up.
  func shape(_ request: br_shape_request) -> [br_shaped_glyph]? {
    var request = request
    var capacity = Int(request.count) * 2 + 8
    while true {
      var status = br_status.BR_STATUS_OK
      var needed = 0
      let glyphs = [br_shaped_glyph](unsafeUninitializedCapacity: capacity) { buffer, count in
        status = br_font_shape(handle, &request, buffer.baseAddress, capacity, &needed)
        count = status == .BR_STATUS_OK ? needed : 0
      }
      if status == .BR_STATUS_OK { return glyphs }
      guard status == .BR_STATUS_BUFFER_TOO_SMALL, needed > capacity else { return nil }
      capacity = needed
    }
  }

  /// A glyph's outline and advance width in font units, y up; nil if the font has no such glyph, a
  /// damaged one or one in colours.
  func outline(of glyph: UInt32) -> (path: VectorPath, advance: Double)? {
    var facts = br_outline_facts()
    var status = br_font_outline(handle, glyph, br_outline_room(), &facts)
    var verbs = [UInt8](repeating: 0, count: facts.verb_count)
    var points = [Double](repeating: 0, count: facts.point_count * 2)
    if status == .BR_STATUS_BUFFER_TOO_SMALL {
      status = verbs.withUnsafeMutableBufferPointer { verbs in
        points.withUnsafeMutableBufferPointer { points in
          let room = br_outline_room(
            verbs: verbs.baseAddress, verb_capacity: verbs.count, points: points.baseAddress,
            point_capacity: points.count / 2)
          return br_font_outline(handle, glyph, room, &facts)
        }
      }
    }
    guard status == .BR_STATUS_OK else { return nil }
    return (VectorPath(verbs: verbs, points: points), Double(facts.advance))
  }

  /// Blends outlines onto the band; a mirrored one is turned about the middle of its advance.
  func draw(
    _ glyphs: [br_placed_glyph], pixelsPerEm: Double, isMirrored: Bool = false, color: br_color,
    on band: br_band
  ) throws(RasterError) {
    let status = withUnsafePointer(to: band) { band in
      br_draw_glyphs(
        band, handle, glyphs, glyphs.count, pixelsPerEm, isMirrored ? 1 : 0, color)
    }
    try check("draw glyphs", status)
  }

  private static func open(
    _ bytes: UnsafeRawBufferPointer, _ storage: br_storage, _ opened: inout OpaquePointer?
  ) -> br_status {
    br_font_open(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, 0, storage, &opened)
  }

  static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension FontAxis {
  fileprivate var coreValue: br_axis_value {
    // OpenType fills short tags up with spaces.
    let characters = Array((tag + "    ").utf8.prefix(4))
    return br_axis_value(
      tag: characters.reduce(0) { $0 << 8 | UInt32($1) }, value: Float(value))
  }
}
