import BarPrimitives
import BarSpec
import BarTheme

/// An MDCButtonBar by itself, in its place.
struct ButtonBarViewFrames: Hashable, Sendable {
  let bar: ResolvedButtonBar
  /// What it was given.
  let frame: Rect
  /// What its buttons take of it.
  let buttons: ButtonBarFrames
}

extension ResolvedButtonBar {
  /// As wide as its buttons, and of the same heights as a navigation bar.
  func fit(_ offered: Size, _ context: LayoutContext) -> Size {
    Size(width: measured(context).width, height: NavigationBarFrames.fit(offered.height))
  }

  /// Buttons hug the leading edge, those of a trailing bar too, and are as high as the bar.
  func arranged(in frame: Rect, _ context: LayoutContext) -> ButtonBarViewFrames {
    ButtonBarViewFrames(
      bar: self, frame: frame,
      buttons: measured(context).placed(
        in: context.strip(frame), from: 0, height: frame.height,
        baseline: buttonTitleBaseline.map { frame.minY + $0 }, context))
  }

  private func measured(_ context: LayoutContext) -> MeasuredButtonBar {
    MeasuredButtonBar(
      items, at: layoutPosition.buttonBar, insetsOf: insetsPosition.buttonBar, context)
  }
}

extension ButtonBarView.LayoutPosition {
  fileprivate var buttonBar: ButtonBarPosition {
    switch self {
    case .none: .none
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
