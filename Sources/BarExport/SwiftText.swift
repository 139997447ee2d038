import BarPrimitives
import BarSpec

/// Lines of Swift, two spaces a level, and what they need.
struct SwiftText {
  private(set) var lines: [String] = []
  private var level = 0
  /// Modules, each once, in the order in which they were asked for.
  private(set) var imports: [String] = []
  /// CocoaPods' names behind `MaterialComponents/`, likewise.
  private(set) var pods: [String] = []
  /// Whether a function of a UIKit bar takes the container scheme.
  private(set) var needsScheme = false
  /// Types of the file, which functions use.
  private(set) var declarations: [String] = []
  /// Of the variables in the function that is being written.
  private var names: Set<String> = []
  /// By a name without a number, the last number that a variable of it has.
  private var lastNumbers: [String: Int] = [:]

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: level) + line)
  }

  /// `opening {`, what `body` adds, and the brace that closes it.
  mutating func block(_ opening: String, _ body: (inout SwiftText) -> Void) {
    add(opening + " {")
    if level == 0 { forgetNames() }
    level += 1
    body(&self)
    level -= 1
    add("}")
  }

  /// What `body` adds, in braces behind `word`; nil: as it is.
  mutating func scope(_ word: String?, _ body: (inout SwiftText) -> Void) {
    if let word { block(word, body) } else { body(&self) }
  }

  /// A function that takes the container scheme too, where it is themed or what `body` adds asks for it.
  mutating func function(
    _ name: String, _ parameter: String? = nil, isThemed: Bool = false,
    _ body: (inout SwiftText) -> Void
  ) {
    let before = lines.count
    forgetNames()
    level += 1
    body(&self)
    level -= 1
    let takesScheme =
      isThemed || lines[before...].contains { $0.contains("containerScheme") }
    if takesScheme { needsScheme = true }
    let scheme = takesScheme ? "with containerScheme: MDCContainerScheme" : nil
    let parameters = [parameter, scheme].compactMap { $0 }.joined(separator: ", ")
    lines.insert("func \(name)(\(parameters)) {", at: before)
    add("}")
  }

  /// `name`, with a number behind it where the function has one of that name already.
  mutating func freshName(_ name: String) -> String {
    var (fresh, number) = (name, lastNumbers[name] ?? 1)
    while names.contains(fresh) {
      number += 1
      fresh = "\(name)\(number)"
    }
    lastNumbers[name] = number
    names.insert(fresh)
    return fresh
  }

  private mutating func forgetNames() {
    names = []
    lastNumbers = [:]
  }

  /// A type of the file, with what `body` adds; its name is `name` and a number.
  mutating func declare(
    _ name: String, _ conformance: String, _ body: (inout SwiftText) -> Void
  ) -> String {
    let number = declarations.count { $0.hasPrefix("final class \(name)") } + 1
    var text = SwiftText()
    text.block("final class \(name)\(number): \(conformance)", body)
    declarations += [""] + text.lines
    return "\(name)\(number)"
  }

  /// The lines of a type of the file that is always the same; once.
  mutating func declare(once lines: [String]) {
    if let first = lines.first, declarations.contains(first) { return }
    declarations += [""] + lines
  }

  /// An assignment, unless there is nothing to assign.
  mutating func set(_ property: String, _ value: String?) {
    if let value { add("\(property) = \(value)") }
  }

  mutating func set(_ property: String, _ value: Bool?) { set(property, value.map { "\($0)" }) }

  mutating func set(_ property: String, _ value: Double?) { set(property, value.map(shortDecimal)) }

  mutating func need(import module: String, pod: String? = nil) {
    if !imports.contains(module) { imports.append(module) }
    if let pod, !pods.contains(pod) { pods.append(pod) }
  }
}

/// Swift expressions for values of a spec. Roles and styles are read from a `containerScheme` in scope.
enum SwiftValue {
  /// A literal in double quotes.
  static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case _
      where scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format:
        return "\\u{" + String(scalar.value, radix: 16) + "}"
      default: return String(Character(scalar))
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  static func color(_ value: ColorValue) -> String {
    let base = color(value.base)
    return value.alpha.map { "\(base).withAlphaComponent(\(shortDecimal($0)))" } ?? base
  }

