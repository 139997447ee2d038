extension DiagnosticCode {
  /// About Material's bars at the bottom of the screen.
  static let bottomBars = [
    DiagnosticCode(
      "E0240", "cut beside the bar",
      "A bottom app bar is cut 4 pt around its floating button, as far as its upper edge. A button that is "
        + "further away than its cut's radius meets no edge, and the original's path is not a number."
    ),
    DiagnosticCode(
      "W0670", "elevation without effect",
      "The shadow of MDCBottomAppBarView's shape is always the same. Its elevation is what it reports to its "
        + "surroundings; shadowColor makes the shadow fainter."),
    DiagnosticCode(
      "W0671", "bar without a height",
      "Other than 0, itemBadgeHorizontalOffset makes MDCBottomNavigationBar as high as barHeight says, and "
        + "without one that is nothing."),
    DiagnosticCode(
      "W0672", "items that the floating button hides",
      "MDCBottomAppBarView shows no leading items beside a leading floating button, and no trailing items "
        + "beside a trailing one."),
    DiagnosticCode(
      "W0673", "unusual number of items",
      "MDCBottomNavigationBar's documentation strongly recommends three to five items."),
    DiagnosticCode(
      "W0674", "floating button off the screen",
      "The floating button of a bottom app bar stands 64 pt from an end of the safe area, or in the bar's "
        + "middle, whatever room there is: a wide title, a large safe area or a low screen push part of it "
        + "off the screen, or over the sides of the safe area."),
    DiagnosticCode(
      "W0675", "ripple colour of a bar with ink",
      "The items of a bottom app bar show ink under a finger, and a ripple in its rippleColor only with "
        + "enableRippleBehavior."),
  ]
}
