import BarPrimitives

extension Validator {
  /// The whole document.
  mutating func model() -> BarModel {
    let object = DocumentObject(document: document, value: document.root, path: SpecPath())
    let model = model(of: object)
    if model.hasMaterialBars { noteLightScheme(model.scheme, under: model.traits, in: object) }
    return model
  }

  private mutating func model(of object: DocumentObject) -> BarModel {
    let traits = traits(object)
    let scheme = scheme(object)
    scrolledContent = object.object(DocumentKeys.content)
    let navigation = navigation(object)
    var model = BarModel(
      device: device(object), os: object.integer(DocumentKeys.os) ?? 17, traits: traits,
      scheme: scheme, content: content(scrolledContent), statusBar: statusBar(object),
      fonts: fonts(object), bars: navigation == nil ? bars(object) : [], scroll: scroll(object),
      isAppExtension: object.flag(DocumentKeys.appExtension) ?? false)
    guard let navigation else {
      addUIKit(object, to: &model)
      return model
    }
    var below = model
    below.scroll = []
    show(navigation.shown, in: &model)
    addUIKit(object, to: &model)
    guard let transition = navigation.transition else { return model }
    below.content = content(transition.below.content)
    below.uikit = model.uikit
    show(transition.below, in: &below)
    addOwnSteps(object, to: &below)
    model.transition = ScreenTransition(
      transition.operation, progress: transition.progress, below: below)
    return model
  }

  private func show(_ screen: ScreenOutcome, in model: inout BarModel) {
    model.bars = screen.bars.map(\.bar)
    model.barPaths = screen.bars.map(\.path)
    guard let leaving = screen.hidesInjectedBar else { return }
    model.scroll.insert(ScrollEvent(leaving), at: 0)
  }

  private func traits(_ document: DocumentObject) -> Traits {
    guard let object = document.object(DocumentKeys.traits) else { return Traits() }
    let locale = object.text(TraitKeys.locale) ?? "en"
    return Traits(
      userInterfaceStyle: object.word(TraitKeys.userInterfaceStyle) ?? .light,
      layoutDirection: document.document.layoutDirection,
      preferredContentSizeCategory: object.word(TraitKeys.preferredContentSizeCategory) ?? .large,
      locale: locale,
      voiceOver: object.flag(TraitKeys.voiceOver) ?? false,
      accessibilityContrast: object.word(TraitKeys.accessibilityContrast) ?? .normal,
      userInterfaceLevel: object.word(TraitKeys.userInterfaceLevel) ?? .base,
      reduceTransparency: object.flag(TraitKeys.reduceTransparency) ?? false)
  }

  private func content(_ object: DocumentObject?) -> Content? {
    guard let object else { return nil }
    let size = object.object(ContentKeys.contentSize)
    var content = Content(
      backgroundColor: object.color(ContentKeys.backgroundColor),
      rows: object.integer(ContentKeys.rows) ?? 0,
      position: position(object) ?? .scrolledBy(0),
      contentHeight: size?.number(SizeKeys.height),
      contentInset: object.object(ContentKeys.contentInset).map { Insets($0) } ?? .zero,
      contentInsetAdjustmentBehavior:
        object.word(ContentKeys.contentInsetAdjustmentBehavior) ?? .automatic,
      isTracking: object.flag(ContentKeys.isTracking) ?? false,
      isPagingEnabled: object.flag(ContentKeys.isPagingEnabled) ?? false)
    content.kind = object.word(ContentKeys.kind) ?? .scrollView
    content.pages = pages(object)
    return content
  }

  /// Nil: the content is not paged.
  func pages(_ content: DocumentObject) -> ContentPages? {
    let pages = content.elements(PageKeys.pages).map { element in
      let page = DocumentObject(document: document, value: element.value, path: element.path)
      return ContentPages.Page(
        backgroundColor: page.color(ContentKeys.backgroundColor),
        rows: page.integer(ContentKeys.rows), position: position(page) ?? .scrolledBy(0),
        contentHeight: page.object(ContentKeys.contentSize)?.number(SizeKeys.height))
    }
    return pages.isEmpty
      ? nil
      : ContentPages(pages, scrolledBy: content.number(PageKeys.pagesScrolledBy) ?? 0)
  }

  private func statusBar(_ document: DocumentObject) -> StatusBar? {
    if case .null = document[DocumentKeys.statusBar]?.kind { return nil }
    let object = document.object(DocumentKeys.statusBar)
    return StatusBar(
      style: object?.word(StatusBarKeys.style), time: object?.sourcedText(StatusBarKeys.time))
  }

  private func fonts(_ document: DocumentObject) -> [FontFile] {
    document.elements(DocumentKeys.fonts).compactMap { element in
      let object = DocumentObject(
        document: self.document, value: element.value, path: element.path)
      let name = self.document.string(element.value)
      guard let file = name ?? object.text(FontFileKeys.file) else { return nil }
      return FontFile(
        file: file, family: object.text(FontFileKeys.family),
        instance: object.text(FontFileKeys.instance), axes: axes(object), path: element.path)
    }
  }

  private func axes(_ font: DocumentObject) -> [FontFile.Axis] {
    font.elements(FontFileKeys.axes).compactMap { element in
      let axis = DocumentObject(document: document, value: element.value, path: element.path)
      guard let tag = axis.text(FontAxisKeys.tag), let value = axis.number(FontAxisKeys.value)
      else { return nil }
      return FontFile.Axis(tag: tag, value: value)
    }
  }
}

extension SpecDocument {
  /// As its traits say, else that of their locale.
  var layoutDirection: LayoutDirection {
    let document = DocumentObject(document: self, value: root, path: SpecPath())
    guard let traits = document.object(DocumentKeys.traits) else { return .leftToRight }
    return traits.word(TraitKeys.layoutDirection)
      ?? LayoutDirection(locale: traits.text(TraitKeys.locale) ?? "en")
  }
}

extension BarModel {
  /// Whether any bar may take colours from the scheme, as all but UIKit's do.
  fileprivate var hasMaterialBars: Bool {
    let isUIKit = bars.allSatisfy { if case .uikit = $0 { true } else { false } }
    return bars.isEmpty || !isUIKit || transition?.below.contains(where: \.hasMaterialBars) == true
  }
}
