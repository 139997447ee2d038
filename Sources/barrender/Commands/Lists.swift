import BarrenderKit

/// `devices`: name, size, scale and insets of each preset.
func deviceList() -> String {
  var table = TextTable()
  table.add("device", "points", "scale", "safe area (top, bottom)", "in landscape (sides, bottom)")
  for device in devicePresets {
    let upright = device.safeArea
    let turned = device.landscapeSafeArea
    table.add(
      device.name,
      "\(shortDecimal(device.size.width)) × \(shortDecimal(device.size.height))",
      shortDecimal(device.scale),
      "\(shortDecimal(upright.top)), \(shortDecimal(upright.bottom))",
      "\(shortDecimal(turned.left)), \(shortDecimal(turned.bottom))")
  }
  return table.text
}

/// `fonts`: what is in the program, with digests and licences.
func fontList() -> String {
  var table = TextTable()
  table.add("family", "weight", "file", "licence", "SHA-256")
  for font in EmbeddedFonts.all + [EmbeddedFonts.icons] {
    table.add(font.family, font.weight.name, font.fileName, font.licence, font.sha256)
  }
  return table.text
}

/// `icons [PART]`: one name a line.
func printIcons(_ arguments: ParsedArguments) throws -> ExitCode {
  let names = MaterialIcons().names
  guard let part = arguments.operands.first else {
    return try printed(names.map { $0 + "\n" }.joined())
  }
  let found = names.filter { Array($0.utf8).firstRange(of: part.bytes) != nil }
  if found.isEmpty {
    let near = part.text.flatMap { nearest($0, of: names) }
    throw UsageError(
      "no icon has \"\(part)\" in its name", remedy: near.map { "did you mean \($0)?" })
  }
  return try printed(found.map { $0 + "\n" }.joined())
}

/// `help`, `help VERB`, `help CODE`.
func printHelp(_ arguments: ParsedArguments) throws -> ExitCode {
  guard let word = arguments.operands.first else { return try printed(HelpText.full) }
  if let verb = word.text.flatMap(Verb.init) { return try printed(HelpText.of(verb)) }
  if let code = word.text.flatMap(DiagnosticCode.init) {
    return try printed("\(code.code): \(code.title)\n\n\(HelpText.filled(code.explanation))\n")
  }
  if let error = word.text.flatMap(Verb.ofOtherVersion) { throw error }
  let words = Verb.allCases.map(\.rawValue) + DiagnosticCode.all.map(\.code)
  let near = word.text.flatMap { nearest($0, of: words) }
  throw UsageError(
    "\"\(word)\" is neither a verb nor a code", remedy: near.map { "did you mean \($0)?" })
}

/// `version`: the program, and the libraries that it runs with.
func printVersion(_ arguments: ParsedArguments) throws -> ExitCode {
  if arguments.has(.json) {
    let libraries = libraryVersions.map(PrintedJSON.text)
    return try printed(
      PrintedJSON.object([
        ("version", .text(programVersion)), ("libraries", .array(libraries)),
      ]).lines() + "\n")
  }
  let lines = ["barrender \(programVersion)"] + libraryVersions
  return try printed(lines.map { $0 + "\n" }.joined())
}
