import BarPrimitives
internal import CBarAssets

/// The digests in the SHA256SUMS files beside the assets.
enum RecordedDigests {
  /// Nil for a file that is not recorded.
  static func digest(of fileName: String) -> String? {
    for file in [ba_font_digests(), ba_icon_digests()] {
      let text = String(decoding: StaticBytes(file).buffer, as: UTF8.self)
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: " ")
        if fields.count == 2, fields[1] == fileName { return String(fields[0]) }
      }
    }
    return nil
  }
}
