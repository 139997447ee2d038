import BarPrimitives
import BarSpec

/// Points and colours of tabs, as printed view trees and React Navigation's copy of them have them.
private enum TabMetrics {
  static let regularIcon = 25.0
  static let compactIcon = 18.0
  static let lightGrey = Color(rgb: 0x999999)
  static let darkGrey = Color(rgb: 0x757575)
  /// Of a tab bar on phones and in compact width.
  static let mostTabs = 5
  /// On tablets.
  static let mostTabletTabs = 8
  /// Centred items: UIKit publishes neither.
  static let centredWidth = 76.0
  static let centredSpacing = 34.0
}

/// Which tabs a bar has room for.
public struct TabOverflow: Hashable, Sendable {
  /// Real tabs that show.
  public let shown: Int
  /// Whether the last place is taken by More.
  public let hasMore: Bool

  /// A compact width has room for five.
  public init(count: Int, isCompactWidth: Bool) {
    let most = isCompactWidth ? TabMetrics.mostTabs : TabMetrics.mostTabletTabs
    hasMore = count > most
    shown = hasMore ? most - 1 : count
  }
}

/// What a tab bar shows, in one look.
struct TabLook {
  let bar: UIKitBar
  let tabs: [UIKitTabItem]
  let selected: Int?
  let layout: TabLayoutChoice
  let isTablet: Bool
  let tint: TintLook
  let traits: Traits
  let os: Int
  let icons: SystemIcons
  /// What tabs that are not selected are drawn through; nil: nothing.
  var material: UIKitMaterial?

  var style: TabsFace.Style { layout.style }
  /// Whether it has room for five tabs only.
  var hasCompactWidth: Bool { !isTablet || style == .stacked }

  func face(_ reader: inout LookReader) -> TabsFace {
    let overflow = TabOverflow(
      count: tabs.count, isCompactWidth: hasCompactWidth)
    tellSelection(overflow, &reader)
    var faces: [TabFace] = []
    for (index, tab) in tabs.prefix(overflow.shown).enumerated() {
      faces.append(
        self.tab(tab, at: index, isSelected: index == selected, &reader))
    }
    if overflow.hasMore {
      let more = UIKitTabItem(
        title: SourcedText(SystemWords(locale: traits.locale).more, path: SpecPath()),
        image: icons.image(SystemIcons.more))
      let isSelected = selected.map { $0 >= overflow.shown } ?? false
      faces.append(self.tab(more, at: overflow.shown, isSelected: isSelected, &reader))
      tellMore(overflow, &reader)
    }
    if !tabs.isEmpty { reader.noteOtherLayouts(than: layout.group) }
    return TabsFace(
      style: style, positioning: positioning(&reader), indicator: indicator(&reader), tabs: faces)
  }

  private func tab(
    _ item: UIKitTabItem, at index: Int, isSelected: Bool, _ reader: inout LookReader
  ) -> TabFace {
    let id = (bar.id / "items")[index]
    let state = item.state(isSelected: isSelected)
    tellLayout(of: id, &reader)
    let group = layout.group / state
    let own = index < tabs.count ? reader.bar.itemStates.properties(ofTab: index) : nil
    let standard = color(isSelected && state == "focused" ? "selected" : state, reader)
    let legacy: AppearanceProperty? = state == "normal" ? "unselectedItemTintColor" : nil
    let source =
      isSelected && item.isEnabled
      ? tint.source(rule: CascadeReason.tabTint) : legacy.flatMap { reader.legacySource($0) }
    var title = item.title.flatMap { title in
      title.string.isEmpty
        ? nil
        : reader.text(
          title,
          TextPlace(
            group / "titleTextAttributes",
            item: own.map { BarItemName.text("titleTextAttributes", ofTab: $0, in: state) }),
          on: id,
          standard: TextStandard(
            textSize, style == .compactInline ? .regular : .medium, color: standard, from: source))
    }
    let shown = shownPicture(of: item, isSelected: isSelected)
    // The floating bar has no room for icons, unless a tab has nothing else.
    let image = style == .top && title != nil ? nil : shown.image
    if image != nil { shown.tell(on: id, &reader) }
    var tint =
      reader.color(
        group / "iconColor", on: id, legacy: legacy, standard: standard, from: source) ?? standard
    if state == "normal", let material {
      if let own = title, own.color != standard {
        let color = reader.drawn(
          own.color, of: group / "titleTextAttributes.foregroundColor", through: material,
          as: "vibrantColor", on: id)
        title = own.with(color: color)
      }
      if tint != standard {
        tint = reader.drawn(
          tint, of: group / "iconColor", through: material, as: "vibrantIconColor", on: id)
      }
    }
    return TabFace(
      id: id, title: title,
      titleAdjustment: title == nil
        ? .zero
        : reader.offset(
          group / "titlePositionAdjustment", on: id,
          own: own.flatMap { OwnOffset($0, "titlePositionAdjustment") }, of: .tabBarItem),
      picture: image.map { picture($0, tint: tint) }, pictureInsets: shown.insets,
      badge: badge(item, own ?? .none(.tabBarItem), group, id, &reader), isSelected: isSelected,
      isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel ?? item.title?.string,
      accessibilityValue: item.badgeValue.flatMap {
        SpokenWords(locale: traits.locale).value(ofBadge: $0.string)
      })
  }

