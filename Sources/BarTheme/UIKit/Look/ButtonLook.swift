import BarPrimitives
import BarSpec

/// Of a whole button under a finger; UIKit publishes none, this is what its bars are recalled to show.
private let highlightedAlpha = 0.2

/// The buttons of one bar in one look.
struct ButtonLook {
  let tint: Color
  let traits: Traits
  let isCompact: Bool
  let icons: SystemIcons

  func item(
    _ item: UIKitButton, id: ElementID, _ reader: inout LookReader
  ) -> UIKitBarItem {
    switch item.systemItem {
    case .flexibleSpace?: return .flexibleSpace(id)
    case .fixedSpace?: return .fixedSpace(id, item.width ?? 0)
    default: return .button(button(item, id: id, &reader))
    }
  }

  private func button(
    _ item: UIKitButton, id: ElementID, _ reader: inout LookReader
  ) -> UIKitButtonFace {
    let style = item.style ?? (item.systemItem.map(\.isDone) == true ? .done : .plain)
    let group = AppearanceProperty(
      (style == .done ? "doneButtonAppearance." : "buttonAppearance.") + item.state.rawValue)
    let tint = item.tintColor.map { reader.palette.color($0) } ?? self.tint
    let standard = standard(style, item.state, tint, reader.palette)
    let image = item.image ?? item.systemItem?.icon.flatMap { icons.image($0) }
    let title = image == nil ? item.title ?? item.systemItem.flatMap(word) : nil
    let text = title.flatMap { title in
      title.string.isEmpty
        ? nil
        : reader.text(title, in: group / "titleTextAttributes", on: id, standard: standard)
    }
    let pictureTint = item.state == .disabled ? standard.color : tint
    if image != nil || item.tintColor != nil { tellTint(of: item, pictureTint, on: id, &reader) }
    return UIKitButtonFace(
      id: id, title: text,
      picture: image.map { image in
        UIKitPicture(
          image, tint: pictureTint,
          iconSide: isCompact ? 20 : 24, isRightToLeft: traits.layoutDirection == .rightToLeft)
      },
      background: reader.picture(group / "backgroundImage", on: id, tint: tint),
      backgroundAdjustment: reader.offset(group / "backgroundImagePositionAdjustment"),
      titleAdjustment: reader.offset(group / "titlePositionAdjustment"),
      alpha: item.state == .highlighted ? highlightedAlpha : 1,
      width: item.width.flatMap { $0 > 0 ? $0 : nil },
      possibleTitles: possibleTitles(of: item, like: text), state: item.state, style: style,
      accessibilityLabel: item.accessibilityLabel ?? title?.string
        ?? item.systemItem?.rawValue)
  }

  private func word(of item: UIKitButton.SystemItem) -> SourcedText? {
    let word = SystemWords(locale: traits.locale).title(of: item)
    return word.isEmpty ? nil : SourcedText(word, path: SpecPath())
  }

  private func standard(
    _ style: BarButtonItem.Style, _ state: UIKitButton.State, _ tint: Color, _ palette: Palette
  ) -> TextStandard {
    TextStandard(
      UIKitText.button, style == .done ? .semibold : .regular,
      color: state == .disabled ? palette.color(.tertiaryLabel) : tint)
  }

  private func possibleTitles(
    of item: UIKitButton, like text: ResolvedText?
  ) -> [ResolvedText] {
    guard let text else { return [] }
    return item.possibleTitles.map { title in
      ResolvedText(
        string: title, path: text.path, font: text.font, color: text.color,
        letterSpacing: text.letterSpacing)
    }
  }

  private func tellTint(
    of item: UIKitButton, _ tint: Color, on id: ElementID, _ reader: inout LookReader
  ) {
    if item.state == .disabled {
      return reader.tellSystem(
        id, "tintColor", tint.description,
        rule: "a disabled bar button is drawn in tertiaryLabel, whatever its tint is")
    }
    let isOwn = item.tintColor != nil
    reader.tell(
      ExplainedProperty(
        id, "tintColor", tint.description, level: isOwn ? "the item's own tint" : "the bar's tint",
        origin: isOwn ? "tintColor of the item" : "tintColor of the bar",
        path: isOwn ? item.path / "tintColor" : reader.bar.property("tintColor")?.source.path,
        rule: "images of bar buttons follow tintColor: appearance objects have no colour for them"))
  }

  /// What the back button says and shows.
  func back(
    _ labels: [SourcedText], id: ElementID, _ reader: inout LookReader
  ) -> BackButtonFace {
    let group = AppearanceProperty("backButtonAppearance.normal")
    let standard = TextStandard(UIKitText.button, color: tint)
    var told = false
    let texts = labels.filter { !$0.string.isEmpty }.map { label -> ResolvedText in
      var quiet = reader
      let text = quiet.text(label, in: group / "titleTextAttributes", on: id, standard: standard)
      if !told { reader = quiet }
      told = true
      return text
    }
    return BackButtonFace(
      labels: texts, indicator: indicator(on: id, &reader), chevronTint: tint,
      isMirrored: traits.layoutDirection == .rightToLeft,
      titleAdjustment: reader.offset(group / "titlePositionAdjustment"), alpha: 1)
  }
  /// Both or neither, as the one setter takes both.
  private func indicator(on id: ElementID, _ reader: inout LookReader) -> UIKitPicture? {
    let names: [AppearanceProperty] = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let isGiven = names.map { name in
      if case .image? = reader.reading(name, legacy: name).value { true } else { false }
    }
    guard isGiven[0] != isGiven[1] else {
      return reader.picture(names[0], on: id, tint: tint, legacy: names[0])
    }
    let (alone, missing) = isGiven[0] ? (names[0], names[1]) : (names[1], names[0])
    reader.tellIdle(
      id, names[0], "the chevron",
      LookReader.Idle(alone, "\(alone.path) counts only together with \(missing.path)"))
    return nil
  }
}
