/// A key that is right by the rules and comes to nothing where it stands. Facts; the sentences are
/// derived.
enum IneffectiveKey: Sendable {
  case emptyPages
  case tintOverABarWithItsOwn
  case emptyTheme
  case repeatedTheme(String)
  case pagesWithoutPages
  case repeatedForward(String)
  case flagTurnedOn(String, by: String)
  case liftedBesideIntensity
  case opacityOfAnotherLayer(String)
  case keyOfMDCShadowLayer(String, on: String)
  case colorOfTheViewsOwnLayer
  case baseElevationWithoutOverlay
  case hairlineThatIsNotShown
  case hiddenBarOfItsOwn(String)
  case animationOfNothing
  case hookOfNoAppBar
  case onlyWhileShifting(String)
  case onlyWithTheStatusBar
  case roomOfOtherPages
  case insetThatIsAdjusted
  case navigation(IneffectiveNavigationKey)
  case tracksNothing(String)
  case statusBarOfAnExtension
  case placeAmongNoPages(String)
  case flagsSaidOneByOne
  case onlyWhenShifted(String)
  case noContent(String)
  case shadowAfterNoReset
  case insetsOfNoImage(String, image: String)
  case tracksNothingInside(String)
}

extension IneffectiveKey {
  var key: String {
    switch self {
    case .emptyPages: PageKeys.pages.name
    case .tintOverABarWithItsOwn: TintedViewKeys.tintColor.name
    case .emptyTheme, .repeatedTheme: AppBarKeys.theme.name
    case .pagesWithoutPages: PageKeys.pagesScrolledBy.name
    case .repeatedForward: HeaderViewKeys.forwards.name
    case .flagTurnedOn(let key, _), .keyOfMDCShadowLayer(let key, _), .hiddenBarOfItsOwn(let key),
      .onlyWhileShifting(let key):
      key
    case .tracksNothing(let key), .placeAmongNoPages(let key), .onlyWhenShifted(let key),
      .noContent(let key):
      key
    case .insetsOfNoImage(let key, _), .tracksNothingInside(let key): key
    case .shadowAfterNoReset: HeaderViewKeys.resetShadowAfterTrackingScrollViewIsReset.name
    case .navigation(let idle): idle.key
    case .flagsSaidOneByOne: HeaderKeys.behavioralFlags.name
    case .onlyWithTheStatusBar, .statusBarOfAnExtension: HeaderViewKeys.contentIsTranslucent.name
    case .roomOfOtherPages: HeaderViewKeys.sharedWithManyScrollViews.name
    case .insetThatIsAdjusted: HeaderViewKeys.leavesContentInsetWhenNever.name
    case .liftedBesideIntensity: HeaderKeys.lifted.name
    case .opacityOfAnotherLayer: HeaderViewKeys.visibleShadowOpacity.name
    case .colorOfTheViewsOwnLayer: HeaderViewKeys.shadowColor.name
    case .baseElevationWithoutOverlay: HeaderViewKeys.overrideBaseElevation.name
    case .hairlineThatIsNotShown: HeaderKeys.hairlineColor.name
    case .animationOfNothing: NavigationKeys.animated.name
    case .hookOfNoAppBar: ScreenKeys.willAddAppBar.name
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .emptyTheme: "\(quoted(key)) is an empty list: \(reason)"
    default: "\(quoted(key)) has no effect here: \(reason)"
    }
  }

