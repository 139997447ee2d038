import BarPrimitives

extension Validator {
  mutating func scheme(_ document: DocumentObject) -> Scheme {
    var scheme = Scheme()
    let object = document.object(DocumentKeys.scheme)
    scheme.files = object.map(tokenFiles) ?? []
    if let colors = object?.object(SchemeKeys.colors) {
      scheme.colorDefaults = colors.word(ColorSchemeKeys.defaults) ?? .material201804
      scheme.colorOverrides = colorOverrides(colors)
      scheme.elevationOverlayEnabledForDarkMode =
        colors.flag(ColorSchemeKeys.elevationOverlayEnabledForDarkMode)
    }
    if let typography = object?.object(SchemeKeys.typography) {
      addTypography(typography, to: &scheme)
    }
    scheme.shape = object?.object(SchemeKeys.shapes).map { ShapeCategories($0) }
    return scheme
  }

  /// One file or several.
  private func tokenFiles(_ object: DocumentObject) -> [SourcedText] {
    if let file = object.sourcedText(SchemeKeys.file) { return [file] }
    guard case .array(let elements) = object[SchemeKeys.file]?.kind else { return [] }
    let path = object.path / SchemeKeys.file.name
    return elements.enumerated().compactMap { index, element in
      document.string(element).map { SourcedText($0, path: path[index]) }
    }
  }

  private mutating func addTypography(_ object: DocumentObject, to scheme: inout Scheme) {
    scheme.typographyDefaults = object.word(TypographySchemeKeys.defaults) ?? .material201804
    let key = TypographySchemeKeys.useCurrentContentSizeCategoryWhenApplied
    if object.flag(key) == true {
      scheme.useCurrentContentSizeCategoryWhenApplied = true
      refuse(.textSizeIgnoredByBars, object[key], object.path / key.name)
    }
    scheme.fontFamily = object.text(TypographySchemeKeys.fontFamily)
    scheme.fontOverrides = TypographyStyle.allCases.compactMap { style in
      TypographySchemeKeys.shape.key(style.rawValue).flatMap(object.font).map {
        TypographyOverride(style: style, font: $0)
      }
    }
  }

  /// The roles that the document replaces, each after those that it names, whatever their order in
  /// the document.
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
    let waiting = overrides.map(\.role)
    var visited: [ColorRole] = []
    var next = overrides.first?.role
    while let role = next, !visited.contains(role) {
      visited.append(role)
      let color = overrides.first { $0.role == role }?.color
      next = color?.roles.first(where: waiting.contains)
    }
    let circle = Array(visited.drop { $0 != next })
    guard let key = circle.first?.rawValue else { return }
    refuse(.circularRoles(circle), colors.value[key], colors.path / key)
  }

  /// Says so where the dark style is asked for and the scheme's own defaults do not follow it.
  mutating func noteLightScheme(
    _ scheme: Scheme, under traits: Traits, in document: DocumentObject
  ) {
    guard traits.userInterfaceStyle == .dark, scheme.colorDefaults == .material201804,
      scheme.files.isEmpty,
      let object = document.object(DocumentKeys.traits), !isUncertain(DocumentKeys.scheme)
    else { return }
    let key = TraitKeys.userInterfaceStyle
    refuse(.darkStyleOfLightScheme, object[key], object.path / key.name)
  }
}

extension ColorValue {
  fileprivate func names(oneOf roles: [ColorRole]) -> Bool {
    self.roles.contains(where: roles.contains)
  }
}

extension ShapeCategories {
  fileprivate init(_ object: DocumentObject) {
    func category(_ key: Key) -> ShapeCategory? { object.object(key).map { ShapeCategory($0) } }
    self.init(
      smallComponentShape: category(ShapeSchemeKeys.smallComponentShape),
      mediumComponentShape: category(ShapeSchemeKeys.mediumComponentShape),
      largeComponentShape: category(ShapeSchemeKeys.largeComponentShape))
  }
}

extension ShapeCategory {
  fileprivate init(_ object: DocumentObject) {
    self.init(corners: CornerTreatment(object))
    func corner(_ key: Key) -> CornerTreatment? { object.object(key).map { CornerTreatment($0) } }
    topLeftCorner = corner(ShapeCategoryKeys.topLeftCorner) ?? topLeftCorner
    topRightCorner = corner(ShapeCategoryKeys.topRightCorner) ?? topRightCorner
    bottomLeftCorner = corner(ShapeCategoryKeys.bottomLeftCorner) ?? bottomLeftCorner
    bottomRightCorner = corner(ShapeCategoryKeys.bottomRightCorner) ?? bottomRightCorner
  }
}

extension CornerTreatment {
  fileprivate init(_ object: DocumentObject) {
    self.init(
      object.word(CornerTreatmentKeys.family) ?? .rounded,
      object.number(CornerTreatmentKeys.size) ?? 0,
      object.word(CornerTreatmentKeys.valueType) ?? .absolute)
  }
}
