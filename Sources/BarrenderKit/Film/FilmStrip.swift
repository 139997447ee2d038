import BarDisplayList
import BarPrimitives
import BarRaster

/// Lays a film's frames out in rows, each with its label below. Lengths are in pixels unless said.
struct FilmStrip {
  /// Points.
  private static let gap = 16.0
  private static let labelHeight = 40.0
  private static let baselines = [14.0, 30.0]
  private static let fontSize = 11.0

  private let columns: Int
  private let tile: (width: Int, height: Int)
  private let scale: Double
  private let gap: Int
  let format: SheetFormat

  /// Nil when there are no pixels, or more than could be counted.
  init?(of frames: FilmFrames, scale: Double, columns: Int) {
    guard let width = Int(exactly: frames.extent.width),
      let height = Int(exactly: frames.extent.height), width < 1 << 30, height < 1 << 30,
      let gap = Int(exactly: (FilmStrip.gap * scale).rounded()),
      let label = Int(exactly: (FilmStrip.labelHeight * scale).rounded())
    else { return nil }
    self.columns = max(min(columns, frames.count), 1)
    self.scale = scale
    self.gap = gap
    tile = (width, height)
    format = SheetFormat(
      width: gap + self.columns * (width + gap), rowHeight: gap + height + label,
      rowCount: (frames.count + self.columns - 1) / self.columns, scale: scale)
  }

  /// The row whose first frame has the number `first`, counted from 1.
  func row(_ frames: inout FilmFrames, from first: Int, shaping: FontSet) -> SheetRow {
    var tiles: [SheetRow.Tile] = []
    let canvas = Rect(
      x: 0, y: 0, width: Double(format.width) / scale, height: Double(format.rowHeight) / scale)
    var items = [
      PlacedItem(ElementID("film"), .fill(RoundedRect(canvas), FilmFrames.paper))
    ]
    while tiles.count < columns, let frame = frames.next() {
      let x = gap + tiles.count * (tile.width + gap)
      let label = FilmLabel(frame.moment, number: first + tiles.count)
      items += self.items(of: label, x: Double(x) / scale, shaping)
      tiles.append(SheetRow.Tile(list: frame.list, x: x, y: gap))
    }
    return SheetRow(
      background: DisplayList(canvas: canvas, scale: scale, items: items), tiles: tiles)
  }

  /// A label that begins at `x` points below a frame, cut where the next one begins.
  private func items(of label: FilmLabel, x: Double, _ shaping: FontSet) -> [PlacedItem] {
    let top = Double(gap + tile.height) / scale
    return zip([label.event, label.state], FilmStrip.baselines).flatMap { text, baseline in
      let request = TextRequest(
        text: text,
        font: .system(FilmStrip.fontSize, baseline == FilmStrip.baselines[0] ? .medium : .regular),
        baseDirection: .leftToRight, language: "en", maxWidth: Double(tile.width) / scale)
      return shaping.shape(request).runs.map { run in
        PlacedItem(
          ElementID("film"), .glyphs(run.offsetBy(x: x, y: top + baseline), .black))
      }
    }
  }
}
