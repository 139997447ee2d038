extension Adviser {
  mutating func lookAtBars(_ root: DocumentObject) {
    let bars = bars(root)
    // A navigation bar of UIKit's that is there is visible.
    let system = bars.first { $0.text(BarKeys.type) == "navigationBar" }
    for bar in bars {
      lookAtHeader(bar, root)
      lookAtContainment(bar, root)
      lookAtTabs(bar)
      lookAtUIKit(bar)
      lookAtNavigationBars(in: bar)
      guard bar.text(BarKeys.type) == AppBarKeys.shape.name else { continue }
      if system != nil { tell(.twoBars(other: "navigationBar"), BarKeys.type, of: bar) }
    }
  }

  /// The items of an app bar and of every MDCNavigationBar in a bar, at any depth.
  private mutating func lookAtNavigationBars(in view: DocumentObject) {
    let types = [AppBarKeys.shape.name, MaterialNavigationBarKeys.shape.name]
    if let type = view.text(BarKeys.type), types.contains(type),
      let item = view.object(AppBarKeys.navigationItem)
    {
      lookAtItem(item, isOwn: true)
    }
    for inner in view.innerObjects { lookAtNavigationBars(in: inner) }
  }

  private mutating func lookAtHeader(_ bar: DocumentObject, _ root: DocumentObject) {
    guard shownContent(root) != nil,
      let header = bar.object(AppBarKeys.headerView), header[HeaderViewKeys.forwards] != nil,
      header.flag(HeaderViewKeys.observesTrackingScrollViewScrollEvents) != true
    else { return }
    let forwarded = header.elements(HeaderViewKeys.forwards).compactMap {
      document.string($0.value)
    }
    let missing = ForwardedEvent.allCases.filter { !forwarded.contains($0.rawValue) }
    guard !missing.isEmpty else { return }
    let behavior: ShiftBehavior? = header.word(HeaderViewKeys.shiftBehavior)
    let shifts = behavior == .enabled || behavior == .enabledWithStatusBar
    let snaps = !missing.contains(.didEndDragging) && !missing.contains(.didEndDecelerating)
    tell(
      .missingForwards(missing, isNeverSnapped: shifts && !snaps), HeaderViewKeys.forwards,
      of: header)
  }

  /// MDCAppBarContainerViewController's documentation recommends it for horizontally paged content.
  private mutating func lookAtContainment(_ bar: DocumentObject, _ root: DocumentObject) {
    guard let content = shownContent(root),
      bar.text(BarKeys.type).map(ScreenKeys.hasHeader) == true
    else { return }
    let word: ContainmentKeys.Word? = bar.word(ContainmentKeys.containment)
    if content.elements(PageKeys.pages).count > 1, word != .container {
      tell(
        .containerForPages,
        bar[ContainmentKeys.containment] == nil ? BarKeys.type : ContainmentKeys.containment,
        of: bar)
    }
    if bar.flag(HeaderKeys.addedBeforeContent) == true {
      tell(.behindContent, HeaderKeys.addedBeforeContent, of: bar)
    }
  }

  /// `isOwn`: it is the bar's and not its screen's, whose back item is the next screen's.
  private mutating func lookAtItem(_ item: DocumentObject, isOwn: Bool) {
    typealias Keys = NavigationItemKeys
    for key in UnmirroredItemKeys.all + (isOwn ? [Keys.backBarButtonItem] : [])
    where item[key] != nil {
      tell(.notSupported(key.name), key, of: item)
    }
    for key in [Keys.leftBarButtonItems, Keys.rightBarButtonItems] {
      for element in item.elements(key) {
        lookAtButton(
          DocumentObject(document: document, value: element.value, path: element.path))
      }
    }
    for key in [Keys.leftBarButtonItem, Keys.rightBarButtonItem] {
      if let button = item.object(key) { lookAtButton(button) }
    }
  }

  private mutating func lookAtButton(_ button: DocumentObject) {
    typealias Keys = BarButtonItemKeys
    guard button[Keys.image] != nil, button.text(Keys.title)?.isEmpty != false,
      button.text(Keys.accessibilityLabel)?.isEmpty != false
    else { return }
    tell(.imageWithoutLabel, Keys.image, of: button)
  }

  mutating func lookAtNavigation(_ navigation: DocumentObject) {
    guard let last = navigation.elements(NavigationKeys.stack).last else { return }
    let screen = DocumentObject(document: document, value: last.value, path: last.path)
    lookAtItems(of: screen)
    guard !screen.hasHeader else { return }
    let hooks = [screen, navigation].compactMap { $0.object(ScreenKeys.willAddAppBar) }
    let isSet = hooks.contains { hook in
      hook.object(AppBarKeys.headerView)?[HeaderViewKeys.backgroundColor] != nil
        || hook[AppBarKeys.theme] != nil
    }
    if !isSet {
      advice.append(
        Advice.injectedWithoutBackground.problem(at: screen.value.place.opening, screen.path))
    }
  }
  /// What the app bars of a view controller and of its children mirror.
  private mutating func lookAtItems(of owner: DocumentObject) {
    if let item = owner.object(ScreenKeys.navigationItem) { lookAtItem(item, isOwn: false) }
    for child in owner.children { lookAtItems(of: child) }
  }
}

extension DocumentObject {
  /// The objects that are its members' values, or in lists that are.
  fileprivate var innerObjects: [DocumentObject] {
    guard case .object(let members) = value.kind else { return [] }
    return members.flatMap { member -> [DocumentObject] in
      let path = self.path / member.key
      guard case .array(let elements) = member.value.kind else {
        return [DocumentObject(document: document, value: member.value, path: path)]
      }
      return elements.enumerated().map {
        DocumentObject(document: document, value: $1, path: path[$0])
      }
    }
  }
}
