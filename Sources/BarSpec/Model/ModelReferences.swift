/// What the parts of a model name outside of the document.
public struct ModelReferences: Hashable, Sendable {
  /// A font with its place in the document.
  public struct Font: Hashable, Sendable {
    public let font: FontValue
    public let path: SpecPath
  }
  /// In document order within each bar.
  public private(set) var imageFiles: [ImageFile] = []
  /// In document order within each bar.
  public private(set) var fonts: [Font] = []

  /// Of all bars.
  public init(of model: BarModel) {
    for (index, bar) in model.bars.enumerated() {
      let isElsewhere = model.barPaths.indices.contains(index)
      add(bar, at: isElsewhere ? model.barPaths[index] : (SpecPath() / "bars")[index])
    }
    for screen in model.transition?.below ?? [] {
      let references = ModelReferences(of: screen)
      imageFiles += references.imageFiles
      fonts += references.fonts
    }
    for image in model.uikitBars.flatMap(\.itemImages) { add(image) }
    for setting in model.uikitSettings { add(setting) }
  }

  private mutating func add(_ bar: Bar, at path: SpecPath) {
    switch bar {
    case .appBar(let bar):
      add(bar.navigationItem)
      add(bar.navigationBar, at: path / "navigationBar")
      add(bar.headerView)
      if let view = bar.stack.bottomBar { add(view) }
    case .flexibleHeader(let bar): add(bar.headerView)
    case .view(let bar): add(bar.view)
    case .uikit(let bar):
      guard case .navigation(let items) = bar.content else { return }
      for view in items.compactMap(\.titleView) { add(view) }
    }
  }

  private mutating func add(_ setting: AppearanceSetting) {
    switch setting.value {
    case .font(let font): add(font, at: setting.path)
    case .image(let image): add(image)
    default: break
    }
  }

  private mutating func add(_ header: HeaderView) {
    for view in header.subviews { add(view) }
  }

  private mutating func add(_ view: CustomView) {
    switch view.kind {
    case .plain(let plain): add(plain, at: view.path)
    case .navigationBar(let bar):
      add(bar.navigationItem)
      add(bar.view, at: view.path)
    case .buttonBar(let bar):
      for item in bar.items { add(item) }
      add(bar.look, at: view.path)
    case .headerStack(let stack):
      for view in [stack.topBar, stack.bottomBar] {
        if let view { add(view) }
      }
    case .flexibleHeader(let header): add(header.headerView)
    case .tabBarView(let bar): add(bar, at: view.path)
    case .legacyTabBar(let bar): add(bar, at: view.path)
    case .bottomAppBar(let bar): add(bar, at: view.path)
    case .bottomNavigationBar(let bar): add(bar, at: view.path)
    case .stack(let stack):
      for view in stack.arrangedSubviews { add(view) }
    }
  }

  private mutating func add(_ bar: TabBarView, at path: SpecPath) {
    add(bar.titleFont.normal, at: path / "titleFont" / "normal")
    add(bar.titleFont.selected, at: path / "titleFont" / "selected")
    add(bar.badges.font, at: path / "itemBadgeAppearance" / "font")
    for item in bar.items {
      add(item.image)
      add(item.selectedImage)
      if let view = item.customView?.view { add(view) }
    }
  }

  private mutating func add(_ bar: LegacyTabBar, at path: SpecPath) {
    add(bar.selectedItemTitleFont, at: path / "selectedItemTitleFont")
    add(bar.unselectedItemTitleFont, at: path / "unselectedItemTitleFont")
    for item in bar.items {
      add(item.image)
      add(item.selectedImage)
    }
  }

  private mutating func add(_ bar: BottomAppBar, at path: SpecPath) {
    for item in bar.leadingBarButtonItems + bar.trailingBarButtonItems { add(item) }
    add(bar.floatingButton.image)
    add(bar.floatingButton.titleFont, at: path / "floatingButton" / "titleFont")
  }

  private mutating func add(_ bar: BottomNavigationBar, at path: SpecPath) {
    add(bar.itemTitleFont, at: path / "itemTitleFont")
    add(bar.badges.font, at: path / "itemBadgeTextFont")
    for item in bar.items {
      add(item.image)
      add(item.selectedImage)
    }
  }

  private mutating func add(_ view: PlainView, at path: SpecPath) {
    switch view.contents {
    case .none: break
    case .label(let label): add(label.font, at: path / "font")
    case .image(let image): add(image.image)
    }
  }

  private mutating func add(_ item: NavigationItem) {
    for button in item.leftBarButtonItems + item.rightBarButtonItems { add(button) }
    if let view = item.titleView { add(view) }
  }

  private mutating func add(_ item: BarButtonItem) {
    add(item.image)
    if let view = item.customView { add(view) }
  }

  private mutating func add(_ bar: NavigationBar, at path: SpecPath) {
    if let item = bar.backItem { add(item) }
    add(bar.titleFont, at: path / "titleFont")
    add(bar.titleTextAttributes?.font, at: path / "titleTextAttributes" / "font")
    add(bar.buttonsTitleFont, at: path / "buttonsTitleFont")
    let states = path / "buttonsTitleFontForState"
    add(bar.stateLooks.highlightedFont, at: states / "highlighted")
    add(bar.stateLooks.selectedFont, at: states / "selected")
    add(bar.stateLooks.disabledFont, at: states / "disabled")
  }

  private mutating func add(_ font: FontValue?, at path: SpecPath) {
    if let font { fonts.append(Font(font: font, path: path)) }
  }

  private mutating func add(_ image: BarButtonItem.Image?) {
    if case .file(let file)? = image { imageFiles.append(file) }
  }
}
