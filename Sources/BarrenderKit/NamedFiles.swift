import BarSpec

extension Prepared {
  /// The files that the document names: images, token files and fonts. `folder` is the document's; nil:
  /// the current one. Empty when an error kept the document from being arranged.
  public func namedFiles(in folder: FilePath?) -> [FilePath] {
    guard let model else { return [] }
    let names =
      ModelReferences(of: model).imageFiles.map(\.file) + model.scheme.files.map(\.string)
      + model.fonts.map(\.file)
    return names.map { (folder ?? FilePath(".")).appending(Array($0.utf8)) }
  }
}
