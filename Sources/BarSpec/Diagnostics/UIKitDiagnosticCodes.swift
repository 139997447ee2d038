extension DiagnosticCode {
  /// About UIKit's bars and their appearance objects.
  static let uikit = [
    DiagnosticCode(
      "E0225", "tab of no tab bar",
      "A bar belongs to a tab of the first tab bar among the screen's bars, which is of type tabBar."
    ),
    DiagnosticCode(
      "E0230", "bad step",
      "A customization is TARGET.PATH = VALUE, TARGET.setter(VALUE, for: …), NAME = OBJECT, TARGET.configure…(), enterWindow, "
        + "leaveWindow, push, pop or selectTab(N). A target is bar, a bar's id, navigationItem, item[N], "
        + "a bar button item or a tab with UIKit's setters, UINavigationBar.appearance(), or the name of an appearance object; an object is a place, a "
        + "place.copy(), or UINavigationBarAppearance(); a name is for a new object or a copy(), never a second one "
        + "for an object that is there. With tabBarItem[N].viewWillAppear: or "
        + "item[N].viewDidDisappear: in front it is done each time that item's controller comes or has "
        + "gone; viewWillAppear: alone only says whose code it is. It is no Swift: nothing else is read."
    ),
    DiagnosticCode(
      "E0232", "appearances in a circle",
      "An appearance object may begin as a copy of another one, but not, by any way, of itself."),
    DiagnosticCode(
      "E0233", "appearance of another class",
      "A slot takes objects of its bar's class, and copy() keeps the class. init(barAppearance:) takes "
        + "over what the classes share: background and shadow. A named object's class is its \"class\"."
    ),
    DiagnosticCode(
      "W0230", "statement without effect",
      "A change through a slot that is unset or through an appearance proxy, a change of a bar's object "
        + "that its proxy replaces, a value that the proxy gets after the bar has entered its window, a "
        + "push or pop with nothing left, code of a moment that never came, an object that is changed after it "
        + "has been assigned or never is assigned, or a legacy property that "
        + "counts only beside another. barrender explain tells which."),
    DiagnosticCode(
      "W0231", "legacy beside an appearance object",
      "barTintColor and its kind count only while no appearance object is in use; they are never part of "
        + "one."),
    DiagnosticCode(
      "W0232", "item drops the bar's look",
      "An item's appearance object replaces the bar's as a whole. Begin with a copy of the bar's object "
        + "and change what is to be different."),
    DiagnosticCode(
      "W0640", "one look of two",
      "A bar has a look over content and one at the scroll edge. Where only standardAppearance is given, the "
        + "bar is clear at the edge, from iOS 15 on every bar, before only one with a large title; where "
        + "only scrollEdgeAppearance is given, the bar has the system's look over content, and before iOS "
        + "15 the object of most bars never shows. An item with one of the two has the bar's other one: the bar's "
        + "scrollEdgeAppearance and compactAppearance come before the item's standardAppearance."),
    DiagnosticCode(
      "W0641", "nothing to show large",
      "The large content viewer shows the picture and the title of the item under the finger; an item "
        + "that has neither, and no accessibilityLabel, brings no viewer."),
    DiagnosticCode(
      "W0642", "two items under one finger",
      "One large content viewer shows one item: the first that is longPressed, from the leading side."
    ),
    DiagnosticCode(
      "W0643", "system before iOS 13",
      "UIKit's bars are drawn as iOS 13 to 18 draw them. Of earlier systems only heights are kept; what "
        + "their bars looked like is not, and they had no dark style."),
    DiagnosticCode(
      "W0644", "two bars in one place",
      "Each bar of UIKit's belongs to a controller of its own. Two controllers are side by side, each bar "
        + "with a frame, or one behind the other, as the children of a tab bar controller are: say the "
        + "tab of each."),
    DiagnosticCode(
      "W0650", "legacy attributes of an item beside an appearance object",
      "What setTitleTextAttributes, setBackgroundImage and their kind set on one item, or on its class's "
        + "proxy, wins here over what an appearance object says of the same thing, key by key. How UIKit "
        + "mixes the two is documented nowhere: itemAttributesWin false lets the object win."),
    DiagnosticCode(
      "W0651", "item property that nothing shows",
      "What is set on a bar button item or a tab shows on its title, its picture or its badge. A button "
        + "with an image shows no title, a space shows nothing, a back button has setters of its own, and a "
        + "tab without badgeValue has no badge."),
    DiagnosticCode(
      "W0652", "property of a later system",
      "compactScrollEdgeAppearance, and scrollEdgeAppearance of tab bars and toolbars, exist from iOS 15 on, backButtonDisplayMode from iOS 14 on, a browser's "
        + "or an editor's style from iOS 16 on and largeTitleDisplayMode inline from iOS 17 on; before, they "
        + "show nothing. UITabBarAppearance.selectionIndicatorImage has no effect on iOS 13."),
    DiagnosticCode(
      "W0653", "tint that nothing shows",
      "Of several tints on the way from a bar up to its window the nearest counts: a superview's does not "
        + "where the bar has its own, a window's not where every bar has. From iOS 11 on UIView's appearance "
        + "proxy reaches the views inside navigation bars and toolbars that hold their buttons, and stands "
        + "before the bar's own tintColor; set an item's own, or leave the proxy out."),
    DiagnosticCode(
      "W0654", "tabs of another layout",
      "An object for tab bars has a look for each of three layouts: stacked in portrait on phones, "
        + "compactInline in landscape on small phones, inline on tablets and on large phones in landscape. Only "
        + "the one that the tabs are in counts; none stands in for another."),
    DiagnosticCode(
      "W0655", "value of which nothing is drawn",
      "A template shadowImage or selectionIndicatorImage is drawn in shadowColor or "
        + "selectionIndicatorTintColor, and without one not at all; an image that is no template, an empty one "
        + "too, is drawn as it is, whatever the colour. A backgroundImageContentMode needs a backgroundImage."
    ),
    DiagnosticCode(
      "W0660", "long press without a viewer",
      "The large content viewer comes at the five accessibility text sizes only, where bars stay as small "
        + "as they are."),
  ]
}
