import BarAssets
import BarRaster
import BarSpec

/// Collects the fonts that a document is set in: its own, those of the command line, the embedded.
struct FontLibrary {
  /// Bytes of one file: 32 MB.
  static let byteLimit = 32 << 20
  /// Files beside the embedded ones.
  static let fileLimit = 256

  private var sources: [FontSource] = []

  /// Reads the fonts of the command line. Throws the first that cannot be had.
  init(_ options: FontOptions) throws(FontFailure) {
    var paths = options.files
    for directory in options.directories {
      do { paths += try fontFiles(in: directory) } catch { throw .unreadable(error) }
    }
    guard paths.count <= FontLibrary.fileLimit else {
      throw .limit("\(paths.count) font files are more than \(FontLibrary.fileLimit)")
    }
    for path in paths {
      do {
        let bytes = try readFile(path, limit: FontLibrary.byteLimit)
        add(bytes, family: nil, name: "\(path)")
      } catch { throw .unreadable(error) }
    }
  }

  /// Adds one file.
  mutating func add(_ bytes: [UInt8], family: String?, name: String) {
    sources.append(FontSource(family: family, name: name, storage: .bytes(bytes)))
  }

  /// Opens what was added. Files come before the embedded faces, so that what somebody took the
  /// trouble to name is tried first for characters that the asked family lacks.
  func fontSet(_ missing: FontOptions.MissingGlyph) throws(FontSetError) -> FontSet {
    let icons = FontSource(
      family: nil, name: EmbeddedFonts.icons.fileName,
      storage: .embedded(EmbeddedFonts.icons.bytes))
    let embedded = EmbeddedFonts.all.map { font in
      FontSource(
        family: font.family, weight: font.weight, name: font.fileName,
        storage: .embedded(font.bytes))
    }
    return try FontSet(
      sources: sources + embedded, icons: icons, missingGlyphs: missing == .skip ? .skip : .tofu)
  }
}

/// Why the fonts of the command line cannot be had.
public enum FontFailure: Error, Hashable, Sendable {
  case unreadable(FileFailure)
  case unusable(FontSetError)
  case limit(String)

  /// What to tell the user; it points at no document.
  public var problem: Problem {
    switch self {
    case .unreadable(let failure): failure.problem
    case .unusable(let error): error.problem
    case .limit(let sentence):
      Problem(kind: .limit, code: "E0508", message: sentence, span: nil)
    }
  }
}
