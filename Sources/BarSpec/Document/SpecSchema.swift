import BarPrimitives

/// The JSON Schema (2020-12) of a spec document, indented, from the same tables that the reader uses.
///
/// It describes the document; what only meaning can tell (an icon's name, two keys that exclude one
/// another in different objects) is left to the reader.
public func specSchema() -> String {
  var definitions: [(String, SchemaNode)] = [
    ("color", colorSchema), ("font", fontSchema), ("image", imageSchema),
  ]
  for shape in ObjectShape.all where shape.name != DocumentKeys.shape.name {
    definitions.append((shape.name + "Object", schema(of: shape)))
  }
  let root = SchemaNode.object(
    [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("barrender spec")),
    ] + members(of: DocumentKeys.shape) + [("$defs", .object(definitions))])
  return root.text() + "\n"
}

extension ObjectShape {
  /// Every kind of object, from the top of the document down, each once.
  static let all: [ObjectShape] = {
    var shapes: [ObjectShape] = []
    collect(DocumentKeys.shape, into: &shapes)
    return shapes
  }()

  private static func collect(_ shape: ObjectShape, into shapes: inout [ObjectShape]) {
    guard !shapes.contains(where: { $0.name == shape.name }) else { return }
    shapes.append(shape)
    for key in shape.keys {
      for inner in key.type.shapes { collect(inner, into: &shapes) }
    }
  }
}

extension ValueType {
  /// The kinds of object that a value may be or hold.
  fileprivate var shapes: [ObjectShape] {
    switch self {
    case .boolean, .number, .integer, .numberOf, .text, .word, .form, .fontWeight, .anything: []
    case .color: ColorKeys.shapes
    case .font: [FontKeys.shape]
    case .image: [ImageKeys.shape]
    case .object(let shape): [shape]
    case .list(let type, _), .orNull(let type), .dictionary(let type): type.shapes
    case .bar: BarKeys.shapes
    case .view: ViewKeys.shapes
    case .child: [ChildKeys.shape]
    case .either(let types): types.flatMap(\.shapes)
    }
  }
}

private func schema(of shape: ObjectShape) -> SchemaNode { .object(members(of: shape)) }

private func members(of shape: ObjectShape) -> [(String, SchemaNode)] {
  var members: [(String, SchemaNode)] = [
    ("type", .text("object")), ("description", .text(shape.sentence + ".")),
    ("properties", .object(shape.keys.map { ($0.name, schema(of: $0, in: shape)) })),
    ("additionalProperties", .literal("false")),
  ]
  let required = shape.keys.filter { $0.fallback == .required }.map(\.name)
  if !required.isEmpty { members.append(("required", .words(required))) }
  if !shape.choices.isEmpty { members.append(("allOf", .list(shape.choices.map(schema)))) }
  return members
}

private func schema(of choice: ObjectShape.Choice) -> SchemaNode {
  let (first, second) = (choice.first.name, choice.second.name)
  if choice.isRequired {
    return .object([
      ("oneOf", .list([first, second].map { .object([("required", .words([$0]))]) }))
    ])
  }
  return .object([("not", .object([("required", .words([first, second]))]))])
}

private func schema(of form: TextForm) -> [(String, SchemaNode)] {
  if let words = form.words { return [("enum", .words(words))] }
  return [("type", .text("string"))] + (form.pattern.map { [("pattern", .text($0))] } ?? [])
}

private func schema(of key: Key, in shape: ObjectShape) -> SchemaNode {
  var description = key.sentence + "."
  var members = schema(of: key.type)
  let families = BarKeys.shapes + ViewKeys.shapes
  if key.name == BarKeys.type.name, families.contains(where: { $0.name == shape.name }) {
    members = [("const", .text(shape.name))]
  }
  switch key.fallback {
  case .required, .absent: break
  case .json(let literal): members.append(("default", .literal(literal)))
  case .depends(let words): description += " Default: \(words)."
  }
  return .object([("description", .text(description))] + members)
}

private func schema(of type: ValueType) -> [(String, SchemaNode)] {
  switch type {
  case .boolean: [("type", .text("boolean"))]
  case .number(let range):
    [
      ("type", .text("number")), ("minimum", .literal(shortDecimal(range.lowerBound))),
      ("maximum", .literal(shortDecimal(range.upperBound))),
    ]
  case .integer(let range):
    [
      ("type", .text("integer")), ("minimum", .literal("\(range.lowerBound)")),
      ("maximum", .literal("\(range.upperBound)")),
    ]
  case .numberOf(let numbers): [("enum", .list(numbers.map { .literal(shortDecimal($0)) }))]
  case .text(let atMost): [("type", .text("string")), ("maxLength", .literal("\(atMost)"))]
  case .word(let words): [("enum", .words(words))]
  case .form(let form): schema(of: form)
  case .color: [reference("color")]
  case .font: [reference("font")]
  case .image: [reference("image")]
  case .fontWeight:
    [
      (
        "enum",
        .list(
          FontWeight.allCases.map { .text($0.name) }
            + FontWeight.allCases.map { .literal("\($0.rawValue)") })
      )
    ]
  case .object(let shape): [reference(shape.name + "Object")]
  case .list(let type, let count):
    [
      ("type", .text("array")), ("items", .object(schema(of: type))),
      ("minItems", .literal("\(count.lowerBound)")), ("maxItems", .literal("\(count.upperBound)")),
    ]
  case .dictionary(let type):
    [
      ("type", .text("object")),
      ("propertyNames", .object(schema(of: TextForm.identifier))),
      ("additionalProperties", .object(schema(of: type))),
    ]
  case .bar: [oneOf(BarKeys.shapes)]
  case .view: [oneOf(ViewKeys.shapes)]
  case .child: [reference(ChildKeys.shape.name + "Object")]
  case .either(let types): [("anyOf", .list(types.map { .object(schema(of: $0)) }))]
  case .orNull(let type):
    [("anyOf", .list([.object(schema(of: type)), .object([("type", .text("null"))])]))]
  case .anything: []
  }
}

private func oneOf(_ shapes: [ObjectShape]) -> (String, SchemaNode) {
  ("oneOf", .list(shapes.map { .object([reference($0.name + "Object")]) }))
}

private let colorSchema = SchemaNode.object([
  ("description", .text("A colour by number, by name, or as an object.")),
  (
    "anyOf",
    .list(
      [
        .object([
          ("type", .text("string")),
          ("pattern", .text("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
        ]),
        .object([("enum", .words(ColorNames.all))]),
      ] + ColorKeys.shapes.map { .object([reference($0.name + "Object")]) })
  ),
])

private let fontSchema = SchemaNode.object([
  ("description", .text("A text style of the scheme, or an object that says more.")),
  (
    "anyOf",
    .list([
      .object([("enum", .words(TypographyStyle.allCases.map(\.rawValue)))]),
      .object([reference("fontObject")]),
    ])
  ),
])

private let imageSchema = SchemaNode.object([
  (
    "description",
    .text(
      "The name of a Material icon, a PNG file (with \".\" or \"/\" in its name), or an object.")
  ),
  ("anyOf", .list([.object([("type", .text("string"))]), .object([reference("imageObject")])])),
])

private func reference(_ name: String) -> (String, SchemaNode) {
  ("$ref", .text("#/$defs/" + name))
}
