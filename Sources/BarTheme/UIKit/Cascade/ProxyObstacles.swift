import BarSpec

/// Why no bar has what its proxy says; none of them: there is no bar of the class.
public struct ProxyObstacles: Hashable, Sendable {
  /// A bar has something of its own instead.
  var own = false
  /// A bar had entered its window before.
  var late = false
  /// A bar had left its window before, and did not come back.
  var left = false

  /// Without a full stop.
  var words: String {
    let reasons = [
      own ? "has its own" : nil, late ? "had entered its window before this came" : nil,
      left ? "had left its window before this came" : nil,
    ].compactMap { $0 }
    guard !reasons.isEmpty else { return "there is none of the class" }
    return "each that it could reach " + reasons.joined(separator: ", or ")
  }
}

extension AppearanceReplay {
  /// Of what the statement at `path` has set in proxies.
  func obstacles(of path: SpecPath) -> ProxyObstacles {
    var obstacles = ProxyObstacles()
    for proxy in ProxyClass.allCases {
      let slots = AppearanceSlot.allCases.filter { slot in
        self.proxy(proxy)[slot].object?.sources.contains { $0.path == path } == true
      }
      let properties = properties(of: proxy).filter { $0.source.path == path }.map(\.property)
      guard !slots.isEmpty || !properties.isEmpty else { continue }
      for bar in bars where proxy.reaches(bar.kind) {
        if bar.hasOwn(slots, properties, beside: proxy) {
          obstacles.own = true
        } else if bar.isInWindow {
          obstacles.late = true
        } else {
          obstacles.left = true
        }
      }
    }
    return obstacles
  }
}

extension BarState {
  /// Whether the bar, or each of its items, has set all of these itself.
  fileprivate func hasOwn(
    _ slots: [AppearanceSlot], _ properties: [AppearanceProperty], beside proxy: ProxyClass
  ) -> Bool {
    switch proxy {
    case .barButtonItem, .view, .window: false
    case .tabBarItem:
      properties.isEmpty
        && items.allSatisfy { item in slots.allSatisfy { item[$0].origin == .instance } }
    default:
      slots.allSatisfy { self.slots[$0].origin == .instance || self.slots[$0].emptied != nil }
        && properties.allSatisfy { ownSetting(of: $0) != nil }
    }
  }
}
