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
        "\(quoted(text)) is read from an object, which steps cannot: write the value itself, or copy "
          + "the whole object")
    }
    throw StepError(
      "\(quoted(text)) is not \(key.type.withoutNull.expectation)",
      nearest: words(of: key, near: text))
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
    return ColorNames.base(name).map { ColorValue($0, alpha: alpha) }
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

  private func weight(_ text: String) -> FontWeight? {
    FontWeight.allCases.first { $0.name == lastWord(text) }
  }

  private func effect(_ text: String) -> BackgroundEffect? {
    let (name, arguments) = StepText.call(text)
    guard name == "UIBlurEffect" else { return BackgroundEffect(word: lastWord(text)) }
    return arguments.first.flatMap(StepText.labelled).flatMap {
      BackgroundEffect(word: lastWord($0.value))
    }
  }

  /// An icon, a file, `UIImage(named: "…")`, or `UIImage()`.
  private func image(_ text: String) -> AppearanceValue? {
    if text == emptyImageWord { return .emptyImage }
    let (name, arguments) = StepText.call(text)
    let word =
      name == "UIImage"
      ? arguments.first.flatMap(StepText.labelled).map { StepText.unquoted($0.value) } : text
    guard let word else { return nil }
    if ImageFile.isFile(word) {
      guard TextForm.file.rule(for: word) == nil else { return nil }
      return .image(
        .file(
          ImageFile(
            file: word, renderingMode: .automatic, scale: ImageFile.scale(inName: word),
            path: path)))
    }
    return icons?.glyph(named: word).map { .image(.icon(name: word, glyph: $0)) }
  }

  /// `white` of `.white` and `UIColor.white`.
  private func lastWord(_ text: String) -> String {
    StepText.segments(text).last { !$0.isEmpty } ?? text
  }
}
