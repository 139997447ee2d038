/// Where the title of a navigation bar stands: in the middle of the bar, pushed just far enough by
/// the group that is in its way, and cut where the whole room is less than it is wide.
struct UIKitTitlePlace: Hashable {
  let x: Double
  let width: Double
  let isTruncated: Bool
  /// Points from the middle, to the trailing side; negative to the leading side, 0 in the middle.
  let push: Double

  /// `leadingEnd` and `trailingStart` are where the groups end and start; nil: there is none. All in
  /// points of reading order.
  init(
    width barWidth: Double, margin: (leading: Double, trailing: Double), leadingEnd: Double?,
    trailingStart: Double?, titleWidth: Double
  ) {
    let start =
      leadingEnd.map { $0 + UIKitButtonMetrics.titleGap }
      ?? margin.leading - UIKitButtonMetrics.overhang
    let end =
      trailingStart.map { $0 - UIKitButtonMetrics.titleGap }
      ?? barWidth - (margin.trailing - UIKitButtonMetrics.overhang)
    let room = max(end - start, 0)
    isTruncated = titleWidth > room
    width = min(titleWidth, room)
    let centred = (barWidth - width) / 2
    x = isTruncated ? start : min(max(centred, start), end - width)
    push = x - centred
  }

  /// The same at `start`, as far as what is at the trailing side leaves it there.
  func atLeadingSide(from start: Double) -> UIKitTitlePlace {
    let x = min(start, x)
    return UIKitTitlePlace(x: x, width: width, isTruncated: isTruncated, push: x - start)
  }

  private init(x: Double, width: Double, isTruncated: Bool, push: Double) {
    self.x = x
    self.width = width
    self.isTruncated = isTruncated
    self.push = push
  }
}
