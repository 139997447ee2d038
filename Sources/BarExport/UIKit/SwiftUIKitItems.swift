import BarPrimitives
import BarSpec
import BarTheme

extension SwiftText {
  /// What the document says of a navigation item but its slots; `own` is what a button has of its own.
  mutating func addUIKitItem(
    _ item: UIKitNavigationItem,
    own: (ButtonPlace.List, Int) -> [AppearanceOutcome.Setting]
  ) {
    let target = "navigationItem"
    set("\(target).title", item.title.map { SwiftValue.string($0.string) })
    set("\(target).prompt", item.prompt.map { SwiftValue.string($0.string) })
    if item.largeTitleDisplayMode != .automatic {
      set("\(target).largeTitleDisplayMode", ".\(item.largeTitleDisplayMode.rawValue)")
    }
    set("\(target).backButtonTitle", item.backButtonTitle.map { SwiftValue.string($0.string) })
    if item.backButtonDisplayMode != .default {
      set("\(target).backButtonDisplayMode", ".\(item.backButtonDisplayMode.rawValue)")
    }
    if item.hidesBackButton { set("\(target).hidesBackButton", true) }
    if item.leftItemsSupplementBackButton { set("\(target).leftItemsSupplementBackButton", true) }
    if item.style != .navigator { set("\(target).style", ".\(item.style.rawValue)") }
    if let back = item.backBarButtonItem {
      addButton(back, named: "backBarButtonItem", own(.back, 0))
      set("\(target).backBarButtonItem", "backBarButtonItem")
    }
    addButtons(item.leftBarButtonItems, to: "\(target).leftBarButtonItems", "leftItem") {
      own(.left, $0)
    }
    addButtons(item.rightBarButtonItems, to: "\(target).rightBarButtonItems", "rightItem") {
      own(.right, $0)
    }
    if let view = item.titleView {
      set("\(target).titleView", addView(view, named: "titleView"))
    }
    guard let search = item.searchBar else { return }
    add("let searchController = UISearchController(searchResultsController: nil)")
    set(
      "searchController.searchBar.placeholder",
      search.placeholder.map { SwiftValue.string($0.string) })
    set("\(target).searchController", "searchController")
    set("\(target).hidesSearchBarWhenScrolling", search.hidesWhenScrolling)
  }

  mutating func addButtons(
    _ items: [UIKitButton], to property: String, _ name: String,
    own: (Int) -> [AppearanceOutcome.Setting]
  ) {
    guard !items.isEmpty else { return }
    for (index, item) in items.enumerated() {
      addButton(item, named: "\(name)\(index)", own(index))
    }
    set(property, "[" + items.indices.map { "\(name)\($0)" }.joined(separator: ", ") + "]")
  }

  private mutating func addButton(
    _ item: UIKitButton, named name: String, _ own: [AppearanceOutcome.Setting]
  ) {
    if let systemItem = item.systemItem {
      add(
        "let \(name) = UIBarButtonItem(barButtonSystemItem: .\(systemItem.rawValue), "
          + "target: nil, action: nil)")
    } else {
      add("let \(name) = UIBarButtonItem()")
    }
    set("\(name).title", item.title.map { SwiftValue.string($0.string) })
    set("\(name).image", item.image.map(SwiftValue.image(rendered:)))
    if let style = item.style, style != .plain { set("\(name).style", ".\(style.rawValue)") }
    if item.state == .disabled { set("\(name).isEnabled", false) }
    addItemProperties(own, to: name, font: .ofButton)
    set("\(name).width", item.width)
    if !item.possibleTitles.isEmpty {
      let titles = item.possibleTitles.map(SwiftValue.string).joined(separator: ", ")
      set("\(name).possibleTitles", "[\(titles)]")
    }
    addPictures(item.pictures, large: item.largeContentSizeImage, to: name)
    set("\(name).accessibilityLabel", item.accessibilityLabel.map(SwiftValue.string))
  }

  /// What UIBarItem has besides its image.
  private mutating func addPictures(
    _ pictures: BarItemPictures, large: BarButtonItem.Image?, to name: String
  ) {
    func insets(_ property: String, _ value: Insets) {
      if value != .zero { set("\(name).\(property)", SwiftValue.insets(value)) }
    }
    insets("imageInsets", pictures.insets)
    set("\(name).landscapeImagePhone", pictures.landscapePhone.map(SwiftValue.image(rendered:)))
    insets("landscapeImagePhoneInsets", pictures.landscapePhoneInsets)
    set("\(name).largeContentSizeImage", large.map(SwiftValue.image(rendered:)))
    insets("largeContentSizeImageInsets", pictures.largeContentSizeInsets)
  }

  /// Tabs, and the objects of their own, which count while they are selected.
  mutating func addTabs(_ tabs: [UIKitTabItem], _ outcome: AppearanceOutcome.Bar) {
    guard !tabs.isEmpty else { return }
    let places = outcome.items
    for (index, tab) in tabs.enumerated() {
      let name = "tab\(index)"
      let title = tab.title.map { SwiftValue.string($0.string) } ?? "nil"
      let image = tab.image.map(SwiftValue.image(rendered:)) ?? "nil"
      add("let \(name) = UITabBarItem(title: \(title), image: \(image), tag: \(index))")
      set("\(name).selectedImage", tab.selectedImage.map(SwiftValue.image(rendered:)))
      set("\(name).badgeValue", tab.badgeValue.map { SwiftValue.string($0.string) })
      if places.indices.contains(index) {
        addItemProperties(places[index].properties, to: name, font: .ofTab)
      }
      if !tab.isEnabled { set("\(name).isEnabled", false) }
      addPictures(tab.pictures, large: tab.largeContentSizeImage, to: name)
      set("\(name).accessibilityLabel", tab.accessibilityLabel.map(SwiftValue.string))
      guard places.indices.contains(index), !places[index].slots.isEmpty else { continue }
      add("// View controller level.")
      scope("do") { $0.addSlots(places[index].slots, of: .tabBar, to: name) }
    }
    set("tabBar.items", "[" + tabs.indices.map { "tab\($0)" }.joined(separator: ", ") + "]")
    if let selected = outcome.selectedTab { set("tabBar.selectedItem", "tab\(selected)") }
  }
}
