import BarDisplayList
import BarPrimitives
import BarScroll
import BarTheme

/// A navigation bar's contents in their places.
struct UIKitNavigationFrames: Hashable, Sendable {
  let title: TextLine?
  /// 0 or 1: while a large title shows, the inline one does not.
  let titleAlpha: Double
  /// Instead of the title, and always there.
  let titleView: ViewFrames?
  /// Of the title or of the view in its stead; nil: there is neither, or no room for it.
  let titlePlace: UIKitTitlePlace?
  /// The large title's, from the top; empty: none shows.
  let largeTitleLines: [TextLine]
  /// What the large title is cut to: it slides under the row of buttons.
  let largeTitleClip: Rect
  let prompt: TextLine?
  let search: UIKitSearchFrames?
  let backButton: UIKitBackFrames?
  /// From the leading edge inwards.
  let leading: [UIKitButtonFrames]
  /// From the trailing edge inwards.
  let trailing: [UIKitButtonFrames]
}

/// The way back in its place.
struct UIKitBackFrames: Hashable, Sendable {
  let face: BackButtonFace
  let frame: Rect
  /// The box of the chevron or of the image in its stead.
  let indicatorFrame: Rect
  let image: PlacedUIKitImage?
  /// Behind chevron and label.
  let background: PlacedUIKitImage?
  /// Nil: the chevron alone.
  let label: TextLine?
  /// Points that a label may take, and those that the longest would; nil: there is none.
  let labelRoom: Double
  let longestLabel: Double?
}

/// The search row in its place.
struct UIKitSearchFrames: Hashable, Sendable {
  let face: SearchFace
  let field: RoundedRect
  let icon: PlacedUIKitImage?
  let placeholder: TextLine?
}

/// Points, of Apple's iOS 18 UI kit unless said.
enum UIKitNavigationMetrics {
  /// The chevron's box, and before iOS 13 as printed view trees have it.
  static let chevron = Size(width: 17, height: 22)
  static let chevronGap = 6.0
  static let largeTitleBelow = 8.0
  static let largeTitleLine = UIKitBarGeometry.largeTitleLine
  static let fieldTop = 1.0
  static let fieldHeight = 36.0
  static let fieldRadius = 10.0
  static let fieldIconX = 8.0
  static let fieldTextX = 32.0
}

/// Takes room from both ends of the row, then places what stands between and below.
struct UIKitNavigationArranger {
  let bar: ResolvedUIKitBar
  let face: NavigationFace
  let frame: Rect
  let rows: CollapsingRows.Pose
  let context: LayoutContext

  func arranged() -> UIKitNavigationFrames {
    let leading = group(face.leadingItems)
    let trailing = group(face.trailingItems)
    let back = face.backButton.map { self.back($0, leading: leading, trailing: trailing) }
    let leadingStart = leadingEdge + (back.map { $0.width + UIKitButtonMetrics.spacing } ?? 0)
    let leadingEnd =
      leading.width > 0 ? leadingStart + leading.width : back.map { leadingEdge + $0.width }
    let trailingStart = trailing.width > 0 ? trailingEdge - trailing.width : nil
    let rest = largeTitle()
    let title = title(leadingEnd, trailingStart)
    let view = titleView(leadingEnd, trailingStart)
    return UIKitNavigationFrames(
      title: title?.line, titleAlpha: rows.inlineTitleAlpha, titleView: view?.frames,
      titlePlace: title?.place ?? view?.place,
      largeTitleLines: rest.title, largeTitleClip: rest.clip, prompt: prompt(), search: search(),
      backButton: back.map { $0.placed },
      leading: leading.placed(from: leadingStart, isTrailing: false, self),
      trailing: trailing.placed(from: trailingEdge, isTrailing: true, self))
  }

  var strip: Strip { context.uikitRoom(in: frame).strip }
  var safe: Insets { context.uikitRoom(in: frame).safe }
  var margin: Double { bar.geometry.margin }
  var leadingEdge: Double { safe.left + margin - UIKitButtonMetrics.overhang }
  private var trailingEdge: Double {
    strip.width - safe.right - margin + UIKitButtonMetrics.overhang
  }

  /// The row of title and buttons, in reading order.
  var row: Rect {
    Rect(
      x: 0, y: bar.geometry.promptHeight + bar.geometry.rowInset, width: strip.width,
      height: bar.geometry.rowHeight)
  }

