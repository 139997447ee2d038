import Glibc

/// The faces of the machine that are used when they are asked for, and no others: Debian's
/// fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji. A list, and not what happens to be
/// installed, so that two machines with these packages draw the same.
enum SystemFonts {
  private static let folders = ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]

  private static let families = [
    "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari", "NotoSansBengali",
    "NotoSansGurmukhi", "NotoSansGujarati", "NotoSansTamil", "NotoSansTelugu", "NotoSansKannada",
    "NotoSansMalayalam", "NotoSansSinhala", "NotoSansThai", "NotoSansLao", "NotoSansMyanmar",
    "NotoSansKhmer", "NotoSansGeorgian", "NotoSansArmenian", "NotoSansEthiopic",
  ]

  private static let names =
    families.flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] }
    + ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoColorEmoji.ttf"]

  /// Those of the list that are there, in its order.
  static var files: [FilePath] {
    names.flatMap { name in
      folders.map { FilePath($0).appending(Array(name.utf8)) }
    }.filter { path in
      path.withCString { access($0, R_OK) } == 0
    }
  }

  /// What to say where none is there.
  static let advice =
    "no system font is there: fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji bring them"
}
