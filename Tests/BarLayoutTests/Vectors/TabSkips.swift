// Reasons, as in SkippedVectors.
private let notification = "what a view or delegate is told: a picture calls nobody"
private let lifetime = "lifetime and ownership of objects"
private let legacy = "the legacy tab bar is not made yet"
private let scales = "scales and rectangles that no screen has"

/// What is not checked of tabs and what belongs to them.
let tabSkips = [
  VectorSkip(
    "Tabs.TabBarView", ["customView.selected", "customView.animated", "blockCalledWith"],
    because: notification),
  VectorSkip(
    "Tabs.TabBarView", ["pointerInteractionsPerItem"],
    because: "pointers over tabs are not made yet"),
  VectorSkip("Tabs.TabBarView.Item", because: lifetime),
  VectorSkip("Tabs.legacyTabBar", because: legacy),
  VectorSkip(
    "Badges", ["frame"], because: "frames that a view is given and does not want"),
  VectorSkip("private.Math", because: scales),
]
