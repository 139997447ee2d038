/// One key that an object of a document may have: all there is to know about it, written once.
///
/// The reader, the "did you mean", the JSON Schema and the reference are all made from these.
struct Key: Sendable {
  let name: String
  let type: ValueType
  let fallback: Fallback
  /// What the key says, as a sentence without its full stop.
  let sentence: String
  /// Whether it is worth proposing: false for what is known, but never drawn where it stands.
  let isDrawn: Bool

  init(
    _ name: String, _ type: ValueType, _ fallback: Fallback, _ sentence: String,
    isDrawn: Bool = true
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    self.sentence = sentence
    self.isDrawn = isDrawn
  }

  /// What holds when the key is not given.
  enum Fallback: Hashable, Sendable {
    /// It must be given.
    case required
    /// There is none, and nothing takes its place.
    case absent
    /// A value of the key's own type, as JSON.
    case json(String)
    /// Words: it depends on something else.
    case depends(String)
  }
}

/// The keys of one kind of object.
struct ObjectShape: Sendable {
  /// As the document and the messages call it: `navigationItem`.
  let name: String
  let sentence: String
  let keys: [Key]
  /// Keys that say the same thing in different ways.
  let choices: [Choice]

  init(name: String, sentence: String, keys: [Key], choices: [Choice] = []) {
    self.name = name
    self.sentence = sentence
    self.keys = keys
    self.choices = choices
  }

  /// Two keys of which one may be given.
  struct Choice: Sendable {
    let first: Key
    let second: Key
    /// Whether one must be given.
    let isRequired: Bool

    init(_ first: Key, _ second: Key, isRequired: Bool = false) {
      self.first = first
      self.second = second
      self.isRequired = isRequired
    }
  }

  func key(_ name: String) -> Key? { keys.first { $0.name == name } }

  /// The same keys, of which messages propose only those that `isProposed` allows.
  func proposing(_ isProposed: (Key) -> Bool) -> ObjectShape {
    ObjectShape(
      name: name, sentence: sentence,
      keys: keys.map { key in
        Key(
          key.name, key.type, key.fallback, key.sentence,
          isDrawn: key.isDrawn && isProposed(key))
      }, choices: choices)
  }
}

/// What a value may be.
indirect enum ValueType: Sendable {
  case boolean
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// One of a few numbers.
  case numberOf([Double])
  /// Any string of at most so many Unicode scalars.
  case text(atMost: Int)
  /// One of these strings.
  case word([String])
  /// A string of a certain form.
  case form(TextForm)
  case color
  case font
  case fontWeight
  /// The name of an icon or the path of a PNG file, or an object that says more.
  case image
  case object(ObjectShape)
  case list(ValueType, count: ClosedRange<Int>)
  /// An object whose keys are names of the document's own.
  case dictionary(ValueType)
  /// An object of the shape that its `type` names.
  case bar
  /// The same, of the views that bars may hold.
  case view
  /// A child view controller, which may have children of its own.
  case child
  /// The first alternative of the value's own JSON type.
  case either([ValueType])
  /// Null says the same as leaving the key out, or what the key's sentence says.
  case orNull(ValueType)
  /// Whatever it is: nobody looks at it.
  case anything
}

extension ValueType {
  /// A string that is drawn or read aloud.
  static let label = ValueType.text(atMost: Limits.labelScalars)
  /// Calls that theme a Material bar: one, none, or several in their order.
  static let theme = ValueType.either([
    .word(MaterialTheme.Step.allCases.map(\.rawValue) + [MaterialTheme.noneWord]),
    .list(.words(MaterialTheme.Step.self), count: 0...Limits.themeSteps),
  ])
  /// The same for tabs, which have theming extensions only.
  static let tabTheme = ValueType.either([
    .word(MaterialTheme.extensions + [MaterialTheme.noneWord]),
    .list(.word(MaterialTheme.extensions), count: 0...Limits.themeSteps),
  ])
  /// The same for bottom app bars, which have a color themer only.
  static let bottomAppBarTheme = ValueType.either([
    .word(MaterialTheme.bottomAppBarSteps + [MaterialTheme.noneWord]),
    .list(.word(MaterialTheme.bottomAppBarSteps), count: 0...Limits.themeSteps),
  ])
  /// The names of an enum whose raw values are the document's words.
  static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> ValueType
  where Word.RawValue == String {
    .word(type.allCases.map(\.rawValue))
  }

  /// The kind of value that is allowed, for messages: `a number`.
  var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .number, .numberOf: "a number"
    case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text, .word, .form: "a string"
    case .color: "a colour (a string or an object)"
    case .font: "a font (a text style or an object)"
    case .fontWeight: "a weight (a name or a number)"
    case .image: "an image (a string or an object)"
    case .object, .bar, .view, .child, .dictionary: "an object"
    case .list: "an array"
    case .either(let types): types.map(\.expectation).joined(separator: " or ")
    case .orNull(let type): type.expectation + " or null"
    case .anything: "anything"
    }
  }

  /// Whether a value of this JSON type can be meant.
  func admits(_ kind: JSONValue.Kind) -> Bool {
    switch (self, kind) {
    case (.boolean, .bool), (.number, .number), (.integer, .number), (.numberOf, .number),
      (.text, .string), (.word, .string), (.form, .string), (.object, .object), (.bar, .object),
      (.view, .object), (.child, .object), (.dictionary, .object),
      (.list, .array),
      (.color, .string), (.color, .object), (.font, .string), (.font, .object),
      (.fontWeight, .string), (.fontWeight, .number), (.image, .string), (.image, .object),
      (.orNull, .null), (.anything, _):
      true
    case (.either(let types), _): types.contains { $0.admits(kind) }
    case (.orNull(let type), _): type.admits(kind)
    default: false
    }
  }
}
