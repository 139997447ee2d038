extension SpecReading {
  /// What to look into though the document has no errors, in its order; nothing where it has.
  public var advice: [Problem] {
    guard let model, let root = sources.root else { return [] }
    var adviser = Adviser(document: SpecDocument(root: root, texts: sources.texts), model: model)
    adviser.look()
    return adviser.advice.inDocumentOrder
  }
}

/// Looks at a document without errors for what its author may not have meant.
struct Adviser {
  let document: SpecDocument
  let model: BarModel
  var advice: [Problem] = []

  init(document: SpecDocument, model: BarModel) {
    self.document = document
    self.model = model
  }

  mutating func look() {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    lookAtSystem(root)
    lookAtContent(root)
    lookAtBars(root)
    if let navigation = root.object(DocumentKeys.navigation) { lookAtNavigation(navigation) }
  }

  mutating func tell(_ what: Advice, _ key: Key, of object: DocumentObject) {
    let place = object[key]?.place ?? object.value.place
    advice.append(
      what.problem(at: document.texts.shown(place.span), object.path / key.name))
  }

  /// The seeds' two notes on systems before iOS 11.
  private mutating func lookAtSystem(_ root: DocumentObject) {
    guard model.os < 11 else { return }
    tell(.noSafeAreas, DocumentKeys.os, of: root)
    let observes = bars(root).contains { bar in
      bar.object(AppBarKeys.headerView)?
        .flag(HeaderViewKeys.observesTrackingScrollViewScrollEvents) == true
    }
    if observes { tell(.clearsNoScrollView, DocumentKeys.os, of: root) }
  }

  private mutating func lookAtContent(_ root: DocumentObject) {
    guard let content = shownContent(root), model.os >= 13,
      content.word(ContentKeys.kind) == Content.Kind.collectionView,
      content.flag(ContentKeys.isInChildViewController) != true
    else { return }
    tell(.collectionViewAsScreen, ContentKeys.kind, of: content)
  }

  /// The document's bars, or those of the screen that shows.
  func bars(_ root: DocumentObject) -> [DocumentObject] {
    (shownScreen(root) ?? root).barsInPaintOrder
  }

  /// The last screen of the stack; nil: there is none.
  func shownScreen(_ root: DocumentObject) -> DocumentObject? {
    root.object(DocumentKeys.navigation)?.elements(NavigationKeys.stack).last.map { last in
      DocumentObject(document: document, value: last.value, path: last.path)
    }
  }

  /// The content of the screen that shows.
  func shownContent(_ root: DocumentObject) -> DocumentObject? {
    let screen = shownScreen(root)
    return (screen?[ScreenKeys.content] == nil ? root : screen)?.object(DocumentKeys.content)
  }
}
