/// What `check` tells of a document without errors: right by the rules, but not what is meant, or not
/// what the original can do. Facts; code and sentence are derived.
enum Advice: Sendable {
  case twoBars(other: String)
  case injectedWithoutBackground
  case missingForwards([ForwardedEvent], isNeverSnapped: Bool)
  case collectionViewAsScreen
  case clearsNoScrollView
  case noSafeAreas(hasRemedy: Bool)
  case notSupported(String)
  case notDrawn(String)
  case proxyOfMaterialBars(String)
  case imageWithoutLabel
  case capitalsWithoutLabel(String)
  case badgeOfATab
  case replacedTabBar
  case stateOfATab(String)
  case containerForPages
  case behindContent
  case longPressShowsNothing(String)
  case longPressOfNothing
  case secondLongPress
  case sharedPlace(UIKitBarKind)
  case withoutEffect(IneffectiveKey)
  case uikitBeforeAppearances(os: Int)
  case noDarkStyle(os: Int)
  case ofLaterSystem(String, since: Int, os: Int)
  case elevationWithoutEffect
  case barWithoutHeight
  case hiddenByButton(String)
  case unusualItemCount(Int)
  case rippleOfInk
}

extension Advice {
  var severity: Problem.Severity {
    switch self {
    case .twoBars, .injectedWithoutBackground, .missingForwards, .imageWithoutLabel: .warning
    case .capitalsWithoutLabel, .badgeOfATab, .replacedTabBar, .longPressShowsNothing: .note
    case .containerForPages, .longPressOfNothing, .secondLongPress, .stateOfATab: .note
    case .uikitBeforeAppearances, .noDarkStyle, .ofLaterSystem, .withoutEffect: .warning
    case .behindContent, .sharedPlace: .warning
    case .collectionViewAsScreen, .clearsNoScrollView, .noSafeAreas, .notSupported, .notDrawn: .note
    case .proxyOfMaterialBars, .elevationWithoutEffect, .unusualItemCount: .note
    case .barWithoutHeight, .hiddenByButton, .rippleOfInk: .warning
    }
  }

  var code: String {
    switch self {
    case .twoBars: "W0601"
    case .injectedWithoutBackground: "W0602"
    case .missingForwards: "W0603"
    case .collectionViewAsScreen: "W0604"
    case .clearsNoScrollView, .noSafeAreas: "W0605"
    case .notSupported: "W0606"
    case .imageWithoutLabel: "W0607"
    case .capitalsWithoutLabel: "W0610"
    case .badgeOfATab: "W0611"
    case .replacedTabBar: "W0630"
    case .stateOfATab: "W0631"
    case .containerForPages: "W0613"
    case .behindContent: "W0614"
    case .notDrawn: "W0616"
    case .proxyOfMaterialBars: "W0617"
    case .withoutEffect: "W0618"
    case .longPressShowsNothing: "W0660"
    case .longPressOfNothing: "W0641"
    case .secondLongPress: "W0642"
    case .sharedPlace: "W0644"
    case .uikitBeforeAppearances, .noDarkStyle: "W0643"
    case .ofLaterSystem: "W0652"
    case .elevationWithoutEffect: "W0670"
    case .barWithoutHeight: "W0671"
    case .hiddenByButton: "W0672"
    case .unusualItemCount: "W0673"
    case .rippleOfInk: "W0675"
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .twoBars(let other): "this app bar stands under a visible \"\(other)\": two bars"
    case .injectedWithoutBackground:
      "the background of the app bar that is injected here was never set"
    case .missingForwards(let missing, _) where missing.count == ForwardedEvent.allCases.count:
      "no scroll event reaches the header, which stays as it was first laid out"
    case .missingForwards(let missing, let isNeverSnapped):
      "\(missing.map(\.rawValue).joined(separator: ", ")) not forwarded to the header"
        + (isNeverSnapped ? ", which never snaps when it is half shifted" : "")
    case .collectionViewAsScreen:
      "from iOS 13 on, setting the tracking scroll view makes this collection view lay out at once"
    case .clearsNoScrollView:
      "below iOS 11 an observing header must be told in deinit that its scroll view is gone"
    case .noSafeAreas:
      "below iOS 11 there are no safe areas: content follows the top layout guide only"
    case .notSupported(let key): "\"\(key)\" is not supported by app bars"
    case .notDrawn(let key): "\"\(key)\" is known, but nothing is drawn of it"
    case .proxyOfMaterialBars(let key):
      "Material bars take titleTextAttributes alone from UIBarButtonItem's proxy, and no \"\(key)\""
    case .imageWithoutLabel: "an image alone has no words for VoiceOver"
    case .capitalsWithoutLabel(let title):
      "VoiceOver may spell out \(quoted(title)), which is set in capitals"
    case .badgeOfATab:
      "the documentation calls badges unsupported by MDCTabBarView, which draws them"
    case .replacedTabBar: "MDCTabBarView has replaced MDCTabBar"
    case .stateOfATab(let state): "a tab of this bar has no look of its own when it is \(state)"
    case .containerForPages: "this bar is a child of its page and travels with it"
    case .behindContent: "the content's views were added after this bar and lie in front of it"
    case .withoutEffect(let key): key.message
    case .longPressShowsNothing(let size):
      "at the text size \(size) a long press shows no large content viewer"
    case .longPressOfNothing:
      "the item has neither title nor picture, so that the large content viewer does not come"
    case .secondLongPress:
      "there is one large content viewer, which shows the first item that is pressed"
    case .sharedPlace(let kind):
      "the screen has a \(kind.rawValue) in the same place already, which this one covers"
    case .uikitBeforeAppearances(let os):
      "UIKit's bars are drawn as iOS 13 to 18 draw them, and not as iOS \(os) did"
    case .noDarkStyle(let os): "iOS \(os) has no dark style"
    case .ofLaterSystem(let key, let since, let os):
      "\(quoted(key)) says this from iOS \(since) on, and nothing on iOS \(os)"
    case .elevationWithoutEffect: "a bottom app bar's shadow does not follow its elevation"
    case .barWithoutHeight:
      "with itemBadgeHorizontalOffset the bar is as high as barHeight, which is 0 here"
    case .hiddenByButton(let end): "a \(end) floating button hides the \(end) items"
    case .unusualItemCount(let count):
      "\(count) item\(count == 1 ? "" : "s") in a bottom navigation bar, which is meant for three to five"
    case .rippleOfInk: "a bottom app bar's items have ink until ripples are enabled"
    }
  }

