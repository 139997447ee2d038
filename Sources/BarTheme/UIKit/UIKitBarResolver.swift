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

  private var idle: IdleItemProperties {
    IdleItemProperties(os: model.os, locale: model.traits.locale)
  }

  /// What is told of all bars together.
  private var sharedNotes: [ExplainedNote] {
    let bars = model.uikitBars.compactMap { bar in
      replay.bars.first { $0.id == bar.id }.map { (bar: bar, state: $0) }
    }
    return replay.notes.map(ExplainedNote.init) + idle.proxyNotes(bars)
  }

  func resolve(_ bar: UIKitBar) -> ResolvedUIKitBar {
    let state =
      replay.bars.first { $0.id == bar.id } ?? BarState(bar, pushes: false)
    let stack = state.stack(of: bar)
    let screen = UIKitScreenClass(model.device, os: model.os)
    let isLarge = showsLargeTitle(
      stack: stack, prefersLargeTitles: state.property("prefersLargeTitles")?.value == .flag(true),
      isCompact: screen.hasCompactBars)
    let situation = AppearanceSituation(
      kind: bar.kind, os: model.os, isManaged: bar.isManaged, isCompact: screen.hasCompactBars,
      showsLargeTitle: isLarge)
    func face(atEdge: Bool) -> UIKitBarFace {
      self.face(
        of: bar, state, stack, state.choice(situation, atEdge: atEdge), isLarge: isLarge, screen)
    }
    let standard = face(atEdge: false)
    let geometry = UIKitBarGeometry(
      bar, stack.last, showsLargeTitle: isLarge, on: model.device, os: model.os)
    // What floats has no edge that content could touch.
    let hasEdge = situation.canBeAtEdge && !geometry.floatsAtTop
    let edge = hasEdge ? face(atEdge: true) : nil
    return ResolvedUIKitBar(
      id: bar.id, kind: bar.kind, geometry: geometry,
      largeTitleNumberOfLines: bar.largeTitleNumberOfLines,
      fixedSpaceKeepsGap: bar.fixedSpaceKeepsGap,
      edgeFace: edge, face: standard,
      largeContent: LargeContentLook(
        bar: bar, item: stack.last, traits: model.traits, palette: palette, os: model.os,
        icons: icons
      ).face,
      notes: (bar.id == replay.bars.first?.id ? sharedNotes : [])
        + UIKitTraps(
          bar: bar, state: state, situation: situation,
          told: standard.explanation + (edge?.explanation ?? []),
          idle: idle
        ).notes + standard.idle + (edge?.idle ?? []).filter { !standard.idle.contains($0) })
  }

  private func face(
    of bar: UIKitBar, _ state: BarState, _ stack: [UIKitNavigationItem],
    _ choice: AppearanceChoice, isLarge: Bool, _ screen: UIKitScreenClass
  ) -> UIKitBarFace {
    var reader = LookReader(
      state, choice, palette, reduceTransparency: model.traits.reduceTransparency,
      isCompact: screen.hasCompactBars)
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
          style: screen.tabStyle(
            width: bar.frame?.width ?? model.device.size.width, isManaged: bar.isManaged),
          isTablet: screen.isTablet, tint: tint, traits: model.traits, os: model.os, icons: icons,
          material: bar.hasVibrancy ? background.material : nil
        ).face(&reader))
    }
    return UIKitBarFace(
      choice: choice, background: background, content: content, explanation: reader.told,
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
