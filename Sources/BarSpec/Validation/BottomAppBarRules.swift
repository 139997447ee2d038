import BarPrimitives

extension Validator {
  mutating func bottomAppBar(_ object: DocumentObject) -> BottomAppBar {
    typealias Keys = BottomAppBarKeys
    var bar = BottomAppBar(
      theme: object.theme(Keys.theme) ?? .none,
      leadingBarButtonItems: barButtonItems(object, Keys.leadingBarButtonItems),
      trailingBarButtonItems: barButtonItems(object, Keys.trailingBarButtonItems),
      colors: BottomAppBarColors(
        barTintColor: object.color(Keys.barTintColor),
        shadowColor: object.color(Keys.shadowColor),
        leadingBarItemsTintColor: object.color(Keys.leadingBarItemsTintColor),
        trailingBarItemsTintColor: object.color(Keys.trailingBarItemsTintColor)),
      floatingButton: floatingButton(of: object), elevation: object.number(Keys.elevation),
      touchFeedback: TouchFeedback(
        enableRippleBehavior: object.flag(Keys.enableRippleBehavior),
        rippleColor: object.color(Keys.rippleColor)))
    bar.stated = StatedKeys(object)
    return bar
  }

  private mutating func floatingButton(of bar: DocumentObject) -> FloatingButton {
    typealias Keys = BottomAppBarKeys
    var button = FloatingButton()
    if let object = bar.object(Keys.floatingButton) {
      typealias Keys = FloatingButtonKeys
      button.image = image(object, Keys.image)
      button.title = object.sourcedText(Keys.title)
      button.titleFont = object.font(Keys.titleFont)
      button.backgroundColor = object.color(Keys.backgroundColor)
      button.tintColor = object.color(Keys.tintColor)
      button.shadowColor = object.color(Keys.shadowColor)
      button.accessibilityLabel = object.text(BarButtonItemKeys.accessibilityLabel)
      button.accessibilityHint = object.text(BarButtonItemKeys.accessibilityHint)
      button.accessibilityIdentifier = object.text(BarButtonItemKeys.accessibilityIdentifier)
    }
    button.position = bar.word(Keys.floatingButtonPosition) ?? .center
    button.elevation = bar.word(Keys.floatingButtonElevation) ?? .primary
    button.isHidden = bar.flag(Keys.floatingButtonHidden) ?? false
    button.verticalOffset = bar.number(Keys.floatingButtonVerticalOffset) ?? 0
    refuseMissedCut(of: button, in: bar)
    return button
  }

  /// The original takes the arc sine of more than 1 then.
  private mutating func refuseMissedCut(of button: FloatingButton, in bar: DocumentObject) {
    let key = BottomAppBarKeys.floatingButtonVerticalOffset
    guard !button.isHidden, !button.verticalOffsets.contains(button.verticalOffset) else { return }
    refuse(
      .cutBesideBar(offset: button.verticalOffset, radius: button.cutRadius), bar[key],
      bar.path / key.name)
  }
}
