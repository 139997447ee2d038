/// The top level of a document.
enum DocumentKeys {
  static let schema = Key(
    "$schema", .text(atMost: 4_096), .absent, "The schema's address, for editors; not read")
  static let version = Key(
    "version", .integer(1...1), .json("1"), "The generation of the document's language")
  static let device = Key(
    "device", .either([.form(.device), .object(DeviceKeys.shape)]), .json("\"iPhone 8\""),
    "The screen: the name of a preset (`barrender devices`) or its numbers, in portrait")
  static let orientation = Key(
    "orientation", .words(Orientation.self), .json("\"portrait\""),
    "How the device is held; landscape turns a phone's numbers as iOS does")
  static let scale = Key(
    "scale", .numberOf(DeviceKeys.scales), .depends("the device's"),
    "Pixels per point of the picture")
  static let os = Key("os", .integer(9...18), .json("17"), "iOS generation")
  static let traits = Key(
    "traits", .object(TraitKeys.shape), .absent, "The trait collection")
  static let scheme = Key(
    "scheme", .object(SchemeKeys.shape), .absent,
    "The Material container scheme: colours and typography")
  static let fonts = Key(
    "fonts", .list(.either([.form(.file), .object(FontFileKeys.shape)]), count: 0...Limits.fonts),
    .json("[]"), "Font files for the chain, relative to the spec")
  static let content = Key(
    "content", .orNull(.object(ContentKeys.shape)), .absent,
    "The scroll view that the bars track; absent or null: none, no shadow, and the picture is "
      + "cropped to the bars")
  static let statusBar = Key(
    "statusBar", .orNull(.object(StatusBarKeys.shape)),
    .depends("drawn when the top inset is above 0"), "The status bar; null hides it")
  static let bars = Key(
    "bars", .list(.bar, count: 1...Limits.bars), .depends("the shown screen's, with navigation"),
    "The bars, in paint order; instead of navigation")
  static let navigation = Key(
    "navigation", .object(NavigationKeys.shape), .absent,
    "The navigation controller whose last screen shows; instead of bars")

  static let scroll = Key(
    "scroll", .list(.object(ScrollEventKeys.shape), count: 0...Limits.scrollEvents), .json("[]"),
    "What happens before the picture is taken, in order; `barrender film` draws every moment")
  static let appExtension = Key(
    "appExtension", .boolean, .json("false"),
    "Whether the bars live in an app extension, which has no status bar to take along")

  static let shape = ObjectShape(
    name: "spec", sentence: "A screen with bars. All lengths are points",
    keys: [
      schema, version, device, orientation, scale, os, traits, scheme, fonts, content, statusBar,
      bars, navigation, scroll, appExtension,
    ] + UIKitDocumentKeys.all, choices: [ObjectShape.Choice(bars, navigation, isRequired: true)])
}

/// How a device is held.
enum Orientation: String, CaseIterable { case portrait, landscape }

/// A font file with its family.
enum FontFileKeys {
  static let file = Key("file", .form(.file), .required, "The file, relative to the spec")
  static let family = Key(
    "family", .text(atMost: 200), .depends("the name in the file"), "The family it is asked for by")
  static let instance = Key(
    "instance", .text(atMost: 200), .absent,
    "A place of a variable font that the file has a name for, such as SemiBold")
  static let axes = Key(
    "axes", .list(.object(FontAxisKeys.shape), count: 0...Limits.fontAxes), .json("[]"),
    "Where a variable font stands on its axes; on those not named where its instance stands, or at "
      + "their default. With wght it is a face of that weight")

  static let shape = ObjectShape(
    name: "fontFile", sentence: "A font file of the spec", keys: [file, family, instance, axes])
}

/// A place on an axis of a variable font.
enum FontAxisKeys {
  static let tag = Key(
    "tag", .text(atMost: 4), .required, "The axis by its OpenType tag, such as wght, wdth or opsz")
  static let value = Key(
    "value", .number(-32_768...32_767), .required,
    "In the axis's own numbers; one beyond its ends is taken as the end")

  static let shape = ObjectShape(
    name: "fontAxis", sentence: "A place on an axis of a variable font", keys: [tag, value])
}

/// What scrolls under the bars.
enum ContentKeys {
  static let backgroundColor = Key(
    "backgroundColor", .color, .json("\"systemBackground\""), "The colour behind everything")
  static let rows = Key("rows", .integer(0...10_000), .json("0"), "Placeholder rows, 44 pt high")
  static let scrolledBy = Key(
    "scrolledBy", .number(Limits.scrolledBy), .json("0"),
    "Points scrolled from rest; instead of contentOffset")
  static let contentOffset = Key(
    "contentOffset", .number(-1_000_000...1_000_000), .depends("minus the top inset"),
    "UIScrollView's contentOffset.y, which the header first meets there; instead of scrolledBy")
  static let contentSize = Key(
    "contentSize", .object(SizeKeys.shape), .depends("the rows', or without rows without end"),
    "UIScrollView's contentSize: the end of what can be scrolled")
  static let contentInset = Key(
    "contentInset", .object(InsetKeys.shape), .depends("none"),
    "UIScrollView's contentInset, without what headers add to its top")
  static let contentInsetAdjustmentBehavior = Key(
    "contentInsetAdjustmentBehavior", .words(Content.InsetAdjustment.self),
    .json("\"automatic\""), "Whether UIKit adds the safe area to the insets")
  static let isTracking = Key(
    "isTracking", .boolean, .json("false"), "Whether a finger is down")
  static let kind = Key(
    "kind", .words(Content.Kind.self), .json("\"scrollView\""), "The view's class")
  static let isInChildViewController = Key(
    "isInChildViewController", .boolean, .json("false"),
    "Whether it is a child view controller's view, not the screen's own; `check` asks")
  static let isPagingEnabled = Key(
    "isPagingEnabled", .boolean, .json("false"), "Whether it scrolls by pages; headers stay then")

  static let shape = ObjectShape(
    name: "content", sentence: "The tracking scroll view, at rest just below the bar",
    keys: [
      backgroundColor, rows, scrolledBy, contentOffset, contentSize, contentInset,
      contentInsetAdjustmentBehavior, isTracking, isPagingEnabled, kind,
      isInChildViewController, PageKeys.pages, PageKeys.pagesScrolledBy,
    ], choices: [ObjectShape.Choice(scrolledBy, contentOffset)])
}

/// The strip with clock and battery.
enum StatusBarKeys {
  static let style = Key(
    "style", .words(StatusBar.Style.self), .depends("by contrast with the bar"),
    "The colour of clock and signs")
  static let time = Key("time", .label, .json("\"9:41\""), "The clock's text")

  static let shape = ObjectShape(
    name: "statusBar",
    sentence: "The status bar: a time too long is cut; signs without room are left out, on a strip "
      + "lower than they are all", keys: [style, time])
}
