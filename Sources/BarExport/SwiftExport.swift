import BarPrimitives
import BarSpec

extension BarModel {
  /// Swift that configures the real components to the document's look, with imports and, as comments,
  /// the pods. What a bar's code cannot say is told in a comment where it would stand.
  public func swiftSource() -> String {
    var text = SwiftText()
    text.need(import: "UIKit")
    let isMaterial = bars.contains(where: \.isMaterial)
    if isMaterial { text.addScheme(scheme) }
    let outcome = appearanceOutcome()
    text.addProxies(outcome.proxies)
    var uikit = outcome.bars[...]
    for (index, bar) in bars.enumerated() {
      if case .uikit(let own) = bar, let first = uikit.popFirst() {
        text.add(own, first, number: index + 1)
      } else {
        text.add("")
        text.add(bar, number: index + 1)
      }
    }
    if text.needsScheme, !isMaterial {
      text.add("")
      text.addScheme(scheme)
    }
    let pods = text.pods.map { "// pod 'MaterialComponents/\($0)'\n" }.joined()
    let imports = text.imports.sorted().map { "import \($0)\n" }.joined()
    return (pods.isEmpty ? "" : pods + "\n") + imports + "\n"
      + text.lines.drop { $0.isEmpty }.map { $0 + "\n" }.joined()
  }
}

extension Bar {
  fileprivate var isMaterial: Bool {
    switch self {
    case .appBar, .flexibleHeader: true
    case .view(let view): view.view.isMaterial
    case .uikit: false
    }
  }
}

extension CustomView {
  fileprivate var isMaterial: Bool {
    switch kind {
    case .tabBarView, .legacyTabBar, .navigationBar: true
    case .plain, .buttonBar, .headerStack, .stack: false
    }
  }
}

extension SwiftText {
  /// A function for each bar: the screen's first is 1.
  fileprivate mutating func add(_ bar: Bar, number: Int) {
    switch bar {
    case .appBar(let bar): addAppBar(bar, number: number)
    case .flexibleHeader(let bar): addFlexibleHeader(bar, number: number)
    case .uikit: break
    case .view(let bar):
      switch bar.view.kind {
      case .tabBarView(let tabBar): addTabBar(tabBar, number: number)
      case .legacyTabBar:
        add("// \(bar.id.path): MDCTabBar is deprecated; barrender migrate makes it a tabBarView")
      case .navigationBar(let bar): addNavigationBar(bar, number: number)
      case .plain, .buttonBar, .headerStack, .stack:
        add("// \(bar.id.path): a view of one's own, to be made by hand")
      }
    }
  }

  private mutating func addAppBar(_ bar: AppBar, number: Int) {
    need(import: "MaterialComponents.MaterialAppBar", pod: "AppBar")
    let controller = "appBarViewController"
    block(
      "func configureBar\(number)(_ \(controller): MDCAppBarViewController, "
        + "with containerScheme: MDCContainerScheme)"
    ) { text in
      text.addTheme(bar.theme, to: controller, component: "AppBar")
      text.addHeader(bar.headerView, bar.headerController, controller)
      text.addNavigationBar(bar.navigationBar, "\(controller).navigationBar")
    }
    addItem(bar.navigationItem, number: number)
  }

  private mutating func addFlexibleHeader(_ bar: FlexibleHeader, number: Int) {
    need(import: "MaterialComponents.MaterialFlexibleHeader", pod: "FlexibleHeader")
    let controller = "headerViewController"
    block(
      "func configureBar\(number)(_ \(controller): MDCFlexibleHeaderViewController, "
        + "with containerScheme: MDCContainerScheme)"
    ) { $0.addHeader(bar.headerView, bar.headerController, controller) }
  }

  private mutating func addNavigationBar(_ bar: MaterialNavigationBar, number: Int) {
    need(import: "MaterialComponents.MaterialNavigationBar", pod: "NavigationBar")
    block(
      "func configureBar\(number)(_ navigationBar: MDCNavigationBar, "
        + "with containerScheme: MDCContainerScheme)"
    ) { text in
      text.addTheme(bar.theme, to: "navigationBar", component: "NavigationBar")
      text.addNavigationBar(bar.view, "navigationBar")
    }
    addItem(bar.navigationItem, number: number)
  }
}

extension SwiftText {
  /// The calls of a theme, in their order.
  mutating func addTheme(_ theme: MaterialTheme, to target: String, component: String) {
    for step in theme.steps {
      switch step {
      case .primary, .surface:
        need(
          import: "MaterialComponents.Material\(component)_Theming",
          pod: "\(component)+Theming")
        let variant = step == .primary ? "Primary" : "Surface"
        add("\(target).apply\(variant)Theme(withScheme: containerScheme)")
      case .colorThemer: addThemer("ColorThemer", "applySemanticColorScheme(", target, component)
      case .surfaceColorThemer:
        addThemer("ColorThemer", "applySurfaceVariant(withColorScheme: ", target, component)
      case .legacyColorThemer: addLegacyThemer(target, component)
      case .typographyThemer:
        addThemer("TypographyThemer", "applyTypographyScheme(", target, component)
      }
    }
  }

  /// A basic scheme, from before the semantic ones, has little more than a primary colour.
  private mutating func addLegacyThemer(_ target: String, _ component: String) {
    need(import: "MaterialComponents.MaterialThemes", pod: "Themes")
    need(
      import: "MaterialComponents.Material\(component)_ColorThemer", pod: "\(component)+ColorThemer"
    )
    add("let basicScheme = MDCBasicColorScheme(")
    add("  primaryColor: containerScheme.colorScheme.primaryColor)")
    add("MDC\(component)ColorThemer.applyColorScheme(basicScheme, to: \(target))")
  }

  private mutating func addThemer(
    _ themer: String, _ call: String, _ target: String, _ component: String
  ) {
    need(
      import: "MaterialComponents.Material\(component)_\(themer)", pod: "\(component)+\(themer)")
    let scheme = themer == "ColorThemer" ? "colorScheme" : "typographyScheme"
    add("MDC\(component)\(themer).\(call)containerScheme.\(scheme), to: \(target))")
  }
}