  private func shownPicture(of item: UIKitTabItem, isSelected: Bool) -> ItemPicture {
    ItemPicture(
      isSelected ? item.selectedImage ?? item.image : item.image, item.pictures,
      isCompact: style == .compactInline, at: item.path)
  }

  private func picture(_ image: BarButtonItem.Image, tint: Color) -> UIKitPicture {
    UIKitPicture(
      image, tint: tint,
      iconSide: style == .compactInline ? TabMetrics.compactIcon : TabMetrics.regularIcon,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
  }

  private var textSize: Double {
    switch style {
    case .stacked: UIKitText.stackedTab
    case .inline, .top: UIKitText.inlineTab
    case .compactInline: UIKitText.compactTab
    }
  }

  /// Of icon and title where the object says nothing.
  private func color(_ state: String, _ reader: LookReader) -> Color {
    switch state {
    case "selected": return tint.color
    case "disabled": return reader.palette.color(.tertiaryLabel)
    default:
      if reader.choice.isLegacy,
        case .color(let own)? = reader.bar.property("unselectedItemTintColor")?.value
      {
        return reader.palette.color(own)
      }
      if style == .top { return reader.palette.color(.label) }
      return reader.palette.style == .dark ? TabMetrics.darkGrey : TabMetrics.lightGrey
    }
  }

  private func badge(
    _ item: UIKitTabItem, _ own: ItemProperties, _ group: AppearanceProperty, _ id: ElementID,
    _ reader: inout LookReader
  ) -> TabBadge? {
    guard let value = item.badgeValue else { return nil }
    let badge = id / "badge"
    let state = group.path.split(separator: ".").last.map(String.init) ?? "normal"
    let text =
      value.string.isEmpty
      ? nil
      : reader.text(
        value,
        TextPlace(
          group / "badgeTextAttributes",
          item: BarItemName.text("badgeTextAttributes", ofTab: own, in: state)), on: badge,
        standard: TextStandard(UIKitText.badge, color: .white))
    return TabBadge(
      text: text, color: badgeColor(own, group / "badgeBackgroundColor", on: badge, &reader),
      adjustment: reader.offset(group / "badgePositionAdjustment", on: badge),
      textAdjustment: reader.offset(group / "badgeTitlePositionAdjustment", on: badge))
  }

  /// UITabBarItem.badgeColor is no legacy property: it wins over what objects say.
  private func badgeColor(
    _ own: ItemProperties, _ property: AppearanceProperty, on badge: ElementID,
    _ reader: inout LookReader
  ) -> Color {
    let reading = reader.reading(
      reader.reading(property), own: own.saying("badgeColor"), .tabBarItem)
    let color: Color? =
      switch reading.value {
      case .color(let value)?: reader.palette.color(value)
      case nil: reader.palette.color(.systemRed)
      default: nil
      }
    reader.tell(badge, property, color?.description ?? "none", reading)
    return color ?? .clear
  }
}

extension TabLook {
  private func positioning(_ reader: inout LookReader) -> TabsFace.Positioning {
    let reading = reader.reading("stackedItemPositioning", legacy: "itemPositioning")
    var word = "automatic"
    if case .word(let own)? = reading.value { word = own }
    let isCentred = word == "centered" || word == "automatic" && isTablet && style != .stacked
    reader.tell(
      bar.id, "stackedItemPositioning", isCentred ? "centered" : "fill", reading,
      legacy: "itemPositioning")
    guard isCentred else {
      tellIdleLengths(&reader)
      return .fill
    }
    return .centered(
      width: length("stackedItemWidth", "itemWidth", or: TabMetrics.centredWidth, &reader),
      spacing: length("stackedItemSpacing", "itemSpacing", or: TabMetrics.centredSpacing, &reader))
  }

