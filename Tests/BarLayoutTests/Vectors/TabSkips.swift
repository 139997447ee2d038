// Reasons, as in SkippedVectors.
private let notification = "what a view or delegate is told: a picture calls nobody"
private let elevation = "the elevation that a bar reports to its surroundings"
private let scales = "scales and rectangles that no screen has"

/// What is not checked of tabs and what belongs to them.
let tabSkips = [
  VectorSkip(
    "Tabs.TabBarView", ["customView.selected", "customView.animated", "blockCalledWith"],
    because: notification),
  VectorSkip(
    "Tabs.TabBarView", ["pointerInteractionsPerItem"],
    because: "pointers over tabs are not made yet"),
  VectorSkip(
    "Tabs.legacyTabBar", ["traitCollectionDidChange", "didEndDisplayingCalled"],
    because: notification),
  VectorSkip("Tabs.legacyTabBar", ["mdc_overrideBaseElevation"], because: elevation),
  VectorSkip(
    "Tabs.legacyTabBar", ["layoutPassBetween"],
    because: "a view that is not laid out again after a change"),
  VectorSkip(
    "Tabs.legacyTabBar", ["accessibilityTraits"],
    because: "traits that a client adds to the bar: a spec has no word for them"),
  VectorSkip(
    "Badges", ["frame"], because: "frames that a view is given and does not want"),
  VectorSkip("private.Math", because: scales),
]
