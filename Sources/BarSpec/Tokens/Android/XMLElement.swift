/// An element of an XML text: as much as resource files need. No mixed content is kept, only the
/// characters that stand directly in the element.
struct XMLElement: Sendable {
  /// With its prefix, as the text spells it.
  let name: String
  let attributes: [XMLAttribute]
  /// From `<` to the `>` of the start tag.
  let place: JSONPlace
  var children: [XMLElement] = []
  /// Entities resolved, white space at both ends left out.
  var text = ""
  /// Of that text; of the start tag where there is none.
  var textPlace: JSONPlace

  init(name: String, attributes: [XMLAttribute], place: JSONPlace) {
    self.name = name
    self.attributes = attributes
    self.place = place
    textPlace = place
  }

  subscript(attribute: String) -> XMLAttribute? {
    attributes.first { $0.name == attribute }
  }
}

/// One attribute of a start tag.
struct XMLAttribute: Sendable {
  /// With its prefix, as the text spells it.
  let name: String
  /// Entities resolved.
  let value: String
  /// Between the quotes.
  let place: JSONPlace
}
