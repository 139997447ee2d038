import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec

extension Prepared {
  /// Turns what the picture lacks of its texts into problems, one a text: characters without a glyph
  /// into errors or, where the policy draws a box or nothing, into warnings.
  mutating func tell(_ missing: [ScreenFrames.MissingText], policy: FontOptions.MissingGlyph) {
    var rest = missing[...]
    while let first = rest.first {
      let same = rest.prefix { $0.element == first.element && $0.path == first.path }
      let characters = same.compactMap(\.character)
      if !characters.isEmpty {
        tell(characters, of: first.element, at: first.path, policy: policy)
      }
      if let cut = same.lazy.compactMap(\.foot).first {
        tellCut(line: cut.line, label: cut.label, of: first.element, at: first.path)
      }
      rest = rest.dropFirst(same.count)
    }
  }

  private mutating func tellCut(
    line: Double, label: Double, of element: ElementID, at path: SpecPath
  ) {
    tell(
      .spec, severity: .warning, code: "W0404",
      "the feet of the letters are cut off: a line of \(shortDecimal(line)) pt does not fit into a "
        + "label of \(shortDecimal(label)) pt", at: path, notes: ["element: \(element)"])
  }

  private mutating func tell(
    _ characters: [MissingCharacter], of element: ElementID, at path: SpecPath,
    policy: FontOptions.MissingGlyph
  ) {
    if let first = characters.first(where: \.isBeyondLimit) {
      tell(
        .spec, severity: .warning, code: "W0403",
        "\(codePoint(first.scalar)) is one too many on its character: it is left out, and so are those "
          + "behind it", at: path,
        notes: ["element: \(element)", "a character takes 30 marks"])
    }
    let characters = characters.filter { !$0.isBeyondLimit }
    let controls = characters.filter { $0.scalar.properties.generalCategory == .control }
    if !controls.isEmpty { tell(controls: controls, of: element, at: path, policy: policy) }
    let others = characters.filter { $0.scalar.properties.generalCategory != .control }
    guard !others.isEmpty else { return }
    let names = others.map { codePoint($0.scalar) }.joined(separator: ", ")
    let faces = others.first?.facesTried.joined(separator: ", ") ?? ""
    tell(
      .spec, severity: policy == .error ? .error : .warning,
      code: policy == .error ? "E0401" : "W0401",
      "no font has the character\(others.count > 1 ? "s" : "") \(names)", at: path,
      notes: [
        "element: \(element)", "fonts tried: \(faces)",
        "add a font with --font, --font-dir or \"fonts\", or go without: --missing-glyph tofu|skip",
      ])
  }

  /// No font could help with these.
  private mutating func tell(
    controls: [MissingCharacter], of element: ElementID, at path: SpecPath,
    policy: FontOptions.MissingGlyph
  ) {
    let names = controls.map { codePoint($0.scalar) }.joined(separator: ", ")
    let many = controls.count > 1
    tell(
      .spec, severity: policy == .error ? .error : .warning,
      code: policy == .error ? "E0402" : "W0402",
      "\(names) \(many ? "are control characters" : "is a control character"), which nothing draws",
      at: path, notes: ["element: \(element)", "tabs and line breaks count as spaces"])
  }

  /// `U+05D0`; at least four digits, as Unicode writes it.
  private func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension ScreenFrames.MissingText {
  fileprivate var character: MissingCharacter? {
    if case .character(let character) = part { character } else { nil }
  }

  fileprivate var foot: (line: Double, label: Double)? {
    if case .foot(let line, let label) = part { (line, label) } else { nil }
  }
}
