import BarPrimitives

extension StepParser {
  /// A value in Swift's or the document's spelling, as the type of `key` wants it.
  func value(_ text: String, of key: Key) throws(StepError) -> AppearanceValue {
    if text == "nil" {
      guard key.type.takesNull else { throw StepError("\(key.name) cannot be nil") }
      return .null
    }
    if let value = parsed(StepText.unquoted(text), as: key.type.withoutNull) { return value }
    if let place = try? place(StepText.segments(text)), place.reference != nil {
      throw StepError(
        "\(quotedValue(text)) is read from an object, which steps cannot: write the value itself, or copy "
          + "the whole object")
    }
    throw StepError(
      "\(quotedValue(text)) is \(expectation(of: key.type.withoutNull, for: text))",
      nearest: words(of: key, near: text))
  }

  /// Why a text is no value of a type, with the spellings that steps read.
  private func expectation(of type: ValueType, for text: String) -> String {
    switch type {
    case .color:
      "no colour that a step reads, such as .red, #FF0000 or UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    case .font:
      "no font that a step reads, such as UIFont.systemFont(ofSize: 17, weight: .bold), "
        + "UIFont(name: \"Roboto\", size: 17) or .preferredFont(forTextStyle: .body), of 1 to 1000 pt"
    case .number(let range) where Double(text)?.isFinite == true:
      "not from \(shortDecimal(range.lowerBound)) to \(shortDecimal(range.upperBound))"
    case .word(let words): "none of \(words.map { "." + $0 }.joined(separator: ", "))"
    case .image:
      "no image that a step reads, such as star.png, "
        + "UIImage(named: \"star.png\")?.withRenderingMode(.alwaysTemplate) or UIImage()"
    case .either:
      "no effect that a step reads: UIBlurEffect(style: STYLE) with "
        + Self.styles.map { "." + $0.style }.joined(separator: ", ")
    default: "not \(type.expectation)"
    }
  }

  private func parsed(_ text: String, as type: ValueType) -> AppearanceValue? {
    switch type {
    case .color: return color(text).map { .color($0) }
    case .font: return font(text).map { .font($0) }
    case .image: return image(text)
    case .number(let range): return number(text, in: range).map { .number($0) }
    case .boolean: return text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .word(let words):
      return words.first { $0 == lastWord(text) }.map { .word($0) }
    case .either: return effect(text).map { .effect($0) }
    default: return nil
    }
  }

  private func words(of key: Key, near text: String) -> String? {
    switch key.type.withoutNull {
    case .color: nearest(lastWord(text), of: ColorNames.all)
    case .word(let words): nearest(lastWord(text), of: words)
    case .either: nearest(lastWord(text), of: BackgroundEffect.words)
    default: nil
    }
  }

  /// `.white`, `UIColor.white`, `#FFFFFF`, each also `.withAlphaComponent(0.5)`.
  private func color(_ text: String) -> ColorValue? {
    var words = StepText.segments(text)
    var alpha: Double?
    if let last = words.last {
      let (name, arguments) = StepText.call(last)
      if name == "withAlphaComponent" {
        guard let value = arguments.first.flatMap({ number($0, in: 0...1) }) else { return nil }
        alpha = value
        words.removeLast()
      }
    }
    guard let name = words.last, words.count <= 2,
      words.count == 1 || ["", "UIColor"].contains(words[0])
    else { return nil }
    if let mixed = mixedColor(name) { return ColorValue(mixed.base, alpha: alpha ?? mixed.alpha) }
    return ColorNames.base(name).map { ColorValue($0, alpha: alpha) }
  }

  /// `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`, `UIColor(white: 0.5, alpha: 1)`; `init` instead
  /// of the class where the type is known.
  private func mixedColor(_ text: String) -> ColorValue? {
    let (name, arguments) = StepText.call(text)
    guard ["UIColor", "init"].contains(name) else { return nil }
    let parts = arguments.compactMap(StepText.labelled)
    let numbers = parts.compactMap { fraction($0.value) }
    guard parts.count == arguments.count, numbers.count == parts.count else { return nil }
    func channel(_ index: Int) -> UInt16 { UInt16((numbers[index] * 65_535).rounded()) }
    switch parts.map(\.label) {
    case ["red", "green", "blue", "alpha"]:
      let color = Color(red16: channel(0), green: channel(1), blue: channel(2))
      return ColorValue(.fixed(color), alpha: numbers[3])
    case ["white", "alpha"]:
      let color = Color(red16: channel(0), green: channel(0), blue: channel(0))
      return ColorValue(.fixed(color), alpha: numbers[1])
    default: return nil
    }
  }

  /// `0.5` or `127 / 255`; UIColor cuts it to 0…1.
  private func fraction(_ text: String) -> Double? {
    let sides = StepText.parts(text, at: "/").map { Double($0) }
    guard let first = sides.first ?? nil, sides.count <= 2 else { return nil }
    var fraction = first
    if sides.count == 2 {
      guard let divisor = sides[1], divisor != 0 else { return nil }
      fraction /= divisor
    }
    return fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }

