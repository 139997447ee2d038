import BarSpec

/// A family that a document asks for, with the place that asks.
struct NamedFamily {
  let name: String
  let path: SpecPath
}

extension BarModel {
  /// Every family that the document names, in document order.
  var namedFamilies: [NamedFamily] {
    let typography = SpecPath() / "scheme" / "typography"
    var families = scheme.fontFamily.map {
      [NamedFamily(name: $0, path: typography / "fontFamily")]
    }
    for override in scheme.fontOverrides {
      families = (families ?? []) + override.font.named(at: typography / override.style.rawValue)
    }
    return (families ?? [])
      + ModelReferences(of: self).fonts.flatMap { $0.font.named(at: $0.path) }
  }
}

extension FontValue {
  fileprivate func named(at path: SpecPath) -> [NamedFamily] {
    family.map { [NamedFamily(name: $0, path: path / "family")] } ?? []
  }
}
