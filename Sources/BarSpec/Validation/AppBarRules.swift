import BarPrimitives

extension Validator {
  mutating func appBar(
    _ object: DocumentObject, _ id: ElementID, isInjected: Bool = false
  ) -> AppBar {
    var header = headerView(object.object(AppBarKeys.headerView))
    let controller = headerController(object, &header, isInjected: isInjected)
    var bar = AppBar(
      id: id, theme: object.theme(AppBarKeys.theme) ?? .primary,
      navigationItem: mirroredItem(object),
      headerView: header, headerController: controller,
      navigationBar: object.object(AppBarKeys.navigationBar).map { navigationBar($0) }
        ?? NavigationBar(),
      stack: AppBarStack(
        bottomBar: view(object, AppBarKeys.bottomBar),
        offset: object.number(AppBarKeys.headerStackViewOffset) ?? 0,
        adjustsHeight: object.flag(AppBarKeys.shouldAdjustHeight) ?? false),
      frame: frame(object), lifted: object.flag(HeaderKeys.lifted),
      shadowEnds: object.word(HeaderKeys.shadowEnds) ?? .none)
    bar.hasMoved = object.flag(AppBarKeys.didMove) ?? true
    return bar
  }

  private func elevation(_ object: DocumentObject) -> Double? {
    let name: ShadowElevation? = object.word(HeaderViewKeys.elevation)
    return name?.points ?? object.number(HeaderViewKeys.elevation)
  }

  /// What the bar has seen of the navigation item: nothing before it has moved to its parent.
  private mutating func mirroredItem(_ object: DocumentObject) -> NavigationItem {
    let item = navigationItem(object.object(AppBarKeys.navigationItem))
    return object.flag(AppBarKeys.didMove) == false ? NavigationItem() : item
  }

  mutating func headerView(_ object: DocumentObject?) -> HeaderView {
    guard let object else { return HeaderView() }
    let heights = heights(object)
    var header = HeaderView(
      backgroundColor: object.color(HeaderViewKeys.backgroundColor),
      elevation: elevation(object),
      shadowColor: object.color(HeaderViewKeys.shadowColor),
      shadowIntensity: object.number(HeaderViewKeys.shadowIntensity),
      visibleShadowOpacity: object.number(HeaderViewKeys.visibleShadowOpacity),
      shadowLayer: object.word(HeaderViewKeys.shadowLayer),
      minimumHeight: heights.minimum, maximumHeight: heights.maximum,
      minMaxHeightIncludesSafeArea: object.flag(HeaderViewKeys.minMaxHeightIncludesSafeArea),
      canOverExtend: object.flag(HeaderViewKeys.canOverExtend),
      resolvesElevationOverlay: object.flag(HeaderViewKeys.resolvesElevationOverlay),
      overrideBaseElevation: object.number(HeaderViewKeys.overrideBaseElevation),
      scrolling: scrolling(object),
      subviews: backgroundImage(object) + views(object, HeaderViewKeys.subviews))
    header.customShadow = object.object(HeaderViewKeys.shadowLayer).map { CustomShadow($0) }
    header.shadowMaskEnabled = object.flag(HeaderViewKeys.shadowMaskEnabled) ?? true
    header.cornerRadius = object.number(HeaderViewKeys.cornerRadius) ?? 0
    header.hasBackgroundImage = object[HeaderViewKeys.backgroundImage] != nil
    return header
  }

  /// MDCFlexibleHeaderView raises its maximum when its minimum is set above it, and the other way
  /// round: of two that contradict each other the one that is set last counts. The document's order is
  /// that of the setters, and it is told.
  private mutating func heights(
    _ object: DocumentObject
  ) -> (minimum: Double?, maximum: Double?) {
    let (low, high) = (HeaderViewKeys.minimumHeight, HeaderViewKeys.maximumHeight)
    let (minimum, maximum) = (object.number(low), object.number(high))
    guard let minimum, let maximum, minimum > maximum else { return (minimum, maximum) }
    let last = object.isSetLater(high, than: low) ? high : low
    let winner = last.name == high.name ? maximum : minimum
    let rule = SpecRule.minimumAboveMaximum(
      minimum: shortDecimal(minimum), maximum: shortDecimal(maximum), last: last.name)
    refuse(rule, object[last], object.path / last.name)
    return (winner, winner)
  }

