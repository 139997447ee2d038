import BarDisplayList
import BarPrimitives

extension SharedNavigationMotions {
  /// What leaves, then what comes.
  var items: [PlacedItem] {
    Part.allCases.flatMap { items($0, of: lower, leaving($0)) }
      + Part.allCases.flatMap { items($0, of: upper, coming($0)) }
  }

  private func items(_ part: Part, of bar: Bar, _ motion: Motion) -> [PlacedItem] {
    bar.items(part).map { $0.offsetBy(x: motion.dx, y: motion.dy) }
      .fading(bar.element(part), to: motion.alpha)
  }
}

extension SharedNavigationMotions.Bar {
  /// Who fades when the part fades.
  fileprivate func element(_ part: SharedNavigationMotions.Part) -> ElementID {
    switch part {
    case .largeTitle: id / "largeTitle"
    case .prompt: id / "prompt"
    case .searchBar: id / "searchBar"
    case .backIndicator, .backLabel: id / "backButton"
    case .leadingItems, .trailingItems: id
    case .titleView: id / "titleView"
    case .title: id / "title"
    }
  }

  fileprivate func items(_ part: SharedNavigationMotions.Part) -> [PlacedItem] {
    switch part {
    case .largeTitle: parts.largeTitleItems(of: id)
    case .prompt: parts.promptItems(of: id)
    case .searchBar: parts.searchItems(of: id)
    case .backIndicator: parts.indicatorItems(of: id / "backButton")
    case .backLabel: parts.backLabelItems(of: id / "backButton")
    case .leadingItems: parts.leading.flatMap(\.items)
    case .trailingItems: parts.trailing.flatMap(\.items)
    case .titleView: parts.titleView?.items ?? []
    case .title: parts.titleItems(of: id)
    }
  }
}