  /// What to do about it; nil: nothing, the picture is right.
  var hint: String? {
    switch self {
    case .twoBars: "hide the navigation controller's bar: setNavigationBarHidden"
    case .injectedWithoutBackground: "set headerView.backgroundColor in willAddAppBar"
    case .missingForwards(let missing, _):
      "forward \(missing.map(\.rawValue).joined(separator: ", ")), or observe the scroll view"
    case .collectionViewAsScreen: "register cells first, or put it in a child view controller"
    case .clearsNoScrollView: "set headerView.trackingScrollView to nil there"
    case .noSafeAreas(let hasRemedy):
      hasRemedy ? "set topLayoutGuideViewController to the content's controller" : nil
    case .notSupported: "MDCNavigationBar does not mirror it"
    case .notDrawn: "no picture of a bar here shows it"
    case .proxyOfMaterialBars: "set it on the items"
    case .imageWithoutLabel, .capitalsWithoutLabel: "set accessibilityLabel"
    case .badgeOfATab: "its own way is a view: mdc_customView"
    case .replacedTabBar: "barrender migrate puts the bar into today's words"
    case .stateOfATab("selected"): "the bar's selectedItem selects a tab"
    case .stateOfATab("highlighted"): "pressed shows the ripple under a finger"
    case .stateOfATab: "MDCTabBar draws every tab as enabled"
    case .containerForPages: "for paged content a container is recommended: it stays"
    case .behindContent: "add it last, or bring it to the front"
    case .longPressOfNothing: "give it a title, a largeContentSizeImage or an accessibilityLabel"
    case .secondLongPress: "let one item be longPressed"
    case .sharedPlace(.tabBar): "give each a frame"
    case .sharedPlace: "give each a frame, or the tab that it belongs to"
    case .withoutEffect(let key): key.cure
    case .uikitBeforeAppearances: "say os 13 or later"
    case .noDarkStyle: "say os 13 or later, or userInterfaceStyle light"
    case .ofLaterSystem(_, let since, _): "leave it out, or say os \(since) or later"
    case .elevationWithoutEffect: "leave it out, or set shadowColor"
    case .barWithoutHeight: "set barHeight"
    case .hiddenByButton: "move them to the other end, or center the button"
    case .unusualItemCount: nil
    case .rippleOfInk: "set enableRippleBehavior"
    case .longPressShowsNothing: "traits.preferredContentSizeCategory: accessibilityMedium and up"
    }
  }

  func problem(at span: SourceSpan, _ path: SpecPath) -> Problem {
    Problem(
      severity: severity, code: code, message: message, span: span, path: path, hint: hint)
  }
}
