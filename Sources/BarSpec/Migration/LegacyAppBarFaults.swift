extension LegacyAppBar {
  /// Why a member of the controller or of the stack cannot become the bar's though it is one; nil: it
  /// can. `path` is the way to it.
  func fault(
    of inner: JSONMember, in owner: JSONMember, at path: SpecPath, _ document: SpecDocument
  ) -> Problem? {
    let isTopBar = owner.key == Self.headerStackView && inner.key == HeaderStackKeys.topBar.name
    let key = isTopBar ? AppBarKeys.navigationBar.name : inner.key
    if let own = members.first(where: { $0.key == key }) {
      return clash(own, with: inner.value, called: "\(owner.key).\(inner.key)", at: path)
    }
    return isTopBar && topBar == nil ? faultOfTopBar(inner.value, at: path, document) : nil
  }

  /// That the bar was not added says what `didMove` says.
  var faultOfAdding: Problem? {
    guard let adding, !isAdded,
      let own = members.first(where: { $0.key == AppBarKeys.didMove.name })
    else { return nil }
    return clash(own, with: adding.value, called: adding.key, at: path / adding.key)
  }

  /// Told at the later of the two.
  private func clash(
    _ own: JSONMember, with old: JSONValue, called name: String, at oldPath: SpecPath
  ) -> Problem {
    let isOwnLater = old.place.start < own.value.place.start
    return SpecRule.exclusive(own.key, name).problem(
      at: (isOwnLater ? own.value : old).place.span, isOwnLater ? path / own.key : oldPath)
  }

  /// The navigation bar is the only view that MDCAppBar had there.
  private func faultOfTopBar(
    _ value: JSONValue, at path: SpecPath, _ document: SpecDocument
  ) -> Problem? {
    guard let type = value[BarKeys.type.name], let word = document.string(type) else { return nil }
    return SpecRule.unknownType(word, known: [MaterialNavigationBarKeys.shape.name]).problem(
      at: type.place.span, path / BarKeys.type.name)
  }
}
