// raster-probe
// Takes: scenes on standard input, one a line. Gives: their pixels on standard output.
// Never does: judge them; Scripts/oracles does.
//
//   shape WIDTH HEIGHT  LEFT TOP RIGHT BOTTOM RADIUS
//   shadow WIDTH HEIGHT  LEFT TOP RIGHT BOTTOM RADIUS  SIGMA  [LEFT TOP RIGHT BOTTOM RADIUS]
//   png PATH
//
// The first two answer with black's alpha, 16 bits a pixel, little-endian, rows from the top; the
// last five numbers of a shadow are its cutout. The third answers with a line, the width and height,
// or with the reason why there are none, followed by straight RGBA, 8 bits a channel.

import BarRaster
import CBarRaster
import Foundation

while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  guard let command = words.first else { continue }
  if command == "png" {
    writePNG(at: String(line.dropFirst(4)))
  } else {
    let numbers = words.dropFirst().compactMap(Double.init)
    guard numbers.count >= 7, write(alphaOf: command, numbers) else {
      FileHandle.standardError.write(Data("raster-probe: what is \(line)?\n".utf8))
      exit(64)
    }
  }
}

func shape(_ numbers: ArraySlice<Double>) -> br_shape {
  let edges = Array(numbers)
  return br_shape(
    left: edges[0], top: edges[1], right: edges[2], bottom: edges[3], radius: edges[4])
}

func write(alphaOf command: String, _ numbers: [Double]) -> Bool {
  let (width, height) = (Int(numbers[0]), Int(numbers[1]))
  var pixels = [UInt16](repeating: 0, count: width * height * 4)
  let black = br_color(red: 0, green: 0, blue: 0, alpha: 65535)
  let status = pixels.withUnsafeMutableBufferPointer { buffer in
    var band = br_band(
      pixels: buffer.baseAddress, width: Int32(width), top: 0, rows: Int32(height))
    switch (command, numbers.count) {
    case ("shape", 7): return br_fill_shape(&band, shape(numbers[2..<7]), black)
    case ("shadow", 8): return br_draw_shadow(&band, shape(numbers[2..<7]), numbers[7], nil, black)
    case ("shadow", 13):
      var hole = shape(numbers[8..<13])
      return br_draw_shadow(&band, shape(numbers[2..<7]), numbers[7], &hole, black)
    default: return .BR_STATUS_BAD_ARGUMENT
    }
  }
  guard status == .BR_STATUS_OK else { return false }
  let alphas = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0].littleEndian }
  FileHandle.standardOutput.write(alphas.withUnsafeBytes { Data($0) })
  return true
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
