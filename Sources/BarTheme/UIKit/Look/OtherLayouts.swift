import BarSpec

/// The three layouts of tabs, of which one object holds a look each, and a bar shows one.
private let layouts: [AppearanceProperty] = [
  "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance",
]

extension AppearanceObject {
  /// Layouts that the document says something of.
  var styledLayouts: [AppearanceProperty] {
    layouts.filter { layout in
      entries.contains { $0.source.path != nil && $0.property.isIn(layout.path) }
    }
  }
}

extension LookReader {
  /// What the object in use says of the same thing for other layouts; nothing where it says it for the
  /// one that the tabs are in.
  func otherLayouts(_ property: AppearanceProperty) -> [ExplainedProperty.Loser] {
    guard !styledLayouts.isEmpty, let layout = layouts.first(where: { property.isIn($0.path) }),
      choice.object.effective(property) == nil
    else { return [] }
    let rest = property.path.dropFirst(layout.path.count)
    return styledLayouts.filter { $0 != layout }.compactMap { other in
      let same = AppearanceProperty(other.path + rest)
      return choice.object.effective(same).map { entry in
        ExplainedProperty.Loser(
          name: "\(same.path), of another layout", value: spelled(entry.value),
          path: entry.source.path)
      }
    }
  }

  /// Nothing says otherwise, where nothing says it of this layout.
  func rule(_ reading: Reading, of property: AppearanceProperty) -> String {
    guard reading.rule == CascadeReason.silent, !otherLayouts(property).isEmpty,
      let layout = layouts.first(where: { property.isIn($0.path) })
    else { return reading.rule }
    return "the tabs are laid out by \(layout.path), of which nothing in the document says it: the "
      + "looks of other layouts do not count"
  }

  /// Keeps that the object in use speaks of other layouts than `layout`, and not of that one.
  mutating func noteOtherLayouts(than layout: AppearanceProperty) {
    guard !styledLayouts.contains(layout), let first = styledLayouts.first else { return }
    let idle = choice.object.entries.filter { entry in
      entry.source.path != nil && styledLayouts.contains { entry.property.isIn($0.path) }
    }
    guard let statement = idle.first(where: { $0.property.isIn(first.path) }) else { return }
    let names = styledLayouts.map(\.path).joined(separator: " and ")
    note(
      ExplainedNote(
        .otherLayout, of: ExplainedNote.Statement(statement.source.ofWholeSetting),
        bars: [bar.id], properties: idle.map(\.property.path),
        rule: "the tabs are laid out by \(layout.path), of which the object says nothing: what it "
          + "says of \(names) does not show here: say it of \(layout.path) too"))
  }
}
