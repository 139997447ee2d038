/// A kind of problem, by the stable code that messages carry.
public struct DiagnosticCode: Hashable, Sendable {
  /// `E0203`: errors; `W0201`: warnings and notes.
  public let code: String
  public let title: String
  /// What to know about it, in sentences.
  public let explanation: String

  /// The code in any case of letters; nil when there is none of that name.
  public init?(_ code: String) {
    let wanted = code.uppercased()
    guard let known = Self.all.first(where: { $0.code == wanted }) else { return nil }
    self = known
  }

  private init(_ code: String, _ title: String, _ explanation: String) {
    self.code = code
    self.title = title
    self.explanation = explanation
  }

  /// Every code, in ascending order.
  public static let all: [DiagnosticCode] = syntax + keys + references + textAndLimits + notes

  private static let syntax = [
    DiagnosticCode(
      "E0101", "not JSON",
      "The text breaks the grammar of JSON (RFC 8259) at the place shown. Comments (// and /* */) and "
        + "one comma before a closing bracket are allowed. Reading ends at the first such error."),
    DiagnosticCode("E0102", "empty file", "There is no value in the file."),
    DiagnosticCode(
      "E0103", "not UTF-8",
      "A spec is UTF-8, with or without a byte order mark. Nothing is guessed and nothing replaced."
    ),
    DiagnosticCode(
      "E0104", "never closed",
      "A string, a comment, an array or an object is still open at the end of the file. The place "
        + "shown is where it begins."),
    DiagnosticCode(
      "E0105", "bad string",
      "Control characters inside strings are written as escapes. The escapes are \\\" \\\\ \\/ \\b \\f "
        + "\\n \\r \\t and \\uXXXX; a character above U+FFFF is a pair of surrogates."),
    DiagnosticCode(
      "E0106", "bad number",
      "Numbers are those of JSON: an optional minus, digits without a leading zero, an optional "
        + "fraction, an optional exponent. They must fit into a double."),
    DiagnosticCode(
      "E0107", "duplicate key",
      "An object has the same key twice. Readers disagree on which one counts, so neither does."),
    DiagnosticCode(
      "E0108", "bad pointer",
      "A patch names its place by a JSON pointer (RFC 6901): /bars/0/navigationItem/title. Missing "
        + "objects on the way are made; array elements must exist, or be \"-\" to append."),
  ]

  private static let keys = [
    DiagnosticCode("E0201", "wrong type", "Values are not converted: \"44\" is no number."),
    DiagnosticCode(
      "E0202", "out of range", "The number is finite, but not one that the key can have."),
    DiagnosticCode(
      "E0203", "unknown key",
      "The object has no such key; nothing is ignored silently. barrender schema prints all keys."),
    DiagnosticCode(
      "E0204", "missing",
      "A key or an element that has no default is not given, or what a scroll event moves is not "
        + "there."),
    DiagnosticCode("E0205", "not one of the words", "The key takes one of a few words."),
    DiagnosticCode(
      "E0206", "not a colour",
      "Colours are #RGB, #RRGGBB, #RRGGBBAA, clear, a role of the scheme (primary, onSurface), a "
        + "constant or system colour of UIColor (lightGray, systemBlue, label), {\"white\", \"alpha\"}, "
        + "or {\"color\", \"alpha\"}, where the alpha replaces the colour's own. A role wins over a "
        + "colour of the same name."),
    DiagnosticCode("E0207", "keys that exclude one another", "Both say the same thing; keep one."),
    DiagnosticCode(
      "E0208", "unknown type",
      "The type names what an object in bars is, or a view inside a bar; not all are allowed in both."
    ),
    DiagnosticCode(
      "E0209", "other variant",
      "Prominent, dense, short and contextual app bars do not exist on iOS."),
    DiagnosticCode(
      "E0210", "bad id",
      "An id heads the ids of a bar's elements, so it is unique, and made of letters, digits, \"-\" "
        + "and \"_\"."),
    DiagnosticCode("E0211", "bad language tag", "A locale is a BCP 47 tag: en, pt-BR, zh-Hant-TW."),
    DiagnosticCode(
      "E0212", "newer version",
      "The document's version is above the one that this program reads. Nothing else of it is "
        + "checked."),
    DiagnosticCode(
      "E0213", "roles in a circle",
      "A role of the colour scheme may be given another role's colour, but not, by any way, its own."
    ),
    DiagnosticCode(
      "E0214", "key of another event",
      "Each word of a scroll event takes its own keys; what it would ignore is refused."),
    DiagnosticCode(
      "E0215", "bad observation",
      "MDCFlexibleHeaderView asserts that a header which observes its scroll view neither shifts nor "
        + "is forwarded the scroll view's calls."),
    DiagnosticCode(
      "E0230", "bad step",
      "A customization is TARGET.PATH = VALUE, NAME = OBJECT, TARGET.configure…(), enterWindow, "
        + "leaveWindow, push, pop or selectTab(N). A target is bar, a bar's id, navigationItem, item[N], "
        + "UINavigationBar.appearance(), or the name of an appearance object; an object is a place, a "
        + "place.copy(), or UINavigationBarAppearance(). It is no Swift: nothing else is read."),
    DiagnosticCode(
      "E0216", "key of a bar of the screen",
      "Ids head the ids of a bar's elements; a view inside a bar is named by where it stands."),
  ]

