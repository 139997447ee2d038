import BarPrimitives
import BarSpec

extension SwiftText {
  /// What the document says of a header and its controller; the rest is the components' own.
  mutating func addHeader(
    _ header: HeaderView, _ controller: HeaderController, _ target: String
  ) {
    let view = "\(target).headerView"
    set("\(view).backgroundColor", header.backgroundColor.map(SwiftValue.color))
    set("\(view).minMaxHeightIncludesSafeArea", header.minMaxHeightIncludesSafeArea)
    set("\(view).minimumHeight", header.minimumHeight)
    set("\(view).maximumHeight", header.maximumHeight)
    set("\(view).canOverExtend", header.canOverExtend)
    addScrolling(header.scrolling, view)
    addShadow(header, view)
    set("\(view).mdc_overrideBaseElevation", header.overrideBaseElevation)
    if header.resolvesElevationOverlay ?? false { addOverlay(view) }
    set(
      "\(target).inferTopSafeAreaInsetFromViewController",
      controller.inferTopSafeAreaInsetFromViewController)
    set("\(target).isTopLayoutGuideAdjustmentEnabled", controller.topLayoutGuideAdjustmentEnabled)
    set("\(target).showsHairline", controller.showsHairline)
    set("\(target).hairlineColor", controller.hairlineColor.map(SwiftValue.color))
  }

  private mutating func addScrolling(_ scrolling: HeaderScrolling, _ view: String) {
    set("\(view).shiftBehavior", scrolling.shiftBehavior.map { ".\($0.rawValue)" })
    set(
      "\(view).headerContentImportance",
      scrolling.headerContentImportance.map { ".\($0.rawValue)" })
    set("\(view).isInFrontOfInfiniteContent", scrolling.inFrontOfInfiniteContent)
    set("\(view).trackingScrollViewIsBeingScrubbed", scrolling.trackingScrollViewIsBeingScrubbed)
    set("\(view).statusBarHintCanOverlapHeader", scrolling.statusBarHintCanOverlapHeader)
    set("\(view).minimumHeaderViewHeight", scrolling.minimumHeaderViewHeight)
    set("\(view).contentIsTranslucent", scrolling.contentIsTranslucent)
    set(
      "\(view).observesTrackingScrollViewScrollEvents",
      scrolling.observesTrackingScrollViewScrollEvents)
    set(
      "\(view).resetShadowAfterTrackingScrollViewIsReset",
      scrolling.resetShadowAfterTrackingScrollViewIsReset)
  }

  /// An elevation of one's own is a shadow layer of one's own.
  private mutating func addShadow(_ header: HeaderView, _ view: String) {
    set("\(view).visibleShadowOpacity", header.visibleShadowOpacity)
    set("\(view).shadowColor", header.shadowColor.map(SwiftValue.color))
    if let custom = header.customShadow { return addShadow(custom, header, view) }
    guard let elevation = header.elevation else { return }
    need(import: "MaterialComponents.MaterialShadowLayer", pod: "ShadowLayer")
    block("\(view).setShadowLayer(MDCShadowLayer())") { text in
      text.add(
        "($0 as? MDCShadowLayer)?.elevation = ShadowElevation(\(shortDecimal(elevation)) * $1)")
    }
  }

  private mutating func addShadow(_ shadow: CustomShadow, _ header: HeaderView, _ view: String) {
    if let elevation = shadow.elevation {
      return addCollected(shadow, elevation: elevation, view)
    }
    let color = (shadow.color ?? header.shadowColor).map(SwiftValue.color) ?? ".black"
    block("\(view).setShadowLayer(CALayer())") { text in
      text.add("$0.shadowColor = (\(color) as UIColor).cgColor")
      text.add(
        "$0.shadowOffset = CGSize(width: \(shortDecimal(shadow.dx)), "
          + "height: \(shortDecimal(shadow.dy)))")
      text.add("$0.shadowRadius = \(shortDecimal(shadow.radius))")
      text.add("$0.shadowOpacity = Float(\(shortDecimal(shadow.opacity)) * $1)")
      text.add("$0.shadowPath = \(Self.path(spread: shadow.spread))")
    }
  }

  /// As a CALayer with the numbers of MDCShadowsCollectionDefault.
  private mutating func addCollected(
    _ shadow: CustomShadow, elevation: Double, _ view: String
  ) {
    need(import: "MaterialComponents.MaterialShadow", pod: "Shadow")
    let color = shadow.color.map(SwiftValue.color) ?? "MDCShadowColor()"
    block("\(view).setShadowLayer(CALayer())") { text in
      text.add(
        "let shadow = MDCShadowsCollectionDefault().shadow("
          + "forElevation: \(shortDecimal(elevation)))")
      text.add("$0.shadowColor = (\(color) as UIColor).cgColor")
      text.add("$0.shadowOffset = shadow.offset")
      text.add("$0.shadowRadius = shadow.radius")
      text.add("$0.shadowOpacity = Float(shadow.opacity * $1)")
      text.add("$0.shadowPath = \(Self.path(spread: shadow.spread))")
    }
  }

  private static func path(spread: Double) -> String {
    guard spread > 0 else { return "UIBezierPath(rect: $0.bounds).cgPath" }
    let inset = shortDecimal(-spread)
    return "UIBezierPath(roundedRect: $0.bounds.insetBy(dx: \(inset), dy: \(inset)), "
      + "cornerRadius: \(shortDecimal(spread))).cgPath"
  }

