import BarPrimitives
import BarTestSupport
import Testing

@testable import BarSpec
@testable import BarTheme

/// Vectors of presets, shadows, indicators, colours and text sizes.
let uikitLookVectors: [VectorAdapter] = [
  VectorAdapter(
    "UIKit.configure", needs: ["call"], takes: ["style", "level"],
    tells: [
      "backgroundEffect", "backgroundColor", "backgroundImage", "shadowColor", "shadowImage",
      "equals",
    ], check: checkPreset),
  VectorAdapter(
    "UIKit.configure", needs: ["layers"], tells: ["bottomToTop"],
    check: checkPaintOrder),
  VectorAdapter(
    "UIKit.shadow", needs: ["shadowImage"], takes: ["shadowColor", "mode", "backgroundImage"],
    tells: ["drawn", "kind", "color", "tint"], check: checkShadow),
  VectorAdapter(
    "UIKit.selection-indicator", needs: ["selectionIndicatorImage", "selectionIndicatorTintColor"],
    tells: ["drawn", "tint"], check: checkIndicator),
  VectorAdapter(
    "UIKit.system-colour", needs: ["name"], tells: ["light", "dark"], check: checkColour),
  VectorAdapter(
    "UIKit.dynamic-type", needs: ["element", "category"],
    tells: ["pointSize", "largeContentViewer"], check: checkBarText),
  VectorAdapter(
    "UIKit.dynamic-type", needs: ["style", "category"], tells: ["pointSize"],
    check: { vector in
      let style = try #require(vector.given["style"]?.text.flatMap { UIKitTextStyle(rawValue: $0) })
      let category = contentSize(try #require(vector.given["category"]?.text))
      #expect(style.pointSize(category) == vector.expect?["pointSize"]?.number, "\(vector)")
    }),
  VectorAdapter(
    "UIKit.legacy-translucency", needs: ["translucentSet"],
    takes: ["backgroundImage", "barTintColor", "barStyle"], tells: ["translucent", "backing"],
    check: { vector in
      let tint = vector.given["barTintColor"]?.text.flatMap(fixedColor)
      let legacy = LegacyTranslucency(
        isSet: vector.given["translucentSet"]?.flag, barTint: tint,
        isBlack: vector.given["barStyle"]?.text == "black")
      if let wanted = vector.expect?["translucent"]?.flag {
        let image = vector.given["backgroundImage"]?.text
        #expect(legacy.isTranslucent(imageHasAlpha: image != "opaque") == wanted, "\(vector)")
      }
      if let wanted = vector.expect?["backing"]?.text {
        #expect(legacy.backing.hex == wanted, "\(vector)")
      }
    }),
]

private func fixedColor(_ text: String) -> Color? {
  if case .fixed(let color)? = ColorNames.base(text) { color } else { nil }
}

private func checkPreset(_ vector: Vector) throws {
  let call = try #require(vector.given["call"]?.text)
  var object = AppearanceObject(.navigationBar, source: AppearanceSource("init()"))
  if let preset = BackgroundPreset.allCases.first(where: { $0.method == call }) {
    object.set("backgroundColor", .color(.rgb(0xFF0000)), AppearanceSource("earlier"))
    object.configure(preset, AppearanceSource(call))
  }
  var model = screen()
  model.traits.userInterfaceStyle = vector.given["style"]?.text == "dark" ? .dark : .light
  model.traits.userInterfaceLevel = vector.given["level"]?.text == "elevated" ? .elevated : .base
  for (name, wanted) in vector.expect ?? [:] {
    if name == "equals" {
      let preset = try #require(
        BackgroundPreset.allCases.first { $0.method == wanted.text }, "\(vector)")
      let found = object.entries.map(\.value)
      #expect(found == AppearanceObject.values(of: preset).map(\.1), "\(vector)")
      continue
    }
    let value = try #require(object.entry(AppearanceProperty(name))?.value)
    if case .color(let color) = value, wanted.text?.hasPrefix("#") == true {
      #expect(Palette(model).color(color).hex == wanted.text, "\(vector)")
    } else {
      #expect(uikitWord(value) == wanted, "\(vector): \(name)")
    }
  }
}

