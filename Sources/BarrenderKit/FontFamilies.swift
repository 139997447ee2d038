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
      + bars.enumerated().flatMap { index, bar in
        bar.namedFamilies(at: (SpecPath() / "bars")[index])
      }
      + uikitSettings.flatMap { setting -> [NamedFamily] in
        guard case .font(let font) = setting.value else { return [] }
        return font.named(at: setting.path)
      }
  }
}

extension Bar {
  fileprivate func namedFamilies(at path: SpecPath) -> [NamedFamily] {
    guard case .appBar(let bar) = self else { return [] }
    let navigationBar = path / "navigationBar"
    let attributes = navigationBar / "titleTextAttributes" / "font"
    return (bar.navigationBar.titleFont?.named(at: navigationBar / "titleFont") ?? [])
      + (bar.navigationBar.titleTextAttributes?.font?.named(at: attributes) ?? [])
      + (bar.navigationBar.buttonsTitleFont?.named(at: navigationBar / "buttonsTitleFont") ?? [])
  }
}

extension FontValue {
  fileprivate func named(at path: SpecPath) -> [NamedFamily] {
    family.map { [NamedFamily(name: $0, path: path / "family")] } ?? []
  }
}