  /// A clause, why it does.
  var reason: String {
    switch self {
    case .emptyPages: "without any page the content is one scroll view"
    case .tintOverABarWithItsOwn: "this bar sets all its tints itself"
    case .emptyTheme: "the bar keeps the raw defaults, as with \"\(MaterialTheme.noneWord)\""
    case .repeatedTheme(let step): "\(quoted(step)) is named again, and its last call sets all anew"
    case .pagesWithoutPages: "the content has no pages that could be scrolled"
    case .repeatedForward(let event): "\(quoted(event)) is in the list already"
    case .flagTurnedOn(_, let other): "\"\(other)\" turns it on"
    case .liftedBesideIntensity:
      "\"\(HeaderViewKeys.shadowIntensity.name)\" states the shadow too, and wins"
    case .opacityOfAnotherLayer(let layer):
      "it is the plain CALayer's, and \(layer) casts the shadow here"
    case .keyOfMDCShadowLayer(_, let layer):
      "it is MDCShadowLayer's, and \(layer) casts the shadow here"
    case .colorOfTheViewsOwnLayer:
      "the shadow of the view's own layer stays black, as in MDCFlexibleHeaderView"
    case .baseElevationWithoutOverlay:
      "only the elevation overlay counts it, and the background has none"
    case .hairlineThatIsNotShown: "no hairline is shown"
    case .hiddenBarOfItsOwn: "the screen has a header of its own, and only an injected one hides"
    case .animationOfNothing: "no app bar is hidden"
    case .hookOfNoAppBar: "the screen has a header of its own, so that no app bar is injected"
    case .onlyWhileShifting: "no scrolling shifts this header"
    case .onlyWithTheStatusBar: "this header takes no status bar along"
    case .roomOfOtherPages: "there is one scroll view"
    case .insetThatIsAdjusted: "the content's insets are adjusted"
    case .navigation(let idle): idle.cause.reason
    case .tracksNothing: "the header tracks no scroll view"
    case .statusBarOfAnExtension: "in an app extension the header takes no status bar along"
    case .placeAmongNoPages: "the content has no pages"
    case .flagsSaidOneByOne: "both flags that it sets are said themselves"
    case .onlyWhenShifted: "this header never leaves the screen"
    case .noContent: "there is no content"
    case .tracksNothingInside: "a header inside a bar tracks no scroll view"
    case .insetsOfNoImage(_, let image):
      "they are those of \(quoted(image)), which the item does not have"
    case .shadowAfterNoReset: "nothing clears the tracking scroll view"
    }
  }

  var cure: String {
    switch self {
    case .emptyPages: "leave it out, or list the pages"
    case .tintOverABarWithItsOwn: "set the bar's own tints"
    case .emptyTheme: "name a theme, or say \"none\""
    case .repeatedTheme, .repeatedForward: "name it once"
    case .pagesWithoutPages: "leave it out, or give the content \"\(PageKeys.pages.name)\""
    case .flagTurnedOn(_, let other): "leave it out, or do without \"\(other)\""
    case .liftedBesideIntensity: "keep one of the two"
    case .opacityOfAnotherLayer, .colorOfTheViewsOwnLayer:
      "leave it out, or choose another \"\(HeaderViewKeys.shadowLayer.name)\""
    case .keyOfMDCShadowLayer:
      "leave it out, or set \"\(HeaderViewKeys.shadowLayer.name)\" to \"MDCShadowLayer\""
    case .baseElevationWithoutOverlay:
      "set \"\(HeaderViewKeys.resolvesElevationOverlay.name)\" to true"
    case .hairlineThatIsNotShown: "set \"\(HeaderKeys.showsHairline.name)\" to true"
    case .hiddenBarOfItsOwn: "let the history shift the header off the screen"
    case .animationOfNothing:
      "set \"\(NavigationKeys.navigationBarHidden.name)\" and "
        + "\"\(NavigationKeys.shouldSetNavigationBarHiddenHideAppBar.name)\" to true"
    case .hookOfNoAppBar: "set up the header that the screen has"
    case .onlyWhileShifting:
      "set \"\(HeaderViewKeys.shiftBehavior.name)\" to enabled or enabledWithStatusBar"
    case .onlyWithTheStatusBar:
      "set \"\(HeaderViewKeys.shiftBehavior.name)\" to enabledWithStatusBar or hideable"
    case .roomOfOtherPages: "leave it out, or give the content \"\(PageKeys.pages.name)\""
    case .insetThatIsAdjusted:
      "set the content's \"\(ContentKeys.contentInsetAdjustmentBehavior.name)\" to never"
    case .navigation(let idle): idle.cause.cure
    case .tracksNothing:
      "leave it out, or let \"\(HeaderKeys.trackingScrollView.name)\" be the content"
    case .statusBarOfAnExtension:
      "set \"\(HeaderViewKeys.shiftBehavior.name)\" to hideable"
    case .placeAmongNoPages: "leave it out, or give the content \"\(PageKeys.pages.name)\""
    case .flagsSaidOneByOne: "leave it out, or the two"
    case .onlyWhenShifted:
      "set \"\(HeaderViewKeys.shiftBehavior.name)\", or let the history shift the header"
    case .noContent: "leave it out, or give the spec \"\(DocumentKeys.content.name)\""
    case .tracksNothingInside: "leave it out"
    case .insetsOfNoImage(_, let image): "leave them out, or give the item \(quoted(image))"
    case .shadowAfterNoReset: "let the history clear it"
    }
  }
}
