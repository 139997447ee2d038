import BarPrimitives
import BarSpec
import BarTheme

extension BottomAppBarFrames {
  /// Button, then items. `type` is the slot that the bar fills.
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCBottomAppBarView", part: "container", frame: frame,
      details: colorDetails + cutDetails,
      children: (button.map { [$0.element] } ?? [])
        + [navigationBar.element(type: "navigationBar")])
  }

  private var colorDetails: [LayoutElement.Detail] {
    [
      .init("barTintColor", .color(bar.barTintColor)),
      .init("shadowColor", .color(bar.shadowColor)),
      .init("shadowOpacity", .number(bar.shadow.color.opacity)),
      .init("shadowRadius", .number(bar.shadow.sigma)),
      .init("shadowOffsetY", .number(bar.shadow.dy)),
      .init("elevation", .number(bar.elevation)),
    ]
  }

  private var cutDetails: [LayoutElement.Detail] {
    let button = bar.floatingButton
    let shape: [LayoutElement.Detail] = [
      .init("barTop", .number(cut.edge)),
      .init("floatingButtonPosition", .text(button.position.rawValue)),
      .init("floatingButtonHidden", .flag(button.isHidden)),
    ]
    guard let middles = cut.middles else { return shape }
    return shape + [
      .init("cutRadius", .number(cut.radius)),
      .init("cutMinX", .number(middles.left.x - cut.halfOpening)),
      .init("cutMaxX", .number(middles.right.x + cut.halfOpening)),
      .init("cutMaxY", .number(middles.left.y + cut.radius)),
    ]
  }

  /// Characters that no font has.
  var missing: [ScreenFrames.MissingText] {
    (button.flatMap { $0.title?.missing(in: $0.button.id) } ?? []) + navigationBar.missing
  }

  /// Who gets a touch at `point`, which lies in the bar; nil: it goes through. The button is asked
  /// first, wherever it lies.
  func touch(at point: Point) -> Touch? {
    if let button, button.frame.contains(point) {
      return .kept(by: button.button.id, "the button takes it")
    }
    return navigationBar.frame.contains(point)
      ? navigationBar.touch(at: point)
        ?? .kept(by: navigationBar.bar.id, "the bar keeps it: no button lies there") : nil
  }
}

extension FloatingButtonFrames {
  fileprivate var element: LayoutElement {
    LayoutElement(
      id: button.id, type: "floatingButton", className: "MDCFloatingButton",
      part: "floating action button", frame: frame, details: details)
  }

  private var details: [LayoutElement.Detail] {
    var details: [LayoutElement.Detail] = [
      .init("backgroundColor", .color(button.backgroundColor)),
      .init("cornerRadius", .number(shape.radius)),
      .init("elevation", .number(button.elevation)),
      .init("zOrder", .text(button.isAboveBar ? "above the bar" : "below the bar")),
    ]
    if let picture { details += picture.details }
    if let title { details += title.details(color: "titleColor", font: "titleFont") }
    return details
      + LayoutElement.Detail.texts([
        "accessibilityLabel": button.accessibilityLabel,
        "accessibilityHint": button.accessibilityHint,
        "accessibilityIdentifier": button.accessibilityIdentifier,
      ])
  }
}

extension BottomAppBarFrames {
  /// Why the button and the items are where they are.
  var decisions: [ExplainedProperty] {
    let isHidden = bar.floatingButton.isHidden
    return [
      bar.stated.decision(
        bar.id, "height", points(frame.height), by: [],
        "\(points(BottomAppBarFrames.top)) of room for the button, "
          + "\(points(BottomAppBarFrames.height - BottomAppBarFrames.top)) of bar, and what it covers "
          + "of the safe area"),
      bar.stated.decision(
        bar.id, "shadow", shadowValue, by: ["barTintColor", "shadowColor"],
        "the opacity of \(shortDecimal(ResolvedBottomAppBar.shadowOpacity)) is multiplied by that of barTintColor and of shadowColor, so that a clear "
          + "bar has no shadow; elevation does not change it"),
      bar.stated.decision(
        bar.id, "cut", cutValue, by: isHidden ? ["floatingButtonHidden"] : [],
        isHidden
          ? "a hidden button leaves the bar whole"
          : "the bar keeps \(points(FloatingButton.cutMargin)) from its button"),
    ] + buttonDecisions
  }

  private var buttonDecisions: [ExplainedProperty] {
    let button = bar.floatingButton
    let position = bar.stated.decision(
      button.id, "position", button.position.rawValue, by: ["floatingButtonPosition"],
      button.position == .center
        ? "in the middle of the bar, with items on both sides"
        : "\(points(BottomAppBarFrames.floatingButtonInset)) from the \(button.position.rawValue) end of the safe area; the items of that end "
          + "are not shown")
    guard !button.isHidden else { return [position] }
    return [
      position,
      bar.stated.decision(
        button.id, "verticalOffset", points(button.verticalOffset),
        by: ["floatingButtonVerticalOffset"],
        "how far the button's middle stands above the bar's upper edge"),
      bar.stated.decision(
        button.id, "elevation", points(button.elevation),
        by: ["floatingButtonElevation"],
        button.isAboveBar
          ? "a primary button lies above the bar's shape" : "a secondary button lies below it"),
    ]
  }

  private var shadowValue: String {
    let shadow = bar.shadow
    guard shadow.color.alpha > 0 else { return "none" }
    return "opacity \(shortDecimal(shadow.color.opacity)), radius \(shortDecimal(shadow.sigma)), "
      + "offset \(shortDecimal(shadow.dy))"
  }

  private var cutValue: String {
    cut.middles == nil ? "none" : "radius \(points(cut.radius))"
  }
}
