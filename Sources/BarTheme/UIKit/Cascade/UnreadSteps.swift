import BarPrimitives
import BarSpec

/// Steps whose outcome nobody reads, besides those that have been told for another reason.
extension AppearanceReplay {
  mutating func noteUnread(_ steps: [CustomizationStep]) {
    guard !steps.isEmpty else { return }
    let read = Set(readSources.compactMap(\.path))
    let named = Set(sourcesOfNamed.compactMap(\.path))
    let proxied = Set(sourcesOfProxies.compactMap(\.path))
    let shown = takings.shown
    var told = Set(notes.compactMap(\.source.path))
    for step in steps {
      guard let holder = step.action.holderOfValue, !read.contains(step.path),
        told.insert(step.path).inserted
      else { continue }
      let rule: CascadeRule =
        if shown.contains(step.path) {
          .replacedLater
        } else if proxied.contains(step.path) {
          .proxyOfNoBar(obstacles(of: step.path))
        } else if case .object(let name) = holder, named.contains(step.path),
          !takings.taken.contains(step.path)
        {
          takings.isTaken(name)
            ? .changeAfterAssignment
            : step.action.makesObject ? .neverAssigned : .changeOfUnassigned
        } else {
          .setAgain
        }
      note(rule, AppearanceSource(step.text, path: step.path), about: holder)
    }
  }

  /// Of all that bars and their items have, of other screens and states too.
  private var readSources: [AppearanceSource] {
    bars.flatMap(\.sources) + sourcesOfTints
  }
}

extension BarState {
  /// Where all that the bar and its items have comes from, in no order.
  fileprivate var sources: [AppearanceSource] {
    slots.sources + items.flatMap(\.sources) + properties.map(\.source) + itemStates.sources
  }
}

/// Who has taken copies of the objects that have names.
struct NamedTakings: Hashable, Sendable {
  private var slots: Set<String> = []
  /// Copies that have names of their own.
  private var copies: [Copy] = []
  /// What has set anything of the objects that slots have taken.
  private(set) var taken: Set<SpecPath> = []
  /// What has set anything that a bar had when it entered or left its window.
  private(set) var shown: Set<SpecPath> = []

  private struct Copy: Hashable, Sendable {
    let of: String
    let name: String
  }

  /// `place` is given a copy of what `source` holds.
  mutating func note(_ source: AppearanceReference, into place: AppearanceReference) {
    guard case .object(let name) = source.holder else { return }
    if case .object(let copy) = place.holder {
      if copy != name { copies.append(Copy(of: name, name: copy)) }
    } else {
      slots.insert(name)
    }
  }

  /// A slot has taken a copy of `object`.
  mutating func note(_ object: AppearanceObject) {
    taken.formUnion(object.sources.lazy.compactMap(\.path))
  }

  mutating func noteShown(_ bar: BarState) { shown.formUnion(bar.sources.lazy.compactMap(\.path)) }

  /// Whether a slot has taken the object, or a copy of a copy of it.
  func isTaken(_ name: String) -> Bool {
    var known: Set<String> = [name]
    var open = [name]
    while let next = open.popLast() {
      if slots.contains(next) { return true }
      for copy in copies where copy.of == next && known.insert(copy.name).inserted {
        open.append(copy.name)
      }
    }
    return false
  }
}

extension CustomizationStep.Action {
  /// Whether it makes what it assigns.
  fileprivate var makesObject: Bool {
    if case .assignObject = self { true } else { false }
  }

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
