import BarPrimitives
import BarSpec

extension CustomView {
  /// The class of the real component.
  var className: String {
    switch kind {
    case .plain(let view):
      switch view.contents {
      case .none: "UIView"
      case .label: "UILabel"
      case .image: "UIImageView"
      }
    case .navigationBar: "MDCNavigationBar"
    case .buttonBar: "MDCButtonBar"
    case .headerStack: "MDCHeaderStackView"
    case .flexibleHeader: "MDCFlexibleHeaderView"
    case .tabBarView: "MDCTabBarView"
    case .legacyTabBar: "MDCTabBar"
    case .bottomAppBar: "MDCBottomAppBarView"
    case .bottomNavigationBar: "MDCBottomNavigationBar"
    case .stack: "UIStackView"
    }
  }

  /// Whether it is one of Material's bars, which ask for a height of their own.
  var isBar: Bool {
    switch kind {
    case .plain, .stack: false
    case .navigationBar, .buttonBar, .headerStack, .flexibleHeader, .tabBarView, .legacyTabBar,
      .bottomAppBar, .bottomNavigationBar:
      true
    }
  }
}

extension SwiftText {
  /// Makes a view and configures it; its variable's name.
  mutating func addView(_ view: CustomView, named base: String) -> String {
    let name = freshName(base)
    add("let \(name) = \(view.className)()")
    configure(name, as: view)
    return name
  }

  /// Configures the view `target`, which has the class of `view`.
  mutating func configure(_ target: String, as view: CustomView) {
    switch view.kind {
    case .plain(let plain): addPlain(plain, target)
    case .navigationBar(let bar): addNavigationBar(bar, target)
    case .buttonBar(let bar): addButtonBar(bar, target)
    case .headerStack(let stack): addHeaderStack(stack, target)
    case .flexibleHeader(let header):
      need(import: "MaterialComponents.MaterialFlexibleHeader", pod: "FlexibleHeader")
      addHeaderView(header.headerView, target, casting: .calayer)
      return addSubviews(of: header.headerView, target)
    case .tabBarView(let bar): addTabs(bar, target)
    case .legacyTabBar(let bar): addLegacyTabs(bar, target)
    case .bottomAppBar(let bar): addBottomAppBar(bar, target)
    case .bottomNavigationBar(let bar): addBottomNavigation(bar, target)
    case .stack(let stack): addStack(stack, target)
    }
    addFrame(view, target)
  }

  private mutating func addFrame(_ view: CustomView, _ target: String) {
    if let frame = view.frame {
      if frame.width == nil || frame.height == nil { addFitting(view, target) }
      set("\(target).frame.origin.x", frame.x)
      set("\(target).frame.origin.y", frame.y)
      set("\(target).frame.size.width", frame.width)
      set("\(target).frame.size.height", frame.height)
    }
    if let mask = view.autoresizingMask {
      let words = mask.map { ".\($0.rawValue)" }.joined(separator: ", ")
      set("\(target).autoresizingMask", "[\(words)]")
    }
  }

  /// A stack view does not size itself to fit: its size is its constraints'.
  private mutating func addFitting(_ view: CustomView, _ target: String) {
    guard case .stack = view.kind else { return add("\(target).sizeToFit()") }
    let fitting = "systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"
    add("\(target).frame.size = \(target).\(fitting)")
  }

  private mutating func addPlain(_ view: PlainView, _ target: String) {
    set("\(target).backgroundColor", view.backgroundColor.map(SwiftValue.color))
    if view.cornerRadius != 0 { set("\(target).layer.cornerRadius", view.cornerRadius) }
    if view.clipsToBounds { set("\(target).clipsToBounds", true) }
    set("\(target).isUserInteractionEnabled", view.isUserInteractionEnabled)
    set("\(target).accessibilityLabel", view.accessibilityLabel.map(SwiftValue.string))
    switch view.contents {
    case .none: break
    case .label(let label): addLabel(label, target)
    case .image(let image): addImage(image, target)
    }
  }

  private mutating func addLabel(_ label: LabelContents, _ target: String) {
    set("\(target).text", label.text.map { SwiftValue.string($0.string) })
    set(
      "\(target).font", label.font.map { SwiftValue.font($0, standard: "\(target).font") })
    set("\(target).textColor", label.textColor.map(SwiftValue.color))
    if label.textAlignment != .natural {
      set("\(target).textAlignment", ".\(label.textAlignment.rawValue)")
    }
  }

