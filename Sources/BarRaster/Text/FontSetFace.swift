import BarPrimitives

/// What a font set knows about one of its faces.
public struct FontSetFace: Hashable, Sendable {
  /// What dumps call the face: family and style without spaces, `Roboto-Medium`.
  public let name: String
  /// What a FontDescriptor calls its family.
  public let family: String
  /// The OpenType weight class, 1 to 1000; 400 is regular.
  public let weight: Int
  /// Italic or oblique. Such a face is taken only where the family has no upright one.
  public let isSlanted: Bool
  /// Has colour glyphs and U+1F600: tried first for emoji, last for their text forms.
  public let isEmoji: Bool
  /// The source's name.
  public let sourceName: String

  /// A face whose source states family and weight: the file stays closed.
  init(unopened source: FontSource, family: String, weight: FontWeight) {
    self.name = Self.stem(of: source.name)
    self.family = family
    self.weight = weight.rawValue
    self.isSlanted = false
    self.isEmoji = false
    self.sourceName = source.name
  }

  /// A face whose file tells what the source leaves open.
  init(_ face: FontFace, from source: FontSource) {
    let names = face.names
    self.family = source.family ?? names.family
    let place = source.axes.map { "-\($0.tag)\($0.shortValue)" }.joined()
    let style = source.instance ?? names.style
    self.name = (names.family + "-" + style).filter { $0 != " " } + place
    self.weight =
      source.weight?.rawValue ?? face.axes.weight ?? Int(face.metrics.weight)
    self.isSlanted = face.metrics.is_slanted != 0
    self.isEmoji = face.hasColors && face.glyph(of: Self.grinningFace) != 0
    self.sourceName = source.name
  }

  private static let grinningFace: UInt32 = 0x1F600

  /// `fonts/Inter-Bold.otf` is `Inter-Bold`.
  private static func stem(of path: String) -> String {
    let file =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
    let end = file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex
    return String(file[..<end])
  }
}

extension FontAxis {
  /// `650`, `87.5`.
  fileprivate var shortValue: String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

extension [FontAxis] {
  /// The OpenType weight class where `wght` stands, whose axis counts in the same numbers.
  fileprivate var weight: Int? {
    last { $0.tag == "wght" }.map { axis in
      if axis.value >= 1_000 { return 1_000 }
      return axis.value >= 1 ? Int(axis.value.rounded()) : 1
    }
  }
}

/// The order in which faces are tried.
struct FontFamilies {
  /// In the set's order.
  let faces: [FontSetFace]
  /// Family names in the order of their first faces.
  let names: [String]

  init(_ faces: [FontSetFace]) {
    self.faces = faces
    var names: [String] = []
    for face in faces where !names.contains(face.family) { names.append(face.family) }
    self.names = names
  }

  /// Positions of the faces for `font`: those of its family, then those of each further family in
  /// the set's order, always at the weight nearest to the one asked for.
  func chain(for font: FontDescriptor) -> [Int] {
    let others = names.filter { $0 != font.family }
    let known = others.count < names.count ? [font.family] : []
    return (known + others).flatMap { selection(of: $0, weight: font.weight.rawValue) }
  }

  /// Upright faces before slanted ones; of two weights equally near the heavier.
  private func selection(of family: String, weight: Int) -> [Int] {
    let members = faces.indices.filter { faces[$0].family == family }
    let upright = members.filter { !faces[$0].isSlanted }
    let candidates = upright.isEmpty ? members : upright
    let nearest = candidates.min { first, second in
      let (one, two) = (faces[first].weight, faces[second].weight)
      return (abs(one - weight), -one) < (abs(two - weight), -two)
    }
    guard let nearest else { return [] }
    return candidates.filter { faces[$0].weight == faces[nearest].weight }
  }
}
