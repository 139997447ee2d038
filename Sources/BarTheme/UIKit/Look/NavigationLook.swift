import BarPrimitives
import BarSpec

/// What a navigation bar shows of its stack, in one look.
struct NavigationLook {
  let bar: UIKitBar
  /// On the stack, the one on top last.
  let stack: [UIKitNavigationItem]
  let buttons: ButtonLook
  let showsLargeTitle: Bool
  let model: BarModel

  var os: Int { model.os }
  var traits: Traits { model.traits }

  func face(_ reader: inout LookReader) -> NavigationFace {
    let item = stack.last ?? UIKitNavigationItem()
    let label = reader.isLegacyBlack ? Color.white : reader.palette.color(.label)
    tellTitleSide(item, &reader)
    let title = item.title.flatMap { title in
      title.string.isEmpty
        ? nil
        : reader.text(
          title, TextPlace("titleTextAttributes", legacy: "titleTextAttributes"),
          on: bar.id / "title",
          standard: TextStandard(
            UIKitText.title, .semibold, color: label, from: styleSource(reader)))
    }
    if let view = item.titleView {
      reader.tell(titleView: view, bar.id / "titleView", in: buttons.tint)
    }
    return NavigationFace(
      title: item.titleView == nil ? title : nil, titleAdjustment: titleAdjustment(&reader),
      titleView: item.titleView.map { view in
        ViewResolver(palette: reader.palette, model: model, tint: buttons.tint.inherited)
          .resolve(view, id: bar.id / "titleView")
      },
      isTitleLeading: isTitleLeading(item),
      largeTitle: largeTitle(item, label, &reader),
      largeTitleAlignment: largeTitleAlignment(&reader),
      prompt: prompt(item, label, &reader),
      search: item.searchBar.flatMap { search($0, &reader) },
      backButton: backButton(item, &reader),
      leadingItems: items(item.leftBarButtonItems, .left, &reader),
      trailingItems: items(item.rightBarButtonItems, .right, &reader),
      stated: item.stated)
  }

  private func titleAdjustment(_ reader: inout LookReader) -> UIKitOffset {
    let offset = reader.offset("titlePositionAdjustment", on: bar.id / "title")
    let name = reader.legacyName("titleVerticalPositionAdjustment")
    guard reader.choice.isLegacy else { return offset }
    guard let own = reader.bar.property(name), case .number(let vertical) = own.value else {
      if let veil = reader.veil(name, of: name) {
        reader.tell(bar.id / "title", name, shortDecimal(offset.vertical), veil)
      }
      return offset
    }
    reader.tell(
      ExplainedProperty(
        bar.id / "title", own.property.path, shortDecimal(vertical), level: own.level.words,
        origin: own.source.text, path: own.source.path, beat: reader.hiddenOfBar(own.property),
        rule: CascadeReason.legacy))
    return UIKitOffset(horizontal: 0, vertical: vertical)
  }

  private func largeTitle(
    _ item: UIKitNavigationItem, _ label: Color, _ reader: inout LookReader
  ) -> ResolvedText? {
    tellLargeTitle(&reader)
    guard showsLargeTitle, let title = item.title, !title.string.isEmpty else { return nil }
    let size = UIKitTextStyle.largeTitle.pointSize(traits.preferredContentSizeCategory)
    return reader.text(
      title, TextPlace("largeTitleTextAttributes", legacy: "largeTitleTextAttributes"),
      on: bar.id / "largeTitle",
      standard: TextStandard(
        size, .bold, color: label, from: styleSource(reader), sized: sizeSource))
  }

  /// Of the large title; nil: the text size is the usual one.
  private var sizeSource: StandardSource? {
    let category = traits.preferredContentSizeCategory
    guard category != .standard else { return nil }
    let key = "preferredContentSizeCategory"
    return StandardSource(
      level: "trait",
      source: AppearanceSource(
        "\(key) \(category.rawValue)", path: SpecPath() / "traits" / key),
      rule: "the large title is the one text of a bar that follows the text size")
  }

  private func largeTitleAlignment(_ reader: inout LookReader) -> NavigationFace.Alignment {
    let property: AppearanceProperty = "largeTitleTextAttributes.alignment"
    let reading = reader.reading(property, legacy: property)
    guard showsLargeTitle, case .word(let word)? = reading.value,
      let alignment = NavigationFace.Alignment(rawValue: word)
    else { return .natural }
    reader.tell(bar.id / "largeTitle", property, word, reading, legacy: property)
    return alignment
  }

