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

  init(_ code: String, _ title: String, _ explanation: String) {
    self.code = code
    self.title = title
    self.explanation = explanation
  }

  /// Every code, in ascending order.
  public static let all: [DiagnosticCode] =
    (syntax + keys + references + textAndLimits + tokens + notes + advice + uikit + bottomBars)
    .sorted { $0.code < $1.code }

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
      "E0216", "key of a bar of the screen",
      "Ids head the ids of a bar's elements; a view inside a bar is named by where it stands."),
    DiagnosticCode(
      "E0217", "loop of ancestors",
      "A flexible header that takes its top inset from its ancestors must not change the insets of one "
        + "of them: each change would ask for the next. As a rule, topLayoutGuideViewController is a "
        + "sibling of the header."),
    DiagnosticCode(
      "E0218", "transition of one screen",
      "A push or pop is on its way between the last screen of the stack and the one below it."),
    DiagnosticCode(
      "E0222", "old word elsewhere",
      "MDCAppBar had the property, but not where it stands: its header stack held the two bars, its "
        + "header view controller the header view."),
    DiagnosticCode(
      "E0224", "item of no tab bar",
      "MDCTabBar throws an exception at a selectedItem that is none of its items. MDCTabBarView ignores "
        + "one."),
    DiagnosticCode(
      "E0231", "shown navigation bar",
      "MDCAppBarNavigationController asserts that its own navigation bar stays hidden, unless "
        + "shouldSetNavigationBarHiddenHideAppBar makes the property that of the injected app bar."),
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
      "E0507", "too much to blur",
      "The backdrops of a picture's bars cover at most 16 Mpx, what they blur around them included."
    ),
    DiagnosticCode(
      "E0508", "file too large",
      "An image file has at most 16 MB and 16 Mpx, all images of a document 32 Mpx, a font file "
        + "32 MB, a token file 1 MB."),
  ]

  private static let tokens = [
    DiagnosticCode(
      "E0801", "not a token file",
      "A token file is an export of Material Theme Builder (material-theme.json, with \"schemes\"), a "
        + "file of W3C design tokens, whose tokens have a \"$value\", or one of Android's resource files "
        + "(<resources> with colours or styles)."),
    DiagnosticCode(
      "E0802", "bad token",
      "The token's value is not one of its type: a colour is #RRGGBB or an object with colorSpace and "
        + "components, a dimension has px or rem, a font weight is a name or 1 to 1000. Every token of "
        + "the file is looked at, whether a scheme has it or not."),
    DiagnosticCode(
      "E0803", "alias that leads nowhere", "The file has no token of the name in the braces."),
    DiagnosticCode(
      "E0804", "aliases in a circle",
      "A token may stand for another one, but not, by any way, for itself."),
    DiagnosticCode(
      "E0805", "token without a type",
      "A token says its $type, or a group around it does, or it stands for one that has a type."),
    DiagnosticCode(
      "E0806", "two tokens for one role",
      "Two tokens give the same role of the scheme for the same style and contrast; rename the one that "
        + "is not meant, or put it into a group of its own. In Android's resource files no colour and no "
        + "style may be given twice for the same configuration."),
    DiagnosticCode(
      "E0807", "too many tokens",
      "A token file has at most \(Limits.tokens) tokens and \(Limits.tokenBytes) bytes."),
    DiagnosticCode(
      "E0808", "malformed XML",
      "The resource file is not well-formed: a tag, a value or a comment is never closed, an attribute "
        + "comes twice, a character has no place there. Reading ends at the first such place."),
    DiagnosticCode(
      "E0809", "document type or entity",
      "Of XML's entities only its own five and characters by number are read, and no document types: "
        + "resource files need neither, and both can make a small file grow without bounds."),
    DiagnosticCode(
      "E0810", "too deep",
      "XML elements are read to a depth of \(Limits.xmlDepth), and \(Limits.styleParents) styles may "
        + "inherit from one another."),
  ]

  private static let notes = [
    DiagnosticCode(
      "W0201", "light scheme in the dark style",
      "The scheme's colours are those of material201804, which have no dark variant, in the original "
        + "as here. material201907 follows userInterfaceStyle."),
    DiagnosticCode(
      "W0202", "minimum above maximum",
      "A header's maximum height is below its minimum. MDCFlexibleHeaderView raises the maximum when "
        + "the minimum is set above it, and lowers the minimum when the maximum is set below it: the one "
        + "that is set last counts for both. The order of the two in the document is that of the setters; "
        + "a patch of the command line comes after the document."),
    DiagnosticCode(
      "W0203", "old words",
      "The bar is an MDCAppBar or MDCTabBar, which MDCAppBarViewController and MDCTabBarView have "
        + "replaced. It is drawn as what it becomes; barrender migrate writes the spec anew and tells "
        + "each change."),
    DiagnosticCode(
      "W0220", "scrolling tabs",
      "The documentation of MDCTabBarView sets preferredLayoutStyle to scrolling, the class itself "
        + "calls it scrollable."),
    DiagnosticCode(
      "W0221", "no such tab",
      "MDCTabBarView ignores a selectedItem that is not among its items, and selects none by itself."
    ),
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
      "W0403", "marks left out",
      "A character takes 30 combining marks, as in Unicode's Stream-Safe Text Format (UAX 15); those "
        + "behind them are not drawn."),
    DiagnosticCode(
      "W0404", "text higher than its label",
      "A label clips to its bounds and sets its line in the middle of them. What a font's lineHeight has "
        + "beyond the face's own is above the letters, so that these are cut off at the bottom."),
    DiagnosticCode(
      "W0501", "too many problems",
      "Of one document \(Limits.problems) problems are kept; there are more. The exit code is that of "
        + "those kept."),
  ]

}
