import BarPrimitives

extension Validator {
  /// What an object says of the properties of `shape`, in the order of the document. Other keys are
  /// not looked at.
  mutating func settings(
    _ object: DocumentObject, _ shape: ObjectShape, in group: String = ""
  ) -> [AppearanceSetting] {
    guard case .object(let members) = object.value.kind else { return [] }
    var settings: [AppearanceSetting] = []
    for member in members {
      guard let key = shape.key(member.key) else { continue }
      let name = group + key.name
      if case .null = member.value.kind, key.type.properties != nil {
        guard key.type.takesNull else { continue }
        settings.append(
          AppearanceSetting(AppearanceProperty(name), .null, path: object.path / key.name))
      } else if let inner = key.type.properties {
        guard let part = object.object(key) else { continue }
        if part.isEmpty, key.type.takesNull {
          // A setter that is called with an empty dictionary has been called all the same.
          settings.append(
            AppearanceSetting(AppearanceProperty(name), .null, path: object.path / key.name))
        }
        settings += self.settings(part, inner, in: name + ".")
      } else if let value = value(of: key, in: object, member.value) {
        settings.append(
          AppearanceSetting(AppearanceProperty(name), value, path: object.path / key.name))
      }
    }
    return settings
  }

  private mutating func value(
    of key: Key, in object: DocumentObject, _ value: JSONValue
  ) -> AppearanceValue? {
    if case .null = value.kind { return key.type.takesNull ? .null : nil }
    switch key.type.withoutNull {
    case .color: return object.color(key).map { .color($0) }
    case .font: return object.font(key).map { .font($0) }
    case .image: return imageValue(object, key)
    case .number, .numberOf, .integer: return object.number(key).map { .number($0) }
    case .boolean: return object.flag(key).map { .flag($0) }
    case .word(let words):
      return object.text(key).flatMap { words.contains($0) ? .word($0) : nil }
    case .object: return object.object(key).map { .shadow(TextShadow($0)) }
    case .either: return effect(object, key).map { .effect($0) }
    default: return nil
    }
  }

  private func effect(_ object: DocumentObject, _ key: Key) -> BackgroundEffect? {
    if let word = object.text(key) { return BackgroundEffect(word: word) }
    return object.object(key).map { effect in
      .custom(
        sigma: effect.number(EffectKeys.sigma), saturation: effect.number(EffectKeys.saturation),
        tint: effect.color(EffectKeys.tint))
    }
  }

  private mutating func imageValue(_ object: DocumentObject, _ key: Key) -> AppearanceValue? {
    if object.text(key) == emptyImageWord { return .emptyImage }
    return image(object, key).map { .image($0) }
  }
}

/// How Swift, and a document, spell an image that shows nothing.
let emptyImageWord = "UIImage()"

extension Validator {
  /// The slots that an object fills. `own` is the bar that `bar` means in the places it copies from.
  mutating func slots(
    _ object: DocumentObject, _ kind: UIKitBarKind, own: ElementID?
  ) -> [SlotAssignment] {
    guard case .object(let members) = object.value.kind else { return [] }
    return members.compactMap { member in
      guard let slot = AppearanceSlot(rawValue: member.key),
        let key = SlotKeys.all(kind).first(where: { $0.name == member.key })
      else { return nil }
      let path = object.path / key.name
      if case .null = member.value.kind {
        return SlotAssignment(slot: slot, appearance: nil, path: path)
      }
      if let name = object.text(key) {
        let place = reference(name, kind: kind, own: own, at: member.value, path)
        return place.map { place in
          let start = AppearanceDescription.Start.copy(place, nil)
          return SlotAssignment(
            slot: slot,
            appearance: AppearanceDescription(kind: kind, start: start, path: path), path: path)
        }
      }
      return object.object(key).map { inner in
        SlotAssignment(slot: slot, appearance: appearance(inner, kind, own: own), path: path)
      }
    }
  }

  /// An appearance object of the class that belongs to `kind`.
  mutating func appearance(
    _ object: DocumentObject, _ kind: UIKitBarKind, own: ElementID?
  ) -> AppearanceDescription {
    let preset: BackgroundPreset? = object.word(AppearanceKeys.configure)
    var start = AppearanceDescription.Start.new(preset)
    if let text = object.text(AppearanceKeys.copy), let value = object[AppearanceKeys.copy] {
      let path = object.path / AppearanceKeys.copy.name
      if let place = reference(text, kind: kind, own: own, at: value, path) {
        start = .copy(place, preset)
      }
    }
    let settings = settings(object, AppearanceKeys.shape(of: kind)).filter {
      $0.property.path != AppearanceKeys.configure.name
        && $0.property.path != AppearanceKeys.copy.name
    }
    return AppearanceDescription(kind: kind, start: start, settings: settings, path: object.path)
  }

  /// The object that `text` names, or nil, told.
  private mutating func reference(
    _ text: String, kind: UIKitBarKind, own: ElementID?, at value: JSONValue, _ path: SpecPath
  ) -> AppearanceReference? {
    let scope = StepScope(own: own, ownKind: kind, bars: uikitIDs, names: appearanceNames)
    do throws(StepError) {
      let (reference, found) = try StepParser(scope).object(text)
      if found == kind { return reference }
      refuse(.otherAppearanceClass(text, found: found, wanted: kind), value, path)
      return nil
    } catch {
      refuse(.badStep(text, reason: error.reason, nearest: error.nearest), value, path)
      return nil
    }
  }
}