  private func prompt(
    _ item: UIKitNavigationItem, _ label: Color, _ reader: inout LookReader
  ) -> ResolvedText? {
    guard let prompt = item.prompt else { return nil }
    let text = ResolvedText(
      string: prompt.string, path: prompt.path, font: .system(UIKitText.prompt), color: label,
      letterSpacing: 0)
    let rule = "no property of a bar or of an appearance object reaches the prompt"
    let id = bar.id / "prompt"
    reader.tellSystem(id, "font", text.font.description, rule: rule)
    guard let style = styleSource(reader) else {
      reader.tellSystem(id, "foregroundColor", label.description, rule: rule)
      return text
    }
    reader.tell(
      ExplainedProperty(
        id, "foregroundColor", label.description, level: style.level, origin: style.source.text,
        path: style.source.path, beat: style.beat,
        rule: reader.isLegacyBlack ? "the legacy barStyle black has white texts" : style.rule))
    return text
  }

  /// Of white titles, or of what hides that the proxy has them white; nil: nobody speaks of it.
  private func styleSource(_ reader: LookReader) -> StandardSource? {
    guard reader.choice.isLegacy else { return nil }
    return reader.isLegacyBlack ? reader.legacySource("barStyle") : reader.barVeil("barStyle")
  }

  private func search(_ search: UIKitSearchBar, _ reader: inout LookReader) -> SearchFace? {
    let palette = reader.palette
    let placeholder =
      search.placeholder
      ?? SourcedText(SystemWords(locale: traits.locale).search, path: SpecPath())
    guard let icon = buttons.icons.image(UIKitButton.searchIcon) else { return nil }
    let color = palette.color(.secondaryLabel)
    let text = ResolvedText(
      string: placeholder.string, path: placeholder.path, font: .system(UIKitText.search),
      color: color, letterSpacing: 0)
    let fill = palette.color(.tertiarySystemFill)
    let rule = "no appearance object of a navigation bar reaches its search field"
    reader.tellSystem(text, on: bar.id / "searchBar", rule: rule)
    reader.tellSystem(bar.id / "searchBar", "backgroundColor", fill.description, rule: rule)
    return SearchFace(
      placeholder: text, fill: fill,
      icon: UIKitPicture(icon, tint: color, iconSide: 20))
  }

  private func backButton(
    _ item: UIKitNavigationItem, _ reader: inout LookReader
  ) -> BackButtonFace? {
    let rule = BackButtonRule(stack: stack, os: os, locale: traits.locale)
    tellBackButton(rule, &reader)
    guard let rule else { return nil }
    let place = ButtonPlace(bar: bar.id, item: stack.count - 2, list: .back)
    return buttons.back(
      BackButtonLook(
        labels: rule.labels, spoken: rule.spoken, id: bar.id / "backButton",
        state: stack[stack.count - 2].backBarButtonItem?.state ?? .normal,
        own: reader.bar.itemStates.properties(of: place)), &reader)
  }

  private func items(
    _ items: [UIKitButton], _ list: ButtonPlace.List, _ reader: inout LookReader
  ) -> [UIKitBarItem] {
    items.enumerated().map { index, item in
      let place = ButtonPlace(bar: bar.id, item: stack.count - 1, list: list, index: index)
      return buttons.item(
        item, id: (bar.id / list.rawValue)[index], reader.bar.itemStates.properties(of: place),
        &reader)
    }
  }
}

/// Whether the item on top of a stack shows its large title (UINavigationItem.h).
public func showsLargeTitle(
  stack: [UIKitNavigationItem], prefersLargeTitles: Bool, isCompact: Bool, os: Int
) -> Bool {
  guard prefersLargeTitles, !isCompact else { return false }
  return stack.reduce(true) { before, item in
    switch item.largeTitleDisplayMode(os: os) {
    case .automatic: before
    case .always: true
    case .never, .inline: false
    }
  }
}

extension UIKitNavigationItem {
  /// The mode that the system knows: `inline` came with iOS 17.
  func largeTitleDisplayMode(os: Int) -> LargeTitleDisplayMode {
    largeTitleDisplayMode == .inline && os < 17 ? .automatic : largeTitleDisplayMode
  }
}
