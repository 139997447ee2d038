import BarrenderKit

/// What the flags say about the reading of any spec.
struct SpecArguments {
  let patches: [SpecPatch]
  let fonts: FontOptions
  /// Token files.
  let themes: [FilePath]

  /// Files that the flags name and that are read.
  var files: [FilePath] { themes + fonts.files + (fonts.manifest.map { [$0] } ?? []) }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var patches: [SpecPatch] = []
    for (flag, value) in arguments.flags {
      if let patch = try SpecArguments.patch(flag, value) { patches.append(patch) }
    }
    self.patches = patches
    themes = arguments.values(of: .theme).map(\.path)
    fonts = try FontOptions(arguments)
  }

  /// The change to the spec that a flag stands for; nil for the flags that stand for none.
  private static func patch(_ flag: Flag, _ value: Argument) throws(UsageError) -> SpecPatch? {
    let name = flag.spelling
    switch flag {
    case .scale:
      return SpecPatch(name: name, pointer: "/scale", json: "\(try scale(value))")
    case .device:
      return SpecPatch(name: name, pointer: "/device", json: jsonString(try device(value)))
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
        name: name, pointer: "/content/scrolledBy", json: "\(try scrolling(value))",
        removing: ["/content/contentOffset"])
    case .contrast:
      let contrast = try ParsedArguments.choice(value, of: name, as: Contrast.self)
      return SpecPatch(
        name: name, pointer: "/traits/accessibilityContrast", json: jsonString(contrast.rawValue))
    case .textSize:
      let size = try ParsedArguments.choice(value, of: name, as: TextSize.self)
      return SpecPatch(
        name: name, pointer: "/traits/preferredContentSizeCategory",
        json: jsonString(size.category.rawValue))
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
    let (pointer, json) = (String(parts[0]), String(parts[1]))
    let name = "--set \(Argument(pointer))"
    if json.allSatisfy(\.isWhitespace) {
      throw UsageError(
        "\(name) has no value after =", remedy: "text stands in quotes: '\(pointer)=\"\"'")
    }
    return SpecPatch(name: name, pointer: pointer, json: json)
  }

  private static func scale(_ value: Argument) throws(UsageError) -> Double {
    if let scale = number(value), Limits.scales.contains(scale) { return scale }
    let words = Limits.scales.map(shortDecimal)
    throw UsageError("\(Flag.scale.spelling) is \(alternatives(words)), not \"\(value)\"")
  }

  private static func scrolling(_ value: Argument) throws(UsageError) -> Double {
    let allowed = Limits.scrolledBy
    if let points = number(value), allowed.contains(points) { return points }
    throw UsageError(
      "\(Flag.scroll.spelling) is a number of points from \(shortDecimal(allowed.lowerBound)) to"
        + " \(shortDecimal(allowed.upperBound)), not \"\(value)\"")
  }

  private static func device(_ value: Argument) throws(UsageError) -> String {
    let names = devicePresets.map(\.name)
    if let name = value.text, names.contains(name) { return name }
    let near = value.text.flatMap { nearest($0, of: names) }
    throw UsageError(
      "\(Flag.device.spelling) is the name of a device, and there is no \"\(value)\"",
      remedy: (near.map { "did you mean \"\($0)\"? " } ?? "") + "barrender devices lists them")
  }

  /// A decimal number; Swift would take hexadecimal ones, nan and infinity as well.
  private static func number(_ value: Argument) -> Double? {
    let digits = Array("0123456789.+-eE".utf8)
    guard value.bytes.allSatisfy(digits.contains) else { return nil }
    return value.text.flatMap(Double.init)
  }

  private static func text(_ value: Argument, of flag: Flag) throws(UsageError) -> String {
    guard let text = value.text else {
      throw UsageError("\(flag.spelling) is text, and \"\(value)\" is not UTF-8")
    }
    return text
  }

  private enum Appearance: String, CaseIterable { case light, dark }

  private enum Contrast: String, CaseIterable { case normal, high }

  private enum TextSize: String, CaseIterable {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

    var category: Traits.ContentSizeCategory {
      switch self {
      case .XS: .extraSmall
      case .S: .small
      case .M: .medium
      case .L: .large
      case .XL: .extraLarge
      case .XXL: .extraExtraLarge
      case .XXXL: .extraExtraExtraLarge
      case .AX1: .accessibilityMedium
      case .AX2: .accessibilityLarge
      case .AX3: .accessibilityExtraLarge
      case .AX4: .accessibilityExtraExtraLarge
      case .AX5: .accessibilityExtraExtraExtraLarge
      }
    }
  }

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
}
