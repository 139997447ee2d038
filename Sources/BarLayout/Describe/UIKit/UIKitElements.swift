import BarPrimitives
import BarTheme

extension UIKitBarFrames {
  /// The bar with its background, then what stands in it in reading order.
  var element: LayoutElement {
    LayoutElement(
      id: bar.id, type: bar.kind.rawValue, className: bar.kind.className, frame: frame,
      details: [
        .init("state", .text(face.choice.state.rawValue)),
        .init("slot", .text(face.choice.slot.rawValue)),
        .init("level", .text(face.choice.level.rawValue)),
        .init("transparentised", .flag(face.choice.isTransparentised)),
        .init("legacy", .flag(face.choice.isLegacy)),
        .init("backgroundOpacity", .number(progress)),
      ],
      children: [backgroundElement] + children)
  }

  private var children: [LayoutElement] {
    switch content {
    case .navigation(let navigation): navigation.elements(of: bar.id)
    case .toolbar(let toolbar): toolbar.buttons.map(\.element)
    case .tabs(let tabs): tabs.elements(of: bar.id)
    }
  }

  private var backgroundElement: LayoutElement {
    let background = face.background
    var details: [LayoutElement.Detail] = [
      .init("backgroundColor", .color(background.color))
    ]
    if let material = background.material {
      details += [
        .init("blurSigma", .number(material.sigma)),
        .init("saturation", .number(material.saturation)), .init("tint", .color(material.tint)),
      ]
    }
    switch background.shadow {
    case .none: details.append(.init("shadow", .text("none")))
    case .hairline(let color):
      details += [.init("shadowColor", .color(color)), .init("shadowFrame", .rect(hairline))]
    case .image: details.append(.init("shadow", .text("image")))
    }
    return LayoutElement(
      id: bar.id / "background", type: "background", className: "_UIBarBackground",
      frame: backgroundFrame, details: details)
  }

  /// Background and shadow.
  var extent: Rect {
    let shadow = backgrounds.reduce(Rect.zero) { union, placed in
      let line =
        if case .hairline(let color) = placed.background.shadow, color.alpha > 0 { hairline } else {
          Rect.zero
        }
      return (placed.shadowImage?.places ?? []).reduce(union.union(line)) { $0.union($1) }
    }
    return backgroundFrame.union(shadow).union(largeContent?.frame ?? .zero)
  }

  /// What the viewer alone shows is told too.
  var missing: [ScreenFrames.MissingText] {
    let told = contentMissing
    let large = largeContent?.title?.missing(in: bar.id / "largeContentViewer") ?? []
    let untold = large.filter { own in
      !told.contains { $0.path == own.path && $0.part == own.part }
    }
    return told + untold
  }

  private var contentMissing: [ScreenFrames.MissingText] {
    switch content {
    case .navigation(let navigation): navigation.missing(in: bar.id)
    case .toolbar(let toolbar): toolbar.buttons.flatMap(\.missing)
    case .tabs(let tabs):
      tabs.tabs.flatMap { tab in
        (tab.title?.missing(in: tab.face.id) ?? [])
          + (tab.badge?.text?.missing(in: tab.face.id / "badge") ?? [])
      }
    }
  }

  /// Nil: the bar is not there. A bar keeps what its buttons do not take.
  func touch(at point: Point) -> Touch? {
    guard backgroundFrame.contains(point) else { return nil }
    let children = element.children.dropFirst()
    if let hit = children.first(where: { child in
      Self.takingTouches.contains(child.type) && child.frame.contains(point)
    }) {
      return Touch(hit: hit.id, receiver: hit.id, reason: "the button takes it")
    }
    return Touch(hit: bar.id, receiver: bar.id, reason: "the bar keeps it")
  }

  private static let takingTouches = [
    "items", "backButton", "leftBarButtonItems", "rightBarButtonItems", "searchBar",
  ]
}

extension UIKitNavigationFrames {
  fileprivate func elements(of bar: ElementID) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    if let prompt { elements.append(Self.text(bar / "prompt", prompt)) }
    if let backButton { elements.append(backButton.element(bar / "backButton")) }
    elements += leading.map(\.element)
    if let title {
      elements.append(
        Self.text(bar / "title", title, [.init("alpha", .number(titleAlpha))]))
    }
    if let titleView { elements.append(titleView.element(type: "titleView")) }
    elements += trailing.map(\.element)
    if let largeTitle = largeTitleElement(bar / "largeTitle") { elements.append(largeTitle) }
    if let search { elements.append(search.element(bar / "searchBar")) }
    return elements
  }

  private static func text(
    _ id: ElementID, _ line: TextLine, _ details: [LayoutElement.Detail] = []
  ) -> LayoutElement {
    LayoutElement(
      id: id, type: id.lastWord, className: "UILabel", frame: line.frame,
      details: line.details(color: "textColor", font: "font") + details)
  }

  /// Around all of its lines.
  private func largeTitleElement(_ id: ElementID) -> LayoutElement? {
    guard let first = largeTitleLines.first else { return nil }
    let more = largeTitleLines.dropFirst()
    var details = first.details(color: "textColor", font: "font")
    for (line, ordinal) in zip(more, ["second", "third"]) {
      details += [
        .init(ordinal + "Line", .text(line.shaped.visibleText)),
        .init(ordinal + "Baseline", .number(line.origin.y)),
        .init(ordinal + "LineTruncated", .flag(line.shaped.isTruncated)),
      ]
    }
    return LayoutElement(
      id: id, type: id.lastWord, className: "UILabel",
      frame: more.reduce(first.frame) { $0.union($1.frame) }, details: details,
      fullText: more.isEmpty ? nil : first.text.string)
  }

  fileprivate func missing(in bar: ElementID) -> [ScreenFrames.MissingText] {
    (prompt?.missing(in: bar / "prompt") ?? []) + (title?.missing(in: bar / "title") ?? [])
      + (title == nil ? largeTitleLines.flatMap { $0.missing(in: bar / "largeTitle") } : [])
      + (backButton?.label?.missing(in: bar / "backButton") ?? [])
      + (titleView?.missing ?? []) + (leading + trailing).flatMap(\.missing)
      + (search?.placeholder?.missing(in: bar / "searchBar") ?? [])
  }
}

