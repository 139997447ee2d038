import BarPrimitives
import BarSpec

extension SwiftText {
  /// A function for what a navigation bar mirrors, where the document says any of it: what it says of
  /// the bar alone would be lost as soon as the bar mirrors the item.
  mutating func addItemFunction(_ item: NavigationItem, number: Int) {
    guard item != NavigationItem() else { return }
    add("")
    block(
      "func configureItem\(number)(_ navigationItem: UINavigationItem, "
        + "with containerScheme: MDCContainerScheme)"
    ) { $0.addItem(item, "navigationItem") }
  }

  /// UINavigationItem, as far as MDCNavigationBar mirrors it.
  mutating func addItem(_ item: NavigationItem, _ target: String) {
    set("\(target).title", item.title.map { SwiftValue.string($0.string) })
    if let view = item.titleView {
      set("\(target).titleView", addView(view, named: "titleView"))
    }
    addButtons(item.leftBarButtonItems, to: "\(target).leftBarButtonItems", named: "leftItem")
    addButtons(item.rightBarButtonItems, to: "\(target).rightBarButtonItems", named: "rightItem")
    set("\(target).hidesBackButton", item.hidesBackButton)
    set("\(target).leftItemsSupplementBackButton", item.leftItemsSupplementBackButton)
  }

  mutating func addButtons(_ items: [BarButtonItem], to property: String, named name: String) {
    guard !items.isEmpty else { return }
    let names = items.map { addButton($0, named: name) }
    set(property, "[\(names.joined(separator: ", "))]")
  }

  /// UIBarButtonItem; its variable's name.
  mutating func addButton(_ item: BarButtonItem, named base: String) -> String {
    let view = item.customView.map { addView($0, named: "customView") }
    let name = freshName(base)
    add("let \(name) = UIBarButtonItem(\(view.map { "customView: \($0)" } ?? ""))")
    set("\(name).title", item.title.map { SwiftValue.string($0.string) })
    if item.image == .backChevron {
      add("// \(name).image: the arrow that MDCAppBarViewController makes for itself.")
    } else {
      set("\(name).image", item.image.map(SwiftValue.image(rendered:)))
    }
    if !item.isEnabled { set("\(name).isEnabled", false) }
    set("\(name).tintColor", item.tintColor.map(SwiftValue.color))
    if let attributes = item.titleTextAttributes {
      let pairs = dictionary(attributes, font: "MDCTypography.buttonFont()")
      add("\(name).setTitleTextAttributes(\(pairs), for: .normal)")
    }
    if item.style == .done { set("\(name).style", ".done") }
    set("\(name).width", item.width)
    if item.tag != 0 { set("\(name).tag", "\(item.tag)") }
    addAccessibility(
      item.accessibilityLabel, item.accessibilityHint, item.accessibilityIdentifier, of: name)
    return name
  }

  /// What is read aloud, and what tests call it.
  mutating func addAccessibility(
    _ label: String?, _ hint: String?, _ identifier: String?, of target: String
  ) {
    set("\(target).accessibilityLabel", label.map(SwiftValue.string))
    set("\(target).accessibilityHint", hint.map(SwiftValue.string))
    set("\(target).accessibilityIdentifier", identifier.map(SwiftValue.string))
  }
}
