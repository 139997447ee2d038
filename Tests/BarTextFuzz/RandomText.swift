import BarDisplayList
import BarPrimitives

/// The same stream of numbers on every machine (SplitMix64, Vigna's public domain generator).
public struct NumberStream: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A line or paragraph to be set, made from its number alone.
public struct RandomText {
  public let request: TextRequest
  public let maxLines: Int

  public init(number: UInt64) {
    var stream = NumberStream(seed: number)
    let pools = Self.pools
    var text = String.UnicodeScalarView()
    let pieces = Int.random(in: 0...12, using: &stream)
    var pool = pools[Int.random(in: 0..<pools.count, using: &stream)]
    for _ in 0..<pieces {
      if Int.random(in: 0..<4, using: &stream) == 0 {
        pool = pools[Int.random(in: 0..<pools.count, using: &stream)]
      }
      for _ in 0..<Int.random(in: 1...5, using: &stream) {
        text.append(Self.scalar(from: pool, &stream))
      }
      if Bool.random(using: &stream) { text.append(Self.joint(&stream)) }
    }
    let directions: [LayoutDirection?] = [nil, .leftToRight, .rightToLeft]
    request = TextRequest(
      text: String(text),
      font: .system(Double(Int.random(in: 4...40, using: &stream)) / 2 + 3),
      baseDirection: directions[Int.random(in: 0..<3, using: &stream)],
      language: ["en", "ar", "hi", "ja"][Int.random(in: 0..<4, using: &stream)],
      letterSpacing: [0, 0, 0, 0.5, -0.4, 7][Int.random(in: 0..<6, using: &stream)],
      maxWidth: Double(Int.random(in: 0...1600, using: &stream)) / 4,
      lineBreakMode: LineBreakMode.allCases[Int.random(in: 0..<4, using: &stream)])
    maxLines = Int.random(in: 1...3, using: &stream)
  }

  /// Ranges of scripts, by block, and one of everything.
  private static let pools: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0xA0...0x17F, 0x370...0x3FF, 0x400...0x4FF, 0x531...0x58A,
    0x590...0x5F4, 0x600...0x6FF, 0x700...0x74F, 0x780...0x7BF, 0x7C0...0x7FA, 0x900...0x97F,
    0x980...0x9FE, 0xA00...0xA76, 0xB80...0xBFA, 0xD00...0xD7F, 0xE01...0xE5B, 0xE80...0xEDF,
    0xF00...0xFDA, 0x1000...0x109F, 0x10A0...0x10FF, 0x1100...0x11FF, 0x1200...0x137C,
    0x13A0...0x13FD, 0x1680...0x169C, 0x1780...0x17F9, 0x1800...0x18AA, 0x2000...0x206F,
    0x20D0...0x20F0, 0x2100...0x214F, 0x2600...0x27BF, 0x3000...0x30FF, 0x4E00...0x9FFF,
    0xA000...0xA4C6, 0xAC00...0xD7A3, 0xFB00...0xFDFF, 0xFE00...0xFE0F, 0xFE70...0xFEFF,
    0x1_0300...0x1_03FF, 0x1_0900...0x1_0AFF, 0x1_1000...0x1_11FF, 0x1_2000...0x1_23FF,
    0x1_D400...0x1_D7FF, 0x1_E900...0x1_E95F, 0x1_F1E6...0x1_F1FF, 0x1_F300...0x1_F64F,
    0x1_F900...0x1_FAFF, 0x2_0000...0x2_A6DF, 0xE_0020...0xE_007F, 0...0x10_FFFF,
  ]

  private static func scalar(from pool: ClosedRange<UInt32>, _ stream: inout NumberStream)
    -> Unicode.Scalar
  {
    Unicode.Scalar(UInt32.random(in: pool, using: &stream)) ?? " "
  }

  /// What joins, splits and turns text: spaces, joiners, selectors, marks, controls of direction.
  private static let joints: [Unicode.Scalar] = [
    " ", " ", " ", "\u{A0}", "\n", "\u{2028}", "\t", "-", "\u{AD}", "\u{200B}", "\u{200C}",
    "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "\u{301}",
    "\u{323}", "\u{64B}", "\u{5B8}", "\u{93F}", "\u{94D}", "\u{1F3FD}", "\u{1F1F0}", "\u{2026}",
    "\u{1F468}", "\u{3000}", "\u{E31}",
  ]

  private static func joint(_ stream: inout NumberStream) -> Unicode.Scalar {
    joints[Int.random(in: 0..<joints.count, using: &stream)]
  }
}
