import BarPrimitives
import BarSpec
import BarTheme

extension SwiftText {
  /// Makes each object of a place and assigns it to its slot of `target`.
  mutating func addSlots(
    _ slots: [AppearanceOutcome.Slot], of kind: UIKitBarKind, to target: String
  ) {
    for slot in slots {
      let name = slot.slot.rawValue
      guard let object = slot.object else {
        add("\(target).\(name) = nil")
        continue
      }
      add("let \(name) = \(kind.appearanceClassName)()")
      if object.preset != .default { add("\(name).\(object.preset.method)()") }
      addSettings(object.settings, of: name)
      // Assignment copies: what comes later does not reach the bar.
      add("\(target).\(name) = \(name)")
    }
  }

  /// Properties of an object by their paths, those that are one value in Swift as one.
  private mutating func addSettings(_ settings: [AppearanceOutcome.Setting], of object: String) {
    var groups: [(property: AppearanceProperty, parts: [AppearanceOutcome.Setting])] = []
    for setting in settings {
      let property = setting.property.whole
      if let index = groups.firstIndex(where: { $0.property == property }) {
        groups[index].parts.append(setting)
      } else {
        groups.append((property, [setting]))
      }
    }
    if let indicator = groups.first(where: { $0.property == "backIndicatorImage" }),
      let mask = groups.first(where: { $0.property == "backIndicatorTransitionMaskImage" })
    {
      let image = SwiftValue.appearance(indicator.parts[0].value)
      let maskImage = SwiftValue.appearance(mask.parts[0].value)
      add("\(object).setBackIndicatorImage(\(image), transitionMaskImage: \(maskImage))")
    }
    for group in groups where !group.property.path.hasPrefix("backIndicator") {
      addGroup(group.property, group.parts, of: object)
    }
  }

  mutating func addGroup(
    _ property: AppearanceProperty, _ parts: [AppearanceOutcome.Setting], of object: String
  ) {
    let target = "\(object).\(property.path)"
    switch property.path.split(separator: ".").last {
    case "titleTextAttributes"?, "largeTitleTextAttributes"?, "badgeTextAttributes"?:
      addAttributes(parts, to: target)
    case let word?
    where word.hasSuffix("PositionAdjustment")
      && property.path != "titleVerticalPositionAdjustment"
      || word == "titlePositionAdjustment":
      func side(_ name: String) -> String {
        for part in parts where part.property.path.hasSuffix("." + name) {
          if case .number(let number) = part.value { return shortDecimal(number) }
        }
        return "0"
      }
      add("\(target) = UIOffset(horizontal: \(side("horizontal")), vertical: \(side("vertical")))")
    default:
      for part in parts {
        if case .effect(.custom(let sigma, let saturation, let tint)) = part.value {
          let numbers = [
            sigma.map { "sigma \(shortDecimal($0))" },
            saturation.map { "saturation \(shortDecimal($0))" },
            tint.map { "tint \(SwiftValue.color($0))" },
          ].compactMap { $0 }.joined(separator: ", ")
          add("// UIBlurEffect takes no numbers (\(numbers)): this is the nearest there is.")
        }
        add("\(target) = \(SwiftValue.appearance(part.value))")
      }
    }
  }

  private mutating func addAttributes(
    _ parts: [AppearanceOutcome.Setting], to target: String
  ) {
    let attributes = attributes(parts)
    if attributes != "[:]" { add("\(target) = \(attributes)") }
  }

  /// A dictionary. An NSShadow needs lines of its own before it.
  mutating func attributes(_ parts: [AppearanceOutcome.Setting]) -> String {
    var pairs: [String] = []
    for part in parts {
      switch part.value {
      case .font(let font):
        let standard = part.property.systemFont.map(SwiftValue.systemFont) ?? ""
        pairs.append(".font: \(SwiftValue.font(font, standard: standard))")
      case .color(let color): pairs.append(".foregroundColor: \(SwiftValue.color(color))")
      case .number(let kern): pairs.append(".kern: \(shortDecimal(kern))")
      case .shadow(let shadow): pairs.append(".shadow: \(addShadow(shadow))")
      case .word(let alignment): pairs.append(".paragraphStyle: \(addParagraph(alignment))")
      default: break
      }
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  /// The name of the paragraph style.
  private mutating func addParagraph(_ alignment: String) -> String {
    let name = freshName("paragraph")
    add("let \(name) = NSMutableParagraphStyle()")
    add("\(name).alignment = .\(alignment)")
    return name
  }
}

extension AppearanceProperty {
  /// The property that Swift sets as one value: a dictionary of attributes, an offset.
  fileprivate var whole: AppearanceProperty {
    let words = path.split(separator: ".")
    let groups = words.indices.filter { index in
      words[index].hasSuffix("TextAttributes") || words[index].hasSuffix("titleTextAttributes")
        || words[index].hasSuffix("ositionAdjustment") && index < words.count - 1
    }
    guard let group = groups.first else { return self }
    return AppearanceProperty(words[...group].joined(separator: "."))
  }
}

extension SwiftValue {
  /// A value of an appearance object or of a bar.
  static func appearance(_ value: AppearanceValue) -> String {
    switch value {
    case .null: "nil"
    case .color(let color): self.color(color)
    case .font(let font): self.font(font, standard: "UIFont.systemFont(ofSize: 17)")
    case .image(let image): self.image(rendered: image)
    case .emptyImage: "UIImage()"
    case .effect(let effect): "UIBlurEffect(style: .\(effect.style))"
    case .shadow: "NSShadow()"
    case .number(let number): shortDecimal(number)
    case .word(let word): ".\(word)"
    case .flag(let flag): "\(flag)"
    }
  }

  /// With its rendering and resizing modes, where the document says any.
  static func image(rendered image: BarButtonItem.Image) -> String {
    let named = self.image(image) ?? "nil"
    guard case .file(let file) = image else { return named }
    let rendering =
      file.renderingMode == .automatic
      ? [] : ["withRenderingMode(.\(file.renderingMode.rawValue))"]
    let resizing = file.resizingMode.map {
      "resizableImage(withCapInsets: .zero, resizingMode: .\($0.rawValue))"
    }
    let calls = rendering + (resizing.map { [$0] } ?? [])
    return calls.isEmpty ? named : "\(named)?.\(calls.joined(separator: "."))"
  }

  static func systemFont(_ font: FontDescriptor) -> String {
    "UIFont.systemFont(ofSize: \(shortDecimal(font.size)), weight: .\(font.weight.name))"
  }
}

extension BackgroundEffect {
  /// UIBlurEffect.Style.
  fileprivate var style: String {
    switch self {
    case .systemChromeMaterial, .custom: "systemChromeMaterial"
    case .systemChromeMaterialLight: "systemChromeMaterialLight"
    case .systemChromeMaterialDark: "systemChromeMaterialDark"
    }
  }
}
