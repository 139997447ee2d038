import BarSpec

/// A family that a document asks for, with the place that asks.
struct NamedFamily {
  let name: String
  let path: SpecPath
  /// Where a token file asks; nil: the document does, at `path`.
  var span: SourceSpan?
}

extension BarModel {
  /// Every family that the document names, in document order.
  var namedFamilies: [NamedFamily] {
    let typography = SpecPath() / "scheme" / "typography"
    var families = scheme.fontFamily.map {
      [NamedFamily(name: $0, path: typography / "fontFamily")]
    }
    for override in scheme.fontOverrides {
      let path = typography / override.style.rawValue
      families = (families ?? []) + override.font.named(at: path, span: override.span)
    }
    return (families ?? [])
      + ModelReferences(of: self).fonts.flatMap { $0.font.named(at: $0.path) }
  }
}

extension FontValue {
  fileprivate func named(at path: SpecPath, span: SourceSpan? = nil) -> [NamedFamily] {
    family.map { [NamedFamily(name: $0, path: path / "family", span: span)] } ?? []
  }
}
