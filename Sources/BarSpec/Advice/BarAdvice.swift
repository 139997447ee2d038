extension Adviser {
  mutating func lookAtBars(of screen: AdvisedScreen) {
    let bars = screen.owner.barsInPaintOrder
    // A navigation bar of UIKit's that is there is visible.
    let hasSystemBar = bars.contains { isSystemBar($0) }
    for bar in bars {
      lookAtContainment(bar, beside: screen.content)
      lookAtTabs(bar)
      lookAtBottomBar(bar)
      lookAtUIKit(bar)
      lookAtNavigationBars(in: bar)
      guard hasSystemBar, bar.text(BarKeys.type) == AppBarKeys.shape.name else { continue }
      tell(.twoBars(other: UIKitBarKind.navigationBar.rawValue), BarKeys.type, of: bar)
    }
    lookAtSecondPresses(bars)
    lookAtSharedPlaces(bars)
    for header in screen.headers { lookAtForwards(to: header, from: screen.content) }
  }

  private func isSystemBar(_ bar: DocumentObject) -> Bool {
    bar.text(BarKeys.type) == UIKitBarKind.navigationBar.rawValue
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

  /// Where there is content that the header tracks and does not observe.
  private mutating func lookAtForwards(to bar: AdvisedHeader, from content: DocumentObject?) {
    guard let content, bar.tracksContent, !bar.observes, let header = bar.view,
      header[HeaderViewKeys.forwards] != nil
    else { return }
    let forwarded = header.elements(HeaderViewKeys.forwards).compactMap {
      document.string($0.value)
    }
    let missing = ForwardedEvent.allCases.filter { !forwarded.contains($0.rawValue) }
    guard !missing.isEmpty else { return }
    let behavior: ShiftBehavior? = header.word(HeaderViewKeys.shiftBehavior)
    // Content that scrolls by pages shifts no header.
    let shifts =
      content.flag(ContentKeys.isPagingEnabled) != true
      && (behavior == .enabled || behavior == .enabledWithStatusBar)
    let snaps = !missing.contains(.didEndDragging) && !missing.contains(.didEndDecelerating)
    tell(
      .missingForwards(missing, isNeverSnapped: shifts && !snaps), HeaderViewKeys.forwards,
      of: header)
  }

  /// MDCAppBarContainerViewController's documentation recommends it for horizontally paged content.
  private mutating func lookAtContainment(
    _ bar: DocumentObject, beside content: DocumentObject?
  ) {
    guard let content,
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

  mutating func lookAtButton(_ button: DocumentObject) {
    typealias Keys = BarButtonItemKeys
    guard button[Keys.image] != nil, button.text(Keys.title)?.isEmpty != false,
      button.text(Keys.accessibilityLabel)?.isEmpty != false
    else { return }
    tell(.imageWithoutLabel, Keys.image, of: button)
  }

  /// What is told of an injected bar stands at its screen, which has no word for it.
  mutating func lookAtInjectedBar(of screen: AdvisedScreen) {
    func problem(_ what: Advice) -> Problem {
      what.problem(at: screen.owner.value.place.opening, screen.owner.path)
    }
    if screen.headers.last?.setsBackground != true { tell(problem(.injectedWithoutBackground)) }
    if screen.owner.barsInPaintOrder.contains(where: isSystemBar) {
      tell(problem(.twoBars(other: UIKitBarKind.navigationBar.rawValue)))
    }
    if let hook = screen.hook { lookAtNavigationBars(in: hook) }
  }

  /// What the app bars of a view controller and of its children mirror.
  mutating func lookAtItems(of owner: DocumentObject) {
    if let item = owner.object(ScreenKeys.navigationItem) { lookAtItem(item, isOwn: false) }
    for child in owner.children { lookAtItems(of: child) }
  }
}

extension DocumentObject {
  /// The objects that are its members' values, or in lists that are.
  var innerObjects: [DocumentObject] {
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
