import BarPrimitives
import BarTheme

/// A back button with its width, before the title has its place.
struct MeasuredBackButton {
  let width: Double
  let placed: UIKitBackFrames
}

extension UIKitNavigationArranger {
  /// The label shortens before the title is cut: the whole text, then the general word, then none.
  func back(
    _ face: BackButtonFace, leading: UIKitButtonGroup, trailing: UIKitButtonGroup
  ) -> MeasuredBackButton {
    let image = face.indicator.flatMap { context.drawing(of: $0) }
    let box = image.map(\.size) ?? UIKitNavigationMetrics.chevron
    let titleWidth = self.face.title.map { context.measure($0).size.width } ?? 0
    let taken =
      leading.width + (leading.width > 0 ? UIKitButtonMetrics.spacing : 0)
      + trailing.width + UIKitButtonMetrics.titleGap * 2
    let room =
      strip.width - 2 * (margin - UIKitButtonMetrics.overhang) - safe.left - safe.right - taken
      - titleWidth
    let labelRoom = room - box.width - UIKitNavigationMetrics.chevronGap
    let label = face.labels.lazy.map { context.measure($0) }.first { label in
      label.size.width <= labelRoom
    }
    let width = box.width + (label.map { UIKitNavigationMetrics.chevronGap + $0.size.width } ?? 0)
    let start = leadingEdge
    let cell = Rect(x: start, y: row.minY, width: width, height: row.height)
    let indicator = Rect(
      x: start, y: row.midY - box.height / 2, width: box.width, height: box.height)
    let text = label.map { label in
      label.line(
        centredIn: Rect(
          x: start + box.width + UIKitNavigationMetrics.chevronGap, y: row.minY,
          width: label.size.width, height: row.height), of: strip, face.titleAdjustment, context)
    }
    let frame = context.place(indicator, in: strip)
    let whole = context.place(cell, in: strip)
    let background = face.background.flatMap { picture in
      let moved = face.backgroundAdjustment
      return context.image(
        picture, in: whole.offsetBy(x: moved.horizontal, y: moved.vertical), .scaleToFill)
    }
    return MeasuredBackButton(
      width: width,
      placed: UIKitBackFrames(
        face: face, frame: whole, indicatorFrame: frame,
        image: image.map { context.placed($0.drawing, in: indicator, of: strip) },
        background: background, label: text, labelRoom: max(labelRoom, 0),
        longestLabel: face.labels.first.map { context.measure($0).size.width }))
  }
}

/// Buttons at one end of a navigation bar, the outermost first.
struct UIKitButtonGroup {
  private let members: [Member]

  private struct Member {
    let button: MeasuredUIKitButton?
    /// Before it, from the one further out.
    let gap: Double
    let outer: Double
    let inner: Double

    var width: Double {
      guard let button else { return outer }
      return button.width ?? outer + button.contentWidth + inner
    }
  }

  init(_ items: [UIKitBarItem], _ context: LayoutContext) {
    var members: [Member] = []
    for item in items {
      let isOuter = members.isEmpty
      switch item {
      case .button(let face):
        let button = MeasuredUIKitButton(face, context)
        let follows = members.contains { $0.button != nil }
        members.append(
          Member(
            button: button, gap: follows ? UIKitButtonMetrics.spacing : 0,
            outer: button.padding(isOuter: isOuter), inner: button.padding(isOuter: false)))
      case .fixedSpace(_, let width):
        members.append(Member(button: nil, gap: 0, outer: width, inner: 0))
      case .flexibleSpace: break
      }
    }
    self.members = members
  }

  /// Points; 0: there is nothing.
  var width: Double { members.reduce(0) { $0 + $1.gap + $1.width } }

  /// From `edge` inwards, in reading order.
  func placed(
    from edge: Double, isTrailing: Bool, _ bar: UIKitNavigationArranger
  ) -> [UIKitButtonFrames] {
    var distance = 0.0
    var placed: [UIKitButtonFrames] = []
    for member in members {
      distance += member.gap
      let start = isTrailing ? edge - distance - member.width : edge + distance
      distance += member.width
      guard let button = member.button else { continue }
      let cell = Rect(x: start, y: bar.row.minY, width: member.width, height: bar.row.height)
      let before = isTrailing ? member.inner : member.outer
      let after = isTrailing ? member.outer : member.inner
      let content =
        button.width == nil
        ? Rect(minX: cell.minX + before, minY: cell.minY, maxX: cell.maxX - after, maxY: cell.maxY)
        : cell
      placed.append(button.placed(cell, content: content, in: bar.strip, bar.context))
    }
    return placed
  }
}
