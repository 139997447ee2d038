import BarPrimitives
import BarSpec
import BarTheme

extension ViewFrames {
  /// Why the titles and tabs of the bars in this view are where they are.
  var decisions: [ExplainedProperty] {
    switch kind {
    case .plain, .buttonBar: []
    case .navigationBar(let bar): bar.decisions
    case .headerStack(let stack):
      (stack.topBar?.decisions ?? []) + (stack.bottomBar?.decisions ?? [])
    case .flexibleHeader(let header): header.viewDecisions + header.subviews.flatMap(\.decisions)
    case .tabBarView(let bar): bar.decisions
    case .legacyTabBar(let bar): bar.decisions
    case .bottomAppBar(let bar): bar.decisions
    case .bottomNavigationBar(let bar): bar.decisions
    case .stack(let stack): stack.views.flatMap(\.decisions)
    }
  }
}

extension TabBarFrames {
  fileprivate var decisions: [ExplainedProperty] {
    [style] + widths + [scroll]
  }

  private func decision(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
    ExplainedProperty(
      bar.id, name, value, level: "layout", origin: "the layout's rules", rule: rule)
  }

  private var style: ExplainedProperty {
    let preferred = bar.metrics.preferredLayoutStyle
    let effective = layout.effectiveStyle
    let beat =
      preferred == effective
      ? []
      : [
        ExplainedProperty.Loser(
          name: "preferredLayoutStyle", value: preferred.rawValue, path: nil)
      ]
    return ExplainedProperty(
      bar.id, "effectiveLayoutStyle", effective.rawValue, level: "layout",
      origin: "the layout's rules", beat: beat, rule: styleRule)
  }

  private var styleRule: String {
    guard let reason = styleReason else {
      return tabs.isEmpty
        ? "a bar without items is fixed" : voiceOverRule ?? "scrollable tabs need no width"
    }
    return outcome(of: reason) + ": " + reason.sentence
  }

  private var voiceOverRule: String? {
    bar.metrics.preferredLayoutStyle == .scrollableCentered
      ? "VoiceOver keeps tabs from being centred" : nil
  }

  private func outcome(of reason: TabStyleReason) -> String {
    switch reason.effective {
    case .scrollable: "the tabs do not fit, so that they scroll"
    case .scrollableCentered:
      "the tabs do not fit, so that the selected one goes to the middle"
    case .nonFixedClusteredCentered where reason.preferred == .scrollableCentered:
      "the tabs fit, so that they stand in the middle"
    default: "the tabs fit"
    }
  }

  /// The two widths that were compared, and what made the one so large.
  private var widths: [ExplainedProperty] {
    guard let reason = styleReason else { return [] }
    let widest = reason.widest.map { widest in
      decision(
        "widestItem", "\(widest.name), \(points(widest.width))",
        widest.isMinimum
          ? "no tab is wider than minItemWidth"
          : widest.font.map { "its title in \($0) makes it the widest" }
            ?? "what it shows makes it the widest")
    }
    return [
      decision(
        "requiredWidth", points(reason.required),
        reason.preferred.sharesWidth
          ? "\(tabs.count) times the widest tab, with the style's padding"
          : "the widths of all tabs, with the style's padding"),
      decision(
        "availableWidth", points(reason.available), "the bar without safe area and contentInset"),
    ] + (widest.map { [$0] } ?? [])
  }

  private var scroll: ExplainedProperty {
    let rule: String
    if bar.metrics.scroll != nil {
      rule = "the document says how far the tabs are scrolled"
    } else if !layout.effectiveStyle.scrolls {
      rule = "tabs of this style do not scroll"
    } else if layout.effectiveStyle == .scrollableCentered {
      rule = "the selected tab goes to the middle as far as there is content"
    } else {
      rule = "as far as it takes to show the selected tab, or the first where none is"
    }
    return decision("scrolledBy", points(scrolled), rule)
  }
}

extension TabLayoutStyle {
  /// Whether all tabs are as wide as the widest.
  fileprivate var sharesWidth: Bool {
    switch self {
    case .fixed, .fixedClusteredCentered, .fixedClusteredLeading, .fixedClusteredTrailing: true
    case .scrollable, .scrollableCentered, .nonFixedClusteredCentered: false
    }
  }
}

extension LegacyTabBarFrames {
  fileprivate var decisions: [ExplainedProperty] {
    func decision(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
      ExplainedProperty(
        bar.id, name, value, level: "layout", origin: "the layout's rules", rule: rule)
    }
    let style = bar.style
    let position = style.isBottom ? "a bottom bar" : "a bar at the top"
    return [
      decision("height", points(style.height), heightRule),
      decision(
        "alignment", layout.alignment.rawValue,
        style.alignment == nil
          ? "\(position) is aligned so" : alignmentRule),
      decision(
        "displaysUppercaseTitles", "\(style.displaysUppercaseTitles)",
        style.titleTextTransform == .automatic
          ? "\(position) \(style.isBottom ? "keeps titles as they are" : "sets titles in capitals")"
          : "titleTextTransform says so"),
      decision(
        "selectedItem", bar.selectedItem.map { "items[\($0)]" } ?? "none",
        bar.selectsByItself
          ? "MDCTabBar selects its first tab by itself; MDCTabBarView does not"
          : "the document says so"),
      decision(
        "scrolledBy", points(scrolled),
        "the selected tab goes to the middle as far as there is content"),
    ] + tabs.compactMap(\.shrinking)
  }

  private var heightRule: String {
    bar.style.isBottom
      ? "a bottom bar has one height"
      : "bars that show \(bar.style.effectiveAppearance.rawValue) have one height"
  }

  private var alignmentRule: String {
    bar.style.alignment == .bestEffortJustified
      ? "bestEffortJustified is leading where a tab needs its whole share or more"
      : "the document says so"
  }
}

extension TabFrames {
  /// Nil: the title has the size of its font.
  fileprivate var shrinking: ExplainedProperty? {
    guard let shown = title?.lines.first?.text.font, let own = tab.title?.font,
      shown.size < own.size
    else { return nil }
    return ExplainedProperty(
      tab.id / "title", "titleFont", shown.description, level: "layout",
      origin: "the layout's rules",
      beat: [ExplainedProperty.Loser(name: "titleFont", value: own.description, path: nil)],
      rule: "a title too wide for its tab wraps, then shrinks to 0.85 of its font at least")
  }
}
