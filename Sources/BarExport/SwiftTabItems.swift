import BarPrimitives
import BarSpec

extension SwiftText {
  /// The tabs, each a variable, and which is selected.
  mutating func addTabItems(_ bar: TabBarView, _ target: String) {
    guard !bar.items.isEmpty else { return }
    let names = bar.items.map { item in
      let name = addTabItem(item)
      // Against its documentation, the component draws a badge without a colour of its own clear.
      if item.badgeValue != nil, item.badgeColor == nil {
        let color = bar.badges.backgroundColor.map(SwiftValue.color)
        set("\(name).badgeColor", color ?? Self.documentedBadge)
      }
      return name
    }
    set("\(target).items", "[\(names.joined(separator: ", "))]")
    if let selected = bar.selectedItem, names.indices.contains(selected) {
      set("\(target).selectedItem", names[selected])
    }
  }

  /// #D32F2F.
  private static let documentedBadge = SwiftValue.color(
    ColorValue(.fixed(Color(rgb: 0xD32F2F))))

  /// A tab of either bar; its variable's name.
  mutating func addTabItem(_ item: TabBarItem) -> String {
    let view = item.customView.map { addTabView($0) }
    let name = freshName("tab")
    if let view {
      add("let \(name) = MDCTabBarItem()")
      set("\(name).mdc_customView", view)
      if let tag = item.tag { set("\(name).tag", "\(tag)") }
    } else {
      let title = item.title.map { SwiftValue.string($0.string) } ?? "nil"
      let image = item.image.map(SwiftValue.image(rendered:)) ?? "nil"
      add("let \(name) = UITabBarItem(title: \(title), image: \(image), tag: \(item.tag ?? 0))")
    }
    set("\(name).selectedImage", item.selectedImage.map(SwiftValue.image(rendered:)))
    set("\(name).badgeValue", item.badgeValue.map { SwiftValue.string($0.string) })
    set("\(name).badgeColor", item.badgeColor.map(SwiftValue.color))
    if !item.isEnabled { set("\(name).isEnabled", false) }
    if let large = item.largeContent {
      set("\(name).largeContentSizeImage", SwiftValue.image(rendered: large.image))
      if large.insets != .zero {
        set("\(name).largeContentSizeImageInsets", SwiftValue.insets(large.insets))
      }
    }
    addAccessibility(
      item.accessibilityLabel, item.accessibilityHint, item.accessibilityIdentifier, of: name)
    return name
  }

  /// The view in one that tells the bar its size and its content frame.
  private mutating func addTabView(_ custom: TabCustomView) -> String {
    declare(once: Self.tabView)
    let content = addView(custom.view, named: "content")
    let name = freshName("tabView")
    add("let \(name) = TabView(\(content))")
    if let frame = custom.contentFrame {
      set(
        "\(name).ownContentFrame",
        "CGRect(x: \(shortDecimal(frame.minX)), y: \(shortDecimal(frame.minY)), "
          + "width: \(shortDecimal(frame.width)), height: \(shortDecimal(frame.height)))")
    }
    return name
  }

  private static let tabView = [
    "/// What a tab shows instead of title and image.",
    "final class TabView: UIView, MDCTabBarItemCustomViewing {",
    "  private let content: UIView",
    "  private let contentSize: CGSize",
    "  /// What an indicator template is told; nil: where the content is.",
    "  var ownContentFrame: CGRect?",
    "  override var intrinsicContentSize: CGSize { contentSize }",
    "  var contentFrame: CGRect { ownContentFrame ?? centeredFrame }",
    "",
    "  init(_ content: UIView) {",
    "    self.content = content",
    "    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)",
    "    let size = content.frame.size",
    "    contentSize = CGSize(",
    "      width: size.width > 0 ? size.width : fitting.width,",
    "      height: size.height > 0 ? size.height : fitting.height)",
    "    super.init(frame: CGRect(origin: .zero, size: contentSize))",
    "    addSubview(content)",
    "  }",
    "",
    "  private var centeredFrame: CGRect {",
    "    CGRect(",
    "      x: bounds.midX - contentSize.width / 2, y: bounds.midY - contentSize.height / 2,",
    "      width: contentSize.width, height: contentSize.height)",
    "  }",
    "",
    "  override func layoutSubviews() {",
    "    super.layoutSubviews()",
    "    content.frame = centeredFrame",
    "  }",
    "",
    "  required init?(coder: NSCoder) { nil }",
    "",
    "  func setSelected(_ selected: Bool, animated: Bool) {}",
    "}",
  ]
}
