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

/// An element whose end tag has not come.
struct OpenXMLElement {
  var element: XMLElement
  /// White space at both ends left out.
  private var text = String.UnicodeScalarView()
  /// White space that is text only where more follows.
  private var spaces = String.UnicodeScalarView()
  /// From the first character that is no space to after the last.
  private var extent: Range<Int>?

  init(_ element: XMLElement) { self.element = element }

  mutating func append(_ scalar: Unicode.Scalar, _ bytes: Range<Int>) {
    if scalar.properties.isWhitespace {
      if extent != nil { spaces.append(scalar) }
      return
    }
    text.append(contentsOf: spaces)
    spaces = String.UnicodeScalarView()
    text.append(scalar)
    extent = (extent?.lowerBound ?? bytes.lowerBound)..<bytes.upperBound
  }

  func finished(in source: Int) -> XMLElement {
    var whole = element
    guard let extent else { return whole }
    whole.text = String(text)
    whole.textPlace = JSONPlace(source: source, start: extent.lowerBound, end: extent.upperBound)
    return whole
  }
}
