import BarrenderKit

/// What the flags say about the reading of any spec.
struct SpecArguments {
  let patches: [SpecPatch]
  let fonts: FontOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var patches: [SpecPatch] = []
    for (flag, value) in arguments.flags {
      if let patch = try SpecArguments.patch(flag, value) { patches.append(patch) }
    }
    self.patches = patches
    fonts = try FontOptions(arguments)
  }

  /// The change to the spec that a flag stands for; nil for the flags that stand for none.
  private static func patch(_ flag: Flag, _ value: Argument) throws(UsageError) -> SpecPatch? {
    let name = flag.spelling
    switch flag {
    case .scale:
      return SpecPatch(name: name, pointer: "/scale", json: try text(value, of: flag))
    case .device:
      return SpecPatch(name: name, pointer: "/device", json: jsonString(try text(value, of: flag)))
    case .appearance:
      let style = try ParsedArguments.choice(value, of: name, as: Appearance.self)
      return SpecPatch(
        name: name, pointer: "/traits/userInterfaceStyle", json: jsonString(style.rawValue))
    case .direction:
      let direction = try ParsedArguments.choice(value, of: name, as: Direction.self)
      return SpecPatch(
        name: name, pointer: "/traits/layoutDirection", json: jsonString(direction.specWord))
    case .scroll:
      return SpecPatch(
        name: name, pointer: "/content/scrolledBy", json: try text(value, of: flag),
        removing: ["/content/contentOffset"])
    case .set: return try assignment(try text(value, of: flag))
    default: return nil
    }
  }

  /// `/bars/0/theme="surface"`; the first equals sign divides.
  private static func assignment(_ text: String) throws(UsageError) -> SpecPatch {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isEmpty || parts[0].hasPrefix("/") else {
      throw UsageError(
        "--set is POINTER=JSON, not \"\(Argument(text))\"",
        remedy: "such as --set '/bars/0/navigationItem/title=\"Inbox\"'")
    }
    return SpecPatch(name: "--set", pointer: String(parts[0]), json: String(parts[1]))
  }

  private static func text(_ value: Argument, of flag: Flag) throws(UsageError) -> String {
    guard let text = value.text else {
      throw UsageError("\(flag.spelling) is text, and \"\(value)\" is not UTF-8")
    }
    return text
  }

  private enum Appearance: String, CaseIterable { case light, dark }

  private enum Direction: String, CaseIterable {
    case ltr, rtl

    var specWord: String { self == .ltr ? "leftToRight" : "rightToLeft" }
  }
}

extension FontOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let policy = try arguments.choice(.missingGlyph, as: FontOptions.MissingGlyph.self)
    let folders = arguments.values(of: .fontDirectory).map(\.path)
    self.init(
      files: arguments.values(of: .font).map(\.path),
      directories: folders.isEmpty ? FontOptions.foldersOfEnvironment : folders,
      usesSystemFonts: arguments.has(.systemFonts),
      manifest: arguments.value(of: .fontManifest)?.path, missingGlyph: policy ?? .error)
  }

  /// Folders with colons between, as in PATH; empty parts count for nothing.
  private static var foldersOfEnvironment: [FilePath] {
    guard let path = Console.variable("BARRENDER_FONT_PATH") else { return [] }
    return path.bytes.split(separator: UInt8(ascii: ":")).map { FilePath(bytes: Array($0)) }
  }
}

/// A spec that the command line names.
struct SpecFile {
  let argument: Argument

  /// What messages call it.
  var name: String { argument.isStandardStream ? "<stdin>" : argument.path.shortened }

  /// What `{spec}` in an output's path stands for.
  var stem: [UInt8] { argument.isStandardStream ? Array("stdin".utf8) : argument.path.stem }

  /// Reads the whole document.
  func read() throws(FileFailure) -> SpecInput {
    if argument.isStandardStream {
      return SpecInput(name: name, bytes: try readStandardInput(limit: Limits.specBytes))
    }
    let path = argument.path
    return SpecInput(
      name: name, bytes: try readFile(path, limit: Limits.specBytes), folder: path.folder)
  }

  /// What to say when there is no such file, but a verb of nearly this name.
  func verbMeant(after failure: FileFailure) -> String? {
    guard failure.kind == .input, let word = argument.text, !word.contains("."),
      !word.contains("/"), let verb = nearest(word, of: Verb.allCases.map(\.rawValue))
    else { return nil }
    return "did you mean the verb \(verb)?"
  }
}
