import BarAssets
import BarRaster
import BarSpec

/// Collects the fonts that a document is set in: its own, those of the command line, the embedded.
struct FontLibrary {
  /// Bytes of one file: 32 MB.
  static let byteLimit = 32 << 20
  /// Files beside the embedded ones.
  static let fileLimit = 256

  /// Bytes of a manifest: 1 MB.
  private static let manifestLimit = 1 << 20

  private var sources: [FontSource] = []
  /// Those of the machine, which come behind the embedded ones.
  private var systemSources: [FontSource] = []

  /// Reads the fonts of the command line. Throws the first that cannot be had.
  init(_ options: FontOptions) throws(FontFailure) {
    var paths = options.files
    for directory in options.directories {
      do { paths += try fontFiles(in: directory) } catch { throw .unreadable(error) }
    }
    guard paths.count <= FontLibrary.fileLimit else {
      throw .limit("\(paths.count) font files are more than \(FontLibrary.fileLimit)")
    }
    for path in paths { sources.append(try source(path)) }
    if options.usesSystemFonts {
      let files = SystemFonts.files
      if files.isEmpty { throw .missing(SystemFonts.advice) }
      for path in files { systemSources.append(try source(path)) }
    }
    if let manifest = options.manifest { try check(against: manifest) }
  }

  private func source(_ path: FilePath) throws(FontFailure) -> FontSource {
    do {
      let bytes = try readRegularFile(path, limit: FontLibrary.byteLimit)
      return FontSource(family: nil, name: "\(path)", storage: .bytes(bytes))
    } catch { throw .unreadable(error) }
  }

  private func check(against path: FilePath) throws(FontFailure) {
    let bytes: [UInt8]
    do { bytes = try readRegularFile(path, limit: FontLibrary.manifestLimit) } catch {
      throw .unreadable(error)
    }
    guard let manifest = FontManifest(text: String(decoding: bytes, as: UTF8.self)) else {
      throw .manifest("\"\(path.shortened)\" is no font manifest: lines are a digest and a name")
    }
    if let difference = manifest.difference(from: FontManifest(entries: entries)) {
      throw .manifest("the fonts differ from \"\(path.shortened)\": \(difference)")
    }
  }

  /// Every font with its digest, in the order of the chain.
  var entries: [FontManifest.Entry] {
    func entry(_ source: FontSource) -> FontManifest.Entry? {
      guard case .bytes(let bytes) = source.storage else { return nil }
      return FontManifest.Entry(
        digest: bytes.withUnsafeBytes { SHA256.hex($0) }, name: source.name)
    }
    let embedded = EmbeddedFonts.all.map { font in
      FontManifest.Entry(digest: font.sha256, name: "<\(font.fileName)>")
    }
    return sources.compactMap(entry) + embedded + systemSources.compactMap(entry)
  }

  /// Adds one file.
  mutating func add(_ source: FontSource) { sources.append(source) }

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
      sources: sources + embedded + systemSources, icons: icons,
      missingGlyphs: missing == .skip ? .skip : .tofu)
  }
}

extension FontSource {
  /// A file of a document.
  init(_ font: FontFile, bytes: [UInt8]) {
    self.init(
      family: font.family, name: font.file, instance: font.instance,
      axes: font.axes.map { FontAxis(tag: $0.tag, value: $0.value) }, storage: .bytes(bytes))
  }
}

/// Why the fonts of the command line cannot be had.
public enum FontFailure: Error, Hashable, Sendable {
  case unreadable(FileFailure)
  case unusable(FontSetError)
  case limit(String)
  /// Fonts were asked for that are not there: the advice.
  case missing(String)
  /// The fonts are not those of the manifest: why.
  case manifest(String)

  /// What to tell the user; it points at no document.
  public var problem: Problem {
    switch self {
    case .unreadable(let failure): failure.problem
    case .unusable(let error): error.problem
    case .limit(let sentence):
      Problem(kind: .limit, code: "E0508", message: sentence, span: nil)
    case .missing(let sentence):
      Problem(kind: .input, code: "E0304", message: sentence, span: nil)
    case .manifest(let sentence):
      Problem(kind: .input, code: "E0308", message: sentence, span: nil)
    }
  }
}