/// A bar whose standard object says `settings`, away from the edge.
func uikitFace(
  _ kind: UIKitBarKind, _ settings: [(String, AppearanceValue)],
  legacy: [(String, AppearanceValue)] = [], os: Int = 17, content: UIKitBar.Content? = nil
) throws -> UIKitBarFace {
  let place = SpecPath() / "test"
  let standard: UIKitBar.Content =
    switch kind {
    case .navigationBar: .navigation([UIKitNavigationItem()])
    case .toolbar: .toolbar([])
    case .tabBar: .tabs([UIKitTabItem()], selected: 0)
    }
  let appearance = AppearanceDescription(
    kind: kind,
    settings: settings.map { AppearanceSetting(AppearanceProperty($0), $1, path: place) })
  let bar = UIKitBar(
    id: ElementID(kind.rawValue), kind: kind,
    properties: legacy.map { AppearanceSetting(AppearanceProperty($0), $1, path: place) },
    slots: settings.isEmpty
      ? [] : [SlotAssignment(slot: .standardAppearance, appearance: appearance)],
    content: content ?? standard)
  var model = screen(.uikit(bar))
  model.os = os
  guard case .uikit(let resolved)? = model.resolved().bars.first else { throw NoUIKitBar() }
  return resolved.face
}

struct NoUIKitBar: Error {}

/// An image in the words of vectors: template, original or none.
private func image(_ word: JSONValue?) -> AppearanceValue {
  guard let word = word?.text else { return .null }
  let mode: ImageFile.RenderingMode = word == "template" ? .alwaysTemplate : .alwaysOriginal
  return .image(
    .file(ImageFile(file: "\(word).png", renderingMode: mode, scale: 1, path: SpecPath())))
}

