/// What a verb writes, whatever the name of the file.
enum PictureFormat: String {
  case png, svg

  /// Extensions of pictures that somebody who names a file so would expect in it.
  private static let known: Set<String> = [
    "apng", "avif", "bmp", "eps", "exr", "gif", "heic", "heif", "ico", "jfif", "jp2", "jpe", "jpeg",
    "jpg", "jxl", "pam", "pbm", "pdf", "pgm", "png", "pnm", "ppm", "ps", "psd", "qoi", "rgba",
    "svg",
    "svgz", "tga", "tif", "tiff", "webp", "xpm",
  ]

  /// Refuses a path whose extension names another format of pictures.
  func check(_ output: OutputTemplate) throws(UsageError) {
    guard let name = output.fileExtension, name != rawValue, PictureFormat.known.contains(name)
    else { return }
    throw UsageError(
      "\(verb.rawValue) writes \(rawValue.uppercased()) only, and \"\(output)\" asks for another"
        + " format",
      remedy: PictureFormat(rawValue: name)?.command)
  }

  private var verb: Verb { self == .png ? .render : .export }

  /// How the format is had.
  private var command: String {
    self == .png ? "barrender SPEC -o OUT.png" : "barrender export SPEC --to svg -o OUT.svg"
  }
}
