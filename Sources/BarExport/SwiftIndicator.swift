import BarPrimitives
import BarSpec

/// The two bars of tabs, whose indicator templates have the same form and other names.
enum TabBarClass {
  case tabBarView, tabBar

  /// In front of the names of its templates' types.
  fileprivate var prefix: String {
    switch self {
    case .tabBarView: "MDCTabBarViewIndicator"
    case .tabBar: "MDCTabBarIndicator"
    }
  }

  fileprivate var underline: String {
    switch self {
    case .tabBarView: "MDCTabBarViewUnderlineIndicatorTemplate()"
    case .tabBar: "MDCTabBarUnderlineIndicatorTemplate()"
    }
  }

  /// What its context says a content frame is.
  fileprivate var contentFrame: TabIndicatorTemplate.ContentFrame {
    switch self {
    case .tabBarView: .title
    case .tabBar: .union
    }
  }
}

extension SwiftText {
  /// An expression for a template; one that is not the underline is a class of the file.
  mutating func indicator(_ template: TabIndicatorTemplate, of bar: TabBarClass) -> String {
    if template.isUnderline { return bar.underline }
    let type = declare("IndicatorTemplate", "NSObject, \(bar.prefix)Template") { text in
      text.block(
        "func indicatorAttributes(for context: \(bar.prefix)Context) -> \(bar.prefix)Attributes"
      ) { text in
        text.addRoom(template, of: bar)
        text.addPath(template)
        text.add("let attributes = \(bar.prefix)Attributes()")
        text.add("attributes.path = path")
        text.add("return attributes")
      }
    }
    return "\(type)()"
  }

  private mutating func addRoom(_ template: TabIndicatorTemplate, of bar: TabBarClass) {
    let measured = [template.horizontal, template.vertical]
    if measured.contains(.title) {
      add("// The title's label: a template is not told of its letters.")
    }
    if measured.contains(.contentFrame), template.contentFrame != bar.contentFrame {
      add("// contentFrame \(template.contentFrame.rawValue): the bar tells another, its own.")
    }
    func reference(_ reference: TabIndicatorTemplate.Reference) -> String {
      reference == .bounds ? "context.bounds" : "context.contentFrame"
    }
    let (across, down) = (reference(template.horizontal), reference(template.vertical))
    let insets = template.insets
    add("let insets = \(SwiftValue.insets(insets))")
    if insets.left != insets.right {
      add("let direction = UIView.userInterfaceLayoutDirection(for: .unspecified)")
      add("let left = direction == .rightToLeft ? insets.right : insets.left")
    } else {
      add("let left = insets.left")
    }
    add("let room = CGRect(")
    add("  x: \(across).minX + left, y: \(down).minY + insets.top,")
    add("  width: \(across).width - insets.left - insets.right,")
    add("  height: \(down).height - insets.top - insets.bottom)")
  }

  private mutating func addPath(_ template: TabIndicatorTemplate) {
    let width = template.width.map(shortDecimal) ?? "room.width"
    let height = template.height.map(shortDecimal) ?? "room.height"
    let y =
      switch template.alignment {
      case .top: "room.minY"
      case .center: "room.midY - size.height / 2"
      case .bottom: "room.maxY - size.height"
      }
    add("let size = CGSize(width: \(width), height: \(height))")
    add("let rect = CGRect(")
    add("  x: room.midX - size.width / 2, y: \(y), width: size.width, height: size.height)")
    add("let radius = min(\(shortDecimal(template.cornerRadius)), rect.width / 2, rect.height / 2)")
    guard let stroke = template.strokeWidth else {
      add("let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)")
      return
    }
    add("let line = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.copy(")
    add("  strokingWithWidth: \(shortDecimal(stroke)), lineCap: .butt, lineJoin: .miter,")
    add("  miterLimit: 10)")
    add("let path = UIBezierPath(cgPath: line)")
  }
}

extension TabIndicatorTemplate {
  /// Whether it draws what the components' own template draws.
  fileprivate var isUnderline: Bool { self == TabIndicatorTemplate(.underline) }
}
