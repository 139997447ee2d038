/// What a view inside a bar may be, by its `type`.
enum ViewKeys {
  static let shapes = [
    PlainViewKeys.view, PlainViewKeys.label, PlainViewKeys.imageView,
    MaterialNavigationBarKeys.shape, ButtonBarKeys.shape, HeaderStackKeys.shape,
    FlexibleHeaderKeys.shape, TabBarKeys.shape, LegacyTabKeys.shape, BottomAppBarKeys.shape,
    BottomNavigationKeys.shape, StackViewKeys.shape,
  ]

  /// The same as messages call them: they propose nothing that is for bars of the screen alone.
  static let shapesInsideBars = shapes.map { shape in
    shape.proposing { key in
      key.name != BarKeys.id.name
        && (shape.name != FlexibleHeaderKeys.shape.name
          || !FlexibleHeaderKeys.ofBars.contains { $0.name == key.name })
    }
  }

  static let frame = Key(
    "frame", .object(ViewFrameKeys.shape), .depends("by what the view shows and where it stands"),
    "UIView.frame: its size is the one that the view asks for")
  static let autoresizingMask = Key(
    "autoresizingMask", .list(.words(AutoresizingMask.self), count: 0...6),
    .depends("without a frame: the view fills the header, a bar stays at its bottom"),
    "In a header's subviews: what changes when the header's size does, from its size at rest")
}

/// UIView.frame.
enum ViewFrameKeys {
  private static let place = ValueType.number(-16_384...16_384)
  private static let length = ValueType.number(0...16_384)

  static let x = Key("x", place, .json("0"), "Points from the left; where nothing lays it out")
  static let y = Key("y", place, .json("0"), "Points from the top; where nothing lays it out")
  static let width = Key("width", length, .depends("by what it shows"), "Points across")
  static let height = Key("height", length, .depends("by what it shows"), "Points down")

  static let shape = ObjectShape(
    name: "viewFrame", sentence: "A view's place and size", keys: [x, y, width, height])
}

/// UIView, UILabel and UIImageView.
enum PlainViewKeys {
  static let backgroundColor = Key(
    "backgroundColor", .color, .json("\"clear\""), "The colour behind what the view shows")
  static let cornerRadius = Key(
    "cornerRadius", .number(0...16_384), .json("0"), "Points, of the background")
  static let clipsToBounds = Key(
    "clipsToBounds", .boolean, .json("false"), "Whether what does not fit is cut off")
  static let isUserInteractionEnabled = Key(
    "isUserInteractionEnabled", .boolean, .depends("true of a view, false of label and image"),
    "Whether it takes touches")
  static let accessibilityLabel = Key(
    "accessibilityLabel", .label, .absent, "What is read aloud")
  static let text = Key("text", .label, .absent, "The text, on one line")
  static let font = Key("font", .font, .depends("system regular 17"), "The text's font")
  static let textColor = Key("textColor", .color, .json("\"label\""), "The text's colour")
  static let textAlignment = Key(
    "textAlignment", .words(LabelContents.Alignment.self), .json("\"natural\""),
    "Where the text stands across; natural: where reading starts")
  static let image = Key("image", .image, .absent, "The icon or file")
  static let tintColor = Key(
    "tintColor", .color, .depends("that of the view above it, over all systemBlue"),
    "The colour of icons and templates")
  static let contentMode = Key(
    "contentMode", .words(ContentMode.self), .json("\"scaleToFill\""),
    "How the picture fills the view")

  private static let common = [
    BarKeys.type, ViewKeys.frame, ViewKeys.autoresizingMask, backgroundColor, cornerRadius,
    clipsToBounds, isUserInteractionEnabled, accessibilityLabel,
  ]

  static let view = ObjectShape(
    name: "view", sentence: "UIView: a box of one colour", keys: common)
  static let label = ObjectShape(
    name: "label", sentence: "UILabel: one line of text",
    keys: common + [text, font, textColor, textAlignment])
  static let imageView = ObjectShape(
    name: "imageView", sentence: "UIImageView: a picture in its own colours, or an icon",
    keys: common + [image, tintColor, contentMode])
}

/// MDCNavigationBar by itself.
enum MaterialNavigationBarKeys {
  static let theme = Key(
    "theme", AppBarKeys.theme.type, .json("\"primary\""),
    "Whose colours and fonts it takes, its background included; none: MDCNavigationBar's raw "
      + "defaults")

  static let shape = ObjectShape(
    name: "mdcNavigationBar",
    sentence: "MDCNavigationBar by itself: a bar of the screen, or a view in another bar",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      theme,
      AppBarKeys.navigationItem,
    ] + NavigationBarKeys.shape.keys)
}

/// MDCHeaderStackView by itself.
enum HeaderStackKeys {
  static let topBar = Key(
    "topBar", .view, .absent, "Takes what the bottom bar leaves; slides out at the top")
  static let bottomBar = Key("bottomBar", .view, .absent, "Keeps its height at the bottom")

  static let shape = ObjectShape(
    name: "headerStackView",
    sentence: "MDCHeaderStackView by itself: a bar of the screen, or a view in another bar",
    keys: [
      BarKeys.type, BarKeys.id, TintedViewKeys.superview, ViewKeys.frame, ViewKeys.autoresizingMask,
      PlainViewKeys.backgroundColor, topBar, bottomBar,
    ])
}