  /// Outside of bars only an icon is drawn in the tint by itself.
  private mutating func addImage(_ view: ImageContents, _ target: String) {
    let isIcon = if case .icon? = view.image { true } else { false }
    let template = isIcon ? "?.withRenderingMode(.alwaysTemplate)" : ""
    set("\(target).image", view.image.map { SwiftValue.image(rendered: $0) + template })
    set("\(target).tintColor", view.tintColor.map(SwiftValue.color))
    if view.contentMode != .scaleToFill {
      set("\(target).contentMode", ".\(view.contentMode.rawValue)")
    }
  }

  /// A navigation bar by itself mirrors an item that is made for it, unless it is a bar of the screen.
  private mutating func addNavigationBar(_ bar: MaterialNavigationBar, _ target: String) {
    need(import: "MaterialComponents.MaterialNavigationBar", pod: "NavigationBar")
    addTheme(bar.theme, to: target, component: "NavigationBar")
    addNavigationBar(bar.view, target)
    let mirrored = bar.view.mirroring(bar.navigationItem)
    guard target != "navigationBar", mirrored != NavigationItem() else { return }
    let item = freshName("item")
    add("let \(item) = UINavigationItem()")
    addItem(mirrored, item)
    add("\(target).observe(\(item))")
  }

  private mutating func addButtonBar(_ bar: ButtonBarView, _ target: String) {
    need(import: "MaterialComponents.MaterialButtonBar", pod: "ButtonBar")
    set("\(target).backgroundColor", bar.look.backgroundColor.map(SwiftValue.color))
    set("\(target).tintColor", bar.look.tintColor.map(SwiftValue.color))
    if !bar.setsLayoutPositionAfterItems { addPosition(bar, target) }
    set("\(target).buttonTitleBaseline", bar.buttonTitleBaseline)
    addButtons(bar.look, target)
    addButtons(bar.items, to: "\(target).items", named: "item")
    if bar.setsLayoutPositionAfterItems { addPosition(bar, target) }
  }

  private mutating func addPosition(_ bar: ButtonBarView, _ target: String) {
    guard bar.layoutPosition != .none else { return }
    set("\(target).layoutPosition", ".\(bar.layoutPosition.rawValue)")
  }

  private mutating func addHeaderStack(_ stack: HeaderStackView, _ target: String) {
    need(import: "MaterialComponents.MaterialHeaderStackView", pod: "HeaderStackView")
    set("\(target).backgroundColor", stack.backgroundColor.map(SwiftValue.color))
    if let view = stack.topBar { set("\(target).topBar", addView(view, named: "topBar")) }
    if let view = stack.bottomBar {
      set("\(target).bottomBar", addView(view, named: "bottomBar"))
    }
  }

  private mutating func addStack(_ stack: StackView, _ target: String) {
    if stack.axis != .horizontal { set("\(target).axis", ".\(stack.axis.rawValue)") }
    if stack.spacing != 0 { set("\(target).spacing", stack.spacing) }
    set("\(target).alignment", ".\(stack.alignment.rawValue)")
    if stack.layoutMargins != .zero {
      let margins = stack.layoutMargins
      set("\(target).isLayoutMarginsRelativeArrangement", true)
      set(
        "\(target).directionalLayoutMargins",
        "NSDirectionalEdgeInsets(top: \(shortDecimal(margins.top)), "
          + "leading: \(shortDecimal(margins.left)), bottom: \(shortDecimal(margins.bottom)), "
          + "trailing: \(shortDecimal(margins.right)))")
    }
    set("\(target).backgroundColor", stack.backgroundColor.map(SwiftValue.color))
    if stack.cornerRadius != 0 { set("\(target).layer.cornerRadius", stack.cornerRadius) }
    for view in stack.arrangedSubviews {
      let name = addView(view, named: "arrangedView")
      add("\(target).addArrangedSubview(\(name))")
      addConstraints(view.frame, of: name, in: stack)
    }
  }

  /// A stack view heeds no frames. One that fills its views may stretch them across its axis.
  private mutating func addConstraints(
    _ frame: ViewFrame?, of name: String, in stack: StackView
  ) {
    let isHorizontal = stack.axis == .horizontal
    for (anchor, length, isAcross) in [
      ("widthAnchor", frame?.width, !isHorizontal), ("heightAnchor", frame?.height, isHorizontal),
    ] {
      guard let length else { continue }
      let relation =
        isAcross && stack.alignment == .fill
        ? "greaterThanOrEqualToConstant" : "equalToConstant"
      add("\(name).\(anchor).constraint(\(relation): \(shortDecimal(length))).isActive = true")
    }
  }
}