  private func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = Double(text), range.contains(number) else { return nil }
    return number + 0
  }

  /// A weight, or `.systemFont(ofSize: 20, weight: .bold)`, `.boldSystemFont(ofSize: 20)`.
  private func font(_ text: String) -> FontValue? {
    if let weight = weight(text) { return FontValue(weight: weight) }
    guard let last = StepText.segments(text).last(where: { !$0.isEmpty }) else { return nil }
    let (name, arguments) = StepText.call(last)
    if let font = namedFont(name, arguments) { return font }
    guard ["systemFont", "boldSystemFont"].contains(name) else { return nil }
    var font = FontValue(
      family: FontDescriptor.systemFamily, weight: name == "systemFont" ? .regular : .semibold)
    for argument in arguments {
      guard let (label, value) = StepText.labelled(argument) else { return nil }
      switch label {
      case "ofSize":
        guard let size = number(value, in: 1...1_000) else { return nil }
        font.size = size
      case "weight":
        guard let weight = weight(value) else { return nil }
        font.weight = weight
      default: return nil
      }
    }
    return font.size == nil ? nil : font
  }

  /// `UIFont(name: "Roboto", size: 20)`, `.preferredFont(forTextStyle: .body)`.
  private func namedFont(_ name: String, _ arguments: [String]) -> FontValue? {
    let parts = arguments.compactMap(StepText.labelled)
    switch (name, parts.map(\.label)) {
    case ("UIFont", ["name", "size"]):
      let family = StepText.unquoted(parts[0].value)
      guard let size = number(parts[1].value, in: 1...1_000), family != parts[0].value,
        !family.isEmpty
      else { return nil }
      return FontValue(family: family, size: size)
    case ("preferredFont", ["forTextStyle"]):
      return UIKitTextStyle(rawValue: lastWord(parts[0].value)).map { FontValue(.textStyle($0)) }
    default: return nil
    }
  }

  private func weight(_ text: String) -> FontWeight? {
    FontWeight.allCases.first { $0.name == lastWord(text) }
  }

  /// UIBlurEffect.Style's that are drawn. systemMaterial's own colours are not known: it is drawn as
  /// the chrome material, which is the next to it.
  private static let styles: [(style: String, drawn: BackgroundEffect)] = [
    ("systemChromeMaterial", .systemChromeMaterial),
    ("systemChromeMaterialLight", .systemChromeMaterialLight),
    ("systemChromeMaterialDark", .systemChromeMaterialDark),
    ("systemMaterial", .systemChromeMaterial),
    ("systemMaterialLight", .systemChromeMaterialLight),
    ("systemMaterialDark", .systemChromeMaterialDark),
  ]

  private func effect(_ text: String) -> BackgroundEffect? {
    let (name, arguments) = StepText.call(text)
    guard name == "UIBlurEffect" else { return BackgroundEffect(word: lastWord(text)) }
    guard let (_, value) = arguments.first.flatMap(StepText.labelled) else { return nil }
    let word = lastWord(value)
    return Self.styles.first { $0.style == word }?.drawn
  }

  /// An icon, a file, `UIImage(named: "…")`, or `UIImage()`.
  private func image(_ text: String) -> AppearanceValue? {
    if text == emptyImageWord { return .emptyImage }
    let words = StepText.segments(text)
    if words.count > 1, let last = words.last, last.hasPrefix("withRenderingMode(") {
      return StepText.call(last).arguments.first.flatMap {
        ImageFile.RenderingMode(rawValue: lastWord($0))
      }.flatMap { image(words.dropLast().joined(separator: "."), $0) }
    }
    return image(text, .automatic)
  }

  /// An icon is a template, and so has no other mode.
  private func image(_ text: String, _ mode: ImageFile.RenderingMode) -> AppearanceValue? {
    let (name, arguments) = StepText.call(text)
    let word =
      name == "UIImage"
      ? arguments.first.flatMap(StepText.labelled).map { StepText.unquoted($0.value) } : text
    // What else is called on an image is not known.
    guard let word, !word.contains("\""), !word.hasSuffix(")") else { return nil }
    if ImageFile.isFile(word) {
      guard TextForm.file.rule(for: word) == nil else { return nil }
      return .image(
        .file(
          ImageFile(
            file: word, renderingMode: mode, scale: ImageFile.scale(inName: word),
            path: path)))
    }
    guard mode != .alwaysOriginal else { return nil }
    return icons?.glyph(named: word).map { .image(.icon(name: word, glyph: $0)) }
  }

  /// `white` of `.white` and `UIColor.white`.
  private func lastWord(_ text: String) -> String {
    StepText.segments(text).last { !$0.isEmpty } ?? text
  }
}
