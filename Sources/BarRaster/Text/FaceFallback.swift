import BarDisplayList
internal import CBarRaster

/// Cuts a text into grapheme clusters and finds a face for each.
struct FaceFallback {
  /// A base and 30 marks, the bound of Unicode's Stream-Safe Text Format (UAX 15). HarfBuzz before
  /// version 7 needs time that grows with the square of the marks (CVE-2023-25193).
  static let scalarsPerCluster = 31
  /// U+FFFF is in no font: it stands in for characters that must not be looked up.
  static let noCharacter: UInt32 = 0xFFFF
  /// U+200B, which every shaper hides.
  static let zeroWidthSpace: UInt32 = 0x200B
  static let space = Unicode.Scalar(UInt8(ascii: " "))

  private let fonts: FontSet
  private let chain: [Int]
  private let order: FaceOrder
  private(set) var missing: [MissingCharacter] = []
  private(set) var prepared = PreparedText()
  private var hasToldLeftOut = false
  private var told: Set<UInt32> = []
  /// Clusters of one character that were met before.
  private var settled: [UInt32: SettledCluster] = [:]
  /// Those of one ignorable character, whose face is that of what stands before them.
  private var settledIgnorables: [UInt32: SettledCluster] = [:]
  /// Those of more, by all of them.
  private var settledSequences: [[UInt32]: SettledCluster] = [:]

  init(fonts: FontSet, chain: [Int]) {
    self.fonts = fonts
    self.chain = chain
    order = FaceOrder(chain, in: fonts)
  }

  /// Adds a whole text; what was added before stays in front.
  mutating func append(_ text: some StringProtocol) {
    for character in text {
      // Not asciiValue, which compares the whole cluster.
      if character.utf8.count == 1, let byte = character.utf8.first, appendPlain(byte) { continue }
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      let kind = ScalarKind(first)
      if kind == .lineSpace {
        append(Self.space, kind: .blank)
      } else if scalars.index(after: scalars.startIndex) == scalars.endIndex {
        append(first, kind: kind)
      } else {
        append(Array(scalars.prefix(Self.scalarsPerCluster)), kind: kind)
        tellLeftOut(scalars.dropFirst(Self.scalarsPerCluster))
      }
    }
  }

  /// The short way for a character that needs neither stand-in nor fallback. False for any other.
  private mutating func appendPlain(_ ascii: UInt8) -> Bool {
    guard (0x20...0x7E).contains(ascii), let face = chain.first,
      !fonts.faces[face].isEmoji, fonts.face(at: face)?.glyph(of: UInt32(ascii)) ?? 0 != 0
    else { return false }
    let start = prepared.shaped.count
    prepared.shown.append(Unicode.Scalar(ascii))
    prepared.shaped.append(UInt32(ascii))
    prepared.clusters.append(
      TextCluster(
        scalars: start..<start + 1, kind: ascii == 0x20 ? .blank : .visible, face: face,
        script: Script.ofASCII(ascii)))
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar, kind: ScalarKind) {
    if kind == .ignorable { return append(ignorable: scalar) }
    if let known = settled[scalar.value] { return append(known) }
    let cluster = settle([scalar], kind: kind)
    settled[scalar.value] = cluster
    append(cluster)
  }

  private mutating func append(ignorable scalar: Unicode.Scalar) {
    if let known = settledIgnorables[scalar.value], known.face == faceBefore {
      return append(known)
    }
    let cluster = settle([scalar], kind: .ignorable)
    settledIgnorables[scalar.value] = cluster
    append(cluster)
  }

  private mutating func append(_ scalars: [Unicode.Scalar], kind: ScalarKind) {
    let values = scalars.map(\.value)
    if let known = settledSequences[values] { return append(known) }
    let cluster = settle(scalars, kind: kind)
    if kind != .ignorable { settledSequences[values] = cluster }
    append(cluster)
  }

  private mutating func append(_ cluster: SettledCluster) {
    if cluster.shaped.isEmpty { return }
    let start = prepared.shaped.count
    prepared.shown += cluster.shown
    prepared.shaped += cluster.shaped
    prepared.clusters.append(
      TextCluster(
        scalars: start..<prepared.shaped.count, kind: cluster.kind, face: cluster.face,
        script: cluster.script))
  }

  private var faceBefore: Int { prepared.clusters.last?.face ?? chain.first ?? 0 }

