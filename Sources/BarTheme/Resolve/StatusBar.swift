import BarPrimitives
import BarSpec

/// Points: bars up to this height are the classic strip, higher ones stand beside a notch.
private let classicHeight = 24.0
/// Points of the shorter side: UIKit's regular width begins with the tablets.
private let tabletSide = 600.0
/// The time of every published picture of a phone.
private let standardTime = "9:41"

extension BarModel {
  /// `headers` are the resolved headers in paint order; `content` the colour under them.
  func resolvedStatusBar(
    over headers: [ResolvedHeader], content: Color?, _ palette: Palette
  ) -> ResolvedStatusBar? {
    guard let statusBar, device.safeArea.top > 0 else { return nil }
    let covering = header(mostUnderStatusBar: headers)
    let isLight =
      statusBar.style.map { $0 == .lightContent }
      ?? takesLightContent(over: covering?.topColor ?? content)
    let color = isLight ? Color.white : Color.black
    let arrangement = statusBarArrangement
    return ResolvedStatusBar(
      id: ElementID("statusBar"), height: device.safeArea.top, arrangement: arrangement,
      time: ResolvedText(
        string: statusBar.time?.string ?? standardTime,
        path: statusBar.time?.path ?? SpecPath() / "statusBar" / "time",
        font: .system(arrangement == .ears ? 16 : 12, .semibold), color: color, letterSpacing: 0),
      color: color)
  }

  /// The header that covers most of the strip, and half of it at least; of those that cover the same
  /// the last one. So of two pages that show by halves, UIKit asks the controller of the nearer.
  private func header(mostUnderStatusBar headers: [ResolvedHeader]) -> ResolvedHeader? {
    var covering: ResolvedHeader?
    var most = device.size.width / 2
    for header in headers where header.y <= 0 && !header.liesBehindContent {
      let end = min(header.x + header.width, device.size.width)
      let covered = end - max(header.x, 0)
      guard covered >= most else { continue }
      (covering, most) = (header, covered)
    }
    return covering
  }

  /// Through a translucent colour, or none, the style of the interface decides
  /// (MDCFlexibleHeaderViewController.m).
  private func takesLightContent(over background: Color?) -> Bool {
    guard let background, background.isOpaque else { return traits.userInterfaceStyle == .dark }
    return background.isDarkEnoughForWhite
  }

  private var statusBarArrangement: ResolvedStatusBar.Arrangement {
    if min(device.size.width, device.size.height) >= tabletSide { return .tablet }
    return device.safeArea.top <= classicHeight ? .classic : .ears
  }
}

extension ResolvedHeader {
  /// What lies at its top: the frontmost of its background views that is a box of one colour, opaque
  /// and as large as the header, else the header's own colour. Pictures are not looked into.
  fileprivate var topColor: Color {
    let boxes = subviews.compactMap { view -> Color? in
      guard view.frame == nil, case .plain(let box) = view.kind, box.contents == .none else {
        return nil
      }
      return box.backgroundColor.isOpaque ? box.backgroundColor : nil
    }
    return boxes.last ?? backgroundColor
  }
}
