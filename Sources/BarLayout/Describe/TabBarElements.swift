import BarPrimitives
import BarSpec
import BarTheme

extension TabBarFrames {
  /// Divider, indicator, tabs: the order of painting. `type` is the slot that the bar fills.
  func element(type: String) -> LayoutElement {
    LayoutElement(
      id: bar.id, type: type, className: "MDCTabBarView", part: "container", frame: frame,
      details: colorDetails + styleDetails + scrollDetails,
      children: [.bottomDivider(of: bar.id, divider, bar.bottomDividerColor)]
        + (indicatorElement.map { [$0] } ?? []) + tabs.map { $0.element })
  }

  private var colorDetails: [LayoutElement.Detail] {
    [
      .init("barTintColor", .color(bar.barTintColor)),
      .init("rippleColor", .color(bar.rippleColor)),
      .init("selectedItem", .text(bar.selectedItem.map { "items[\($0)]" } ?? "none")),
    ]
  }

  private var styleDetails: [LayoutElement.Detail] {
    let reason =
      styleReason.map { [LayoutElement.Detail("layoutStyleReason", .text($0.sentence))] } ?? []
    return [
      .init("preferredLayoutStyle", .text(bar.metrics.preferredLayoutStyle.rawValue)),
      .init("effectiveLayoutStyle", .text(layout.effectiveStyle.rawValue)),
    ] + reason + [
      .init("contentPadding", .insets(layout.padding)),
      .init("minItemWidth", .number(bar.metrics.minItemWidth)),
    ] + contentInsetDetails + [
      .init("shouldAdjustForSafeAreaInsets", .flag(bar.metrics.adjustsForSafeArea))
    ]
  }

  /// As the screen's sides, where there is any.
  private var contentInsetDetails: [LayoutElement.Detail] {
    let insets = bar.metrics.contentInset
    return insets == .zero ? [] : [.init("contentInset", .insets(insets))]
  }

  private var scrollDetails: [LayoutElement.Detail] {
    [
      .init("contentWidth", .number(layout.contentSize.width)),
      .init("contentHeight", .number(layout.contentSize.height)),
      .init("contentOffsetX", .number(contentOffset.x)),
      .init("scrolledBy", .number(scrolled)),
      .init("intrinsicWidth", .number(layout.intrinsicSize.width)),
      .init("intrinsicHeight", .number(layout.intrinsicSize.height)),
      .init("accessibilityTraits", .text("tabBar")),
    ]
  }

  private var indicatorElement: LayoutElement? {
    guard let indicator else { return nil }
    var details: [LayoutElement.Detail] = []
    if let width = indicator.strokeWidth { details.append(.init("strokeWidth", .number(width))) }
    if let change = bar.selectionChange {
      details += [
        .init("seconds", .number(change.time * ResolvedSelectionChange.duration)),
        .init("progress", .number(change.progress)),
      ]
    }
    return indicator.element(
      of: bar.id, "MDCTabBarViewIndicatorView", bar.indicatorColor, details)
  }
}

extension TabIndicatorShape {
  /// The indicator of the bar `bar`; `details` come after colour and corners.
  func element(
    of bar: ElementID, _ className: String, _ color: Color, _ details: [LayoutElement.Detail] = []
  ) -> LayoutElement {
    LayoutElement(
      id: bar / "selectionIndicator", type: "selectionIndicator", className: className,
      part: "selection indicator", frame: rect,
      details: [
        .init("selectionIndicatorStrokeColor", .color(color)),
        .init("cornerRadius", .number(cornerRadius)),
      ] + details)
  }
}

extension LayoutElement {
  /// The line at the end of a tab bar.
  static func bottomDivider(of bar: ElementID, _ frame: Rect, _ color: Color) -> LayoutElement {
    LayoutElement(
      id: bar / "bottomDivider", type: "bottomDivider", className: "UIView", frame: frame,
      details: [.init("bottomDividerColor", .color(color))])
  }
}

