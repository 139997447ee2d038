import BarPrimitives
import BarSpec

/// Where a header's flags come from.
struct HeaderFlagExplanation {
  let header: ResolvedHeader
  /// Of the object that has the bar's keys.
  let path: SpecPath

  /// The behavioural flags and whether it over-extends; others where anything sets them.
  var properties: [ExplainedProperty] {
    let flags = header.flags
    let optional = [flags.observes, flags.leavesContentInset]
    return flags.all.filter { !optional.contains($0) || $0.cause != .original }.map(property)
  }

  private func property(_ flag: HeaderFlag) -> ExplainedProperty {
    let name = flag.name.rawValue
    let source = source(of: flag)
    let isBeaten = flag.said != nil && flag.cause != .document && flag.said != flag.isOn
    return ExplainedProperty(
      header.bar / "headerView", name, "\(flag.isOn)",
      level: source.path == nil ? "default" : "document", origin: source.origin,
      path: source.path,
      beat: isBeaten
        ? [ExplainedProperty.Loser(name: name, value: "\(!flag.isOn)", path: path(of: flag.name))]
        : [],
      rule: source.rule)
  }

  /// `path` is nil where no line of the document sets it.
  private func source(of flag: HeaderFlag) -> (origin: String, path: SpecPath?, rule: String) {
    let name = flag.name.rawValue
    switch flag.cause {
    case .document: return (name, path(of: flag.name), "the document says it")
    case .original: return ("the original's default", nil, "nothing sets it")
    case .behavioralFlags: return ("behavioralFlags", path / "behavioralFlags", rule(flag))
    case .navigationController:
      return ("MDCAppBarNavigationController", nil, rule(flag))
    case .container:
      return (
        "containment", path / "containment",
        "MDCFlexibleHeaderContainerViewController turns it on"
      )
    case .inferTopSafeAreaInsetFromViewController:
      let infers = HeaderFlag.Name.inferTopSafeAreaInsetFromViewController.rawValue
      return (infers, path / infers, "MDCAppBarViewController's setter of \(infers) turns it on")
    case .topLayoutGuideViewController:
      let guide = "topLayoutGuideViewController"
      return (guide, path / guide, "the setter of \(guide) turns it on")
    case .shouldAdjustHeightBasedOnHeaderStackView:
      let adjusts = "shouldAdjustHeightBasedOnHeaderStackView"
      return (
        adjusts, path / adjusts, "a header as high as its stack counts the top inset on top of it"
      )
    case .voiceOver:
      return (
        "traits.voiceOver", SpecPath() / "traits" / "voiceOver",
        "with VoiceOver a header has its heights and no other"
      )
    }
  }

  /// Of what is set along with other flags.
  private func rule(_ flag: HeaderFlag) -> String {
    let turned = flag.isOn ? "on" : "off"
    let setter =
      flag.cause == .behavioralFlags
      ? "\"recommended\" turns" : "the navigation controller, which injects the bar, turns"
    guard flag.name == .topLayoutGuideAdjustmentEnabled else {
      return "\(setter) it \(turned) where nothing else is said"
    }
    let flags = header.flags
    return flags.infersTopSafeArea.cause == flag.cause
      ? "\(setter) \(flags.infersTopSafeArea.name.rawValue) on, whose setter turns it on"
      : "\(setter) it on: the screen is the topLayoutGuideViewController"
  }

  private func path(of flag: HeaderFlag.Name) -> SpecPath {
    switch flag {
    case .inferTopSafeAreaInsetFromViewController, .topLayoutGuideAdjustmentEnabled:
      path / flag.rawValue
    case .minMaxHeightIncludesSafeArea, .canOverExtend, .observesTrackingScrollViewScrollEvents,
      .leavesContentInsetWhenNever:
      path / "headerView" / flag.rawValue
    }
  }
}
