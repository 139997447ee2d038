/// What is wrong with a JSON text: facts, with the sentence derived from them.
struct JSONError: Error {
  let rule: JSONRule
  /// Bytes of the text.
  let bytes: Range<Int>
  /// The way to the value that was being read, innermost step first.
  var reversedSteps: [SpecPath.Step] = []

  init(_ rule: JSONRule, _ bytes: Range<Int>) {
    self.rule = rule
    self.bytes = bytes
  }

  /// The same error, seen from one level further out.
  func inside(_ step: SpecPath.Step) -> JSONError {
    var outer = self
    outer.reversedSteps.append(step)
    return outer
  }

  func problem(source: Int) -> Problem {
    Problem(
      kind: rule.kind, code: rule.code, message: rule.message,
      span: SourceSpan(source: source, bytes: bytes), path: SpecPath(reversedSteps.reversed()),
      hint: rule.hint)
  }
}

/// The rules of JSON, as far as this reader knows them.
enum JSONRule: Hashable, Sendable {
  case empty
  case otherEncoding(String)
  case malformedUTF8
  case expected(String, found: String, hint: String?)
  case textAfterEnd
  case unclosed(String)
  case controlCharacter(UInt8)
  case badEscape(String)
  case loneSurrogate
  case badNumber(String)
  case duplicateKey(String, firstLine: Int)
  case tooLarge(bytes: Int)
  case tooDeep
  case tooManyValues
}

extension JSONRule {
  var kind: Problem.Kind {
    switch self {
    case .tooLarge, .tooDeep, .tooManyValues: .limit
    default: .spec
    }
  }

  var code: String {
    switch self {
    case .expected, .textAfterEnd: "E0101"
    case .empty: "E0102"
    case .otherEncoding, .malformedUTF8: "E0103"
    case .unclosed: "E0104"
    case .controlCharacter, .badEscape, .loneSurrogate: "E0105"
    case .badNumber: "E0106"
    case .duplicateKey: "E0107"
    case .tooLarge: "E0501"
    case .tooDeep: "E0502"
    case .tooManyValues: "E0503"
    }
  }

  var message: String {
    switch self {
    case .empty: "the file is empty"
    case .otherEncoding(let name): "not UTF-8 (looks like \(name))"
    case .malformedUTF8: "not UTF-8: these bytes are no character"
    case .expected(let what, let found, _): "expected \(what), found \(found)"
    case .textAfterEnd: "there is more text after the end of the document"
    case .unclosed(let what): "this \(what) is never closed"
    case .controlCharacter(let byte): "a control character (\(hex(byte))) inside a string"
    case .badEscape(let reason): reason
    case .loneSurrogate: "half a surrogate pair is no character"
    case .badNumber(let reason): reason
    case .duplicateKey(let key, let line):
      "the key \(quoted(key)) was already given in line \(line)"
    case .tooLarge(let bytes): "\(bytes) bytes, at most \(Limits.specBytes) are read"
    case .tooDeep: "more than \(Limits.depth) arrays and objects inside one another"
    case .tooManyValues: "more than \(Limits.values) values in one document"
    }
  }

  var hint: String? {
    switch self {
    case .expected(_, _, let hint): hint
    case .controlCharacter(0x0A), .controlCharacter(0x0D): "is the closing quote missing?"
    case .controlCharacter(0x09): "write \\t"
    case .controlCharacter(let byte): "write \\u00\(hex(byte))"
    case .otherEncoding: "save the file as UTF-8"
    case .loneSurrogate: "a pair is \\ud800-\\udbff, then \\udc00-\\udfff"
    default: nil
    }
  }
}

/// Two hexadecimal digits.
func hex(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
