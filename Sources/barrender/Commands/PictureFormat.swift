/// What the program can write; the case is the extension.
enum PictureFormat: String, CaseIterable {
  case png, apng, svg

  /// Extensions of pictures that somebody who names a file so would expect in it.
  private static let known: Set<String> = [
    "apng", "avif", "bmp", "eps", "exr", "gif", "heic", "heif", "ico", "jfif", "jp2", "jpe", "jpeg",
    "jpg", "jxl", "pam", "pbm", "pdf", "pgm", "png", "pnm", "ppm", "ps", "psd", "qoi", "rgba",
    "svg",
    "svgz", "tga", "tif", "tiff", "webp", "xpm",
  ]

  /// Refuses a path whose extension names a format of pictures that `verb` does not write. Any other
  /// extension says nothing.
  static func check(_ output: OutputTemplate, by verb: Verb) throws(UsageError) {
    guard let name = output.fileExtension, known.contains(name) else { return }
    let format = PictureFormat(rawValue: name)
    let written = allCases.filter { $0.verbs.contains(verb) }
    if let format, written.contains(format) { return }
    let names = written.map { $0.rawValue.uppercased() }.joined(separator: " and ")
    throw UsageError(
      "\(verb.rawValue) writes \(names) only, and \"\(output)\" asks for another format",
      remedy: format?.command)
  }

  private var verbs: [Verb] {
    switch self {
    case .png: [.render, .film]
    case .apng: [.film]
    case .svg: [.export]
    }
  }

  /// How the format is had.
  private var command: String {
    switch self {
    case .png: "barrender SPEC -o OUT.png"
    case .apng: "barrender film SPEC -o OUT.apng"
    case .svg: "barrender export SPEC --to svg -o OUT.svg"
    }
  }
}