private func color(_ word: JSONValue?) throws -> AppearanceValue {
  guard let word = word?.text else { return .null }
  return .color(ColorValue(try #require(ColorNames.base(word))))
}

private func checkShadow(_ vector: Vector) throws {
  let isLegacy = vector.given["mode"]?.text == "legacy"
  let picture = image(vector.given["shadowImage"])
  let settings: [(String, AppearanceValue)] =
    isLegacy
    ? [] : [("shadowImage", picture), ("shadowColor", try color(vector.given["shadowColor"]))]
  let legacy: [(String, AppearanceValue)] =
    isLegacy
    ? [("shadowImage", picture), ("backgroundImage", image(vector.given["backgroundImage"]))] : []
  let shadow = try uikitFace(.navigationBar, settings, legacy: legacy).background.shadow
  for (word, wanted) in vector.expect ?? [:] {
    switch (word, wanted) {
    case ("drawn", .flag(let flag)): #expect((shadow != .none) == flag, "\(vector)")
    case ("drawn", .text(let text)):
      #expect(shadowWords(shadow) == text, "\(vector)")
    case ("kind", .text("hairline")):
      guard case .hairline = shadow else {
        Issue.record("\(vector): no hairline")
        return
      }
    case ("kind", _):
      guard case .image = shadow else {
        Issue.record("\(vector): no image")
        return
      }
    case ("color", .text(let text)):
      let base = try #require(ColorNames.base(text))
      guard case .hairline(let found) = shadow else {
        Issue.record("\(vector): no hairline")
        return
      }
      #expect(found == Palette(screen()).color(ColorValue(base)), "\(vector)")
    case ("tint", _):
      guard case .image(let picture) = shadow else {
        Issue.record("\(vector): no image")
        return
      }
      #expect(picture.tint?.hex == wanted.text, "\(vector)")
    default: Issue.record("\(vector): \(word)")
    }
  }
}

private func shadowWords(_ shadow: UIKitBackground.Shadow) -> String {
  switch shadow {
  case .none: "none"
  case .hairline: "default shadow"
  case .image: "custom shadow"
  }
}

private func checkIndicator(_ vector: Vector) throws {
  let face = try uikitFace(
    .tabBar,
    [
      ("selectionIndicatorImage", image(vector.given["selectionIndicatorImage"])),
      ("selectionIndicatorTintColor", try color(vector.given["selectionIndicatorTintColor"])),
    ])
  guard case .tabs(let tabs) = face.content else { throw NoUIKitBar() }
  if let wanted = vector.expect?["drawn"]?.flag {
    #expect((tabs.indicator != .none) == wanted, "\(vector)")
  }
  guard let wanted = vector.expect?["tint"] else { return }
  let tint: Color? =
    switch tabs.indicator {
    case .none: nil
    case .tinted(let color): color
    case .image(let picture): picture.tint
    }
  #expect(tint?.hex == wanted.text, "\(vector)")
}

private func checkColour(_ vector: Vector) throws {
  let name = try #require(vector.given["name"]?.text)
  let parts = name.split(separator: "(")
  let color = try #require(SystemColor(rawValue: String(parts[0])))
  let os = parts.count > 1 ? 14 : 17
  for (word, style) in [("light", Traits.UserInterfaceStyle.light), ("dark", .dark)] {
    guard let wanted = vector.expect?[word]?.text, let base = ColorNames.base(wanted),
      case .fixed(let hex) = base
    else { continue }
    let found = color.color(style: style, os: os)
    #expect(found.hex == hex.hex, "\(vector)")
    // The vectors cut alpha down to 8 bits.
    #expect(abs(found.opacity - hex.opacity) <= 1.0 / 255, "\(vector)")
  }
}

private func checkBarText(_ vector: Vector) throws {
  let sizes = try #require(vector.expect?["pointSize"]?.object)
  let category = contentSize(try #require(vector.given["category"]?.text))
  let text = SourcedText("Text", path: SpecPath())
  let bar = UIKitBar(
    id: ElementID("navigationBar"), kind: .navigationBar,
    content: .navigation([
      UIKitNavigationItem(title: text, rightBarButtonItems: [UIKitButton(title: text)])
    ]))
  let tabs = UIKitBar(
    id: ElementID("tabBar"), kind: .tabBar,
    content: .tabs([UIKitTabItem(title: text)], selected: 0))
  var model = screen(.uikit(bar), .uikit(tabs))
  model.traits.preferredContentSizeCategory = category
  var found: [String: Double] = [:]
  for case .uikit(let bar) in model.resolved().bars {
    switch bar.face.content {
    case .navigation(let face):
      found["navTitle"] = face.title?.font.size
      if case .button(let button)? = face.trailingItems.first {
        found["barButton"] = button.title?.font.size
      }
    case .tabs(let face): found["tabLabel"] = face.tabs.first?.title?.font.size
    case .toolbar: break
    }
  }
  for (name, wanted) in sizes { #expect(found[name] == wanted.number, "\(vector): \(name)") }
  if let wanted = vector.expect?["largeContentViewer"]?.flag {
    #expect(category.rawValue.hasPrefix("accessibility") == wanted, "\(vector)")
  }
}

private func contentSize(_ word: String) -> Traits.ContentSizeCategory {
  let words: [String: Traits.ContentSizeCategory] = [
    "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
    "AX1": .accessibilityMedium, "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
    "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
  ]
  return words[word] ?? .large
}

private func checkPaintOrder(_ vector: Vector) throws {
  let found = try paintOrder()
  #expect(found == vector.expect?["bottomToTop"]?.texts, "\(vector)")
}

/// The layers of a background, in the order of being drawn.
private func paintOrder() throws -> [String] {
  let face = try uikitFace(
    .navigationBar,
    [
      ("backgroundColor", .color(.rgb(0xFF0000))),
      ("backgroundImage", .image(.icon(name: "star", glyph: 1))),
    ])
  let told = face.explanation.map(\.name)
  let layers = ["backgroundEffect", "backgroundColor", "backgroundImage"]
  return told.filter(layers.contains)
}
