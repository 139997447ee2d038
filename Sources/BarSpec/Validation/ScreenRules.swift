import BarPrimitives

extension Validator {
  /// The whole document.
  mutating func model() -> BarModel {
    let object = DocumentObject(document: document, value: document.root, path: SpecPath())
    let traits = traits(object)
    let scheme = scheme(object)
    noteLightScheme(scheme, under: traits, in: object)
    var model = BarModel(
      device: device(object), os: object.integer(DocumentKeys.os) ?? 17, traits: traits,
      scheme: scheme, content: content(object), statusBar: statusBar(object),
      fonts: fonts(object), bars: bars(object), scroll: scroll(object),
      isAppExtension: object.flag(DocumentKeys.appExtension) ?? false)
    addUIKit(object, to: &model)
    return model
  }

  private func traits(_ document: DocumentObject) -> Traits {
    guard let object = document.object(DocumentKeys.traits) else { return Traits() }
    return Traits(
      userInterfaceStyle: object.word(TraitKeys.userInterfaceStyle) ?? .light,
      layoutDirection: object.word(TraitKeys.layoutDirection) ?? .leftToRight,
      preferredContentSizeCategory: object.word(TraitKeys.preferredContentSizeCategory) ?? .large,
      locale: object.text(TraitKeys.locale) ?? "en",
      voiceOver: object.flag(TraitKeys.voiceOver) ?? false,
      userInterfaceLevel: object.word(TraitKeys.userInterfaceLevel) ?? .base,
      reduceTransparency: object.flag(TraitKeys.reduceTransparency) ?? false)
  }

  private mutating func scheme(_ document: DocumentObject) -> Scheme {
    var scheme = Scheme()
    let object = document.object(DocumentKeys.scheme)
    if let colors = object?.object(SchemeKeys.colors) {
      scheme.colorDefaults = colors.word(ColorSchemeKeys.defaults) ?? .material201804
      scheme.colorOverrides = colorOverrides(colors)
    }
    if let typography = object?.object(SchemeKeys.typography) {
      scheme.typographyDefaults = typography.word(TypographySchemeKeys.defaults) ?? .material201804
      scheme.fontFamily = typography.text(TypographySchemeKeys.fontFamily)
      scheme.fontOverrides = TypographyStyle.allCases.compactMap { style in
        TypographySchemeKeys.shape.key(style.rawValue).flatMap(typography.font).map {
          TypographyOverride(style: style, font: $0)
        }
      }
    }
    return scheme
  }

  /// The roles that the document replaces, each after the one that it names, whatever their order
  /// in the document.
  private mutating func colorOverrides(_ colors: DocumentObject) -> [ColorRoleOverride] {
    var waiting = ColorRole.allCases.compactMap { role in
      ColorSchemeKeys.shape.key(role.rawValue).flatMap(colors.color).map {
        ColorRoleOverride(role: role, color: $0)
      }
    }
    var ordered: [ColorRoleOverride] = []
    while !waiting.isEmpty {
      let roles = waiting.map(\.role)
      let ready = waiting.filter { !$0.color.names(oneOf: roles) }
      if ready.isEmpty {
        refuseCircle(in: waiting, of: colors)
        break
      }
      ordered += ready
      waiting.removeAll { !$0.color.names(oneOf: roles) }
    }
    return ordered
  }

  /// Every one of `overrides` names a role of another, so that following them ends in a circle.
  private mutating func refuseCircle(
    in overrides: [ColorRoleOverride], of colors: DocumentObject
  ) {
    var visited: [ColorRole] = []
    var next = overrides.first?.role
    while let role = next, !visited.contains(role) {
      visited.append(role)
      let color = overrides.first { $0.role == role }?.color
      if case .role(let named) = color?.base { next = named }
    }
    let circle = Array(visited.drop { $0 != next })
    guard let key = circle.first?.rawValue else { return }
    refuse(.circularRoles(circle), colors.value[key], colors.path / key)
  }

  /// Says so where the dark style is asked for and the scheme's own defaults do not follow it.
  private mutating func noteLightScheme(
    _ scheme: Scheme, under traits: Traits, in document: DocumentObject
  ) {
    guard traits.userInterfaceStyle == .dark, scheme.colorDefaults == .material201804,
      let object = document.object(DocumentKeys.traits), !isUncertain(DocumentKeys.scheme)
    else { return }
    let key = TraitKeys.userInterfaceStyle
    refuse(.darkStyleOfLightScheme, object[key], object.path / key.name)
  }

  private func content(_ document: DocumentObject) -> Content? {
    guard let object = document.object(DocumentKeys.content) else { return nil }
    let size = object.object(ContentKeys.contentSize)
    return Content(
      backgroundColor: object.color(ContentKeys.backgroundColor),
      rows: object.integer(ContentKeys.rows) ?? 0,
      position: position(object) ?? .scrolledBy(0),
      contentHeight: size?.number(SizeKeys.height),
      contentInset: object.object(ContentKeys.contentInset).map { Insets($0) } ?? .zero,
      contentInsetAdjustmentBehavior:
        object.word(ContentKeys.contentInsetAdjustmentBehavior) ?? .automatic,
      isTracking: object.flag(ContentKeys.isTracking) ?? false,
      isPagingEnabled: object.flag(ContentKeys.isPagingEnabled) ?? false)
  }

  private func statusBar(_ document: DocumentObject) -> StatusBar? {
    if case .null = document[DocumentKeys.statusBar]?.kind { return nil }
    let object = document.object(DocumentKeys.statusBar)
    return StatusBar(
      style: object?.word(StatusBarKeys.style), time: object?.sourcedText(StatusBarKeys.time))
  }

  private func fonts(_ document: DocumentObject) -> [FontFile] {
    document.elements(DocumentKeys.fonts).compactMap { element in
      let object = DocumentObject(
        document: self.document, value: element.value, path: element.path)
      let name = self.document.string(element.value)
      guard let file = name ?? object.text(FontFileKeys.file) else { return nil }
      return FontFile(
        file: file, family: object.text(FontFileKeys.family), axes: axes(object),
        path: element.path)
    }
  }

  private func axes(_ font: DocumentObject) -> [FontFile.Axis] {
    font.elements(FontFileKeys.axes).compactMap { element in
      let axis = DocumentObject(document: document, value: element.value, path: element.path)
      guard let tag = axis.text(FontAxisKeys.tag), let value = axis.number(FontAxisKeys.value)
      else { return nil }
      return FontFile.Axis(tag: tag, value: value)
    }
  }
}

extension ColorValue {
  fileprivate func names(oneOf roles: [ColorRole]) -> Bool {
    guard case .role(let role) = base else { return false }
    return roles.contains(role)
  }
}
