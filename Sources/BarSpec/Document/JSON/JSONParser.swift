/// Reads a JSON text (RFC 8259) into a tree that knows where everything stands.
///
/// Also accepted: a UTF-8 byte order mark, `//` and `/* */` comments, and one comma before `]` or
/// `}`. A key given twice is told and reading goes on; any other error ends it. Time and memory are
/// linear in the bytes; nothing recurses deeper than `Limits.depth`.
struct JSONParser {
  let bytes: [UInt8]
  let source: Int
  var at = 0
  /// Errors that reading could go on after.
  private(set) var told: [JSONError] = []
  private var depth = 0
  private var valueCount = 0
  /// Made for the first key that is given twice.
  private var lines: LineTable?

  private init(_ bytes: [UInt8], source: Int) {
    self.bytes = bytes
    self.source = source
  }

  /// The tree, unless an error made reading stop, and every error found.
  static func parse(
    _ bytes: [UInt8], source: Int = 0
  ) -> (root: JSONValue?, errors: [JSONError]) {
    var parser = JSONParser(bytes, source: source)
    do throws(JSONError) {
      let root = try parser.document()
      return (root, parser.told)
    } catch {
      return (nil, parser.told + [error])
    }
  }

  private mutating func document() throws(JSONError) -> JSONValue {
    guard bytes.count <= Limits.specBytes else {
      throw JSONError(.tooLarge(bytes: bytes.count), 0..<0)
    }
    if let encoding = TextEncoding.otherThanUTF8(bytes) {
      throw JSONError(.otherEncoding(encoding), 0..<min(1, bytes.count))
    }
    at = TextEncoding.byteOrderMark(bytes)
    try skipSpace()
    guard at < bytes.count else { throw JSONError(.empty, at..<at) }
    let root = try value()
    try skipSpace()
    guard at == bytes.count else { throw JSONError(.textAfterEnd, found.bytes) }
    return root
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    valueCount += 1
    guard valueCount <= Limits.values else { throw JSONError(.tooManyValues, found.bytes) }
    let start = at
    let kind: JSONValue.Kind
    switch peek {
    case UInt8(ascii: "\""):
      try skipString()
      kind = .string
    case UInt8(ascii: "{"): kind = .object(try members())
    case UInt8(ascii: "["): kind = .array(try elements())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try skipNumber()
      kind = .number
    default: kind = try literal()
    }
    return JSONValue(kind: kind, place: JSONPlace(source: source, start: start, end: at))
  }

  private mutating func literal() throws(JSONError) -> JSONValue.Kind {
    let word = wordLength(at: at)
    switch word {
    case 4 where bytes[at..<at + 4].elementsEqual("true".utf8):
      at += 4
      return .bool(true)
    case 4 where bytes[at..<at + 4].elementsEqual("null".utf8):
      at += 4
      return .null
    case 5 where bytes[at..<at + 5].elementsEqual("false".utf8):
      at += 5
      return .bool(false)
    default: throw unexpected("a value")
    }
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    let opening = try enter()
    var elements: [JSONValue] = []
    while try !close(with: UInt8(ascii: "]"), opening, "array", isFirst: elements.isEmpty) {
      let toldBefore = told.count
      let step = SpecPath.Step.index(elements.count)
      do throws(JSONError) { elements.append(try value()) } catch { throw error.inside(step) }
      locate(toldSince: toldBefore, at: step)
    }
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    let opening = try enter()
    var members: [JSONMember] = []
    var seen = SeenKeys()
    while try !close(with: UInt8(ascii: "}"), opening, "object", isFirst: members.isEmpty) {
      let toldBefore = told.count
      let member = try self.member()
      if let first = seen.first(member.key, in: members) { tell(member, isSecondOf: first) }
      locate(toldSince: toldBefore, at: .key(member.key))
      members.append(member)
    }
    return members
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let start = at
    try skipString()
    let place = JSONPlace(source: source, start: start, end: at)
    let key = JSONText.string(in: bytes, place)
    try skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected("\":\" after a key") }
    at += 1
    try skipSpace()
    do throws(JSONError) {
      return JSONMember(key: key, keyPlace: place, value: try value())
    } catch {
      throw error.inside(.key(key))
    }
  }

  /// Steps over an opening bracket; its place.
  private mutating func enter() throws(JSONError) -> Int {
    depth += 1
    guard depth <= Limits.depth else { throw JSONError(.tooDeep, at..<at + 1) }
    at += 1
    return at - 1
  }

  /// Steps over what separates two elements, or over the closing bracket: then true.
  private mutating func close(
    with bracket: UInt8, _ opening: Int, _ kind: String, isFirst: Bool
  ) throws(JSONError) -> Bool {
    try skipSpace()
    if !isFirst, peek == UInt8(ascii: ",") {
      at += 1
      try skipSpace()
    } else if !isFirst, at < bytes.count, peek != bracket {
      throw unexpected(bracket == UInt8(ascii: "]") ? "\",\" or \"]\"" : "\",\" or \"}\"")
    }
    guard at < bytes.count else { throw JSONError(.unclosed(kind), opening..<opening + 1) }
    guard peek == bracket else { return false }
    at += 1
    depth -= 1
    return true
  }

  /// The errors told while reading a part learn the step that leads to it.
  private mutating func locate(toldSince count: Int, at step: SpecPath.Step) {
    guard told.count > count else { return }
    for index in count..<told.count { told[index] = told[index].inside(step) }
  }

  private mutating func tell(_ member: JSONMember, isSecondOf first: JSONMember) {
    guard told.count <= Limits.problems else { return }
    let lines = lines ?? LineTable(bytes)
    self.lines = lines
    let line = lines.position(of: Int(first.keyPlace.start)).line
    told.append(
      JSONError(.duplicateKey(member.key, firstLine: line), member.keyPlace.span.bytes))
  }
}