  /// Finds the face. Only that of clusters that begin with an ignorable character can depend on what
  /// stands before them.
  private mutating func settle(_ scalars: [Unicode.Scalar], kind: ScalarKind) -> SettledCluster {
    let needed = scalars.filter { ScalarKind($0) != .ignorable }.map(\.value)
    let script = Script.of(needed)
    // Ignorable characters alone stay in the face before them, so that they break no run.
    if needed.isEmpty {
      return cluster(scalars, kind: kind, face: faceBefore, script: script)
    }
    let presentation = order.hasEmoji ? EmojiPresentation(scalars) : .unsaid
    if let face = face(for: needed, script: script, presentation) {
      return cluster(scalars, kind: kind, face: face, script: script)
    }
    let faces = order.faces(for: presentation)
    let face = faces.first { has([needed[0]], script: script, face: $0) } ?? chain.first ?? 0
    let lacking = scalars.filter { lacks($0, script: script, face: face) }
    tell(lacking)
    if fonts.missingGlyphs == .skip {
      let kept = scalars.filter { !lacking.contains($0) }
      return cluster(kept, kind: kind, face: face, script: script)
    }
    return cluster(scalars, kind: kind, face: face, script: script, lacking: lacking)
  }

  /// Of the characters that the face lacks the first makes the cluster's one box.
  private func cluster(
    _ scalars: [Unicode.Scalar], kind: ScalarKind, face: Int, script: UInt32,
    lacking: [Unicode.Scalar] = []
  ) -> SettledCluster {
    let box = lacking.first.flatMap(scalars.firstIndex)
    let shaped = scalars.enumerated().map { index, scalar in
      index != box && lacking.contains(scalar)
        ? Self.zeroWidthSpace : stand(in: scalar, face: face)
    }
    return SettledCluster(
      shown: scalars, shaped: shaped, kind: kind, face: face, script: script)
  }

  /// The first face that has the whole cluster.
  private func face(
    for needed: [UInt32], script: UInt32, _ presentation: EmojiPresentation
  ) -> Int? {
    if presentation == .unsaid, needed.count == 1, let first = chain.first,
      has(needed[0], face: first)
    {
      return first
    }
    return order.faces(for: presentation).first { has(needed, script: script, face: $0) }
  }

  private func has(_ needed: [UInt32], script: UInt32, face index: Int) -> Bool {
    if needed.count == 1, has(needed[0], face: index) { return true }
    guard let face = fonts.face(at: index),
      needed.allSatisfy({ mayLookUp($0, face: index) })
    else { return false }
    return face.covers(needed, script: Script.isShared(script) ? Script.latin : script)
  }

  /// Whether the face has a glyph for just this character; for white space, one to make it from.
  private func has(_ scalar: UInt32, face index: Int) -> Bool {
    guard mayLookUp(scalar, face: index), let face = fonts.face(at: index) else { return false }
    if face.glyph(of: scalar) != 0 { return true }
    // HarfBuzz makes spaces of other widths from the common one.
    return kind(of: scalar) == .blank && face.glyph(of: Self.space.value) != 0
  }

  private func mayLookUp(_ scalar: UInt32, face: Int) -> Bool {
    switch kind(of: scalar) {
    case .control: false
    case .privateUse: !fonts.isEmbedded(face)
    default: true
    }
  }

  private func kind(of scalar: UInt32) -> ScalarKind {
    Unicode.Scalar(scalar).map(ScalarKind.init) ?? .control
  }

  private func lacks(_ scalar: Unicode.Scalar, script: UInt32, face: Int) -> Bool {
    ScalarKind(scalar) != .ignorable && !has([scalar.value], script: script, face: face)
  }

  private mutating func tell(_ scalars: [Unicode.Scalar]) {
    for scalar in scalars where told.insert(scalar.value).inserted {
      missing.append(
        MissingCharacter(scalar: scalar, facesTried: chain.map { fonts.faces[$0].name }))
    }
  }

  /// The first that could be seen, once a text.
  private mutating func tellLeftOut(_ scalars: Substring.UnicodeScalarView) {
    guard !hasToldLeftOut, let first = scalars.first(where: { ScalarKind($0) != .ignorable })
    else { return }
    hasToldLeftOut = true
    missing.append(MissingCharacter(scalar: first, facesTried: [], isBeyondLimit: true))
  }

  /// What is shaped in the place of `scalar`.
  private func stand(in scalar: Unicode.Scalar, face: Int) -> UInt32 {
    switch ScalarKind(scalar) {
    case .control: return Self.noCharacter
    case .privateUse where fonts.isEmbedded(face): return Self.noCharacter
    case .ignorable where scalar.properties.generalCategory == .otherLetter:
      // Hangul fillers: HarfBuzz draws them, as a missing glyph if the face has none.
      let isThere = fonts.face(at: face).map { $0.glyph(of: scalar.value) != 0 } ?? false
      return isThere ? scalar.value : Self.zeroWidthSpace
    default: return scalar.value
    }
  }
}

/// What becomes of a cluster: the characters that are shown and those that are shaped, none if it is
/// skipped.
private struct SettledCluster {
  let shown: [Unicode.Scalar]
  let shaped: [UInt32]
  let kind: ScalarKind
  let face: Int
  let script: UInt32
}