extension TabFrames {
  fileprivate var element: LayoutElement {
    element(
      of: tab.customView == nil ? "MDCTabBarViewItemView" : nil,
      traits: "button" + (tab.isSelected ? ", selected" : "")
        + (tab.isEnabled ? "" : ", notEnabled"),
      // What UILargeContentViewer shows of a tab under a finger, where the text size asks for it.
      largeContentTitle: tab.title?.string ?? tab.accessibilityLabel)
  }

  /// Image, title, badge are no elements of accessibility: the tab speaks for them.
  func element(
    of className: String?, traits: String, largeContentTitle: String? = nil
  ) -> LayoutElement {
    LayoutElement(
      id: tab.id, type: "items", className: className, part: "tab bar item", frame: frame,
      details: details(traits, largeContentTitle),
      children: [imageElement, titleElement, badgeElement].compactMap { $0 }
        + (customView.map { [$0.element(type: "customView")] } ?? []))
  }

  private func details(
    _ traits: String, _ largeContentTitle: String?
  ) -> [LayoutElement.Detail] {
    var details: [LayoutElement.Detail] = [
      .init("isSelected", .flag(tab.isSelected)), .init("isEnabled", .flag(tab.isEnabled)),
      .init("contentFrame", .rect(contentFrame)),
    ]
    if let pressed = tab.pressed { details.append(.init("rippleProgress", .number(pressed))) }
    if let content = tab.largeContent {
      details += [
        .init("largeContentImage", .text(content.image.name)),
        .init("largeContentImageInsets", .insets(content.insets)),
      ]
    }
    if let tag = tab.tag { details.append(.init("tag", .text("\(tag)"))) }
    let isOwn = tab.customView != nil
    return details
      + LayoutElement.Detail.texts([
        "accessibilityLabel": tab.accessibilityLabel,
        "accessibilityTraits": isOwn ? nil : traits,
        "largeContentTitle": isOwn ? nil : largeContentTitle,
        "accessibilityHint": tab.accessibilityHint,
        "accessibilityIdentifier": tab.accessibilityIdentifier,
      ])
  }

  /// The anatomy's name for a part of the tab.
  private func part(_ name: String) -> String {
    (tab.isSelected ? "selected " : "unselected ") + name
  }

  private var imageElement: LayoutElement? {
    picture.map { picture in
      LayoutElement(
        id: tab.id / "image", type: "image", className: "UIImageView", part: part("icon"),
        frame: picture.frame, details: picture.details)
    }
  }

  private var titleElement: LayoutElement? {
    guard let title, let first = title.lines.first else { return nil }
    var details = first.details(color: "titleColor", font: "titleFont")
    for line in title.lines.dropFirst() {
      details += [
        .init("secondLine", .text(line.shaped.visibleText)),
        .init("secondBaseline", .number(line.origin.y)),
        .init("secondLineTruncated", .flag(line.shaped.isTruncated)),
      ]
    }
    return LayoutElement(
      id: tab.id / "title", type: "title", className: "UILabel", part: part("text label"),
      frame: title.frame, details: details)
  }

  private var badgeElement: LayoutElement? {
    badge.map { badge in
      LayoutElement(
        id: tab.id / "badge", type: "badge", className: "MDCBadgeView", frame: badge.frame,
        details: [
          .init("backgroundColor", .color(badge.badge.backgroundColor)),
          .init("borderWidth", .number(badge.badge.borderWidth)),
          .init("text", .text(badge.badge.text.string)),
          .init("textColor", .color(badge.badge.text.color)),
          .init("font", .font(badge.badge.text.font)),
        ])
    }
  }
}

extension TabBarFrames {
  /// Characters that no font has, a title's told once.
  var missing: [ScreenFrames.MissingText] { tabs.flatMap(\.missing) }
}

extension TabFrames {
  var missing: [ScreenFrames.MissingText] {
    (title?.lines.flatMap { $0.missing(in: tab.id / "title") } ?? [])
      + (badge?.lines.flatMap { $0.missing(in: tab.id / "badge") } ?? [])
      + (customView?.missing ?? [])
  }
}
