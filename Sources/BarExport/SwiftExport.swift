import BarPrimitives
import BarSpec

extension BarModel {
  /// Swift that configures the real components to the document's look, with imports and, as comments,
  /// the pods. `leftOut` is what the document says and code cannot: it ends the text, as comments.
  public func swiftSource(leftOut: [ValueWithoutCode]) -> String {
    var text = SwiftText()
    text.need(import: "UIKit")
    let isMaterial = bars.contains(where: \.isMaterial)
    if isMaterial { text.addScheme(scheme) }
    let outcome = appearanceOutcome()
    text.addProxies(outcome.proxies)
    text.addTintedViews(outcome, of: bars)
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
    let lines = Array(text.lines.drop { $0.isEmpty }) + text.declarations + comments(of: leftOut)
    return (pods.isEmpty ? "" : pods + "\n") + imports + "\n" + lines.map { $0 + "\n" }.joined()
  }

  private func comments(of leftOut: [ValueWithoutCode]) -> [String] {
    guard !leftOut.isEmpty else { return [] }
    return ["", "// What the document says and no code here does:"]
      + leftOut.map { "// - \($0.path): \($0.reason.sentence)" }
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
    case .tabBarView, .legacyTabBar, .navigationBar, .bottomAppBar, .bottomNavigationBar: true
    case .plain, .buttonBar, .headerStack, .flexibleHeader, .stack: false
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
    case .view(let bar): add(bar.view, number: number)
    }
  }

  private mutating func addAppBar(_ bar: AppBar, number: Int) {
    need(import: "MaterialComponents.MaterialAppBar", pod: "AppBar")
    let controller = "appBarViewController"
    block(
      "func configureBar\(number)(_ \(controller): MDCAppBarViewController, "
        + "with containerScheme: MDCContainerScheme)"
    ) { text in
      if bar.isInjected { text.addInjection() }
      text.addTheme(bar.theme, to: controller, component: "AppBar")
      text.addHeader(
        bar.headerView, bar.headerController, controller, casting: .mdcShadowLayer)
      text.addNavigationBar(bar.navigationBar, "\(controller).navigationBar")
      text.addStack(bar.stack, controller)
    }
    addItemFunction(bar.navigationBar.mirroring(bar.navigationItem), number: number)
  }

  /// What the bar's controller does by itself, and where this code has its place.
  private mutating func addInjection() {
    add("// MDCAppBarNavigationController makes this bar for the screen that it pushes, which is")
    add("// then the bar's topLayoutGuideViewController. Call this in its delegate's")
    add("// appBarNavigationController(_:willAdd:asChildOf:).")
  }

  private mutating func addStack(_ stack: AppBarStack, _ controller: String) {
    if stack.offset != 0 { set("\(controller).headerStackViewOffset", stack.offset) }
    if let view = stack.bottomBar {
      set("\(controller).headerStackView.bottomBar", addView(view, named: "bottomBar"))
    }
    if stack.adjustsHeight {
      set("\(controller).shouldAdjustHeightBasedOnHeaderStackView", true)
    }
  }

  private mutating func addFlexibleHeader(_ bar: FlexibleHeader, number: Int) {
    need(import: "MaterialComponents.MaterialFlexibleHeader", pod: "FlexibleHeader")
    let controller = "headerViewController"
    block(
      "func configureBar\(number)(_ \(controller): MDCFlexibleHeaderViewController, "
        + "with containerScheme: MDCContainerScheme)"
    ) { $0.addHeader(bar.headerView, bar.headerController, controller, casting: .calayer) }
  }

  /// A view of its own as a bar.
  private mutating func add(_ view: CustomView, number: Int) {
    let (parameter, type) = view.parameter
    function("configureBar\(number)", "_ \(parameter): \(type)", isThemed: view.isMaterial) {
      $0.configure(parameter, as: view)
    }
    guard case .navigationBar(let bar) = view.kind else { return }
    addItemFunction(bar.view.mirroring(bar.navigationItem), number: number)
  }
}

extension CustomView {
  /// What the function of a bar calls it, and its class.
  fileprivate var parameter: (name: String, type: String) {
    switch kind {
    case .tabBarView, .legacyTabBar: ("tabBar", className)
    case .navigationBar: ("navigationBar", className)
    case .bottomAppBar: ("bottomAppBar", className)
    case .bottomNavigationBar: ("bottomNavigationBar", className)
    case .buttonBar: ("buttonBar", className)
    case .headerStack: ("headerStackView", className)
    case .flexibleHeader: ("headerView", className)
    case .plain, .stack: ("view", className)
    }
  }
}
