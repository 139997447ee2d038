internal import CBarRaster

/// A grapheme cluster of a line, with the face that will show it.
struct TextCluster {
  /// Positions in the line's scalars.
  let scalars: Range<Int>
  /// What its first character is.
  let kind: ScalarKind
  /// Position of its face in the font set.
  let face: Int
  /// ISO 15924 as HarfBuzz packs it; that of a neighbour if the characters belong to many scripts.
  var script: UInt32

  /// Whether a text can end before this cluster without loss.
  var isTrimmable: Bool { kind == .blank || kind == .ignorable }

  /// The same cluster in a text that begins `distance` scalars earlier.
  func moved(by distance: Int) -> TextCluster {
    TextCluster(
      scalars: scalars.lowerBound + distance..<scalars.upperBound + distance, kind: kind,
      face: face, script: script)
  }
}

/// A line's characters as they are to be shaped.
struct PreparedText {
  /// For dumps: what the reader is meant to see.
  var shown: [Unicode.Scalar] = []
  /// For HarfBuzz and FriBidi: the same, with stand-ins for characters that no font has.
  var shaped: [UInt32] = []
  var clusters: [TextCluster] = []

  /// What is shown, to take strings from.
  var utf8: ShownText { ShownText(shown) }

  /// Some of the clusters, as a text of their own.
  func slice(_ range: Range<Int>) -> PreparedText {
    guard let first = range.first, let last = range.last else { return PreparedText() }
    let scalars = clusters[first].scalars.lowerBound..<clusters[last].scalars.upperBound
    return PreparedText(
      shown: Array(shown[scalars]), shaped: Array(shaped[scalars]),
      clusters: clusters[range].map { $0.moved(by: -scalars.lowerBound) })
  }

  /// Adds another text at the end, in another script if need be.
  mutating func append(_ other: PreparedText, script: UInt32? = nil) {
    let end = shaped.count
    shown += other.shown
    shaped += other.shaped
    clusters += other.clusters.map { cluster in
      var cluster = cluster.moved(by: end)
      cluster.script = script ?? cluster.script
      return cluster
    }
  }

  /// Characters that belong to no one script take the script before them, at the start that of the
  /// first character with one. A line without any is Latin, so that digits look the same alone.
  mutating func settleScripts() {
    var script = clusters.first { !Script.isShared($0.script) }?.script ?? Script.latin
    for index in clusters.indices {
      if Script.isShared(clusters[index].script) {
        clusters[index].script = script
      } else {
        script = clusters[index].script
      }
    }
  }
}

/// Characters in UTF-8, so that many parts of them are strings at little cost.
struct ShownText {
  private var bytes: [UInt8] = []
  /// Where each scalar begins, and where the last one ends.
  private var starts = [0]

  init(_ scalars: [Unicode.Scalar]) {
    bytes.reserveCapacity(scalars.count)
    starts.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      starts.append(bytes.count)
    }
  }

  /// All of them.
  var all: String { text(0..<starts.count - 1) }

  /// Those of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
  }
}

/// Script tags, as HarfBuzz packs ISO 15924 codes.
enum Script {
  static let latin = tag("Latn")

  /// Common, inherited and unknown.
  static func isShared(_ script: UInt32) -> Bool {
    script == common || script == inherited || script == unknown
  }

  /// Whether letters join, so that space between them would tear words apart.
  static func isCursive(_ script: UInt32) -> Bool { cursive.contains(script) }

  /// The script of a cluster: that of its first character that has one of its own.
  static func of(_ scalars: [UInt32]) -> UInt32 {
    for scalar in scalars {
      let script = br_script_of(scalar)
      if !isShared(script) { return script }
    }
    return common
  }

  /// Letters are Latin, all else is common.
  static func ofASCII(_ character: UInt8) -> UInt32 {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): latin
    default: common
    }
  }

  private static let common = tag("Zyyy")
  private static let inherited = tag("Zinh")
  private static let unknown = tag("Zzzz")
  /// The scripts in CSS Text 3, appendix D, "cursive scripts".
  private static let cursive = ["Arab", "Rohg", "Mand", "Mong", "Nkoo", "Phag", "Syrc"].map(tag)

  private static func tag(_ code: StaticString) -> UInt32 {
    code.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