  private static let references = [
    DiagnosticCode(
      "E0301", "unknown icon",
      "An image without \".\" and \"/\" is the name of a Material icon; barrender icons lists them."
    ),
    DiagnosticCode(
      "E0302", "unknown device",
      "Devices are named letter by letter as barrender devices lists them; an object with width and "
        + "height describes any other."),
    DiagnosticCode(
      "E0303", "path not allowed",
      "Files lie in the spec's folder or below it and are named relative to it. Absolute paths, "
        + "addresses, ~ and variables are not followed."),
    DiagnosticCode(
      "E0304", "unreadable file",
      "The file is missing, is no regular file, lies outside the spec's folder, or may not be read."
    ),
    DiagnosticCode("E0305", "damaged image", "The file is not a PNG, or a damaged one."),
    DiagnosticCode(
      "E0306", "unusable font",
      "The file is no TrueType or OpenType font, or its glyphs are made of colours in COLR version 1 "
        + "or SVG; pictures (CBDT, sbix) and layers (COLR version 0) can be drawn."),
    DiagnosticCode(
      "E0307", "unknown font family",
      "No font has the family: barrender fonts lists the embedded ones, \"fonts\", --font and "
        + "--font-dir add files."),
    DiagnosticCode(
      "E0308", "other fonts",
      "The fonts of the command line or of the program are not those that --font-manifest names; "
        + "barrender fonts --manifest prints those that are here."),
  ]

  private static let textAndLimits = [
    DiagnosticCode(
      "E0401", "character without a font",
      "No font in the chain has the character. Add one with \"fonts\" or --font, or choose "
        + "--missing-glyph tofu or skip."),
    DiagnosticCode(
      "E0402", "control character",
      "A label has a control character that is neither a tab nor a line break; no font draws it."),
    DiagnosticCode(
      "E0501", "spec too large", "A spec file has at most \(Limits.specBytes) bytes."),
    DiagnosticCode(
      "E0502", "too deep", "Arrays and objects nest at most \(Limits.depth) deep."),
    DiagnosticCode("E0503", "too many values", "A spec has at most \(Limits.values) values."),
    DiagnosticCode(
      "E0504", "text too long",
      "A label has at most \(Limits.labelScalars) Unicode scalars, all labels of a spec together "
        + "\(Limits.documentScalars)."),
    DiagnosticCode(
      "E0505", "too many elements",
      "A side of a bar has at most \(Limits.barItems) items, a screen at most \(Limits.bars) bars, a "
        + "spec at most \(Limits.fonts) fonts, a scroll history \(Limits.scrollMoments) moments."),
    DiagnosticCode(
      "E0506", "picture too large",
      "A picture has at most \(Limits.pictureSide) pixels a side and \(Limits.picturePixels) in all."
    ),
    DiagnosticCode(
      "E0508", "file too large",
      "An image file has at most 16 MB and 16 Mpx, all images of a document 32 Mpx, a font file "
        + "32 MB."),
  ]

  private static let notes = [
    DiagnosticCode(
      "W0201", "light scheme in the dark style",
      "The scheme's colours are those of material201804, which have no dark variant, in the original "
        + "as here. material201907 follows userInterfaceStyle."),
    DiagnosticCode(
      "W0202", "minimum above maximum",
      "A header's maximum height is below its minimum. As in MDCFlexibleHeaderView, whose maximum "
        + "lowers the minimum when it is set, both are the maximum."),
    DiagnosticCode(
      "W0220", "scrolling tabs",
      "The documentation of MDCTabBarView sets preferredLayoutStyle to scrolling, the class itself "
        + "calls it scrollable."),
    DiagnosticCode(
      "W0221", "no such tab",
      "MDCTabBarView ignores a selectedItem that is not among its items, and selects none by itself."
    ),
    DiagnosticCode(
      "W0230", "statement without effect",
      "A change through a slot that is unset or through an appearance proxy, a change of a bar's object "
        + "that its proxy replaces, or a value that the proxy gets after the bar has entered its window. "
        + "barrender explain tells which."),
    DiagnosticCode(
      "W0231", "legacy beside an appearance object",
      "barTintColor and its kind count only while no appearance object is in use; they are never part of "
        + "one."),
    DiagnosticCode(
      "W0232", "item drops the bar's look",
      "An item's appearance object replaces the bar's as a whole. Begin with a copy of the bar's object "
        + "and change what is to be different."),
    DiagnosticCode(
      "W0301", "folder without fonts",
      "A folder of --font-dir adds the files directly in it that end in .ttf, .otf, .ttc or .otc, and "
        + "there is none."),
    DiagnosticCode(
      "W0401", "character without a font",
      "No font in the chain has the character, and --missing-glyph asked for a box or for nothing."),
    DiagnosticCode(
      "W0402", "control character",
      "A label has a control character, and --missing-glyph asked for a box or for nothing."),
    DiagnosticCode(
      "W0501", "too many problems",
      "Of one document \(Limits.problems) problems are kept; there are more. The exit code is that of "
        + "those kept."),
  ]
}
