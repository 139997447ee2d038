import BarPrimitives
import BarTestSupport
import Testing

@testable import BarSpec
@testable import BarTheme

/// Vectors that state which appearance object a bar takes.
let uikitResolutionVectors: [VectorAdapter] = [
  VectorAdapter(
    "UIKit.appearance-resolution", needs: ["bar", "os"],
    takes: [
      "managed", "scrollView", "atEdge", "heightClass", "largeTitleShown", "item", "itemProxy",
      "instance", "proxy", "legacy", "unselectedItems",
    ],
    tells: ["state", "slot", "level", "transparentised", "legacyMode", "values"],
    check: { try UIKitResolution($0).check() })
]

/// A screen as a vector describes it.
struct UIKitResolution {
  let vector: Vector
  let kind: UIKitBarKind

  init(_ vector: Vector) throws {
    self.vector = vector
    kind = try #require(uikitKind(vector.given["bar"]?.text))
  }

  func check() throws {
    let choice = try chosen()
    try expect("state", choice.choice.state.rawValue)
    try expect("slot", choice.choice.slot.rawValue.replacingSuffix("Appearance"))
    try expect("level", choice.choice.level.rawValue)
    if let wanted = vector.expect?["transparentised"]?.flag {
      #expect(choice.choice.isTransparentised == wanted, "\(vector)")
    }
    if let wanted = vector.expect?["legacyMode"]?.flag {
      #expect(choice.choice.isLegacy == wanted, "\(vector)")
    }
    for (name, wanted) in vector.expect?["values"]?.object ?? [:] {
      let found = try choice.value(name)
      #expect(found == wanted, "\(vector): \(name)")
    }
  }

  private func expect(_ word: String, _ found: String) throws {
    guard let wanted = vector.expect?[word]?.text else { return }
    #expect(found == wanted, "\(vector): \(word)")
  }

  private func chosen() throws -> UIKitChosen {
    let bar = try bar()
    let setup = UIKitSetup(
      proxies: [
        ProxySetup(
          proxy: ProxyClass(of: kind), properties: try legacy("proxy"),
          slots: try slots(vector.given["proxy"])),
        ProxySetup(proxy: .tabBarItem, slots: try slots(vector.given["itemProxy"])),
      ])
    let state = try #require(AppearanceReplay([bar], setup).bars.first)
    let situation = AppearanceSituation(
      kind: kind, os: Int(try #require(vector.given["os"]?.number)),
      isManaged: vector.given["managed"]?.flag ?? true,
      isCompact: vector.given["heightClass"]?.text == "compact",
      showsLargeTitle: vector.given["largeTitleShown"]?.flag ?? false)
    let hasScrollView = vector.given["scrollView"]?.flag ?? true
    let atEdge = !hasScrollView || vector.given["atEdge"]?.flag ?? false
    let choice = state.choice(situation, atEdge: atEdge)
    let palette = Palette(screen())
    return UIKitChosen(
      kind: kind, choice: choice,
      reader: LookReader(state, choice, palette, reduceTransparency: false))
  }

  private func bar() throws -> UIKitBar {
    let content: UIKitBar.Content
    switch kind {
    case .navigationBar:
      content = .navigation([UIKitNavigationItem(slots: try slots(vector.given["item"]))])
    case .toolbar: content = .toolbar([])
    case .tabBar:
      let others = try (vector.given["unselectedItems"]?.list ?? []).map {
        UIKitTabItem(slots: try slots($0))
      }
      content = .tabs(
        [UIKitTabItem(slots: try slots(vector.given["item"]))] + others, selected: 0)
    }
    return UIKitBar(
      id: ElementID(kind.rawValue), kind: kind, properties: try legacy("instance"),
      slots: try slots(vector.given["instance"]), content: content)
  }

  private func legacy(_ level: String) throws -> [AppearanceSetting] {
    let values = vector.given["legacy"]?.object?[level]?.object ?? [:]
    return try values.sorted { $0.key < $1.key }.map { name, value in
      try uikitSetting(name == "titleColor" ? "titleTextAttributes.foregroundColor" : name, value)
    }
  }

  private func slots(_ value: JSONValue?) throws -> [SlotAssignment] {
    try (value?.object ?? [:]).sorted { $0.key < $1.key }.map { name, value in
      let slot = try #require(AppearanceSlot(rawValue: name + "Appearance"))
      return SlotAssignment(slot: slot, appearance: try uikitAppearance(kind, value.object ?? [:]))
    }
  }
}

/// The object that was chosen, read as a vector names its values.
struct UIKitChosen {
  let kind: UIKitBarKind
  let choice: AppearanceChoice
  let reader: LookReader

