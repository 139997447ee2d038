// raster-probe
// Takes: scenes on standard input, one a line. Gives: their pixels on standard output.
// Never does: judge them; Scripts/oracles does.
//
//   shape WIDTH HEIGHT  LEFT TOP RIGHT BOTTOM RADIUS
//   shadow WIDTH HEIGHT  LEFT TOP RIGHT BOTTOM RADIUS  SIGMA  [LEFT TOP RIGHT BOTTOM RADIUS]
//   border WIDTH HEIGHT  LEFT TOP RIGHT BOTTOM RADIUS  WIDTH
//   path WIDTH HEIGHT nonzero|evenodd  M X Y L X Y Q X Y X Y C X Y X Y X Y Z
//   glyph WIDTH HEIGHT  GLYPH PIXELS-PER-EM X Y FONT-FILE
//   png PATH
//
// All but the last answer with black's alpha, 16 bits a pixel, little-endian, rows from the top; the
// last five numbers of a shadow are its cutout. The last answers with a line, the width and height,
// or with the reason why there are none, followed by straight RGBA, 8 bits a channel.

import BarRaster
import CBarRaster
import Foundation

let black = br_color(red: 0, green: 0, blue: 0, alpha: 65535)

while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  guard let command = words.first else { continue }
  if command == "png" {
    writePNG(at: String(line.dropFirst(4)))
  } else {
    guard let status = answer(command, Array(words.dropFirst())), status == .BR_STATUS_OK else {
      FileHandle.standardError.write(Data("raster-probe: what is \(line)?\n".utf8))
      exit(64)
    }
  }
}

/// Draws what the words say; nil for words that nobody knows.
func answer(_ command: String, _ words: [String]) -> br_status? {
  guard words.count >= 2, let width = Int(words[0]), let height = Int(words[1]) else { return nil }
  let rest = Array(words.dropFirst(2))
  return writeAlpha(width: width, height: height) { band in
    switch command {
    case "path": return fillPath(rest, on: band)
    case "glyph": return drawGlyph(rest, on: band)
    default: return drawShape(command, rest.compactMap(Double.init), on: band)
    }
  }
}

func shape(_ edges: ArraySlice<Double>) -> br_shape {
  let edges = Array(edges)
  return br_shape(
    left: edges[0], top: edges[1], right: edges[2], bottom: edges[3], radius: edges[4])
}

func drawShape(_ command: String, _ numbers: [Double], on band: br_band) -> br_status? {
  var band = band
  switch (command, numbers.count) {
  case ("shape", 5): return br_fill_shape(&band, shape(numbers[0..<5]), black)
  case ("border", 6): return br_draw_border(&band, shape(numbers[0..<5]), numbers[5], black, nil)
  case ("shadow", 6): return br_draw_shadow(&band, shape(numbers[0..<5]), numbers[5], nil, black)
  case ("shadow", 11):
    var hole = shape(numbers[6..<11])
    return br_draw_shadow(&band, shape(numbers[0..<5]), numbers[5], &hole, black)
  default: return nil
  }
}

func fillPath(_ words: [String], on band: br_band) -> br_status? {
  let letters: [String: br_verb] = [
    "M": .BR_VERB_MOVE, "L": .BR_VERB_LINE, "Q": .BR_VERB_QUAD, "C": .BR_VERB_CUBIC,
    "Z": .BR_VERB_CLOSE,
  ]
  let verbs = words.compactMap { letters[$0].map { UInt8($0.rawValue) } }
  let points = words.dropFirst().compactMap(Double.init)
  var band = band
  return verbs.withUnsafeBufferPointer { verbs in
    points.withUnsafeBufferPointer { points in
      let path = br_path(
        verbs: verbs.baseAddress, verb_count: verbs.count, points: points.baseAddress,
        point_count: points.count / 2)
      let rule = words.first == "evenodd" ? br_fill_rule.BR_FILL_EVEN_ODD : .BR_FILL_NON_ZERO
      return br_fill_path(&band, path, rule, black)
    }
  }
}

func drawGlyph(_ words: [String], on band: br_band) -> br_status? {
  guard words.count >= 5, let glyph = UInt32(words[0]) else { return nil }
  let numbers = words[1..<4].compactMap(Double.init)
  let file = URL(fileURLWithPath: words[4...].joined(separator: " "))
  guard numbers.count == 3, let bytes = try? Data(contentsOf: file) else { return nil }
  var font: OpaquePointer?
  let status = [UInt8](bytes).withUnsafeBufferPointer {
    br_font_open($0.baseAddress, $0.count, 0, .BR_STORAGE_COPY, &font)
  }
  guard status == .BR_STATUS_OK else { return status }
  defer { br_font_close(font) }
  var band = band
  var placed = br_placed_glyph(glyph: glyph, x: numbers[1], y: numbers[2])
  return br_draw_glyphs(&band, font, &placed, 1, numbers[0], 0, black)
}

func writeAlpha(width: Int, height: Int, draw: (br_band) -> br_status?) -> br_status? {
  var pixels = [UInt16](repeating: 0, count: width * height * 4)
  let status = pixels.withUnsafeMutableBufferPointer { buffer in
    draw(
      br_band(pixels: buffer.baseAddress, width: Int32(width), top: 0, rows: Int32(height)))
  }
  guard status == .BR_STATUS_OK else { return status }
  let alphas = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0].littleEndian }
  FileHandle.standardOutput.write(alphas.withUnsafeBytes { Data($0) })
  return status
}

func writePNG(at path: String) {
  do {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let pixmap = try PNGImage.decode(bytes)
    FileHandle.standardOutput.write(Data("\(pixmap.width) \(pixmap.height)\n".utf8))
    FileHandle.standardOutput.write(Data(pixmap.pixels))
  } catch {
    FileHandle.standardOutput.write(Data("\(error)\n".utf8))
  }
}
