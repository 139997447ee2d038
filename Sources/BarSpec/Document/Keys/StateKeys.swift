/// What a still freezes an item in.
enum StateKeys {
  /// UIControl.State, and a finger that lies on the item.
  enum Word: String, CaseIterable { case highlighted, selected, disabled, pressed }

  static let progress = Key(
    "pressed", .number(0...1), .required, "How far the ink has spread: 0 is the first touch")

  static let pressedShape = ObjectShape(
    name: "pressedState", sentence: "A finger lies on the item", keys: [progress])

  static let states = Key(
    "states", .list(.either([.words(Word.self), .object(pressedShape)]), count: 0...4),
    .json("[]"),
    "What a still freezes: highlighted, selected, disabled, and pressed, which alone "
      + "is fully pressed")
}
