/// The one of `words` that `word` was probably meant to be; the first of equally near ones.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the
/// longer word, ignoring case. Words of more than 64 characters are not compared.
public func nearest(_ word: String, of words: [String]) -> String? {
  let letters = Array(word.prefix(65).lowercased().unicodeScalars)
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words where candidate != word {
    let other = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(letters.count, other.count) / 3
    guard abs(letters.count - other.count) <= allowed else { continue }
    let distance = alignmentDistance(letters, other)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours that make one out of the other.
private func alignmentDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(last[column + 1], current[column]) + 1
      cost = min(cost, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