  /// Lengths of the bar itself or of the object in use where the tabs fill it.
  private func tellIdleLengths(_ reader: inout LookReader) {
    let lengths: [(legacy: AppearanceProperty, property: AppearanceProperty)] = [
      ("itemWidth", "stackedItemWidth"), ("itemSpacing", "stackedItemSpacing"),
    ]
    func idle(_ name: AppearanceProperty) -> LookReader.Idle {
      LookReader.Idle(
        name, "\(name.path) counts only where tabs are centred: here they fill the bar")
    }
    func isLength(_ value: AppearanceValue?) -> Bool {
      if case .number(let length)? = value { length > 0 } else { false }
    }
    let word = "by the bar's width"
    for (legacy, property) in lengths {
      if isLength(reader.reading(property).value) {
        reader.tellWithoutEffect(bar.id, property, word, idle(property))
      } else if reader.choice.isLegacy, isLength(reader.bar.property(legacy)?.value) {
        reader.tellIdle(bar.id, property, word, idle(legacy))
      }
    }
  }

  /// 0 or less is the system's, `standard`.
  private func length(
    _ property: AppearanceProperty, _ legacy: AppearanceProperty, or standard: Double,
    _ reader: inout LookReader
  ) -> Double {
    let reading = reader.reading(property, legacy: legacy)
    var length = standard
    if case .number(let number)? = reading.value, number > 0 { length = number }
    reader.tell(bar.id, property, "\(shortDecimal(length)) pt", reading, legacy: legacy)
    return length
  }

  /// The same rules as the shadow's. iOS 13 draws the bar's own image, whatever object is in use, and
  /// not the object's.
  private func indicator(_ reader: inout LookReader) -> TabsFace.Indicator {
    let hasQuirk = os == 13
    let countsBars = hasQuirk || reader.choice.isLegacy
    if countsBars,
      case .image(let image)? = reader.bar.property("selectionIndicatorImage")?.value
    {
      reader.tellWithoutEffect(
        bar.id, "selectionIndicatorTintColor", "none",
        LookReader.Idle(
          "selectionIndicatorTintColor",
          "the bar's own selectionIndicatorImage is drawn, as it is or in the bar's tint: the "
            + "object's selectionIndicatorTintColor has no effect"))
      tellIndicator(reader.spelled(.image(image)), isQuirk: hasQuirk, &reader)
      return .image(UIKitPicture(image, tint: tint.color, automaticIsTemplate: false))
    }
    if !hasQuirk, let own = reader.indicatorOfObject() { return own }
    let color = reader.color("selectionIndicatorTintColor", on: bar.id)
    let isVisible = color.map { $0.alpha > 0 } ?? false
    guard case .image? = reader.reading("selectionIndicatorImage").value else {
      let image: AppearanceProperty = "selectionIndicatorImage"
      if countsBars, let veil = reader.veil(image, of: image) {
        reader.tell(bar.id, image, "none", veil)
      }
      if isVisible { return .tinted(color ?? .clear) }
      return style == .top ? .tinted(reader.palette.color(.tertiarySystemFill)) : .none
    }
    tellIndicator("none", isQuirk: true, &reader)
    return isVisible ? .tinted(color ?? .clear) : .none
  }

  private func tellIndicator(_ value: String, isQuirk: Bool, _ reader: inout LookReader) {
    let own = reader.bar.property("selectionIndicatorImage")
    let object = reader.choice.object.effective("selectionIndicatorImage")
    let source = own?.source ?? object?.source
    reader.tell(
      ExplainedProperty(
        bar.id, "selectionIndicatorImage", value,
        level: own?.level.words ?? AppearanceLevel.system.words,
        origin: source?.text ?? "the system's default", path: source?.path,
        beat: reader.hiddenOfBar("selectionIndicatorImage"),
        ignored: object.map { entry in
          [
            ExplainedProperty.Loser(
              name: "UITabBarAppearance.selectionIndicatorImage",
              value: reader.spelled(entry.value), path: entry.source.path)
          ]
        } ?? [],
        rule: isQuirk
          ? "on iOS 13 UITabBarAppearance.selectionIndicatorImage has no effect, and UITabBar's own "
            + "of the same name is drawn even beside an appearance object"
          : CascadeReason.legacy))
  }
}

extension UIKitTabItem {
  /// The state of UITabBarItemAppearance that it is drawn in.
  fileprivate func state(isSelected: Bool) -> String {
    if !isEnabled { return "disabled" }
    return isFocused ? "focused" : isSelected ? "selected" : "normal"
  }
}
