/// A sentence or list in lines of at most `columns` Unicode scalars, broken at spaces; a word that is
/// longer stands alone. What has room in one line comes back as it is.
func wrapped(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var length = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let wordLength = word.unicodeScalars.count
    if !line.isEmpty, length + 1 + wordLength > columns {
      lines.append(line)
      (line, length) = (String(word), wordLength)
    } else {
      length += wordLength + (line.isEmpty ? 0 : 1)
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  return lines + [line]
}
