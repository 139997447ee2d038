import BarPrimitives
import BarTestSupport
import Foundation
import Testing

@testable import BarSpec
@testable import BarTheme

/// Vectors that state what a sequence of statements comes to. They go through the reader of steps.
let uikitSequenceVectors: [VectorAdapter] = [
  VectorAdapter(
    "UIKit.appearance-sequence", needs: ["os", "ops"], tells: UIKitSequence.words,
    where: { vector in
      guard let ops = vector.given["ops"]?.texts else { return false }
      return (try? UIKitSequence(os: 13, ops: ops)) != nil
    },
    check: checkSequence)
]

private func checkSequence(_ vector: Vector) throws {
  let sequence = try UIKitSequence(
    os: Int(vector.given["os"]?.number ?? 13), ops: vector.given["ops"]?.texts ?? [])
  for (word, wanted) in vector.expect ?? [:] {
    let found = try sequence.value(word)
    #expect(found == wanted, "\(vector): \(word)")
  }
}

/// The short script of a vector, put into the words of steps.
struct UIKitSequence {
  static let words: Set<String> = [
    "a.backgroundColor", "a.shadowColor", "a.titleColor", "c.backgroundColor", "n.backgroundColor",
    "n.titleColor", "a.backButtonAppearance.normal.titleColor", "a.backIndicatorImage",
    "a.backIndicatorTransitionMaskImage", "bar.standard.backgroundColor",
    "bar.standard.shadowColor", "barA.standard.backgroundColor", "barB.standard.backgroundColor",
    "item.standard", "item.standard.backgroundColor", "item.standard.shadowColor", "effect",
    "effective", "level", "mode", "plain item", "done item", "rendered.backgroundColor",
    "rendered.backgroundEffect", "rendered.level", "rendered.shadowColor",
    "rendered.selectionIndicator", "a == b", "bar.barTintColor", "bar.prefersLargeTitles",
  ]

  private let os: Int
  private let bars: [UIKitBar]
  private let steps: [CustomizationStep]
  private let replay: AppearanceReplay

  init(os: Int, ops: [String]) throws {
    self.os = os
    let isTab = ops.contains { $0.hasPrefix("tab.") }
    let kind = isTab ? UIKitBarKind.tabBar : .navigationBar
    let names = ops.contains { $0.contains("barA") } ? ["barA", "barB"] : ["bar"]
    bars = names.map { name in
      let content: UIKitBar.Content =
        isTab
        ? .tabs([UIKitTabItem(), UIKitTabItem()], selected: 0)
        : .navigation([UIKitNavigationItem(), UIKitNavigationItem()])
      return UIKitBar(id: ElementID(name), kind: kind, content: content)
    }
    var scope = StepScope(
      own: bars.first?.id, ownKind: kind,
      bars: bars.map { StepScope.Bar(id: $0.id, kind: kind, itemCount: 2) }, names: [])
    var steps: [CustomizationStep] = []
    let objects = ["a", "b", "c"].filter { name in
      ops.contains { $0.contains(name + ".") } && !ops.contains { $0.hasPrefix(name + " = ") }
    }
    let made = objects.map { "\($0) = UINavigationBarAppearance()" }
    for text in made + ops.flatMap({ Self.translated($0, of: kind) }) {
      let statement = try StepParser(scope, icons: EveryIcon()).statement(text)
      steps += statement.actions.map { CustomizationStep($0, text: text, path: SpecPath() / text) }
      if let name = statement.defines { scope.names.append(name) }
    }
    self.steps = steps
    // Without a push the vectors' stacks have one item.
    var bars = bars
    let pushes = steps.contains { if case .push = $0.action { true } else { false } }
    if !pushes, !isTab {
      for index in bars.indices { bars[index].content = .navigation([UIKitNavigationItem()]) }
    }
    bars[0].customizations = steps
    replay = AppearanceReplay(bars, UIKitSetup())
  }

  /// One statement of a vector is one or more steps.
  private static func translated(_ op: String, of kind: UIKitBarKind) -> [String] {
    if let open = op.firstIndex(of: "{"), let equals = op.range(of: " = ") {
      let place = slotted(String(op[..<equals.lowerBound]))
      let name = "temporary"
      let inner = op[op.index(after: open)...].dropLast()
      let settings = inner.split(separator: ",").map { pair -> String in
        let parts = pair.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(name).\(named(parts[0])) = \(parts[1])"
      }
      return ["\(name) = \(kind.appearanceClassName)()"] + settings + ["\(place) = \(name)"]
    }
    var text = slotted(op)
    if let copied = text.range(of: "copy(") {
      let place = text[copied.upperBound...].dropLast()
      text = text[..<copied.lowerBound] + place + ".copy()"
    }
    for (short, long) in [
      ("NavAppearance(", "UINavigationBarAppearance("),
      ("ToolbarAppearance(", "UIToolbarAppearance("), (".font ", ".titleTextAttributes.font "),
      ("enterWindow(", ""), ("push(detailItem)", "bar.push()"), ("pop()", "bar.pop()"),
      ("transitionMask:", "transitionMaskImage:"),
    ] where text.contains(short) {
      text =
        short == "enterWindow("
        ? text.replacingOccurrences(of: short, with: "").dropLast() + ".enterWindow()"
        : text.replacingOccurrences(of: short, with: long)
    }
    let parts = text.components(separatedBy: " = ")
    guard parts.count == 2, parts[0].contains("titleColor") else { return [text] }
    return [named(parts[0]) + " = " + parts[1]]
  }

