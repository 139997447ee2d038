import BarDisplayList
import BarPrimitives

/// An outline under the name of its definition, in font units, y down.
struct NamedOutline {
  let id: String
  let path: VectorPath
  /// At least 1.
  let unitsPerEm: Double
  /// Nil for a space.
  let bounds: Rect?

  init(_ id: String, _ outline: GlyphOutline) {
    self.id = id
    path = outline.path
    unitsPerEm = max(outline.unitsPerEm, 1)
    bounds = outline.path.bounds
  }
}

/// A letter in its place in a run, in font units from the run's origin.
struct PlacedOutline {
  let outline: NamedOutline
  let x: Double
  let y: Double
  /// Of its ink.
  let left: Double
  let right: Double

  init(_ outline: NamedOutline, bounds: Rect, x: Double, y: Double) {
    self.outline = outline
    self.x = x
    self.y = y
    left = x + bounds.minX
    right = x + bounds.maxX
  }

  var path: VectorPath { outline.path.mapPoints { Point(x: $0.x + x, y: $0.y + y) } }
}

extension [PlacedOutline] {
  /// Rounded advances part letters that join by less than this, in ems.
  private static var seam: Double { 0.005 }

  /// The letters in groups of those whose ink meets from left to right, directly or by others: Arabic
  /// words, letters with their marks, the headline of Devanagari. Groups and their letters keep the
  /// order of the run. Takes n log n steps.
  func joined() -> [[PlacedOutline]] {
    let fromLeft = indices.sorted { (self[$0].left, $0) < (self[$1].left, $1) }
    var groups: [[Int]] = []
    var end = -Double.infinity
    for index in fromLeft {
      let letter = self[index]
      let seam = Self.seam * letter.outline.unitsPerEm
      if letter.left <= end + seam, !groups.isEmpty {
        groups[groups.count - 1].append(index)
        end = Swift.max(end, letter.right)
      } else {
        groups.append([index])
        end = letter.right
      }
    }
    return groups.map { $0.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
      .map { $0.map { self[$0] } }
  }
}
