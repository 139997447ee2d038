// BarAssets
// Takes: nothing. Gives: the fonts and icons that the program carries inside itself.
// Never does: open a font, read a file, copy the bytes.

import BarPrimitives
internal import CBarAssets

/// A font file that is part of the program.
public struct EmbeddedFont: Sendable {
  /// What a FontDescriptor calls the family: `system`, `Roboto`.
  public let family: String
  /// The weight in the font's OS/2 table.
  public let weight: FontWeight
  /// The file's name in its Debian package, `Inter-Regular.otf`.
  public let fileName: String
  /// The file.
  public let bytes: StaticBytes

  /// SHA-256 of the file in lower-case hexadecimal, from the recorded digests. Reads a short table
  /// each time: for lists, not for loops.
  public var sha256: String { RecordedDigests.digest(of: fileName) ?? "" }
}

/// The fonts that need no file.
public enum EmbeddedFonts {
  /// Every text font; a family's faces stand together, lighter ones first.
  public static let all: [EmbeddedFont] = [
    inter(.regular, "Regular", ba_inter_regular()),
    inter(.medium, "Medium", ba_inter_medium()),
    inter(.semibold, "SemiBold", ba_inter_semibold()),
    inter(.bold, "Bold", ba_inter_bold()),
    roboto(.light, "Light", ba_roboto_light()),
    roboto(.regular, "Regular", ba_roboto_regular()),
    roboto(.medium, "Medium", ba_roboto_medium()),
    roboto(.bold, "Bold", ba_roboto_bold()),
  ]

  /// The icon font; MaterialIcons knows its glyphs by name.
  public static let icons = EmbeddedFont(
    family: "Material Icons", weight: .regular, fileName: "MaterialIcons-Regular.ttf",
    bytes: StaticBytes(ba_material_icons()))

  /// Inter stands in for Apple's system font.
  private static func inter(_ weight: FontWeight, _ style: String, _ file: ba_file) -> EmbeddedFont
  {
    EmbeddedFont(
      family: FontDescriptor.systemFamily, weight: weight, fileName: "Inter-\(style).otf",
      bytes: StaticBytes(file))
  }

  private static func roboto(_ weight: FontWeight, _ style: String, _ file: ba_file) -> EmbeddedFont
  {
    EmbeddedFont(
      family: "Roboto", weight: weight, fileName: "Roboto-\(style).ttf", bytes: StaticBytes(file))
  }
}

extension StaticBytes {
  init(_ file: ba_file) {
    self.init(immortal: UnsafeRawBufferPointer(start: file.bytes, count: file.length))
  }
}