  /// The documentation's recipe: aspect fill, clipped, as large as the header.
  private mutating func backgroundImage(_ object: DocumentObject) -> [CustomView] {
    let key = HeaderViewKeys.backgroundImage
    return image(object, key).map { image in
      let contents = ImageContents(image: image, contentMode: .scaleAspectFill)
      return [
        CustomView(
          .plain(PlainView(.image(contents), clipsToBounds: true)), path: object.path / key.name)
      ]
    } ?? []
  }

  /// `object` may have further keys.
  mutating func navigationBar(_ object: DocumentObject) -> NavigationBar {
    let colors = object.object(NavigationBarKeys.buttonsTitleColorForState)
    let fonts = object.object(NavigationBarKeys.buttonsTitleFontForState)
    var bar = NavigationBar(
      titleAlignment: object.word(NavigationBarKeys.titleAlignment),
      titleLineBreakMode: object.word(NavigationBarKeys.titleLineBreakMode),
      titleInsets: object.object(NavigationBarKeys.titleInsets).map {
        Insets($0, leftIsLeading: true)
      },
      titleTextColor: object.color(NavigationBarKeys.titleTextColor),
      titleFont: object.font(NavigationBarKeys.titleFont),
      titleTextAttributes: object.object(NavigationBarKeys.titleTextAttributes).map {
        TextAttributes($0)
      },
      allowAnyTitleFontSize: object.flag(NavigationBarKeys.allowAnyTitleFontSize),
      backgroundColor: object.color(NavigationBarKeys.backgroundColor),
      tintColor: object.color(NavigationBarKeys.tintColor),
      leadingBarItemsTintColor: object.color(NavigationBarKeys.leadingBarItemsTintColor),
      trailingBarItemsTintColor: object.color(NavigationBarKeys.trailingBarItemsTintColor),
      buttonsTitleColor: object.color(NavigationBarKeys.buttonsTitleColor)
        ?? colors?.color(StateColorKeys.normal),
      buttonsTitleFont: object.font(NavigationBarKeys.buttonsTitleFont)
        ?? fonts?.font(StateFontKeys.normal),
      uppercasesButtonTitles: object.flag(NavigationBarKeys.uppercasesButtonTitles),
      adjustsFontForContentSizeCategory:
        object.flag(NavigationBarKeys.adjustsFontForContentSizeCategory),
      backItem: backItem(object),
      titleViewLayoutBehavior: object.word(NavigationBarKeys.titleViewLayoutBehavior),
      stateLooks: StateLooks(colors: colors, fonts: fonts),
      touchFeedback: TouchFeedback(
        enableRippleBehavior: object.flag(NavigationBarKeys.enableRippleBehavior),
        inkColor: object.color(NavigationBarKeys.inkColor),
        rippleColor: object.color(NavigationBarKeys.rippleColor)))
    bar.hidesBackButton = object.flag(NavigationBarKeys.hidesBackButton)
    bar.leadingItemsSupplementBackButton =
      object.flag(NavigationBarKeys.leadingItemsSupplementBackButton)
    bar.maximumTextScale = object.number(NavigationBarKeys.maximumTextScale)
    bar.mutatesTextColor = object.flag(NavigationBarKeys.textColorAccessibilityMutator) ?? false
    return bar
  }

  /// `true` is the chevron alone, and so is an item that says neither title nor image.
  private mutating func backItem(_ object: DocumentObject) -> BarButtonItem? {
    if let item = object.object(NavigationBarKeys.backItem) {
      var backItem = barButtonItem(item)
      if backItem.title == nil, backItem.image == nil { backItem.image = .backChevron }
      return backItem
    }
    return object.flag(NavigationBarKeys.backItem) == true
      ? BarButtonItem(image: .backChevron) : nil
  }
}

extension StateLooks {
  fileprivate init(colors: DocumentObject?, fonts: DocumentObject?) {
    self.init()
    highlightedColor = colors?.color(StateColorKeys.highlighted)
    selectedColor = colors?.color(StateColorKeys.selected)
    disabledColor = colors?.color(StateColorKeys.disabled)
    highlightedFont = fonts?.font(StateFontKeys.highlighted)
    selectedFont = fonts?.font(StateFontKeys.selected)
    disabledFont = fonts?.font(StateFontKeys.disabled)
  }
}
