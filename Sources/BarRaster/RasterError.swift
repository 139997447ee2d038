// BarRaster
// Takes: a display list and the bytes of fonts and pictures. Gives: shaped text, pixels, a PNG.
// Never does: arrange, choose a rounding, read a file. It alone imports the C core.

internal import CBarRaster

/// Why something could not be drawn, read or written.
public enum RasterError: Error, Hashable, Sendable {
  /// Memory ran out.
  case outOfMemory
  /// The bytes are no font that can be used.
  case badFont
  /// A font that opens but cannot draw a glyph that it promises; the source's name.
  case damagedFont(name: String)
  /// The bytes are no PNG that can be used: why.
  case badImage(String)
  /// A stated limit: what, and how far.
  case limit(String)
  /// A fault of this program: where.
  case fault(String)
}

extension RasterError: CustomStringConvertible {
  /// A phrase for a message, without a full stop.
  public var description: String {
    switch self {
    case .outOfMemory: "out of memory"
    case .badFont: "not a font that can be used"
    case .damagedFont(let name): "the font \"\(name)\" is damaged"
    case .badImage(let reason): reason
    case .limit(let text): text
    case .fault(let text): "internal fault: \(text)"
    }
  }
}

/// Turns a status of the C core into an error; `action` says what was tried.
func check(_ action: StaticString, _ status: br_status) throws(RasterError) {
  switch status {
  case .BR_STATUS_OK: return
  case .BR_STATUS_NO_MEMORY: throw .outOfMemory
  case .BR_STATUS_BAD_ARGUMENT: throw .fault("\(action): argument refused")
  case .BR_STATUS_BAD_FONT: throw .badFont
  case .BR_STATUS_BAD_IMAGE: throw .badImage("not a PNG, or a damaged one")
  case .BR_STATUS_LIMIT: throw .limit("\(action): beyond a limit")
  case .BR_STATUS_BUFFER_TOO_SMALL: throw .fault("\(action): buffer too small")
  case .BR_STATUS_FAILED: throw .fault("\(action): refused by a library")
  }
}
