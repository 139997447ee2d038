import BarPrimitives
import BarSpec

/// Of a whole button under a finger; UIKit publishes none, this is what its bars are recalled to show.
private let highlightedAlpha = 0.2

/// The buttons of one bar in one look.
struct ButtonLook {
  let tint: TintLook
  let traits: Traits
  let isCompact: Bool
  let icons: SystemIcons
  let os: Int

  /// `own` is what the item has of its own.
  func item(
    _ item: UIKitButton, id: ElementID, _ own: ItemProperties, _ reader: inout LookReader
  ) -> UIKitBarItem {
    switch item.systemItem {
    case .flexibleSpace?:
      tellFlexibleSpace(id, &reader)
      return .flexibleSpace(id)
    case .fixedSpace?:
      tellFixedSpace(item, id, &reader)
      return .fixedSpace(id, item.width ?? 0)
    default: return .button(button(item, id: id, own, &reader))
    }
  }

  private func button(
    _ item: UIKitButton, id: ElementID, _ own: ItemProperties, _ reader: inout LookReader
  ) -> UIKitButtonFace {
    let style = item.shownStyle
    let group = AppearanceProperty(
      (style == .done ? "doneButtonAppearance." : "buttonAppearance.") + item.state.rawValue)
    // Most items have nothing of their own, and bars may have very many.
    let names =
      own.isEmpty
      ? nil : ItemNames(state: item.state, style: style, isCompact: isCompact, os: os)
    let tint = reader.tint(of: own, or: self.tint)
    let standard = standard(style, item.state, tint, reader.palette)
    let picture = ItemPicture(
      item.image ?? item.systemItem?.icon.flatMap { icons.image($0) }, item.pictures,
      isCompact: isCompact, at: item.path)
    let image = picture.image
    let title = image == nil ? item.title ?? item.systemItem.flatMap(word) : nil
    let text = title.flatMap { title in
      title.string.isEmpty
        ? nil
        : reader.text(
          title, TextPlace(group / "titleTextAttributes", item: names?.title(of: own)), on: id,
          standard: standard)
    }
    if image != nil || !own.saying("tintColor").isSilent {
      tellTint(
        tint, disabled: item.state == .disabled ? standard.color : nil, hasImage: image != nil,
        on: id, &reader)
    }
    picture.tell(on: id, &reader)
    tellAlpha(item.state, on: id, &reader)
    let background = background(
      group / "backgroundImage", names?.images("backgroundImage") ?? [], Owned(id, own, tint),
      &reader)
    return UIKitButtonFace(
      id: id, title: text,
      picture: image.map { image in
        UIKitPicture(
          image, tint: standard.color,
          iconSide: isCompact ? 20 : 24, isRightToLeft: traits.layoutDirection == .rightToLeft)
      }, pictureInsets: picture.insets,
      background: background,
      backgroundAdjustment: background == nil
        ? .zero
        : reader.offset(
          group / "backgroundImagePositionAdjustment", on: id,
          own: names?.down("backgroundVerticalPositionAdjustment", of: own)),
      titleAdjustment: text == nil
        ? .zero
        : reader.offset(
          group / "titlePositionAdjustment", on: id,
          own: names?.offset("titlePositionAdjustment", of: own)),
      alpha: item.state == .highlighted ? highlightedAlpha : 1,
      width: item.width.flatMap { $0 > 0 ? $0 : nil },
      possibleTitles: possibleTitles(of: item, like: text), state: item.state, style: style,
      accessibilityLabel: spoken(item))
  }

  /// The item's own label or title, shown or not; else its system item's word. Nil: nothing is known.
  private func spoken(_ item: UIKitButton) -> String? {
    let title = item.title?.string ?? ""
    return item.accessibilityLabel ?? (title.isEmpty ? nil : title)
      ?? item.systemItem.flatMap { system in
        word(of: system)?.string ?? SpokenWords(locale: traits.locale).label(of: system)
      }
  }

  private func word(of item: UIKitButton.SystemItem) -> SourcedText? {
    let word = SystemWords(locale: traits.locale).title(of: item)
    return word.isEmpty ? nil : SourcedText(word, path: SpecPath())
  }

  private func standard(
    _ style: BarButtonItem.Style, _ state: UIKitButton.State, _ tint: TintLook, _ palette: Palette
  ) -> TextStandard {
    let isDisabled = state == .disabled
    return TextStandard(
      UIKitText.button, style == .done ? .semibold : .regular,
      color: isDisabled ? palette.color(.tertiaryLabel) : tint.color,
      from: isDisabled ? nil : tint.source(rule: CascadeReason.buttonTint))
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
}

extension ButtonLook {
  private func tellAlpha(
    _ state: UIKitButton.State, on id: ElementID, _ reader: inout LookReader
  ) {
    guard state == .highlighted else { return }
    reader.tellSystem(
      id, "alpha", shortDecimal(highlightedAlpha),
      rule: "a button under a finger fades as a whole, whatever its colours; "
        + "UIKit publishes no number")
  }

