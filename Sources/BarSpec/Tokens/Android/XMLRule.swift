/// What can be wrong with a text as XML: facts; code and sentence are derived.
enum XMLRule: Hashable, Sendable {
  case expected(String)
  case unclosed(String)
  case otherEndTag(String, open: String)
  case duplicateAttribute(String)
  case notAllowed(String, in: String)
  case documentType
  case unknownEntity(String)
  case badReference(String)
  case otherEncoding(String)
  case tooDeep
}

extension XMLRule {
  var kind: Problem.Kind { self == .tooDeep ? .limit : .input }

  var code: String {
    switch self {
    case .documentType, .unknownEntity: "E0809"
    case .tooDeep: "E0810"
    default: "E0808"
    }
  }

  /// One sentence without a full stop.
  var message: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unclosed(let what): "this \(what) is never closed"
    case .otherEndTag(let name, let open):
      "</\(PlainText.escaped(name, columns: 80))> cannot close \(quoted(open))"
    case .duplicateAttribute(let name): "the attribute \(quoted(name)) is given twice"
    case .notAllowed(let what, let place): "\(what) is not allowed in \(place)"
    case .documentType: "document types are not read"
    case .unknownEntity(let name): "the entity \(quoted(name)) is not one of XML's own five"
    case .badReference(let text): "\(quoted(text)) is no character"
    case .otherEncoding(let name): "only UTF-8 is read, not \(quoted(name))"
    case .tooDeep: "more than \(Limits.xmlDepth) elements inside one another"
    }
  }

  var hint: String? {
    switch self {
    case .unknownEntity: "they are amp, lt, gt, quot and apos; others are written &#x20AC;"
    case .documentType: "take the <!DOCTYPE ...> out"
    default: nil
    }
  }
}

/// Where reading of an XML text ends early.
struct XMLError: Error {
  let rule: XMLRule
  let place: JSONPlace

  var problem: Problem {
    Problem(
      kind: rule.kind, code: rule.code, message: rule.message, span: place.span, hint: rule.hint)
  }
}
