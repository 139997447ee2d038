import BarPrimitives
import BarSpec

/// Resolves every UIKit bar of a document: the steps are replayed once for all.
struct UIKitBars {
  private let replay: AppearanceReplay
  private let model: BarModel
  private let palette: Palette
  private let icons: SystemIcons

  init(_ model: BarModel, _ palette: Palette) {
    let bars = model.uikitBars
    replay = AppearanceReplay(bars, model.uikit)
    self.model = model
    self.palette = palette
    icons = model.uikit.icons
  }

  /// What the views above hand down to a bar that is none of UIKit's.
  func tint(above bar: ElementID) -> InheritedTint {
    func chain(_ property: AppearanceProperty) -> TintChain {
      TintChain(
        property: property,
        links: replay.tints.links(property, proxiedTo: bar, at: .bar)
          + replay.tints.links(property, above: bar))
    }
    return InheritedTint(chain(.tintColor), chain(.tintAdjustmentMode), palette)
  }

  /// What a bar of UIKit's hands down to the views in it.
  func tint(inside bar: UIKitBar) -> InheritedTint {
    let state = replay.bars.first { $0.id == bar.id } ?? BarState(bar, pushes: false)
    return InheritedTint(
      state.tintChain(.tintColor, in: replay.tints, os: model.os),
      state.tintChain(.tintAdjustmentMode, in: replay.tints, os: model.os), palette)
  }

  private var idle: IdleItemProperties {
    IdleItemProperties(os: model.os, locale: model.traits.locale)
  }

  /// What is told of all bars together.
  private var sharedNotes: [ExplainedNote] {
    let bars = model.uikitBars.compactMap { bar in
      replay.bars.first { $0.id == bar.id }.map { (bar: bar, state: $0) }
    }
    let ofWindow =
      bars.count == model.bars.count
      ? idleTintsOfWindow(replay.bars, in: replay.tints, os: model.os) : []
    return replay.notes.map(ExplainedNote.init) + idle.proxyNotes(bars) + ofWindow
  }

  /// Whether a bar is on the screen: one that belongs to a tab is while the tab is selected.
  func isOnScreen(_ bar: UIKitBar) -> Bool {
    replay.bars.first { $0.id == bar.id }.map(replay.isOnScreen) ?? true
  }

  /// Of the bars of tabs that are not selected.
  private var hiddenBars: [ExplainedProperty] {
    model.uikitBars.filter { !isOnScreen($0) }.map { bar in
      ExplainedProperty(
        bar.id, "isOnScreen", "false", level: "the bar", origin: "tab", path: bar.path / "tab",
        rule: "a tab bar controller shows the view controller of the selected tab alone")
    }
  }

  func resolve(_ bar: UIKitBar) -> ResolvedUIKitBar {
    let state =
      replay.bars.first { $0.id == bar.id } ?? BarState(bar, pushes: false)
    let stack = state.stack(of: bar)
    let screen = UIKitScreenClass(model.device, os: model.os)
    let isLarge = showsLargeTitle(
      stack: stack, prefersLargeTitles: state.property("prefersLargeTitles")?.value == .flag(true),
      isCompact: screen.hasCompactBars, os: model.os)
    let situation = AppearanceSituation(
      kind: bar.kind, os: model.os, isManaged: bar.isManaged, isCompact: screen.hasCompactBars,
      showsLargeTitle: isLarge, floats: screen.floatsTabs(of: bar, on: model.device))
    func face(atEdge: Bool) -> UIKitBarFace {
      self.face(
        of: bar, state, stack, state.choice(situation, atEdge: atEdge), isLarge: isLarge, screen)
    }
    let standard = face(atEdge: false)
    let geometry = UIKitBarGeometry(
      bar, stack.last, showsLargeTitle: isLarge, on: model.device, os: model.os)
    let edge = situation.canBeAtEdge ? face(atEdge: true) : nil
    return ResolvedUIKitBar(
      id: bar.id, kind: bar.kind, geometry: geometry,
      largeTitleNumberOfLines: bar.largeTitleNumberOfLines,
      fixedSpaceKeepsGap: bar.fixedSpaceKeepsGap,
      edgeFace: edge, face: standard,
      edgeObstacle: geometry.floatsAtTop ? .floating : situation.edgeObstacle(of: bar),
      largeContent: LargeContentLook(
        bar: bar, item: stack.last, traits: model.traits, palette: palette, os: model.os,
        icons: icons
      ).face,
      notes: (bar.id == replay.bars.first(where: replay.isOnScreen)?.id ? sharedNotes : [])
        + UIKitTraps(
          bar: bar, state: state, situation: situation,
          told: standard.explanation + (edge?.explanation ?? []),
          idle: idle
        ).notes + state.idleTints(in: replay.tints, os: model.os) + standard.idle
        + (edge?.idle ?? []).filter { !standard.idle.contains($0) })
  }

  private func face(
    of bar: UIKitBar, _ state: BarState, _ stack: [UIKitNavigationItem],
    _ choice: AppearanceChoice, isLarge: Bool, _ screen: UIKitScreenClass
  ) -> UIKitBarFace {
    var reader = LookReader(
      state, choice, palette, reduceTransparency: model.traits.reduceTransparency,
      isCompact: screen.hasCompactBars, tints: replay.tints)
    let background = reader.background(floats: screen.floatsTabs(of: bar, on: model.device))
    let tint = reader.tint()
    let buttons = ButtonLook(
      tint: tint, traits: model.traits, isCompact: screen.hasCompactBars, icons: icons,
      os: model.os)
    let content: UIKitBarFace.Content
    switch bar.content {
    case .navigation:
      content = .navigation(
        NavigationLook(
          bar: bar, stack: stack, buttons: buttons, showsLargeTitle: isLarge,
          model: model
        ).face(&reader))
    case .toolbar(let items):
      content = .toolbar(
        items.enumerated().map { index, item in
          let place = ButtonPlace(bar: bar.id, list: .toolbar, index: index)
          return buttons.item(
            item, id: (bar.id / "items")[index], state.itemStates.properties(of: place), &reader)
        })
    case .tabs(let tabs, _):
      content = .tabs(
        TabLook(
          bar: bar, tabs: tabs, selected: state.selectedTab,
          layout: screen.tabLayout(
            width: bar.frame?.width ?? model.device.size.width, isManaged: bar.isManaged),
          isTablet: screen.isTablet, tint: tint, traits: model.traits, os: model.os, icons: icons,
          material: bar.hasVibrancy ? background.material : nil
        ).face(&reader))
    }
    return UIKitBarFace(
      choice: choice, background: background, content: content,
      explanation: reader.told
        + (bar.id == model.uikitBars.first { $0.kind == .tabBar }?.id ? hiddenBars : []),
      idle: reader.idle)
  }
}

extension BarState {
  /// The navigation items on the stack.
  fileprivate func stack(of bar: UIKitBar) -> [UIKitNavigationItem] {
    guard case .navigation(let items) = bar.content else { return [] }
    return Array(items.prefix(depth))
  }
}
