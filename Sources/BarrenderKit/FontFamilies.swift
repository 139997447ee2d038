import BarRaster
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

extension Scheme {
  /// Where a token file names several families, takes the first that is to be had; where none is, the
  /// first of all stays and is told.
  mutating func chooseFamilies(where isKnown: (String) -> Bool) {
    for (index, override) in fontOverrides.enumerated() {
      guard let family = override.font.family, !isKnown(family),
        let other = override.otherFamilies.first(where: isKnown)
      else { continue }
      fontOverrides[index].font.family = other
    }
  }
}

extension FontValue {
  fileprivate func named(at path: SpecPath, span: SourceSpan? = nil) -> [NamedFamily] {
    family.map { [NamedFamily(name: $0, path: path / "family", span: span)] } ?? []
  }
}

extension Prepared {
  /// Tells families that no font has.
  mutating func tellUnknownFamilies(of model: BarModel, among fonts: FontSet) {
    for family in model.namedFamilies where !fonts.knows(family: family.name) {
      let known = fonts.faces.map(\.family).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      problems.append(
        Problem(
          kind: .input, code: "E0307", message: "no font has the family \"\(family.name)\"",
          span: family.span ?? sources.span(of: family.path), path: family.path,
          notes: ["families here: \(known.joined(separator: ", "))"]))
    }
  }
}
