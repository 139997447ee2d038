/// Strings that follow a rule of their own.
enum TextForm: Hashable, Sendable {
  /// The head of element ids: nothing in it that an element's path uses.
  case identifier
  /// BCP 47, as far as the form goes.
  case languageTag
  /// A file beside the spec or below it; whether it is there is found out by whoever opens it.
  case file
  /// The name of a preset.
  case device
  /// The variant of a top app bar.
  case variant

  /// What is wrong with `text`, if anything.
  func rule(for text: String) -> SpecRule? {
    switch self {
    case .identifier: Self.isIdentifier(text) ? nil : .badID(text)
    case .languageTag: LanguageTag.isWellFormed(text) ? nil : .badLocale(text)
    case .file: Self.fileReason(text).map { .badPath(text, reason: $0) }
    case .device:
      devicePresets.contains { $0.name == text }
        ? nil : .unknownDevice(text, nearest: nearest(text, of: devicePresets.map(\.name)))
    case .variant: text == Self.variants[0] ? nil : .otherVariant(text)
    }
  }

  /// The strings that there are, where they are few.
  var words: [String]? {
    switch self {
    case .identifier, .languageTag, .file: nil
    case .device: devicePresets.map(\.name)
    case .variant: Self.variants
    }
  }

  /// The form as a regular expression, where it has one.
  var pattern: String? {
    switch self {
    case .identifier: "^[A-Za-z0-9_-]{1,100}$"
    case .languageTag: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    case .file, .device, .variant: nil
    }
  }

  private static let variants = ["regular"]

  private static func isIdentifier(_ text: String) -> Bool {
    1...100 ~= text.utf8.count
      && text.utf8.allSatisfy { unit in
        switch unit {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func fileReason(_ file: String) -> String? {
    if file.isEmpty { return "a file has a name" }
    if file.utf8.count > 4_096 { return "a path has at most 4096 bytes" }
    if file.hasPrefix("/") || file.hasPrefix("~") { return "name it relative to the spec" }
    if file.contains("://") || file.hasPrefix("data:") || file.hasPrefix("file:") {
      return "nothing is fetched"
    }
    let hasControls = file.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    return hasControls ? "a file name has no control characters" : nil
  }
}