  private static func color(_ base: ColorValue.Base) -> String {
    switch base {
    case .fixed(let color): return literal(color)
    case .role(let role): return "containerScheme.colorScheme.\(property(role))"
    // It has no public name, but every new appearance object has it.
    case .system(.systemChromeShadow): return "(UINavigationBarAppearance().shadowColor ?? .clear)"
    case .system(let name): return "UIColor.\(name.rawValue)"
    case .byStyle(let light, let dark):
      return "UIColor { $0.userInterfaceStyle == .dark ? \(color(dark)) : \(color(light)) }"
    case .byContrast(let normal, let high):
      return "UIColor { $0.accessibilityContrast == .high ? \(color(high)) : \(color(normal)) }"
    }
  }

  private static func literal(_ color: Color) -> String {
    if color == .clear { return "UIColor.clear" }
    func fraction(_ channel: UInt16) -> String { shortDecimal(Double(channel) / 65535) }
    let alpha = fraction(color.alpha)
    if color.red == color.green, color.green == color.blue {
      return "UIColor(white: \(fraction(color.red)), alpha: \(alpha))"
    }
    return "UIColor(red: \(fraction(color.red)), green: \(fraction(color.green)), "
      + "blue: \(fraction(color.blue)), alpha: \(alpha))"
  }

  /// MDCColorScheming's property.
  static func property(_ role: ColorRole) -> String {
    role == .primaryVariant ? "primaryColorVariant" : role.rawValue + "Color"
  }

  /// `standard` is what the property has before; it is refined where the value has no base.
  static func font(_ value: FontValue, standard: String) -> String {
    let base =
      switch value.base {
      case .style(let style): "containerScheme.typographyScheme.\(style.rawValue)"
      case .legacy(let font): "MDCTypography.\(font.rawValue)Font()"
      case .preferred(let style):
        "UIFont.mdc_preferredFont(forMaterialTextStyle: .\(style.rawValue))"
      case .textStyle(let style): "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
      case nil: standard
      }
    if value.family == nil, value.weight == nil {
      return value.size.map { "\(base).withSize(\(shortDecimal($0)))" } ?? base
    }
    let size = value.size.map(shortDecimal) ?? "\(base).pointSize"
    if value.family == FontDescriptor.systemFamily {
      let weight = value.weight.map { ", weight: .\($0.name)" } ?? ""
      return "UIFont.systemFont(ofSize: \(size)\(weight))"
    }
    let attributes = [
      value.family.map { ".family: \(string($0))" },
      value.weight.map { ".traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.\($0.name)]" },
    ].compactMap { $0 }.joined(separator: ", ")
    return "UIFont(descriptor: \(base).fontDescriptor.addingAttributes([\(attributes)]), "
      + "size: \(size))"
  }

  /// Icons and files are looked up by name; the back chevron is the bar's own.
  static func image(_ image: BarButtonItem.Image) -> String? {
    switch image {
    case .icon(let name, _): "UIImage(named: \(string(name)))"
    case .file(let file): "UIImage(named: \(string(assetName(file.file))))"
    case .backChevron: nil
    }
  }

  /// The file's name in a catalog of assets: without folder, extension and `@2x`.
  private static func assetName(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    var stem = name
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { stem = name[..<dot] }
    for suffix in ["@1x", "@2x", "@3x"] where stem.hasSuffix(suffix) && stem.count > suffix.count {
      return String(stem.dropLast(suffix.count))
    }
    return String(stem)
  }

  static func size(width: Double, height: Double) -> String {
    "CGSize(width: \(shortDecimal(width)), height: \(shortDecimal(height)))"
  }

  static func point(_ point: Point) -> String {
    "CGPoint(x: \(shortDecimal(point.x)), y: \(shortDecimal(point.y)))"
  }

  static func insets(_ insets: Insets) -> String {
    "UIEdgeInsets(top: \(shortDecimal(insets.top)), left: \(shortDecimal(insets.left)), "
      + "bottom: \(shortDecimal(insets.bottom)), right: \(shortDecimal(insets.right)))"
  }
}
