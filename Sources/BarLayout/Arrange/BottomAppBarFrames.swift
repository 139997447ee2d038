import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

// MDCFloatingButton.m, in points.
private let extendedInsets = (leading: 16.0, trailing: 24.0)
private let imageTitleGap = 8.0
private let longest = 328.0

/// A bottom app bar in its place.
struct BottomAppBarFrames: Hashable, Sendable {
  let bar: ResolvedBottomAppBar
  /// With the room above the bar's edge.
  let frame: Rect
  let cut: BottomAppBarCut
  let shadow: BottomAppBarShadow
  /// Nil: hidden.
  let button: FloatingButtonFrames?
  let navigationBar: NavigationBarFrames

  // MDCBottomAppBarView.m and MDCBottomAppBarAttributes.h, in points.
  /// With the room above the edge.
  static let height = 96.0
  /// Down to the edge.
  static let top = 38.0
  /// From an end of the safe area to the button's middle.
  static let floatingButtonInset = 64.0
}

/// The shadow of a bar's shape, which has no ends where the bar spans the screen.
struct BottomAppBarShadow: Hashable, Sendable {
  /// Casts it where no cut is near.
  let body: RoundedRect
  /// The outline; nil: it is not cut.
  let outline: VectorPath?
  /// Around the cut, as far as it changes the shadow; on the pixel grid. The body casts none there.
  let area: Rect

  /// Of the Gaussian's standard deviations, beyond which a cut changes less than a hundredth of a
  /// level of 255.
  private static let reach = 4.0

  init(_ layer: ShadowLayer, of cut: BottomAppBarCut, _ context: LayoutContext) {
    let ends = context.snappedBounds
    let far = ShadowEdges.reach(of: layer)
    let left = cut.frame.minX <= ends.minX ? far : 0
    let right = cut.frame.maxX >= ends.maxX ? far : 0
    body = RoundedRect(
      Rect(
        minX: cut.frame.minX - left, minY: cut.edge, maxX: cut.frame.maxX + right,
        maxY: cut.bottom))
    outline = cut.middles.map { _ in cut.outline(left: left, right: right) }
    let near = Self.reach * layer.sigma
    area =
      cut.middles.map { middles in
        context.grid.alignOutward(
          Rect(
            minX: middles.left.x - cut.radius - near + layer.dx,
            minY: cut.edge - near + layer.dy,
            maxX: middles.right.x + cut.radius + near + layer.dx,
            maxY: middles.left.y + cut.radius + near + layer.dy))
      } ?? .zero
  }
}

/// A floating button in its place.
struct FloatingButtonFrames: Hashable, Sendable {
  let button: ResolvedFloatingButton
  let frame: Rect
  let picture: PlacedPicture?
  let title: TextLine?

  var shape: RoundedRect { RoundedRect(frame, radius: frame.height / 2) }
}

extension ResolvedBottomAppBar {
  /// As wide as it is offered. The safe area below comes on top where the bar reaches into it.
  func fit(_ offered: Size) -> Size {
    Size(width: offered.width, height: BottomAppBarFrames.height)
  }

  /// `frame` is in screen points, on the pixel grid.
  func arranged(in frame: Rect, _ context: LayoutContext) -> BottomAppBarFrames {
    let button =
      floatingButton.isHidden ? nil : MeasuredFloatingButton(floatingButton, context)
    let placed = button.map { $0.placed(in: frame, context) }
    let edge = frame.minY + BottomAppBarFrames.top
    let cut = BottomAppBarCut(
      frame: frame, edge: edge, button: placed?.frame, margin: FloatingButton.cutMargin)
    let strip = context.grid.snap(
      Rect(
        minX: frame.minX, minY: edge, maxX: frame.maxX, maxY: frame.minY + BottomAppBarFrames.height
      ))
    return BottomAppBarFrames(
      bar: self, frame: frame, cut: cut, shadow: BottomAppBarShadow(shadow, of: cut, context),
      button: placed,
      navigationBar: navigationBar.arranged(
        in: strip, safeArea: context.safeArea(under: frame), context))
  }
}

/// A floating button that has no place yet.
private struct MeasuredFloatingButton {
  let button: ResolvedFloatingButton
  let drawing: PlacedPicture.Drawing?
  let pictureSize: Size
  let title: MeasuredText?
  let size: Size

  init(_ button: ResolvedFloatingButton, _ context: LayoutContext) {
    self.button = button
    let picture = button.picture.flatMap { context.drawing(of: $0) }
    drawing = picture?.drawing
    pictureSize = picture?.size ?? .zero
    guard let text = button.title else {
      title = nil
      size = Size(width: button.height, height: button.height)
      return
    }
    let around =
      extendedInsets.leading + pictureSize.width + imageTitleGap + extendedInsets.trailing
    let title = context.measure(text, maxWidth: max(longest - around, 0))
    self.title = title
    size = Size(
      width: title.shaped.isTruncated ? longest : min(title.size.width + around, longest),
      height: max(button.height, title.size.height, pictureSize.height))
  }

  /// Over the edge of the bar in `frame`, which is in screen points.
  func placed(in frame: Rect, _ context: LayoutContext) -> FloatingButtonFrames {
    let bar = context.strip(frame)
    let safe = bar.inReadingOrder(context.safeArea(under: frame))
    let x =
      switch button.position {
      case .center: bar.width / 2
      case .leading: BottomAppBarFrames.floatingButtonInset + safe.left
      case .trailing: bar.width - BottomAppBarFrames.floatingButtonInset - safe.right
      }
    let y = max(BottomAppBarFrames.top - button.verticalOffset, 0)
    let place = context.place(
      Rect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
      in: bar)
    let strip = context.strip(place)
    return FloatingButtonFrames(
      button: button, frame: place,
      picture: drawing.map { drawing in
        PlacedPicture(drawing: drawing, frame: context.place(pictureBox(in: strip), in: strip))
      }, title: title.map { line($0, in: strip, context) })
  }

  /// In the middle of a circle, at the leading end of an extended button.
  private func pictureBox(in strip: Strip) -> Rect {
    let x =
      title == nil ? (strip.width - pictureSize.width) / 2 : extendedInsets.leading
    return Rect(
      x: x, y: (strip.height - pictureSize.height) / 2, width: pictureSize.width,
      height: pictureSize.height)
  }

  private func line(
    _ title: MeasuredText, in strip: Strip, _ context: LayoutContext
  ) -> TextLine {
    let box = Rect(
      x: extendedInsets.leading + pictureSize.width + imageTitleGap,
      y: (strip.height - title.size.height) / 2, width: title.size.width,
      height: title.size.height)
    let label = context.place(box, in: strip)
    return context.line(
      title, centredIn: label,
      baseline: context.baseline(of: title, top: strip.place(box).minY))
  }
}
