import BarLayout
import BarPrimitives
import BarSpec

/// Which properties of elements the document itself states, and where.
struct StatedProperties {
  private let owners: [(id: String, path: SpecPath)]
  private let sources: SpecSources

  init(_ model: BarModel, _ sources: SpecSources) {
    let bars = model.bars.enumerated().map { index, bar in
      (
        id: bar.id.path,
        path: model.barPaths.indices.contains(index)
          ? model.barPaths[index] : (SpecPath() / "bars")[index]
      )
    }
    owners = bars + ["content", "statusBar"].map { (id: $0, path: SpecPath() / $0) }
    self.sources = sources
  }

  /// Nil: the document does not state it of this very element.
  func place(of name: String, in element: LayoutElement) -> (key: String, path: SpecPath)? {
    let id = element.id.path
    guard let owner = owners.filter({ id.isIn($0.id) }).max(by: { $0.id.count < $1.id.count })
    else { return nil }
    let steps = id.dropFirst(owner.id.count).steps
    for start in [owner.path, owner.path / "navigationItem"] {
      let own = SpecPath(start.steps + steps)
      let places =
        ([name] + (Self.keys[name] ?? [])).map { own / $0 }
        + (name == "text" ? [SpecPath(own.steps.dropLast()) / "badgeValue", own] : [])
      for place in places where sources.span(of: place) != nil {
        guard let key = place.lastKey, place != owner.path else { continue }
        return (key, place)
      }
    }
    return nil
  }

  /// Keys of the document for what an element shows.
  private static let keys = [
    "text": ["title", "text", "placeholder"], "image": ["systemItem"],
  ]
}

extension Substring {
  /// `.items[0].badge` as steps of a document.
  fileprivate var steps: [SpecPath.Step] {
    split { $0 == "." || $0 == "[" || $0 == "]" }.map { word in
      Int(word).map { .index($0) } ?? .key(String(word))
    }
  }
}