  private func group(_ items: [UIKitBarItem]) -> UIKitButtonGroup {
    UIKitButtonGroup(items, context)
  }

  /// A view as wide as it asks for, or as its room is; it goes out of the way as a title does.
  private func titleView(
    _ leadingEnd: Double?, _ trailingStart: Double?
  ) -> (frames: ViewFrames, place: UIKitTitlePlace)? {
    guard let view = face.titleView else { return nil }
    let asked = view.fit(Size(width: strip.width, height: row.height), context)
    let place = titlePlace(leadingEnd, trailingStart, width: asked.width)
    guard place.width > 0 else { return nil }
    let height = min(asked.height, row.height)
    let box = Rect(
      x: place.x, y: row.midY - height / 2, width: place.width, height: height)
    return (view.arranged(in: strip.place(box), context), place)
  }

  private func titlePlace(
    _ leadingEnd: Double?, _ trailingStart: Double?, width: Double
  ) -> UIKitTitlePlace {
    UIKitTitlePlace(
      width: strip.width, margin: (safe.left + margin, safe.right + margin),
      leadingEnd: leadingEnd, trailingStart: trailingStart, titleWidth: width)
  }

  private func title(
    _ leadingEnd: Double?, _ trailingStart: Double?
  ) -> (line: TextLine, place: UIKitTitlePlace)? {
    guard let text = face.title else { return nil }
    let natural = context.measure(text)
    let centred = titlePlace(leadingEnd, trailingStart, width: natural.size.width)
    let start = leadingEnd.map { $0 + UIKitButtonMetrics.titleGap } ?? safe.left + margin
    let place = face.isTitleLeading ? centred.atLeadingSide(from: start) : centred
    guard place.width > 0 else { return nil }
    let measured = place.isTruncated ? context.measure(text, maxWidth: place.width) : natural
    guard measured.shaped.width <= place.width + context.grid.pixel else { return nil }
    let box = Rect(
      x: place.x, y: row.minY, width: measured.size.width, height: row.height)
    return (measured.line(centredIn: box, of: strip, face.titleAdjustment, context), place)
  }

  private func prompt() -> TextLine? {
    guard let prompt = face.prompt, !prompt.string.isEmpty else { return nil }
    let room = strip.width - safe.left - safe.right - 2 * margin
    let box = Rect(x: 0, y: 0, width: strip.width, height: bar.geometry.promptHeight)
    return context.measure(prompt, maxWidth: max(room, 0))
      .line(centredIn: box, of: strip, .zero, context)
  }

  private func search() -> UIKitSearchFrames? {
    guard let face = face.search else { return nil }
    let lost = bar.geometry.searchHeight - rows.searchHeight
    let height = UIKitNavigationMetrics.fieldHeight - lost
    guard height > 0 else { return nil }
    let box = Rect(
      x: safe.left + margin,
      y: frame.height - rows.searchHeight + UIKitNavigationMetrics.fieldTop,
      width: strip.width - safe.left - safe.right - 2 * margin, height: height)
    let field = RoundedRect(
      context.place(box, in: strip), radius: UIKitNavigationMetrics.fieldRadius)
    // What is in a field that is going is no longer whole.
    guard lost == 0, !box.isEmpty else {
      return UIKitSearchFrames(face: face, field: field, icon: nil, placeholder: nil)
    }
    let side = face.icon.iconSide
    let icon = Rect(
      x: box.minX + UIKitNavigationMetrics.fieldIconX, y: box.midY - side / 2, width: side,
      height: side)
    let textX = box.minX + UIKitNavigationMetrics.fieldTextX
    // The text keeps from the field's end what the icon keeps from its beginning.
    let room = box.maxX - UIKitNavigationMetrics.fieldIconX - textX
    let text = context.measure(face.placeholder, maxWidth: max(room, 0))
    return UIKitSearchFrames(
      face: face, field: field,
      icon: context.drawing(of: face.icon).map {
        context.placed($0.drawing, in: icon, of: strip)
      },
      placeholder: text.line(
        centredIn: Rect(x: textX, y: box.minY, width: text.size.width, height: box.height),
        of: strip, .zero, context))
  }
}