  /// A property in the words of vectors; what no object says has the system's word.
  func value(_ name: String) throws -> JSONValue {
    let property = uikitProperty(name, of: kind)
    let legacy: AppearanceProperty? =
      switch name {
      case "backgroundColor": "barTintColor"
      case "titleColor": "titleTextAttributes.foregroundColor"
      default: nil
      }
    let reading = reader.reading(property, legacy: legacy)
    return reading.value.map { uikitWord($0) } ?? .text("label")
  }
}

/// An appearance object from a vector's dictionary.
func uikitAppearance(
  _ kind: UIKitBarKind, _ values: [String: JSONValue]
) throws -> AppearanceDescription {
  let preset = values["base"]?.text.flatMap { BackgroundPreset(rawValue: $0) }
  return AppearanceDescription(
    kind: kind, start: .new(preset),
    settings: try values.filter { $0.key != "base" }.sorted { $0.key < $1.key }.map { name, value in
      try uikitSetting(uikitProperty(name, of: kind).path, value)
    })
}

func uikitKind(_ word: String?) -> UIKitBarKind? {
  switch word {
  case "navigation": .navigationBar
  case "tab": .tabBar
  case "toolbar": .toolbar
  default: nil
  }
}

/// Vectors shorten the colour of the title.
func uikitProperty(_ name: String, of kind: UIKitBarKind) -> AppearanceProperty {
  guard name == "titleColor" else { return AppearanceProperty(name) }
  return kind == .tabBar
    ? "stackedLayoutAppearance.normal.titleTextAttributes.foregroundColor"
    : "titleTextAttributes.foregroundColor"
}

func uikitSetting(_ property: String, _ value: JSONValue) throws -> AppearanceSetting {
  AppearanceSetting(
    AppearanceProperty(property), try uikitValue(value), path: SpecPath() / property)
}

private func uikitValue(_ value: JSONValue) throws -> AppearanceValue {
  switch value {
  case .null: return .null
  case .number(let number): return .number(number)
  case .flag(let flag): return .flag(flag)
  case .text(let text):
    if let effect = BackgroundEffect(word: text) { return .effect(effect) }
    return .color(ColorValue(try #require(ColorNames.base(text), "\(text)")))
  default:
    Issue.record("\(value) is no value")
    return .null
  }
}

/// A value in the words of vectors.
func uikitWord(_ value: AppearanceValue) -> JSONValue {
  switch value {
  case .null: .null
  case .effect: .text("systemChromeMaterial")
  case .color(let color):
    switch color.base {
    case .system(let name): .text(name.rawValue)
    case .fixed(.clear): .text("clear")
    case .fixed(let color):
      .text(color.isOpaque ? color.hex : color.hex + hexByte(color.alpha))
    case .role(let role): .text(role.rawValue)
    case .byStyle, .byContrast: .text("\(color)")
    }
  case .font(let font): .text(font.weight?.name ?? "")
  case .number(let number): .number(number)
  case .word(let word): .text(word)
  case .flag(let flag): .flag(flag)
  case .image(.icon(let name, _)): .text(name)
  default: .text("\(value)")
  }
}

private func hexByte(_ alpha: UInt16) -> String {
  let digits = String((UInt32(alpha) * 255 + 32767) / 65535, radix: 16, uppercase: true)
  return digits.count < 2 ? "0" + digits : digits
}

extension String {
  /// Without `suffix`, if it ends so.
  fileprivate func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