  private mutating func addOverlay(_ view: String) {
    need(import: "MaterialComponents.MaterialElevation", pod: "Elevation")
    add("let background = \(view).backgroundColor ?? .clear")
    block("\(view).mdc_elevationDidChangeBlock =") { text in
      text.lines(
        "header, elevation in",
        "header.backgroundColor = background.mdc_resolvedColor(",
        "  with: header.traitCollection, elevation: elevation)")
    }
  }

  private mutating func lines(_ lines: String...) {
    for line in lines { add(line) }
  }
}

extension SwiftText {
  /// What the document says of a navigation bar.
  mutating func addNavigationBar(_ bar: NavigationBar, _ target: String) {
    set("\(target).backgroundColor", bar.backgroundColor.map(SwiftValue.color))
    set("\(target).tintColor", bar.tintColor.map(SwiftValue.color))
    set("\(target).titleAlignment", bar.titleAlignment.map { ".\($0.rawValue)" })
    set("\(target).titleViewLayoutBehavior", bar.titleViewLayoutBehavior.map { ".\($0.rawValue)" })
    set("\(target).titleInsets", bar.titleInsets.map(SwiftValue.insets))
    set("\(target).allowAnyTitleFontSize", bar.allowAnyTitleFontSize)
    set(
      "\(target).titleFont",
      bar.titleFont.map { SwiftValue.font($0, standard: "\(target).titleFont") })
    set("\(target).titleTextColor", bar.titleTextColor.map(SwiftValue.color))
    set(
      "\(target).leadingBarItemsTintColor", bar.leadingBarItemsTintColor.map(SwiftValue.color))
    set(
      "\(target).trailingBarItemsTintColor", bar.trailingBarItemsTintColor.map(SwiftValue.color))
    set("\(target).uppercasesButtonTitles", bar.uppercasesButtonTitles)
    if let color = bar.buttonsTitleColor {
      add("\(target).setButtonsTitleColor(\(SwiftValue.color(color)), for: .normal)")
    }
    if let font = bar.buttonsTitleFont {
      let font = SwiftValue.font(font, standard: "MDCTypography.buttonFont()")
      add("\(target).setButtonsTitleFont(\(font), for: .normal)")
    }
    addTitleAttributes(bar.titleTextAttributes, target)
    if bar.mutatesTextColor {
      need(import: "MaterialComponents.MaterialNavigationBar", pod: "NavigationBar")
      add("MDCNavigationBarTextColorAccessibilityMutator().mutate(\(target))")
    }
  }

  private mutating func addTitleAttributes(_ attributes: TextAttributes?, _ target: String) {
    guard let attributes else { return }
    let pairs = [
      attributes.font.map { ".font: \(SwiftValue.font($0, standard: "\(target).titleFont"))" },
      attributes.foregroundColor.map { ".foregroundColor: \(SwiftValue.color($0))" },
      attributes.kern.map { ".kern: \(shortDecimal($0))" },
    ].compactMap { $0 }
    if !pairs.isEmpty {
      set("\(target).titleTextAttributes", "[\(pairs.joined(separator: ", "))]")
    }
  }

  /// What the navigation bar mirrors, where the document says any of it.
  mutating func addItem(_ item: NavigationItem, number: Int) {
    guard item != NavigationItem() else { return }
    add("")
    block(
      "func configureItem\(number)(_ navigationItem: UINavigationItem, "
        + "with containerScheme: MDCContainerScheme)"
    ) { text in
      text.set("navigationItem.title", item.title.map { SwiftValue.string($0.string) })
      text.addButtons(item.leftBarButtonItems, "leftBarButtonItems")
      text.addButtons(item.rightBarButtonItems, "rightBarButtonItems")
      if item.hidesBackButton { text.set("navigationItem.hidesBackButton", true) }
      if item.leftItemsSupplementBackButton {
        text.set("navigationItem.leftItemsSupplementBackButton", true)
      }
    }
  }

  private mutating func addButtons(_ items: [BarButtonItem], _ property: String) {
    guard !items.isEmpty else { return }
    for (index, item) in items.enumerated() {
      let name = "\(property)\(index)"
      add("let \(name) = UIBarButtonItem()")
      set("\(name).title", item.title.map { SwiftValue.string($0.string) })
      set("\(name).image", item.image.flatMap(SwiftValue.image))
      if !item.isEnabled { set("\(name).isEnabled", false) }
      set("\(name).tintColor", item.tintColor.map(SwiftValue.color))
      if item.style == .done { set("\(name).style", ".done") }
      set("\(name).width", item.width)
      if item.tag != 0 { set("\(name).tag", "\(item.tag)") }
      set("\(name).accessibilityLabel", item.accessibilityLabel.map(SwiftValue.string))
      set("\(name).accessibilityHint", item.accessibilityHint.map(SwiftValue.string))
      set("\(name).accessibilityIdentifier", item.accessibilityIdentifier.map(SwiftValue.string))
    }
    let names = items.indices.map { "\(property)\($0)" }.joined(separator: ", ")
    set("navigationItem.\(property)", "[\(names)]")
  }
}
