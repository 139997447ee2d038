import BarDisplayList
import BarPrimitives
import Testing

@testable import BarRaster

/// A picture in a sheet is the picture.
@Suite struct SheetPainterTests {
  private let element = ElementID("appBar")

  private func list(width: Double, height: Double, _ color: Color, dot: Bool = true) -> DisplayList
  {
    let canvas = Rect(x: 0, y: 0, width: width, height: height)
    var items = [PlacedItem(element, .fill(RoundedRect(canvas), color))]
    if dot {
      let shape = RoundedRect(Rect(x: 3.3, y: 70.7, width: 9, height: 9), radius: 4.5)
      items.append(PlacedItem(element, .fill(shape, Color(rgb: 0x6200EE))))
    }
    return DisplayList(canvas: canvas, scale: 1, items: items)
  }

  @Test(arguments: [Int32(64), 7, 1_000])
  func aTileIsTheSameAsAlone(bandRows: Int32) throws {
    let painter = Painter(glyphs: try TestFonts.set(), bandRows: bandRows)
    let tile = list(width: 20, height: 150, .white)
    let format = SheetFormat(width: 60, rowHeight: 180, rowCount: 2, scale: 1)
    let row = SheetRow(
      background: list(width: 60, height: 180, Color(rgb: 0xCCCCCC), dot: false),
      tiles: [.init(list: tile, x: 5, y: 11), .init(list: tile, x: 33, y: 11)])
    let sheet = try PNGImage.decode(try painter.png(of: format) { _ in row })
    let alone = try painter.pixmap(of: tile)
    #expect(sheet.width == 60 && sheet.height == 360)
    for (x, y) in [(5, 11), (33, 11), (5, 191), (33, 191)] {
      #expect(part(of: sheet, x: x, y: y, width: 20, height: 150) == alone.pixels)
    }
    #expect(part(of: sheet, x: 0, y: 0, width: 60, height: 11).allSatisfy { $0 >= 0xCC })
  }

  private func part(of map: Pixmap, x: Int, y: Int, width: Int, height: Int) -> [UInt8] {
    (y..<y + height).flatMap { row -> ArraySlice<UInt8> in
      let start = (row * map.width + x) * 4
      return map.pixels[start..<start + width * 4]
    }
  }

  @Test func aTileThatHangsOutIsAFault() throws {
    let painter = Painter(glyphs: try TestFonts.set())
    let format = SheetFormat(width: 60, rowHeight: 100, rowCount: 1, scale: 1)
    let row = SheetRow(
      background: list(width: 60, height: 100, .white, dot: false),
      tiles: [.init(list: list(width: 20, height: 100, .white), x: 45, y: 0)])
    #expect(throws: RasterError.self) { try painter.png(of: format) { _ in row } }
  }
}