  private static func named(_ property: String) -> String {
    property.replacingOccurrences(of: "titleColor", with: "titleTextAttributes.foregroundColor")
  }

  private static func slotted(_ text: String) -> String {
    var text = text
    for slot in ["standard", "compact", "scrollEdge"] {
      text = text.replacingOccurrences(of: ".\(slot)", with: ".\(slot)Appearance")
    }
    return text.replacingOccurrences(of: "AppearanceAppearance", with: "Appearance")
      .replacingOccurrences(of: "proxy.", with: "UINavigationBar.appearance().")
      .replacingOccurrences(of: "rootItem.", with: "item[0].")
      .replacingOccurrences(of: "tab.", with: "bar.")
  }
}

extension UIKitSequence {
  private var state: BarState { replay.bars[0] }

  private var situation: AppearanceSituation {
    AppearanceSituation(
      kind: state.kind, os: os, isManaged: true, isCompact: false, showsLargeTitle: false)
  }

  private var choice: AppearanceChoice { state.choice(situation, atEdge: false) }

  /// What a vector expects, by its word.
  func value(_ word: String) throws -> JSONValue {
    switch word {
    case "level", "rendered.level": return .text(choice.level.rawValue)
    case "mode": return .text(choice.isLegacy ? "legacy" : "appearance")
    case "effect":
      return .text(replay.notes.contains { $0.rule == .nilSlot } ? "none" : "some")
    case "effective":
      return .text(
        ImageFill(rawValue: entry("a", "backgroundImageContentMode"))?.rawValue ?? "scaleToFill")
    case "plain item": return .text(entry("a", "buttonAppearance.normal.titleTextAttributes.font"))
    case "done item":
      return .text(entry("a", "doneButtonAppearance.normal.titleTextAttributes.font"))
    case "item.standard":
      return state.currentItem?[.standardAppearance].object == nil ? .null : .text("set")
    case "a == b":
      let (one, other) = (replay.object("a"), replay.object("b"))
      return .flag(one.map(Self.values) == other.map(Self.values))
    default: break
    }
    if word.hasPrefix("rendered.") {
      return try rendered(String(word.dropFirst("rendered.".count)))
    }
    return try stored(word)
  }

  private static func values(_ object: AppearanceObject) -> [AppearanceProperty: AppearanceValue] {
    Dictionary(object.entries.map { ($0.property, $0.value) }, uniquingKeysWith: { $1 })
  }

  private func entry(_ object: String, _ property: AppearanceProperty) -> String {
    replay.object(object)?.effective(property).map { uikitWord($0.value).text ?? "" } ?? ""
  }

  private func rendered(_ name: String) throws -> JSONValue {
    let palette = Palette(screen())
    if name == "selectionIndicator" {
      var model = screen(.uikit(bars[0]))
      model.os = os
      model.bars = [.uikit(with(bars[0], steps))]
      guard case .uikit(let bar)? = model.resolved().bars.first,
        case .tabs(let tabs) = bar.face.content
      else { return .text("no tabs") }
      return tabs.indicator == .none ? .null : .text("drawn")
    }
    let reader = LookReader(state, choice, palette, reduceTransparency: false)
    return try UIKitChosen(kind: state.kind, choice: choice, reader: reader).value(name)
  }

  private func with(_ bar: UIKitBar, _ steps: [CustomizationStep]) -> UIKitBar {
    var bar = bar
    bar.customizations = steps
    return bar
  }

  /// `bar.standard.shadowColor`, `a.titleColor`, `bar.barTintColor`.
  private func stored(_ word: String) throws -> JSONValue {
    let words = word.split(separator: ".").map(String.init)
    let head = try #require(words.first)
    let bar = replay.bars.first { $0.id.path == head }
    if let slot = words.dropFirst().first.flatMap({ AppearanceSlot(rawValue: $0 + "Appearance") }) {
      let object =
        head == "item"
        ? state.currentItem?[slot].object : bar?.slots[slot].object
      return try value(words.dropFirst(2).joined(separator: "."), in: object)
    }
    let name = words.dropFirst().joined(separator: ".")
    if let bar {
      return bar.property(AppearanceProperty(name)).map { uikitWord($0.value) } ?? .null
    }
    return try value(name, in: replay.object(head))
  }

  private func value(_ name: String, in object: AppearanceObject?) throws -> JSONValue {
    let object = try #require(object)
    let property = AppearanceProperty(Self.named(name))
    return object.effective(property).map { uikitWord($0.value) } ?? .text("label")
  }
}

/// Knows every icon, by its name's length.
private struct EveryIcon: IconCatalog {
  func glyph(named name: String) -> UInt32? { UInt32(name.utf8.count) }
  var names: [String] { [] }
}
