import BarPrimitives

extension Validator {
  mutating func appBar(_ object: DocumentObject, _ id: ElementID) -> AppBar {
    return AppBar(
      id: id, theme: object.theme(AppBarKeys.theme) ?? .primary,
      navigationItem: navigationItem(object.object(AppBarKeys.navigationItem)),
      headerView: headerView(object.object(AppBarKeys.headerView)),
      headerController: headerController(object),
      navigationBar: navigationBar(object.object(AppBarKeys.navigationBar)),
      frame: frame(object), lifted: object.flag(HeaderKeys.lifted),
      shadowEnds: object.word(HeaderKeys.shadowEnds) ?? .none)
  }

  mutating func headerView(_ object: DocumentObject?) -> HeaderView {
    guard let object else { return HeaderView() }
    let maximum = object.number(HeaderViewKeys.maximumHeight)
    return HeaderView(
      backgroundColor: object.color(HeaderViewKeys.backgroundColor),
      elevation: object.number(HeaderViewKeys.elevation),
      shadowColor: object.color(HeaderViewKeys.shadowColor),
      shadowIntensity: object.number(HeaderViewKeys.shadowIntensity),
      visibleShadowOpacity: object.number(HeaderViewKeys.visibleShadowOpacity),
      shadowLayer: object.word(HeaderViewKeys.shadowLayer),
      minimumHeight: minimumHeight(object, under: maximum), maximumHeight: maximum,
      minMaxHeightIncludesSafeArea: object.flag(HeaderViewKeys.minMaxHeightIncludesSafeArea),
      canOverExtend: object.flag(HeaderViewKeys.canOverExtend),
      resolvesElevationOverlay: object.flag(HeaderViewKeys.resolvesElevationOverlay),
      overrideBaseElevation: object.number(HeaderViewKeys.overrideBaseElevation),
      scrolling: scrolling(object))
  }

  /// MDCFlexibleHeaderView lowers its minimum when its maximum is set below it; so does the document,
  /// whatever the order of the two, and says so.
  private mutating func minimumHeight(
    _ object: DocumentObject, under maximum: Double?
  ) -> Double? {
    let key = HeaderViewKeys.minimumHeight
    guard let minimum = object.number(key), let maximum, minimum > maximum else {
      return object.number(key)
    }
    let rule = SpecRule.minimumAboveMaximum(
      minimum: shortDecimal(minimum), maximum: shortDecimal(maximum))
    refuse(rule, object[key], object.path / key.name)
    return maximum
  }

  private mutating func navigationBar(_ object: DocumentObject?) -> NavigationBar {
    guard let object else { return NavigationBar() }
    return NavigationBar(
      titleAlignment: object.word(NavigationBarKeys.titleAlignment),
      titleLineBreakMode: object.word(NavigationBarKeys.titleLineBreakMode),
      titleInsets: object.object(NavigationBarKeys.titleInsets).map { Insets($0) },
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
      buttonsTitleColor: object.color(NavigationBarKeys.buttonsTitleColor),
      buttonsTitleFont: object.font(NavigationBarKeys.buttonsTitleFont),
      uppercasesButtonTitles: object.flag(NavigationBarKeys.uppercasesButtonTitles),
      adjustsFontForContentSizeCategory:
        object.flag(NavigationBarKeys.adjustsFontForContentSizeCategory),
      backItem: backItem(object))
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
