// Reasons, as in SkippedVectors.
private let notification = "what a view or delegate is told: a picture calls nobody"
private let elevation = "the elevation that a bar reports to its surroundings"
private let controller = "what MDCBottomNavigationBarController does to its children"

/// What is not checked of Material's bars at the bottom of the screen.
let bottomBarSkips = [
  VectorSkip(
    "BottomNavigation", ["mdc_overrideBaseElevation", "mdc_currentElevation"],
    beside: [
      "backgroundBlurEffectStyle", "backgroundBlurEnabled", "backgroundColor", "bar",
      "itemBadgeBackgroundColor", "itemBadgeTextColor", "itemBadgeTextFont",
    ], because: elevation),
  VectorSkip("BottomNavigation", ["blockCalled"], because: notification),
  VectorSkip(
    "BottomAppBar", ["blockCalledWith", "block.elevation"], beside: ["displayScale", "elevation"],
    because: notification),
  VectorSkip(
    "BottomNavigation.ItemView", ["pointerRect"], because: "pointers over items are not made"),
  VectorSkip(
    "BottomNavigation.ItemView", ["sizeToFit"],
    because: "two ways to ask a view for its size, which are one here"),
  VectorSkip(
    "BottomNavigation.controller", ["additionalSafeAreaInsets", "bar.items"],
    beside: [
      "children", "selectedChild.additionalSafeAreaInsets", "otherChild.additionalSafeAreaInsets",
    ], because: controller),
]
