import BarDisplayList
import BarLayout
import BarPrimitives
import BarSpec
import BarTestSupport
import Testing

/// Gives the widths that a vector states; other texts have half an em a letter.
struct StatedWidthShaper: TextShaping {
  /// By the text as displayed.
  var widths: [String: Double] = [:]
  /// Points of a line; nil: as the font says.
  var lineHeight: Double?

  func shape(_ request: TextRequest) -> ShapedText {
    guard let width = widths[request.text] else { return HalfEmShaper().shape(request) }
    let limit = request.maxWidth ?? .infinity
    return ShapedText(
      runs: [], width: min(width, limit), metrics: metrics(of: request.font),
      visibleText: request.text, isTruncated: width > limit, missing: [])
  }

  func metrics(of font: FontDescriptor) -> FontMetrics {
    guard let lineHeight else { return HalfEmShaper().metrics(of: font) }
    return FontMetrics(ascender: lineHeight * 0.8, descender: -lineHeight * 0.2, lineGap: 0)
  }
}

/// Pictures at scale 1 that are as wide as their names say, and 24 points high.
struct NamedWidthImages: ImageLookup {
  func image(for file: ImageFile) -> BarImage? {
    guard let width = Int(file.file), width > 0 else { return nil }
    return BarImage(
      name: file.file, width: width, height: 24,
      pixels: [UInt8](repeating: 0, count: width * 96))
  }
}

extension BarButtonItem {
  /// A picture of `width` points.
  static func picture(width: Double) -> BarButtonItem {
    let name = "\(Int(width))"
    return BarButtonItem(
      image: .file(
        ImageFile(
          file: name, renderingMode: .alwaysTemplate, scale: 1, path: SpecPath() / "image")))
  }
}

extension Vector {
  /// The bar's frame in the space that the vector asks about: its own, where the bar does not move, or
  /// one around it.
  func movedFrame() throws -> Rect {
    let frame = try #require(given["bar_frame"]?.numbers)
    let isOwn = given["space"]?.text.map { $0.hasSuffix("bar") || $0 == "own" } ?? false
    let move = isOwn ? [0, 0] : given["bar_moved_by"]?.numbers ?? [0, 0]
    return Rect(
      x: frame[0] + move[0], y: frame[1] + move[1], width: frame[2], height: frame[3])
  }

  var isRightToLeft: Bool { given["rtl"]?.flag ?? false }

  /// Compares within the vector's tolerance.
  func expectEqual(_ found: Double, _ wanted: Double?, _ what: String) throws {
    let wanted = try #require(wanted, "\(id): \(what)")
    #expect(abs(found - wanted) <= (tolerance ?? 0) + 1e-9, "\(id): \(what)")
  }

  /// Compares with `[x, y, width, height]` within the vector's tolerance.
  func expectEqual(_ found: Rect, _ wanted: JSONValue?, _ what: String) throws {
    let wanted = try #require(wanted?.numbers, "\(id): \(what)")
    let sides = [found.minX, found.minY, found.width, found.height]
    try #require(wanted.count == sides.count, "\(id): \(what)")
    for (side, value) in zip(sides, wanted) { try expectEqual(side, value, what) }
  }

  /// Compares with `[top, left, bottom, right]`.
  func expectEqual(_ found: Insets, _ wanted: JSONValue?) throws {
    let wanted = try #require(wanted?.numbers)
    #expect([found.top, found.left, found.bottom, found.right] == wanted, "\(id)")
  }

  /// Compares with `#RRGGBB`, `#RRGGBB@a` or `gray w alpha a`.
  func expectEqual(_ found: Color, _ wanted: JSONValue?, _ what: String) throws {
    let wanted = try #require(Color(vector: wanted?.text ?? ""), "\(id): \(what)")
    func near(_ first: UInt16, _ second: UInt16) -> Bool {
      abs(Int(first) - Int(second)) <= Int(65535 * (tolerance ?? 0))
    }
    #expect(
      near(found.red, wanted.red) && near(found.green, wanted.green)
        && near(found.blue, wanted.blue) && near(found.alpha, wanted.alpha), "\(id): \(what)")
  }
}

extension Color {
  /// The spellings of the vectors.
  init?(vector text: String) {
    let words = text.split(separator: " ")
    if words.count >= 4, words[0] == "gray", words[2] == "alpha",
      let white = Double(words[1]), let alpha = Double(words[3])
    {
      self.init(white: white, alpha: alpha)
      return
    }
    let parts = text.split(separator: "@")
    if parts.first == "white", let alpha = parts.dropFirst().first.flatMap({ Double($0) }) {
      self = Color.white.withAlpha(alpha)
      return
    }
    guard let hex = parts.first, hex.hasPrefix("#"), let rgb = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self = Color(rgb: rgb)
    if parts.count == 2, let alpha = Double(parts[1]) { self = withAlpha(alpha) }
  }
}

extension FontValue {
  /// `system 20`, `system medium 20`.
  init?(vector text: String) {
    let words = text.split(separator: " ")
    guard let family = words.first, let size = words.last.flatMap({ Double($0) }) else {
      return nil
    }
    let weight = words.count == 3 ? FontWeight.allCases.first { $0.name == words[1] } : .regular
    self.init(family: String(family), weight: weight, size: size)
  }
}
