internal import CBarRaster

/// Why a font file cannot be used.
public enum FontSetError: Error, Hashable, Sendable {
  /// Not a font that can be read; `name` is the source's.
  case notAFont(name: String)
  /// More than 32 MB.
  case tooLarge(name: String)
  /// Glyphs are made of colours in a format that is not drawn: COLR version 1 or SVG.
  case colorFormat(name: String)
  /// The font has no such axis, or none at all.
  case noAxis(tag: String, name: String)
  /// The font has no named instance of that name; `others` are those that it has.
  case noInstance(String, others: [String], name: String)
  /// Memory ran out.
  case outOfMemory

  /// `status` is a failure of br_font_open.
  init(_ status: br_status, name: String) {
    switch status {
    case .BR_STATUS_NO_MEMORY: self = .outOfMemory
    case .BR_STATUS_LIMIT: self = .tooLarge(name: name)
    default: self = .notAFont(name: name)
    }
  }
}
