import BarDisplayList
import BarLayout
import BarRaster
import BarSpec

/// The picture files that a document names, decoded.
struct ImageLibrary: ImageLookup {
  /// Files of one document.
  static let fileLimit = 256
  /// Bytes of one file: 16 MB.
  static let byteLimit = 16 << 20
  /// Pixels of all files of a document together: 32 Mpx, 128 MB decoded.
  static let pixelLimit = 32 << 20

  /// By the name in the document; nil for files that cannot be had, which are not tried again.
  private var images: [String: BarImage?] = [:]
  private var pixels = 0

  /// Reads each file once; what cannot be had becomes a problem.
  init(for model: BarModel, in folder: SpecFolder, problems prepared: inout Prepared) {
    for file in ModelReferences(of: model).imageFiles
    where images[file.file] == nil && !prepared.refusesFile(at: file.path) {
      if images.count == ImageLibrary.fileLimit {
        prepared.tell(
          .limit, code: "E0508", "more than \(ImageLibrary.fileLimit) image files", at: file.path)
        return
      }
      guard let image = read(file, in: folder, problems: &prepared) else {
        images.updateValue(nil, forKey: file.file)
        continue
      }
      pixels += image.width * image.height
      if pixels > ImageLibrary.pixelLimit {
        prepared.tell(
          .limit, code: "E0508",
          "the images have more than \(ImageLibrary.pixelLimit) pixels in all", at: file.path)
        return
      }
      images[file.file] = image
    }
  }

  func image(for file: ImageFile) -> BarImage? { images[file.file] ?? nil }

  private func read(
    _ file: ImageFile, in folder: SpecFolder, problems prepared: inout Prepared
  ) -> BarImage? {
    let bytes: [UInt8]
    do { bytes = try folder.readFile(file.file, limit: ImageLibrary.byteLimit) } catch {
      prepared.tell(error.problem, at: file.path)
      return nil
    }
    do { return try PNGImage.image(named: file.file, from: bytes) } catch {
      let name = "\"\(file.file)\""
      if case .limit(let what) = error {
        prepared.tell(.limit, code: "E0508", "\(name): \(what)", at: file.path)
      } else {
        prepared.tell(.input, code: "E0305", "cannot use \(name): \(error)", at: file.path)
      }
    }
    return nil
  }
}