  /// `disabled` is what the button is drawn in instead.
  private func tellTint(
    _ tint: TintLook, disabled: Color?, hasImage: Bool, on id: ElementID,
    _ reader: inout LookReader
  ) {
    if let disabled {
      return reader.tellSystem(
        id, "tintColor", disabled.description,
        rule: "a disabled bar button is drawn in tertiaryLabel, whatever its tint is")
    }
    let isOfBar = tint.source == self.tint.source && !tint.isInherited
    let rules = [
      hasImage
        ? "images of bar buttons follow tintColor: appearance objects have no colour for them"
        : CascadeReason.buttonTint, tint.veil, tint.dimming?.rule,
    ]
    reader.tell(
      ExplainedProperty(
        id, "tintColor", tint.color.description,
        level: isOfBar ? "the bar's tint" : tint.source?.level ?? AppearanceLevel.system.words,
        origin: isOfBar ? "tintColor of the bar" : tint.source?.source.text ?? "tintColor",
        path: tint.source?.source.path, beat: tint.source?.beat ?? [],
        rule: rules.compactMap { $0 }.joined(separator: "; ")))
  }

  /// A button with what it has of its own.
  private struct Owned {
    let id: ElementID
    let properties: ItemProperties
    let tint: TintLook

    init(_ id: ElementID, _ properties: ItemProperties, _ tint: TintLook) {
      self.id = id
      self.properties = properties
      self.tint = tint
    }
  }

  /// The picture behind a button; nil: none. `names` are those of the item's own.
  private func background(
    _ property: AppearanceProperty, _ names: [AppearanceProperty], _ button: Owned,
    _ reader: inout LookReader
  ) -> UIKitPicture? {
    let reading = reader.reading(
      reader.reading(property), own: button.properties.saying(names), .barButtonItem)
    reader.tell(button.id, property, reading.value.map { reader.spelled($0) } ?? "none", reading)
    guard case .image(let image)? = reading.value else { return nil }
    return UIKitPicture(image, tint: button.tint.color, automaticIsTemplate: false)
  }

  /// What the back button says and shows.
  func back(_ back: BackButtonLook, _ reader: inout LookReader) -> BackButtonFace {
    let (id, own) = (back.id, back.own)
    let group = AppearanceProperty("backButtonAppearance." + back.state.rawValue)
    let names =
      own.isEmpty
      ? nil : ItemNames(state: back.state, style: .plain, isCompact: isCompact, os: os)
    let tint = reader.tint(of: own, or: self.tint)
    let standard = standard(.plain, back.state, tint, reader.palette)
    let place = TextPlace(group / "titleTextAttributes", item: names?.title(of: own))
    var told = false
    let texts = back.labels.filter { !$0.string.isEmpty }.map { label -> ResolvedText in
      var quiet = reader
      let text = quiet.text(label, place, on: id, standard: standard)
      if !told { reader = quiet }
      told = true
      return text
    }
    tellTint(
      tint, disabled: back.state == .disabled ? standard.color : nil, hasImage: true, on: id,
      &reader)
    tellAlpha(back.state, on: id, &reader)
    let indicator = indicator(on: id, standard.color, &reader)
    let background = background(
      group / "backgroundImage", names?.backImages ?? [], Owned(id, own, tint), &reader)
    return BackButtonFace(
      labels: texts, accessibilityLabel: back.spoken, indicator: indicator,
      chevronTint: standard.color,
      isMirrored: traits.layoutDirection == .rightToLeft, background: background,
      backgroundAdjustment: background == nil
        ? .zero
        : reader.offset(
          group / "backgroundImagePositionAdjustment", on: id,
          own: names?.down("backButtonBackgroundVerticalPositionAdjustment", of: own)),
      titleAdjustment: texts.isEmpty
        ? .zero
        : reader.offset(
          group / "titlePositionAdjustment", on: id,
          own: names?.offset("backButtonTitlePositionAdjustment", of: own)),
      alpha: back.state == .highlighted ? highlightedAlpha : 1)
  }

  /// Both or neither, as the one setter takes both.
  private func indicator(
    on id: ElementID, _ tint: Color, _ reader: inout LookReader
  ) -> UIKitPicture? {
    let names: [AppearanceProperty] = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let isGiven = names.map { name in
      if case .image? = reader.reading(name, legacy: name).value { true } else { false }
    }
    guard isGiven[0] != isGiven[1] else {
      return reader.picture(names[0], on: id, tint: tint, legacy: names[0])
    }
    let (alone, missing) = isGiven[0] ? (names[0], names[1]) : (names[1], names[0])
    let idle = LookReader.Idle(
      alone, "\(alone.path) counts only together with \(missing.path)")
    if reader.choice.isLegacy, let veil = reader.veil(missing, of: missing) {
      // The proxy has both: the bar's own nil is the reason, and meant.
      reader.tell(id, names[0], "the chevron", veil)
    } else if reader.choice.isLegacy {
      reader.tellIdle(id, names[0], "the chevron", idle)
    } else {
      reader.tellWithoutEffect(id, names[0], "the chevron", idle)
      reader.warn(idle)
    }
    return nil
  }
}

extension UIKitButton {
  /// Its own, or its system item's.
  var shownStyle: BarButtonItem.Style {
    style ?? (systemItem.map(\.isDone) == true ? .done : .plain)
  }
}

/// What a back button is made of.
struct BackButtonLook {
  /// The longest first.
  let labels: [SourcedText]
  /// What is read aloud, shown or not.
  let spoken: String
  let id: ElementID
  let state: UIKitButton.State
  /// What the item that it leads back to has for it.
  let own: ItemProperties
}
