extension DiagnosticCode {
  static let advice = [
    DiagnosticCode(
      "W0601", "two bars",
      "An app bar under a visible navigation bar of UIKit's: the screen shows both. Only check says "
        + "so; the picture is what the app would show."),
    DiagnosticCode(
      "W0602", "injected bar without a background",
      "MDCAppBarNavigationController gives a screen without a header an app bar with the raw defaults; "
        + "its delegate's willAddAppBarViewController is where to set at least the background."),
    DiagnosticCode(
      "W0603", "scroll events not forwarded",
      "A header that does not observe its scroll view follows it by the four calls of "
        + "UIScrollViewDelegate, which have to be handed on: didScroll, didEndDragging, "
        + "didEndDecelerating, willEndDragging."),
    DiagnosticCode(
      "W0604", "collection view as the screen",
      "From iOS 13 on, a change of a collection view's contentInset triggers a layout, perhaps before "
        + "cells are registered."),
    DiagnosticCode(
      "W0605", "system before iOS 11",
      "There are no safe area insets, and an observing header must be parted from its scroll view in "
        + "deinit."),
    DiagnosticCode(
      "W0606", "not supported by app bars",
      "MDCNavigationBar mirrors title, titleView, hidesBackButton, the left and right bar button items "
        + "and leftItemsSupplementBackButton; nothing else of UINavigationItem."),
    DiagnosticCode(
      "W0607", "image without words",
      "An item is read aloud by its accessibilityLabel, else by its title; this one has neither."),
    DiagnosticCode(
      "W0608", "other height with the recommended flags",
      "With inferTopSafeAreaInsetFromViewController on and minMaxHeightIncludesSafeArea off, as is "
        + "recommended, the header has another height here. The defaults are to become those."),
    DiagnosticCode(
      "W0609", "small touch target",
      "Apple's Human Interface Guidelines ask for 44 points each way."),
    DiagnosticCode(
      "W0610", "capitals without words",
      "MDCTabBarView speaks a title as it is drawn, and VoiceOver may spell capitals out. Its migration "
        + "guide asks for an accessibilityLabel where a title is not read as it should be."),
    DiagnosticCode(
      "W0611", "badge of a tab",
      "The documentation of tabs calls badges unsupported and asks for a view of one's own. The class "
        + "draws them all the same, and so does this program."),
    DiagnosticCode(
      "W0612", "weak contrast in a tab bar",
      "The documentation's table of tabs, taken literally, sets on-primary text and indicator on white: "
        + "white on white in the default scheme. WCAG 2.0 asks for 4.5 to 1 of text, 3 to 1 of other "
        + "marks."),
    DiagnosticCode(
      "W0613", "container for paged content",
      "An app bar that is a child of a page's view controller scrolls sideways with the page; that of an "
        + "MDCAppBarContainerViewController around the pages stays."),
    DiagnosticCode(
      "W0614", "bar behind the content",
      "A view that is added to the parent later lies in front. MDCAppBar's addSubviewsToParent, and the "
        + "app bar's view by hand, come last."),
    DiagnosticCode(
      "W0615", "header too low for its bars",
      "MDCHeaderStackView gives a bottom bar its height first. A navigation bar that gets less than its "
        + "56 pt shrinks to 24 and then slides out at the top, at the header's maximum height too."),
    DiagnosticCode(
      "W0616", "not drawn of a navigation item",
      "UINavigationItem has the property, but no picture of a UIKit bar here shows it: it is about menus, "
        + "editing or later systems than those that are drawn, or a setter whose end the property states."
    ),
    DiagnosticCode(
      "W0617", "proxy of items of which Material bars take titles alone",
      "The title attributes of UIBarButtonItem.appearance() are merged into the items of MDCButtonBar, and "
        + "nothing else of it is. In UIKit's bars all of it counts."
    ),
    DiagnosticCode(
      "W0618", "key without effect",
      "The key is right by itself, but something else decides, or what it is about is not there. The "
        + "message names what, and what to do. The picture is the same without the key, but for an "
        + "empty list of themes, which says none."),
    DiagnosticCode(
      "W0619", "custom view without a width",
      "An item is as wide as its custom view. A view that has no size of its own, such as a flexible "
        + "header, a header stack or a plain box, has 0 points without a frame, and does not show."),
    DiagnosticCode(
      "W0620", "items without room",
      "UIKit's navigation bars and toolbars lay out all their items, whether there is room or not. What "
        + "becomes of more than fits is documented nowhere; here items lie over one another, or reach "
        + "out of the bar."),
    DiagnosticCode(
      "W0630", "replaced tab bar",
      "MDCTabBar is deprecated. barrender migrate puts it into the words of MDCTabBarView and tells what "
        + "became of each property."),
    DiagnosticCode(
      "W0631", "state that a tab does not show",
      "MDCTabBarView's tabs look the same while they are highlighted, but for the ripple of pressed; a "
        + "tab is selected by its bar, and MDCTabBar draws disabled tabs as any other."),
    DiagnosticCode(
      "W0701", "migrated",
      "A step of the guide from MDCAppBar to MDCAppBarViewController, which barrender migrate has taken "
        + "in the spec, with what to find and replace in an app's own code."),
    DiagnosticCode(
      "W0801", "text size that bars ignore",
      "useCurrentContentSizeCategoryWhenApplied is heeded by lists, banners and chips. The theming of "
        + "app bars and tabs takes the scheme's fonts at the standard text size, in the original as "
        + "here; adjustsFontForContentSizeCategory of a navigationBar makes its texts follow."),
    DiagnosticCode(
      "W0802", "unknown token",
      "The format has no scheme, role, type or property of the name; it is probably misspelled, and "
        + "nothing comes of it."),
    DiagnosticCode(
      "W0803", "attribute that the theme does not give",
      "The value is ?attr/..., and neither the theme nor a parent of it in the files says what it is. A "
        + "library may; the role keeps the scheme's own colour here."),
    DiagnosticCode(
      "W0804", "theme that is not used",
      "Several themes of the files say what the primary colour is and have nothing to do with one another. "
        + "The first is taken; give the other in a file of its own."),
    DiagnosticCode(
      "W0805", "no role",
      "Nothing in the file is a role or a text style of a scheme. In Android's resources they are the items "
        + "of a theme (colorPrimary, colorOnPrimary, colorSurface and so on) or colours named so "
        + "(md_theme_primary); in design tokens they stand in groups whose names say no more than "
        + "that: color.primary, md.sys.color.primary, typography.headline6."),
    DiagnosticCode(
      "W0806", "token that nothing takes",
      "A colour or a text style stands among those of a scheme, and MDCContainerScheme has none of its name: "
        + "no bar can take it."),
    DiagnosticCode(
      "W0807", "dark style only",
      "The file has colours for the dark style alone, and a picture in the light style takes them, too. "
        + "Export both, or say userInterfaceStyle dark in the traits."),
  ]
}
