// Reasons: what is not about what a picture shows.
private let notification = "notifications and delegates are counted: a picture calls nobody"
private let animation = "the keys and durations of live animations"
private let lifetime = "lifetime and ownership of objects"
private let uikit = "what UIKit does by itself"
private let navigation = "who owns and calls whom around a navigation controller"
private let ripple = "ink and ripple of a bar that nobody touches"
private let legacyGuide =
  "a guide that the header does not adjust, once the content was scrolled: the table's test and the "
  + "collection's contradict each other under the same rules"
private let observing = "properties that change while they are observed: a spec states the outcome"

/// What is not checked, by the words that say so.
let skippedVectors: [VectorSkip] =
  flexibleHeaderSkips + appBarSkips + barSkips + tabSkips
  + otherSkips + schemeSkips + bottomBarSkips

private let flexibleHeaderSkips = [
  VectorSkip(
    "FlexibleHeader",
    [
      "change_callback_called", "reported_elevation", "delegate_notified",
      "did_change_callback_animated",
    ],
    because: notification),
  VectorSkip(
    "FlexibleHeader",
    [
      "animate_to", "animated_keys", "shadow_path_duration_equals_height_duration",
      "height_animates", "animation_completion_called",
    ], because: animation),
  VectorSkip(
    "FlexibleHeader", ["property"], because: lifetime,
    where: { ["delegates", "delegate"].contains($0.given["property"]?.text) }),
  VectorSkip("FlexibleHeader", ["scroll_view_released"], because: lifetime),
  VectorSkip(
    "FlexibleHeader", ["property"], because: "a property that has no word in a spec"),
  VectorSkip(
    "FlexibleHeader", ["insets_top_bottom_before", "insets_top_bottom_after"], because: uikit),
  VectorSkip(
    "FlexibleHeader", ["top_layout_guide"], because: legacyGuide,
    where: { $0.given["top_layout_guide_adjustment"] == .flag(false) }),
  VectorSkip("FlexibleHeader", ["new_shifter", "sequence"], because: lifetime),
  VectorSkip(
    "FlexibleHeader", ["permit_inferring_from_guide_vc"],
    because: "the inset that a controller adds to itself: a spec's safe area is what is left"),
  VectorSkip(
    "FlexibleHeader", ["override_base_elevation"],
    because: "the elevation that a header reports to its surroundings"),
]

private let appBarSkips = [
  VectorSkip(
    "AppBar",
    [
      "push", "root_init", "set_view_controllers", "injected_app_bar", "init", "hierarchy",
      "nav_stack_count", "trait_block_set", "hide_app_bar_with_navigation_bar_flag",
      "content_item_title", "content_parent", "content_in_hierarchy", "view_loaded",
      "container_view_loaded", "pop_gesture_delegate",
    ], because: navigation),
  VectorSkip(
    "AppBar", ["escape_delegate", "escape_delegate_answer", "elevation_change_reported"],
    because: notification),
  VectorSkip("AppBar", ["header_elevation"], because: notification),
  VectorSkip(
    "AppBar", ["top_layout_guide"], because: legacyGuide,
    where: { $0.given["top_layout_guide_adjustment"] == .flag(false) }),
]

private let barSkips = [
  VectorSkip(
    "NavigationBar",
    ["ripple_enabled", "ripple_color", "ink_color", "button_bars_ripple_enabled"],
    because: ripple),
  VectorSkip("ButtonBar", ["size_invalidated", "button_unchanged"], because: notification),
  VectorSkip("ButtonBar", ["item_property", "from", "to", "button_image"], because: observing),
  VectorSkip("NavigationBar", ["in_window"], because: "a bar outside every window"),
  VectorSkip(
    "ButtonBar",
    [
      "ink", "ink_offset", "ink_color", "ripple_enabled", "ripple_color", "buttons_ripple_enabled",
    ], because: ripple, where: { $0.given["item"]?.object?["title"] == nil }),
  VectorSkip(
    "ButtonBar", ["large_content_image"],
    because: "pictures of the large content viewer, which Material's bars do not draw"),
  VectorSkip(
    "ButtonBar", ["images_identical"],
    because: "scenarios of the original's that are not made here"),
]

private let otherSkips = [
  VectorSkip("ShadowLayer", ["animate_bounds_to"], because: animation),
  VectorSkip(
    "Shadow", ["custom_collection"], because: "shadows that a client collects: a spec states one"),
  VectorSkip("Math", because: "scales and rectangles that no screen has"),
]
