import BarPrimitives
import BarSpec

extension SwiftText {
  /// What the document says of a navigation bar.
  mutating func addNavigationBar(_ bar: NavigationBar, _ target: String) {
    set("\(target).backgroundColor", bar.backgroundColor.map(SwiftValue.color))
    set("\(target).tintColor", bar.tintColor.map(SwiftValue.color))
    set("\(target).titleAlignment", bar.titleAlignment.map { ".\($0.rawValue)" })
    set("\(target).titleViewLayoutBehavior", bar.titleViewLayoutBehavior.map { ".\($0.rawValue)" })
    set("\(target).titleInsets", bar.titleInsets.map(SwiftValue.insets))
    set("\(target).allowAnyTitleFontSize", bar.allowAnyTitleFontSize)
    set(
      "\(target).titleFont",
      bar.titleFont.map { SwiftValue.font($0, standard: "\(target).titleFont") })
    set("\(target).titleTextColor", bar.titleTextColor.map(SwiftValue.color))
    set(
      "\(target).leadingBarItemsTintColor", bar.leadingBarItemsTintColor.map(SwiftValue.color))
    set(
      "\(target).trailingBarItemsTintColor", bar.trailingBarItemsTintColor.map(SwiftValue.color))
    addButtons(bar, target)
    if let attributes = bar.titleTextAttributes {
      set("\(target).titleTextAttributes", dictionary(attributes, font: "\(target).titleFont"))
    }
    if bar.mutatesTextColor {
      need(import: "MaterialComponents.MaterialNavigationBar", pod: "NavigationBar")
      add("MDCNavigationBarTextColorAccessibilityMutator().mutate(\(target))")
    }
    if bar.backItem == BarButtonItem(image: .backChevron) {
      add(
        "// \(target).backItem: MDCAppBarViewController makes this arrow where a stack leads back;"
          + " a bar by itself needs an item with an image of the app's own.")
    } else if let item = bar.backItem {
      set("\(target).backItem", addButton(item, named: "backItem"))
    }
  }

  /// What navigation bars and button bars have in common: their buttons' titles and feedback.
  mutating func addButtons(_ bar: NavigationBar, _ target: String) {
    set("\(target).uppercasesButtonTitles", bar.uppercasesButtonTitles)
    let looks = bar.stateLooks
    for (state, color, font) in [
      ("normal", bar.buttonsTitleColor, bar.buttonsTitleFont),
      ("highlighted", looks.highlightedColor, looks.highlightedFont),
      ("selected", looks.selectedColor, looks.selectedFont),
      ("disabled", looks.disabledColor, looks.disabledFont),
    ] {
      if let color {
        add("\(target).setButtonsTitleColor(\(SwiftValue.color(color)), for: .\(state))")
      }
      if let font {
        let font = SwiftValue.font(font, standard: "MDCTypography.buttonFont()")
        add("\(target).setButtonsTitleFont(\(font), for: .\(state))")
      }
    }
    let feedback = bar.touchFeedback
    set("\(target).enableRippleBehavior", feedback.enableRippleBehavior)
    set("\(target).inkColor", feedback.inkColor.map(SwiftValue.color))
    set("\(target).rippleColor", feedback.rippleColor.map(SwiftValue.color))
  }

  /// NSAttributedString's attributes; `font` is refined where their font has no base.
  mutating func dictionary(_ attributes: TextAttributes, font standard: String) -> String {
    let pairs = [
      attributes.font.map { ".font: \(SwiftValue.font($0, standard: standard))" },
      attributes.foregroundColor.map { ".foregroundColor: \(SwiftValue.color($0))" },
      attributes.kern.map { ".kern: \(shortDecimal($0))" },
      attributes.shadow.map { ".shadow: \(addShadow($0))" },
    ].compactMap { $0 }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// The name of the NSShadow.
  mutating func addShadow(_ shadow: TextShadow) -> String {
    let name = freshName("shadow")
    add("let \(name) = NSShadow()")
    set("\(name).shadowColor", shadow.shadowColor.map(SwiftValue.color))
    add("\(name).shadowOffset = \(SwiftValue.size(width: shadow.dx, height: shadow.dy))")
    set("\(name).shadowBlurRadius", shadow.shadowBlurRadius)
    return name
  }
}
