/// `text` as a JSON string, quotes included. Control and format characters are escaped, so that the
/// line may be shown on a terminal.
public func jsonString(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    default:
      if PlainText.isShownRaw(scalar) {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted += Character(scalar).utf16.map { "\\u" + fourDigits($0) }.joined()
      }
    }
  }
  return quoted + "\""
}

private func fourDigits(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
