import BarrenderKit
import Testing

/// material-components-ios#6915: the badge of the item `id` is as wide as its text asks.
func expectRoomForText(_ text: String, inBadgeOf id: String, of scene: Scene) throws {
  let runs = scene.runs(of: id + ".badge")
  #expect(runs.map(\.text).joined() == text)
  let badge = try scene.element(id + ".badge").frame
  var advance = 0.0
  for run in runs { for glyph in run.glyphs { advance += glyph.advance } }
  // sin 45° of the radius and one more point, for both sides together.
  let padding = 0.7071 * badge.height / 2 + 1
  #expect(abs(badge.width - (advance + padding)) <= 1 && badge.width >= badge.height)
}

/// material-components-ios#6602: badges of one, two and three digits begin at one place and grow away
/// from it.
func expectPinnedByLeadingCorner(plain: [Rect], mirrored: [Rect]) throws {
  try #require(plain.count == 3 && mirrored.count == 3)
  #expect(Set(plain.map(\.minX)).count == 1 && Set(plain.map(\.minY)).count == 1)
  #expect(plain[0].maxX < plain[1].maxX && plain[1].maxX < plain[2].maxX)
  #expect(Set(mirrored.map(\.maxX)).count == 1)
  #expect(mirrored[0].minX > mirrored[1].minX && mirrored[1].minX > mirrored[2].minX)
}
