import BarPrimitives
import BarSpec

extension SwiftText {
  /// MDCBottomAppBarView.
  mutating func addBottomAppBar(_ bar: BottomAppBar, _ target: String) {
    need(import: "MaterialComponents.MaterialBottomAppBar", pod: "BottomAppBar")
    addThemers(bar.theme, target)
    set("\(target).barTintColor", bar.colors.barTintColor.map(SwiftValue.color))
    set("\(target).shadowColor", bar.colors.shadowColor.map(SwiftValue.color))
    set(
      "\(target).leadingBarItemsTintColor",
      bar.colors.leadingBarItemsTintColor.map(SwiftValue.color))
    set(
      "\(target).trailingBarItemsTintColor",
      bar.colors.trailingBarItemsTintColor.map(SwiftValue.color))
    set("\(target).enableRippleBehavior", bar.touchFeedback.enableRippleBehavior)
    set("\(target).rippleColor", bar.touchFeedback.rippleColor.map(SwiftValue.color))
    set("\(target).elevation", bar.elevation)
    addFloatingButton(bar, target)
    addButtons(
      bar.leadingBarButtonItems, to: "\(target).leadingBarButtonItems", named: "leadingItem")
    addButtons(
      bar.trailingBarButtonItems, to: "\(target).trailingBarButtonItems", named: "trailingItem")
  }

  private mutating func addThemers(_ theme: MaterialTheme, _ target: String) {
    for step in theme.steps {
      let module = "MaterialComponents.MaterialBottomAppBar_ColorThemer"
      switch step {
      case .surfaceColorThemer:
        need(import: module, pod: "BottomAppBar+ColorThemer")
        add("MDCBottomAppBarColorThemer.applySurfaceVariant(")
        add("  withSemanticColorScheme: containerScheme.colorScheme, to: \(target))")
      case .legacyColorThemer: addLegacyThemer(target, "BottomAppBar")
      case .primary, .surface, .colorThemer, .typographyThemer: break
      }
    }
  }

  private mutating func addFloatingButton(_ bar: BottomAppBar, _ target: String) {
    let button = bar.floatingButton
    let name = "\(target).floatingButton"
    if let image = button.image {
      add("\(name).setImage(\(SwiftValue.image(rendered: image)), for: .normal)")
    }
    if let title = button.title {
      add("\(name).setTitle(\(SwiftValue.string(title.string)), for: .normal)")
      if button.isExtended { set("\(name).mode", ".expanded") }
    }
    if let font = button.titleFont {
      let font = SwiftValue.font(font, standard: "MDCTypography.buttonFont()")
      add("\(name).setTitleFont(\(font), for: .normal)")
    }
    addState("setBackgroundColor", button.backgroundColor, name)
    addButtonTint(bar, name)
    addState("setShadowColor", button.shadowColor, name)
    addAccessibility(
      button.accessibilityLabel, button.accessibilityHint, button.accessibilityIdentifier, of: name)
    if button.position != .center {
      set("\(target).floatingButtonPosition", ".\(button.position.rawValue)")
    }
    if button.elevation != .primary {
      set("\(target).floatingButtonElevation", ".\(button.elevation.rawValue)")
    }
    if button.isHidden { set("\(target).isFloatingButtonHidden", true) }
    if button.verticalOffset != 0 {
      set("\(target).floatingButtonVerticalOffset", button.verticalOffset)
    }
  }

  /// A button without a tint of its own would draw its image in the app's tint, beside a white title.
  private mutating func addButtonTint(_ bar: BottomAppBar, _ name: String) {
    let isThemed = bar.theme.steps.contains(.surfaceColorThemer)
    let standard =
      isThemed || bar.floatingButton.image == nil ? nil : ColorValue(.fixed(.white))
    let tint = bar.floatingButton.tintColor ?? standard
    addState("setImageTintColor", tint, name)
    addState("setTitleColor", bar.floatingButton.tintColor, name)
  }

  private mutating func addState(_ setter: String, _ color: ColorValue?, _ target: String) {
    if let color { add("\(target).\(setter)(\(SwiftValue.color(color)), for: .normal)") }
  }
}
