import BarDisplayList
import BarLayout
import BarPrimitives
import BarRaster

/// What changed from one document to another, property by property: of the elements, then of the
/// picture where no property of an element tells it. Empty just where both have the same picture and
/// the same elements; both must have been arranged.
public func differences(from before: Prepared, to after: Prepared) -> [PropertyDifference] {
  let told = differences(
    from: before.frames?.elements ?? [], to: after.frames?.elements ?? [])
  guard let old = before.list, let new = after.list else { return told }
  return told + canvasDifferences(from: old, to: new)
    + paintingDifferences(from: old, to: new, besides: told)
    + fontDifferences(of: old.faces.filter(new.faces.contains), from: before, to: after)
}

/// Faces that a file of the same family and style has taken the place of.
private func fontDifferences(
  of faces: [FontFaceID], from before: Prepared, to after: Prepared
) -> [PropertyDifference] {
  guard let old = before.fonts, let new = after.fonts else { return [] }
  return faces.filter { !old.draws($0, as: new) }.map {
    PropertyDifference(
      element: "picture", property: "font", before: $0.name, after: "\($0.name), another file")
  }
}

extension DisplayList {
  /// Of all texts, each once.
  fileprivate var faces: [FontFaceID] {
    items.reduce(into: []) { faces, placed in
      guard case .glyphs(let run, _) = placed.item, !faces.contains(run.face) else { return }
      faces.append(run.face)
    }
  }
}

private func canvasDifferences(
  from before: DisplayList, to after: DisplayList
) -> [PropertyDifference] {
  func described(_ canvas: Rect) -> String {
    "\(shortDecimal(canvas.minX)),\(shortDecimal(canvas.minY)) "
      + "\(shortDecimal(canvas.width))×\(shortDecimal(canvas.height))"
  }
  return [
    ("canvas", described(before.canvas), described(after.canvas)),
    ("scale", shortDecimal(before.scale), shortDecimal(after.scale)),
  ].filter { $0.1 != $0.2 }.map {
    PropertyDifference(element: "picture", property: $0.0, before: $0.1, after: $0.2)
  }
}

/// Elements that are painted differently though all that they tell is the same, and another order of
/// painting.
private func paintingDifferences(
  from before: DisplayList, to after: DisplayList, besides told: [PropertyDifference]
) -> [PropertyDifference] {
  let known = Set(told.map(\.element))
  let (old, new) = (Painting(before), Painting(after))
  let changed = (old.elements + new.elements.filter { old.steps[$0] == nil })
    .filter { !known.contains($0) && old.steps[$0] != new.steps[$0] }
    .map { difference(of: $0, from: old.steps[$0] ?? [], to: new.steps[$0] ?? []) }
  guard changed.isEmpty, told.isEmpty, before.items != after.items else { return changed }
  let first = zip(before.items, after.items).first { $0 != $1 }
  return [
    PropertyDifference(
      element: "picture", property: "order of painting", before: first?.0.element.path,
      after: first?.1.element.path)
  ]
}

/// By the first step that is another one.
private func difference(
  of element: String, from before: [DisplayItem], to after: [DisplayItem]
) -> PropertyDifference {
  let place = zip(before, after).prefix { $0 == $1 }.count
  func described(_ steps: [DisplayItem]) -> String? {
    steps.indices.contains(place) ? shortened(steps[place].description) : nil
  }
  let old = described(before)
  var new = described(after)
  if old == new { new = new.map { $0 + ", other pixels or glyphs" } }
  return PropertyDifference(element: element, property: "painting", before: old, after: new)
}

/// Steps can be as long as an outline.
private func shortened(_ text: String) -> String {
  let longest = 100
  return text.count > longest ? text.prefix(longest) + "…" : text
}

/// The steps of each element, whatever stands between them.
private struct Painting {
  /// In the order of their first steps.
  private(set) var elements: [String] = []
  private(set) var steps: [String: [DisplayItem]] = [:]

  init(_ list: DisplayList) {
    for placed in list.items {
      let path = placed.element.path
      if steps[path] == nil { elements.append(path) }
      steps[path, default: []].append(placed.item)
    }
  }
}
