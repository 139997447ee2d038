/// Changes the tree of a document as the patches say, before anything is checked.
struct PatchApplication {
  var document: SpecDocument
  var problems: [Problem] = []

  /// Applies `patches` in order; the document comes out with a text for each of them.
  mutating func apply(_ patches: [SpecPatch]) {
    for patch in patches {
      let source = document.texts.count
      let bytes = Array(patch.json.utf8)
      document.texts.append(SpecSources.Text(name: patch.name, bytes: bytes))
      let (value, errors) = JSONParser.parse(bytes, source: source)
      problems += errors.map { error in
        var problem = error.problem(source: source)
        if value == nil, problem.hint == nil { problem.hint = hint(forWord: patch.json) }
        return problem
      }
      guard let value else { continue }
      let whole = SourceSpan(source: source, bytes: 0..<bytes.count)
      for pointer in patch.removing { remove(pointer, whole) }
      do throws(PointerError) {
        let steps = try PointerError.steps(of: patch.pointer)
        try document.root.set(value, at: steps[...])
      } catch {
        refuse(error, patch.pointer, whole)
      }
    }
  }

  /// The quotes of a text are easily lost to a shell.
  private func hint(forWord text: String) -> String? {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "#",
      !text.contains("\"")
    else { return nil }
    return "text stands in quotes: \(quoted(text))"
  }

  private mutating func remove(_ pointer: String, _ patch: SourceSpan) {
    do throws(PointerError) {
      document.root.remove(try PointerError.steps(of: pointer)[...])
    } catch {
      refuse(error, pointer, patch)
    }
  }

  private mutating func refuse(_ error: PointerError, _ pointer: String, _ patch: SourceSpan) {
    problems.append(
      Problem(
        code: "E0108", message: "the pointer \(quoted(pointer)) \(error.reason)", span: patch))
  }
}

/// Why a JSON pointer (RFC 6901) leads nowhere.
struct PointerError: Error {
  let reason: String

  /// The keys of a pointer, unescaped; none is the document itself.
  static func steps(of pointer: String) throws(PointerError) -> [String] {
    if pointer.isEmpty { return [] }
    guard pointer.hasPrefix("/") else { throw PointerError(reason: "does not begin with \"/\"") }
    let parts = pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= Limits.depth else { throw PointerError(reason: "is too deep") }
    var steps: [String] = []
    for part in parts { steps.append(try unescaped(part)) }
    return steps
  }

  private static func unescaped(_ part: Substring) throws(PointerError) -> String {
    var units: [UInt8] = []
    var afterTilde = false
    for unit in part.utf8 {
      if afterTilde {
        switch unit {
        case UInt8(ascii: "0"): units.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): units.append(UInt8(ascii: "/"))
        default: throw PointerError(reason: "has a \"~\" that is not ~0 or ~1")
        }
        afterTilde = false
      } else if unit == UInt8(ascii: "~") {
        afterTilde = true
      } else {
        units.append(unit)
      }
    }
    if afterTilde { throw PointerError(reason: "ends in \"~\"") }
    return String(decoding: units, as: UTF8.self)
  }
}
