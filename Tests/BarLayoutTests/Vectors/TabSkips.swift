// Reasons, as in SkippedVectors.
private let notification = "what a view or delegate is told: a picture calls nobody"
private let lifetime = "lifetime and ownership of objects"
private let otherIssue = "schemes and typography come with their own issue"
private let largeContent = "pictures of the large content viewer are not made yet"
private let legacy = "the legacy tab bar is not made yet"
private let scales = "scales and rectangles that no screen has"

/// What is not checked of tabs, schemes and what belongs to them.
let tabSkips =
  tabBarSkips
  + [
    "AppBar.ColorThemer", "AppBar.Theming", "AppBar.TypographyThemer", "Color.blending",
    "Elevation.color", "Elevation.tree", "NavigationBar.ColorThemer", "Typography",
    "Typography.FontScaler", "Typography.legacyTraits", "private.Color", "schemes.Color",
    "schemes.Container", "schemes.Shape", "schemes.Typography",
  ].map { VectorSkip($0, because: otherIssue) }

private let tabBarSkips = [
  VectorSkip(
    "Tabs.TabBarView", ["customView.selected", "customView.animated", "blockCalledWith"],
    because: notification),
  VectorSkip(
    "Tabs.TabBarView", ["pointerInteractionsPerItem"],
    because: "pointers over tabs are not made yet"),
  VectorSkip(
    "Tabs.TabBarView", ["largeContentImage", "largeContentImageInsets"], because: largeContent),
  VectorSkip("Tabs.TabBarView.Item", because: lifetime),
  VectorSkip(
    "Tabs.TabBarViewTheming", ["colorScheme"],
    because: "the high contrast of schemes comes with their own issue",
    where: { $0.given["colorScheme"]?.text?.hasSuffix("highContrast") == true }),
  VectorSkip("Tabs.legacyTabBar", because: legacy),
  VectorSkip(
    "Badges", ["frame"], because: "frames that a view is given and does not want"),
  VectorSkip("private.Math", because: scales),
]
