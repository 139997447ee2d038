import BarPrimitives
import BarSpec
import BarTheme

extension ViewFrames {
  /// `type` is the slot that the view fills: `titleView`, `bottomBar`.
  func element(type: String) -> LayoutElement {
    switch kind {
    case .plain(let view):
      LayoutElement(
        id: id, type: type, className: view.className, frame: frame, details: view.details)
    case .navigationBar(let bar): bar.element(type: type)
    case .buttonBar(let bar): bar.element(type: type)
    case .headerStack(let stack):
      LayoutElement(
        id: id, type: type, className: "MDCHeaderStackView", frame: frame,
        details: [.init("backgroundColor", .color(stack.backgroundColor))],
        children: (stack.topBar.map { [$0.element(type: "topBar")] } ?? [])
          + (stack.bottomBar.map { [$0.element(type: "bottomBar")] } ?? []))
    case .flexibleHeader(let header): header.viewElement(type: type)
    case .tabBarView(let bar): bar.element(type: type)
    case .legacyTabBar(let bar): bar.element(type: type)
    case .bottomAppBar(let bar): bar.element(type: type)
    case .bottomNavigationBar(let bar): bar.element(type: type)
    case .stack(let stack):
      LayoutElement(
        id: id, type: type, className: "UIStackView", frame: frame,
        details: [
          .init("axis", .text(stack.stack.axis.rawValue)),
          .init("spacing", .number(stack.stack.spacing)),
          .init("alignment", .text(stack.stack.alignment.rawValue)),
          .init("layoutMargins", .insets(stack.stack.layoutMargins)),
          .init("backgroundColor", .color(stack.stack.backgroundColor)),
        ], children: stack.views.map { $0.element(type: "arrangedSubviews") })
    }
  }

  /// Characters that no font has.
  var missing: [ScreenFrames.MissingText] {
    switch kind {
    case .plain(let view): view.line?.missing(in: id) ?? []
    case .navigationBar(let bar): bar.missing
    case .buttonBar(let bar): bar.buttons.missing
    case .headerStack(let stack): (stack.topBar?.missing ?? []) + (stack.bottomBar?.missing ?? [])
    case .flexibleHeader(let header): header.subviews.flatMap(\.missing)
    case .tabBarView(let bar): bar.missing
    case .legacyTabBar(let bar): bar.missing
    case .bottomAppBar(let bar): bar.missing
    case .bottomNavigationBar(let bar): bar.missing
    case .stack(let stack): stack.views.flatMap(\.missing)
    }
  }
}

extension PlainViewFrames {
  fileprivate var className: String {
    switch view.contents {
    case .none: "UIView"
    case .label: "UILabel"
    case .picture: "UIImageView"
    }
  }

  fileprivate var details: [LayoutElement.Detail] {
    var details: [LayoutElement.Detail] = [
      .init("backgroundColor", .color(view.backgroundColor)),
      .init("isUserInteractionEnabled", .flag(view.takesTouches)),
    ]
    if view.cornerRadius > 0 { details.append(.init("cornerRadius", .number(view.cornerRadius))) }
    if let line { details += line.details(color: "textColor", font: "font") }
    if case .picture(_, let mode) = view.contents {
      details.append(.init("contentMode", .text(mode.rawValue)))
    }
    if let picture { details += picture.details }
    if let label = view.accessibilityLabel {
      details.append(.init("accessibilityLabel", .text(label)))
    }
    return details
  }
}

extension ViewFrames {
  /// The `type` of a bar of the screen that is such a view.
  var typeWord: String {
    switch kind {
    case .plain: "view"
    case .navigationBar: "mdcNavigationBar"
    case .buttonBar: "mdcButtonBar"
    case .headerStack: "headerStackView"
    case .flexibleHeader: "flexibleHeader"
    case .tabBarView: "tabBarView"
    case .legacyTabBar: "legacyTabBar"
    case .bottomAppBar: "bottomAppBar"
    case .bottomNavigationBar: "bottomNavigationBar"
    case .stack: "stackView"
    }
  }
}