extension UIKitBackFrames {
  fileprivate func element(_ id: ElementID) -> LayoutElement {
    LayoutElement(
      id: id, type: "backButton", className: "_UIButtonBarButton", frame: frame,
      details: [
        .init("indicatorFrame", .rect(indicatorFrame)),
        .init("tintColor", .color(face.chevronTint)),
        .init("accessibilityLabel", .text(face.accessibilityLabel)),
      ] + (background?.backgroundDetails ?? [])
        + (label?.details(color: "textColor", font: "font") ?? [.init("text", .text(""))]))
  }
}

extension UIKitSearchFrames {
  fileprivate func element(_ id: ElementID) -> LayoutElement {
    LayoutElement(
      id: id, type: "searchBar", className: "UISearchBar", frame: field.rect,
      details: [
        .init("backgroundColor", .color(face.fill)),
        .init("accessibilityLabel", .text(face.placeholder.string)),
      ] + (placeholder?.details(color: "textColor", font: "font") ?? []))
  }
}

extension UIKitButtonFrames {
  fileprivate var element: LayoutElement {
    var details: [LayoutElement.Detail] = []
    if let picture { details += picture.details }
    if let background { details += background.backgroundDetails }
    if let title { details += title.details(color: "textColor", font: "font") }
    details += [
      .init("style", .text(face.style.rawValue)), .init("state", .text(face.state.rawValue)),
    ]
    if face.alpha < 1 { details.append(.init("alpha", .number(face.alpha))) }
    if let label = face.accessibilityLabel {
      details.append(.init("accessibilityLabel", .text(label)))
    }
    return LayoutElement(
      id: face.id, type: face.id.lastWord, className: "_UIButtonBarButton", frame: frame,
      details: details)
  }

  fileprivate var missing: [ScreenFrames.MissingText] { title?.missing(in: face.id) ?? [] }
}

extension UIKitTabsFrames {
  fileprivate func elements(of bar: ElementID) -> [LayoutElement] {
    let behind = (indicator ?? indicatorImage?.places.first).map { frame in
      LayoutElement(
        id: bar / "selectionIndicator", type: "selectionIndicator", className: "UIImageView",
        frame: frame)
    }
    return (behind.map { [$0] } ?? []) + tabs.map { $0.element(style: face.style) }
  }
}

extension UIKitTabFrames {
  fileprivate func element(style: TabsFace.Style) -> LayoutElement {
    var details: [LayoutElement.Detail] = [
      .init("layout", .text(style.rawValue)), .init("selected", .flag(face.isSelected)),
    ]
    if !face.isEnabled { details.append(.init("isEnabled", .flag(false))) }
    if let picture { details += picture.details }
    if let title { details += title.details(color: "textColor", font: "font") }
    if let label = face.accessibilityLabel {
      details.append(.init("accessibilityLabel", .text(label)))
    }
    if let value = face.accessibilityValue {
      details.append(.init("accessibilityValue", .text(value)))
    }
    return LayoutElement(
      id: face.id, type: "items", className: "UITabBarButton", frame: frame, details: details,
      children: badge.map { [$0.element(face.id / "badge")] } ?? [])
  }
}

extension UIKitBadgeFrames {
  fileprivate func element(_ id: ElementID) -> LayoutElement {
    LayoutElement(
      id: id, type: "badge", className: "_UIBadgeView", frame: frame,
      details: [.init("backgroundColor", .color(badge.color))]
        + (text?.details(color: "textColor", font: "font") ?? []))
  }
}

extension PlacedUIKitImage {
  /// Of what lies behind a button.
  fileprivate var backgroundDetails: [LayoutElement.Detail] {
    let name =
      switch drawing {
      case .icon(let icon, _): icon.name
      case .image(let image, _): image.name
      }
    return [.init("backgroundImage", .text(name))]
      + (places.first.map { [.init("backgroundImageFrame", .rect($0))] } ?? [])
  }

  fileprivate var details: [LayoutElement.Detail] {
    let (name, tint): (String, Color?) =
      switch drawing {
      case .icon(let icon, let color): (icon.name, color)
      case .image(let image, let tint): (image.name, tint)
      }
    return [.init("image", .text(name))]
      + (places.first.map { [.init("imageFrame", .rect($0))] } ?? [])
      + (tint.map { [.init("tintColor", .color($0))] } ?? [])
  }
}
