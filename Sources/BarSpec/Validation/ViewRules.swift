extension Validator {
  /// The view under `key`; nil where there is none that could be read.
  mutating func view(_ object: DocumentObject, _ key: Key) -> CustomView? {
    object.object(key).flatMap { view($0) }
  }

  mutating func views(_ object: DocumentObject, _ key: Key) -> [CustomView] {
    object.elements(key).compactMap { element in
      view(DocumentObject(document: document, value: element.value, path: element.path))
    }
  }

  /// A view inside a bar.
  private mutating func view(_ object: DocumentObject) -> CustomView? {
    for key in [BarKeys.id, TintedViewKeys.superview] {
      guard let value = object[key] else { continue }
      refuse(.onlyInBars(key.name), value, object.path / key.name)
    }
    return customView(object)
  }

  /// Any view, a bar of the screen included.
  mutating func customView(_ object: DocumentObject) -> CustomView? {
    guard let kind = kind(of: object) else { return nil }
    let frame = object.object(ViewKeys.frame).map { frame in
      ViewFrame(
        x: frame.number(ViewFrameKeys.x), y: frame.number(ViewFrameKeys.y),
        width: frame.number(ViewFrameKeys.width), height: frame.number(ViewFrameKeys.height))
    }
    let mask = object[ViewKeys.autoresizingMask].map { _ in
      object.elements(ViewKeys.autoresizingMask).compactMap {
        document.string($0.value).flatMap { AutoresizingMask(rawValue: $0) }
      }
    }
    return CustomView(kind, frame: frame, autoresizingMask: mask, path: object.path)
  }

  private mutating func kind(of object: DocumentObject) -> CustomView.Kind? {
    switch object.text(BarKeys.type) {
    case PlainViewKeys.view.name: return .plain(plainView(object, .none))
    case PlainViewKeys.label.name: return .plain(plainView(object, .label(label(object))))
    case PlainViewKeys.imageView.name:
      return .plain(plainView(object, .image(imageContents(object))))
    case MaterialNavigationBarKeys.shape.name:
      return .navigationBar(
        MaterialNavigationBar(
          theme: object.theme(MaterialNavigationBarKeys.theme) ?? .primary,
          navigationItem: navigationItem(object.object(AppBarKeys.navigationItem)),
          view: navigationBar(object)))
    case ButtonBarKeys.shape.name: return .buttonBar(buttonBar(object))
    case HeaderStackKeys.shape.name:
      return .headerStack(
        HeaderStackView(
          topBar: view(object, HeaderStackKeys.topBar),
          bottomBar: view(object, HeaderStackKeys.bottomBar),
          backgroundColor: object.color(PlainViewKeys.backgroundColor)))
    case FlexibleHeaderKeys.shape.name: return .flexibleHeader(flexibleHeaderView(object))
    case TabBarKeys.shape.name: return .tabBarView(tabBarView(object))
    case LegacyTabKeys.shape.name: return .legacyTabBar(legacyTabBar(object))
    case BottomAppBarKeys.shape.name: return .bottomAppBar(bottomAppBar(object))
    case BottomNavigationKeys.shape.name:
      return .bottomNavigationBar(bottomNavigationBar(object))
    case StackViewKeys.shape.name: return .stack(stackView(object))
    default: return nil
    }
  }

  /// A header view has no controller that would track, infer or add it anywhere.
  private mutating func flexibleHeaderView(_ object: DocumentObject) -> FlexibleHeaderView {
    for key in FlexibleHeaderKeys.ofBars where object[key] != nil {
      refuse(.onlyInBars(key.name), object[key], object.path / key.name)
    }
    var header = FlexibleHeaderView(
      headerView: headerView(object.object(AppBarKeys.headerView)),
      lifted: object.flag(HeaderKeys.lifted),
      shadowEnds: object.word(HeaderKeys.shadowEnds) ?? .none)
    header.headerView.accessibilityLabel = object.text(PlainViewKeys.accessibilityLabel)
    return header
  }

  private mutating func buttonBar(_ object: DocumentObject) -> ButtonBarView {
    let baseline = object.number(ButtonBarKeys.buttonTitleBaseline) ?? 0
    var bar = ButtonBarView(
      items: barButtonItems(object, ButtonBarKeys.items),
      layoutPosition: object.word(ButtonBarKeys.layoutPosition) ?? .none,
      look: navigationBar(object), buttonTitleBaseline: baseline > 0 ? baseline : nil)
    bar.setsLayoutPositionAfterItems =
      object.flag(ButtonBarKeys.setsLayoutPositionAfterItems) ?? false
    return bar
  }

  private func plainView(_ object: DocumentObject, _ contents: PlainView.Contents) -> PlainView {
    typealias Keys = PlainViewKeys
    return PlainView(
      contents, backgroundColor: object.color(Keys.backgroundColor),
      cornerRadius: object.number(Keys.cornerRadius) ?? 0,
      clipsToBounds: object.flag(Keys.clipsToBounds) ?? false,
      isUserInteractionEnabled: object.flag(Keys.isUserInteractionEnabled),
      accessibilityLabel: object.text(Keys.accessibilityLabel))
  }

  private func label(_ object: DocumentObject) -> LabelContents {
    typealias Keys = PlainViewKeys
    return LabelContents(
      text: object.sourcedText(Keys.text), font: object.font(Keys.font),
      textColor: object.color(Keys.textColor),
      textAlignment: object.word(Keys.textAlignment) ?? .natural)
  }

  private mutating func imageContents(_ object: DocumentObject) -> ImageContents {
    typealias Keys = PlainViewKeys
    return ImageContents(
      image: image(object, Keys.image), tintColor: object.color(Keys.tintColor),
      contentMode: object.word(Keys.contentMode) ?? .scaleToFill)
  }
}
