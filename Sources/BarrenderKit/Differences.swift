import BarLayout
import BarPrimitives

/// One property that an element has differently on two screens.
public struct PropertyDifference: Hashable, Sendable {
  /// The element's path.
  public let element: String
  /// Nil: the whole element is on one of the screens only.
  public let property: String?
  /// As dumps spell it; nil: not there.
  public let before: String?
  /// As dumps spell it; nil: not there.
  public let after: String?
}

/// What changed from one screen's element tree to another's, property by property, in the order of
/// the trees; what is new comes last.
public func differences(
  from before: [LayoutElement], to after: [LayoutElement]
) -> [PropertyDifference] {
  let (old, new) = (before.flatMap(\.withDescendants), after.flatMap(\.withDescendants))
  let places = Dictionary(
    new.enumerated().map { ($1.id.path, $0) }, uniquingKeysWith: { first, _ in first })
  let oldPaths = Set(old.map(\.id.path))
  return old.flatMap { element in
    guard let place = places[element.id.path] else {
      return [
        PropertyDifference(
          element: element.id.path, property: nil, before: element.type, after: nil)
      ]
    }
    return differences(of: element, from: element.properties, to: new[place].properties)
  }
    + new.filter { !oldPaths.contains($0.id.path) }.map {
      PropertyDifference(element: $0.id.path, property: nil, before: nil, after: $0.type)
    }
}

private typealias Property = (name: String, value: String)

private func differences(
  of element: LayoutElement, from before: [Property], to after: [Property]
) -> [PropertyDifference] {
  let kept = before.map { property in
    (property.name, property.value, after.first { $0.name == property.name }?.value)
  }
  let added = after.filter { property in !before.contains { $0.name == property.name } }
  return kept.filter { $0.1 != $0.2 }.map {
    PropertyDifference(element: element.id.path, property: $0.0, before: $0.1, after: $0.2)
  }
    + added.map {
      PropertyDifference(
        element: element.id.path, property: $0.name, before: nil, after: $0.value)
    }
}

extension LayoutElement {
  fileprivate var properties: [Property] {
    let size = "\(shortDecimal(frame.width))×\(shortDecimal(frame.height))"
    return [
      ("frame", "\(shortDecimal(frame.minX)),\(shortDecimal(frame.minY)) \(size)"),
      ("className", className ?? ""), ("part", part ?? ""), ("fullText", fullText ?? ""),
    ] + details.map { ($0.name, $0.value.description) }
  }
}
