import BarPrimitives
import BarSpec

/// Steps whose outcome nobody reads, besides those that have been told for another reason.
extension AppearanceReplay {
  mutating func noteUnread(_ steps: [CustomizationStep]) {
    guard !steps.isEmpty else { return }
    let read = Set(readSources.compactMap(\.path))
    let named = Set(sourcesOfNamed.compactMap(\.path))
    let proxied = Set(sourcesOfProxies.compactMap(\.path))
    var told = Set(notes.compactMap(\.source.path))
    for step in steps {
      guard let holder = step.action.holderOfValue, !read.contains(step.path),
        told.insert(step.path).inserted
      else { continue }
      let rule: CascadeRule =
        proxied.contains(step.path)
        ? .proxyOfNoBar : named.contains(step.path) ? .changeOfNoBars : .setAgain
      note(rule, AppearanceSource(step.text, path: step.path), about: holder)
    }
  }

  /// Of all that bars and their items have, of other screens and states too.
  private var readSources: [AppearanceSource] {
    bars.flatMap { bar in
      bar.slots.sources + bar.items.flatMap(\.sources) + bar.properties.map(\.source)
        + bar.itemStates.sources
    }
  }
}

extension CustomizationStep.Action {
  /// What gets a value; nil: nothing does, or it loses one.
  fileprivate var holderOfValue: AppearanceHolder? {
    switch self {
    case .assignObject(_, .null), .clear: nil
    case .assignObject(let place, _), .configure(let place, _): place.holder
    case .setProperty(let place, _, _): place.holder
    case .setBarProperty(let holder, _, _): holder
    case .enterWindow, .leaveWindow, .push, .pop, .selectTab: nil
    }
  }
}
