import BarPrimitives
import BarSpec
import BarTheme

extension AppBarFrames {
  /// The original's hierarchy: header view, layer and shadow layer; content view, header stack
  /// view, navigation bar.
  var element: LayoutElement {
    let id = header.header.bar
    let stack = LayoutElement(
      id: id / "headerStackView", type: "headerStackView", className: "MDCHeaderStackView",
      frame: stack, details: fadingDetails(.headerStackView),
      children: [navigationBar.element(type: "navigationBar")]
        + (bottomBar.map { [$0.element(type: "bottomBar")] } ?? []))
    return LayoutElement(
      id: id, type: "appBar", className: "MDCAppBarViewController", frame: header.frame,
      children: [header.element([stack])])
  }

  /// The alpha of a view that fades with the header.
  private func fadingDetails(_ view: FadingView) -> [LayoutElement.Detail] {
    header.header.movement.hideViewWhenShifted == view
      ? [.init("alpha", .number(alpha(of: view)))] : []
  }
}

extension NavigationBarFrames {
  /// MDCNavigationBar's accessibilityElements, always these three: a title view stands in for the
  /// title, and one without text says nothing.
  enum AccessibilitySlot: CaseIterable {
    case leadingButtonBar, title, trailingButtonBar
  }

  private func element(of slot: AccessibilitySlot) -> LayoutElement? {
    switch slot {
    case .leadingButtonBar:
      leadingBar.element(bar.bar / "leadingButtonBar", type: "leadingButtonBar")
    case .title: titleView?.element(type: "titleView") ?? titleElement
    case .trailingButtonBar:
      trailingBar.element(bar.bar / "trailingButtonBar", type: "trailingButtonBar")
    }
  }

  /// Leading buttons, title, trailing buttons: the order of accessibility.
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCNavigationBar",
      frame: frame,
      details: [
        .init("backgroundColor", .color(bar.backgroundColor)),
        .init("titleAlignment", .text(bar.titleAlignment.rawValue)),
        .init("titleInsets", .insets(bar.titleInsets)),
        .init("leadingBarItemsTintColor", .color(bar.leadingTint)),
        .init("trailingBarItemsTintColor", .color(bar.trailingTint)),
      ],
      children: AccessibilitySlot.allCases.compactMap(element))
  }

  private var titleElement: LayoutElement? {
    title.map { title in
      LayoutElement(
        id: bar.bar / "title", type: "title", className: "UILabel", part: "title",
        frame: title.frame,
        details: title.details(color: "titleTextColor", font: "titleFont"),
        fullText: title.text.string)
    }
  }
}

extension ButtonBarFrames {
  fileprivate func element(_ id: ElementID, type: String) -> LayoutElement {
    LayoutElement(
      id: id, type: type, className: "MDCButtonBar", frame: frame, children: items.map(\.element))
  }
}

extension ButtonBarViewFrames {
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCButtonBar", frame: frame,
      details: [
        .init("backgroundColor", .color(bar.backgroundColor)), .init("tintColor", .color(bar.tint)),
        .init("layoutPosition", .text(bar.layoutPosition.rawValue)),
      ], children: buttons.items.map(\.element))
  }
}

extension BarButtonItemFrames {
  fileprivate var element: LayoutElement {
    LayoutElement(
      id: item.id, type: item.id.lastWord,
      className: customView == nil ? "MDCButtonBarButton" : nil, part: item.part.rawValue,
      frame: frame, details: details,
      children: customView.map { [$0.element(type: "customView")] } ?? [])
  }

  private var details: [LayoutElement.Detail] {
    var details: [LayoutElement.Detail] = [.init("contentInsets", .insets(contentInsets))]
    if let picture { details += picture.details }
    if let title { details += title.details(color: "titleColor", font: "titleFont") }
    details += [
      .init("style", .text(item.style.rawValue)), .init("isEnabled", .flag(item.isEnabled)),
    ]
    if item.isSelected { details.append(.init("isSelected", .flag(true))) }
    if item.isHighlighted { details.append(.init("isHighlighted", .flag(true))) }
    if let ink = item.ink {
      details += [
        .init("inkColor", .color(ink.color)), .init("inkProgress", .number(ink.progress)),
        .init("inkStyle", .text(ink.isBounded ? "bounded" : "unbounded")),
      ]
    }
    if item.alpha < 1 { details.append(.init("alpha", .number(item.alpha))) }
    if item.tag != 0 { details.append(.init("tag", .text("\(item.tag)"))) }
    return details
      + LayoutElement.Detail.texts([
        "accessibilityLabel": item.accessibilityLabel,
        "largeContentTitle": item.largeContentTitle,
        "accessibilityHint": item.accessibilityHint,
        "accessibilityIdentifier": item.accessibilityIdentifier,
      ])
  }
}

extension PlacedPicture {
  var details: [LayoutElement.Detail] {
    let (name, tint): (String, Color?) =
      switch drawing {
      case .icon(let icon, let tint): (icon.name, tint)
      case .image(let image, let tint): (image.name, tint)
      case .backChevron(_, let tint): ("backChevron", tint)
      }
    return [.init("image", .text(name)), .init("imageFrame", .rect(frame))]
      + (tint.map { [.init("tintColor", .color($0))] } ?? [])
  }
}

extension ElementID {
  /// `rightBarButtonItems` of `appBar.rightBarButtonItems[0]`.
  var lastWord: String {
    let word = path.split(separator: ".").last ?? ""
    return String(word.prefix { $0 != "[" })
  }
}
