extension Validator {
  mutating func navigationItem(_ object: DocumentObject?) -> NavigationItem {
    guard let object else { return NavigationItem() }
    typealias Keys = NavigationItemKeys
    return NavigationItem(
      title: object.sourcedText(Keys.title),
      leftBarButtonItems: items(object, Keys.leftBarButtonItems, Keys.leftBarButtonItem),
      rightBarButtonItems: items(object, Keys.rightBarButtonItems, Keys.rightBarButtonItem),
      hidesBackButton: object.flag(Keys.hidesBackButton),
      leftItemsSupplementBackButton: object.flag(Keys.leftItemsSupplementBackButton),
      titleView: view(object, Keys.titleView))
  }

  private mutating func items(
    _ object: DocumentObject, _ many: Key, _ single: Key
  ) -> [BarButtonItem] {
    if let item = object.object(single) { return [barButtonItem(item)] }
    return barButtonItems(object, many)
  }

  mutating func barButtonItems(_ object: DocumentObject, _ key: Key) -> [BarButtonItem] {
    object.elements(key).map { element in
      barButtonItem(
        DocumentObject(document: document, value: element.value, path: element.path))
    }
  }

  mutating func barButtonItem(_ object: DocumentObject) -> BarButtonItem {
    typealias Keys = BarButtonItemKeys
    let (states, isEnabled) = states(of: object)
    return BarButtonItem(
      title: object.sourcedText(Keys.title), image: image(object, Keys.image),
      isEnabled: (object.flag(Keys.isEnabled) ?? true) && isEnabled,
      tintColor: object.color(Keys.tintColor),
      style: object.word(Keys.style) ?? .plain, role: object.word(Keys.role),
      width: object.number(Keys.width), tag: object.integer(Keys.tag) ?? 0,
      accessibilityLabel: object.text(Keys.accessibilityLabel),
      accessibilityHint: object.text(Keys.accessibilityHint),
      accessibilityIdentifier: object.text(Keys.accessibilityIdentifier),
      customView: view(object, Keys.customView), states: states,
      titleTextAttributes: titleTextAttributes(object))
  }

  /// The item's own over those of UIBarButtonItem's proxy (MDCAppBarButtonBarBuilder.m).
  private func titleTextAttributes(_ item: DocumentObject) -> TextAttributes? {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    let proxy = root.object(UIKitDocumentKeys.appearance)?.object(ProxyKeys.barButtonItem)
    let key = BarButtonItemKeys.titleTextAttributes
    let own = item.object(key).map { TextAttributes($0) }
    guard let common = proxy?.object(key).map({ TextAttributes($0) }) else { return own }
    return TextAttributes(
      font: own?.font ?? common.font,
      foregroundColor: own?.foregroundColor ?? common.foregroundColor,
      kern: own?.kern ?? common.kern, shadow: own?.shadow ?? common.shadow)
  }

  private func names(_ value: JSONValue, _ word: StateKeys.Word) -> Bool {
    document.string(value) == word.rawValue
  }

  /// What a still freezes an item in, and whether it leaves the item enabled.
  func states(of object: DocumentObject) -> (states: ItemStates, isEnabled: Bool) {
    let values = object.elements(StateKeys.states).map(\.value)
    return (itemStates(values), !values.contains { names($0, .disabled) })
  }

  private func itemStates(_ values: [JSONValue]) -> ItemStates {
    let progress = values.compactMap { value in
      names(value, .pressed)
        ? 1
        : DocumentObject(document: document, value: value, path: SpecPath())
          .number(StateKeys.progress)
    }
    return ItemStates(
      isHighlighted: values.contains { names($0, .highlighted) },
      isSelected: values.contains { names($0, .selected) }, pressed: progress.last)
  }

  mutating func image(_ item: DocumentObject, _ key: Key) -> BarButtonItem.Image? {
    let path = item.path / key.name
    if let object = item.object(key) {
      guard let file = object.text(ImageKeys.file) else { return nil }
      return .file(
        ImageFile(
          file: file, renderingMode: object.word(ImageKeys.renderingMode) ?? .automatic,
          scale: object.number(ImageKeys.scale) ?? ImageFile.scale(inName: file),
          resizingMode: object.word(ImageKeys.resizingMode), path: path))
    }
    guard let name = item.text(key), let value = item[key] else { return nil }
    if ImageFile.isFile(name) {
      return .file(
        ImageFile(
          file: name, renderingMode: .automatic, scale: ImageFile.scale(inName: name), path: path))
    }
    if let glyph = icons.glyph(named: name) { return .icon(name: name, glyph: glyph) }
    refuse(.unknownIcon(name, nearest: nearest(name, of: icons.names)), value, path)
    return nil
  }
}

extension ImageFile {
  /// Whether an image of this name is a file; any other is an icon.
  static func isFile(_ name: String) -> Bool { name.contains(".") || name.contains("/") }

  /// The scale that a file name says, as UIImage reads it: `menu@2x.png` is 2, `menu.png` is 1.
  static func scale(inName file: String) -> Double {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
