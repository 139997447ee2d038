import BarPrimitives
import BarSpec

// MDCItemBar.m, in points.
private let compactInset = 8.0
private let regularInset = 56.0
// MDCTabBar.m, in points.
private let maximumBottomItemWidth = 168.0

/// Where the tabs of a legacy bar stand in its content, in the order of reading: x 0 is where reading
/// starts.
struct LegacyTabLayout: Hashable, Sendable {
  /// Points at the two ends of a bar's content.
  struct Ends: Hashable, Sendable {
    let leading: Double
    let trailing: Double

    init(_ leading: Double, _ trailing: Double) {
      self.leading = leading
      self.trailing = trailing
    }
  }
  let room: TabRoom
  /// What `bestEffortJustified` comes to, else as it is said.
  let alignment: LegacyTabStyle.Alignment
  /// Points before the first tab and after the last.
  let insets: Ends
  let frames: [Rect]
  /// Points across, both insets included.
  let contentWidth: Double

  /// `asked` are the tabs' own widths. `isRegular` is the bar's horizontal size class.
  init(_ asked: [Double], _ style: LegacyTabStyle, in room: TabRoom, isRegular: Bool) {
    self.room = room
    let available = room.available.width
    let share = available / Double(max(asked.count, 1))
    let wanted = style.effectiveAlignment
    let alignment =
      wanted == .bestEffortJustified
      ? (asked.contains { $0 >= share } ? .leading : .justified) : wanted
    self.alignment = alignment
    let widest = style.isBottom ? min(available, maximumBottomItemWidth) : available
    let widths = asked.map { min(alignment == .justified ? share : $0, max(widest, 0)) }
    insets = Self.insets(widths, alignment, in: room, isRegular: isRegular)
    var x = insets.leading
    frames = widths.map { width in
      let frame = Rect(x: x, y: 0, width: width, height: room.bounds.height)
      x = frame.maxX
      return frame
    }
    contentWidth = x + insets.trailing
  }

  private static func insets(
    _ widths: [Double], _ alignment: LegacyTabStyle.Alignment, in room: TabRoom, isRegular: Bool
  ) -> Ends {
    let total = widths.reduce(0, +)
    let available = room.available.width
    // The safe area is inset enough.
    let hasSafeArea = room.insets.left > 0 || room.insets.right > 0
    let own = hasSafeArea ? 0 : isRegular ? regularInset : compactInset
    switch alignment {
    case .leading, .bestEffortJustified: return Ends(own, own)
    case .justified:
      let side = ((available - total) / 2).rounded(.down)
      return Ends(side, side)
    case .center:
      guard total <= available - 2 * own else { return Ends(own, own) }
      let side = (available - total) / 2
      return Ends(side, side)
    case .centerSelected:
      return Ends(
        (available - (widths.first ?? 0)) / 2, (available - (widths.last ?? 0)) / 2
      )
    }
  }
}

extension LegacyTabLayout {
  /// Points by which the content is scrolled from rest in the direction of reading: the selected tab
  /// goes to the middle as far as there is content.
  func scrolled(to index: Int?) -> Double {
    guard let index, frames.indices.contains(index) else { return 0 }
    let window = room.available.width
    let end = max(contentWidth - window, 0)
    return min(max(frames[index].midX - window / 2, 0), end)
  }

  /// Where the tab at `index` stands in the bar, content scrolled by `distance`.
  func place(_ index: Int, scrolledBy distance: Double) -> Rect {
    frames[index].offsetBy(x: room.insets.left - distance, y: 0)
  }
}
