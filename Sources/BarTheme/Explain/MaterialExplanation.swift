import BarPrimitives
import BarSpec

extension BarModel {
  /// Where the themed properties of Material's bars come from, those in one another included: the
  /// document, a role of the scheme, or the original's raw default. In paint order.
  public func themingExplanation() -> [ExplainedProperty] {
    let palette = Palette(self)
    let uikit = UIKitBars(self, palette)
    func views(in tint: InheritedTint) -> ViewResolver {
      ViewResolver(palette: palette, model: self, tint: tint)
    }
    let screen = views(in: uikit.tint(above: ElementID("")))
    var explanation = MaterialExplanation(
      reasons: ThemingReasons(
        scheme: scheme, traits: ColorTraits(traits, os: os), tint: screen.tint),
      views: screen, classes: SizeClasses(device))
    for (index, bar) in bars.enumerated() {
      let path = barPaths.indices.contains(index) ? barPaths[index] : (SpecPath() / "bars")[index]
      switch bar {
      case .appBar(let bar):
        explanation.views = views(in: uikit.tint(above: bar.id))
        explanation.add(
          bar, bar.resolved(on: self, palette, in: explanation.views.tint), at: path)
      case .view(let bar):
        explanation.views = views(in: uikit.tint(above: bar.id))
        explanation.add(bar.view, explanation.views.resolve(bar.view, id: bar.id))
      case .flexibleHeader(let bar):
        explanation.views = views(in: uikit.tint(above: bar.id))
        explanation.add(
          bar, bar.resolved(on: self, palette, in: explanation.views.tint), at: path)
      case .uikit(let bar):
        guard case .navigation(let items) = bar.content, let view = items.last?.titleView else {
          continue
        }
        explanation.views = views(in: uikit.tint(inside: bar))
        explanation.add(view, explanation.views.resolve(view, id: bar.id / "titleView"))
      }
    }
    let below = transition?.below.flatMap { $0.themingExplanation() } ?? []
    return below + containmentExplanation() + explanation.properties
  }
}

/// Walks through the bars of a document and what stands in them.
private struct MaterialExplanation {
  private(set) var reasons: ThemingReasons
  /// With the tint of what the bar stands in.
  var views: ViewResolver { didSet { reasons.tint = views.tint } }
  /// Of the screen.
  private let classes: SizeClasses
  private(set) var properties: [ExplainedProperty] = []

  init(reasons: ThemingReasons, views: ViewResolver, classes: SizeClasses) {
    self.reasons = reasons
    self.views = views
    self.classes = classes
  }

  mutating func add(_ bar: AppBar, _ resolved: ResolvedAppBar, at path: SpecPath) {
    let (roles, navigationBar) = (MaterialRoles(bar.theme), path / "navigationBar")
    add(
      bar.headerView, resolved.header, at: path, else: roles.background.cause)
    properties.append(
      reasons.property(
        resolved.navigationBar.id, "backgroundColor",
        "\(resolved.navigationBar.backgroundColor)",
        said: bar.navigationBar.backgroundColor.map { _ in navigationBar / "backgroundColor" },
        else: roles.barBackground.cause))
    properties +=
      NavigationBarExplanation(
        view: bar.navigationBar, theme: bar.theme, resolved: resolved.navigationBar,
        path: navigationBar, reasons: reasons
      ).properties
    addSubviews(of: bar.headerView, in: bar.id)
    addTitleView(bar.navigationItem, resolved.navigationBar)
    if let view = bar.stack.bottomBar, let resolved = resolved.bottomBar { add(view, resolved) }
  }

  mutating func add(_ bar: FlexibleHeader, _ resolved: ResolvedHeader, at path: SpecPath) {
    add(bar.headerView, resolved, at: path, else: .original)
    addSubviews(of: bar.headerView, in: bar.id)
  }

  private mutating func add(
    _ view: HeaderView, _ resolved: ResolvedHeader, at bar: SpecPath,
    else background: ThemingReasons.Cause
  ) {
    let (element, path) = (resolved.bar / "headerView", bar / "headerView")
    properties += [
      reasons.property(
        element, "backgroundColor", "\(resolved.backgroundColor)",
        said: view.backgroundColor.map { _ in path / "backgroundColor" }, else: background),
      reasons.property(
        element, "elevation",
        resolved.shadow.elevation(atIntensity: 1).map { shortDecimal($0) } ?? "none",
        said: view.elevation.map { _ in path / "elevation" }, else: .original),
    ]
    properties += HeaderExplanation(view: view, header: resolved, path: bar).properties
  }

  private mutating func addSubviews(of header: HeaderView, in bar: ElementID) {
    for (index, view) in header.subviews.enumerated() {
      add(view, views.resolve(view, id: (bar / "headerView" / "subviews")[index]))
    }
  }

  mutating func add(_ view: CustomView, _ resolved: ResolvedView) {
    switch (view.kind, resolved.kind) {
    case (.tabBarView(let bar), .tabBarView(let resolved)):
      properties +=
        TabBarExplanation(bar: bar, resolved: resolved, path: view.path, reasons: reasons)
        .properties
    case (.legacyTabBar(let bar), .legacyTabBar(let resolved)):
      properties +=
        LegacyTabExplanation(bar: bar, resolved: resolved, path: view.path, reasons: reasons)
        .properties
    case (.bottomAppBar(let bar), .bottomAppBar(let resolved)):
      properties +=
        BottomAppBarExplanation(bar: bar, resolved: resolved, path: view.path, reasons: reasons)
        .properties
    case (.bottomNavigationBar(let bar), .bottomNavigationBar(let resolved)):
      properties +=
        BottomNavigationExplanation(
          bar: bar, resolved: resolved, path: view.path, reasons: reasons,
          isCompactDown: classes.isCompactDown
        ).properties
    case (.navigationBar(let bar), .navigationBar(let resolved)):
      let said = bar.view.backgroundColor.map { _ in view.path / "backgroundColor" }
      properties.append(
        reasons.property(
          resolved.id, "backgroundColor", "\(resolved.backgroundColor)", said: said,
          else: MaterialRoles(bar.theme).background.cause))
      properties +=
        NavigationBarExplanation(
          view: bar.view, theme: bar.theme, resolved: resolved, path: view.path, reasons: reasons
        ).properties
      addTitleView(bar.navigationItem, resolved)
    case (.headerStack(let stack), .headerStack(let resolved)):
      if let view = stack.topBar, let resolved = resolved.topBar { add(view, resolved) }
      if let view = stack.bottomBar, let resolved = resolved.bottomBar { add(view, resolved) }
    case (.flexibleHeader(let header), .flexibleHeader(let resolved)):
      add(header.headerView, resolved, at: view.path, else: .original)
      addSubviews(of: header.headerView, in: resolved.bar)
    case (.stack(let stack), .stack(let resolved)):
      for (view, resolved) in zip(stack.arrangedSubviews, resolved.arrangedSubviews) {
        add(view, resolved)
      }
    default: break
    }
  }

  private mutating func addTitleView(_ item: NavigationItem, _ resolved: ResolvedNavigationBar) {
    if let view = item.titleView, let resolved = resolved.titleView { add(view, resolved) }
  }
}
