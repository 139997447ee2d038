import BarPrimitives

/// UIStackView.
enum StackViewKeys {
  static let axis = Key(
    "axis", .words(StackView.Axis.self), .json("\"horizontal\""),
    "Along which the views stand; a horizontal one turns in right-to-left")
  static let spacing = Key(
    "spacing", .number(-1_000...1_000), .json("0"), "Points between two views")
  static let alignment = Key(
    "alignment", .words(StackView.Alignment.self), .json("\"center\""),
    "Where the views stand across the axis; of a horizontal stack leading is its top")
  static let layoutMargins = Key(
    "layoutMargins", .object(InsetKeys.shape), .json("{}"),
    "Points around all views, left meaning leading")
  static let arrangedSubviews = Key(
    "arrangedSubviews", .list(.view, count: 0...Limits.subviews), .json("[]"),
    "The views, each in the size that it asks for")

  static let shape = ObjectShape(
    name: "stackView",
    sentence: "UIStackView: views side by side, in the middle of what they are given",
    keys: [
      BarKeys.type, ViewKeys.frame, ViewKeys.autoresizingMask, axis, spacing, alignment,
      layoutMargins, PlainViewKeys.backgroundColor, PlainViewKeys.cornerRadius, arrangedSubviews,
    ])
}
