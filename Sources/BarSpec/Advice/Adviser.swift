extension SpecReading {
  /// What to look into though the document has no errors, in its order; nothing where it has.
  public var advice: [Problem] {
    guard let model, let root = sources.root else { return [] }
    var adviser = Adviser(document: SpecDocument(root: root, texts: sources.texts), model: model)
    adviser.look()
    return paths.written(adviser.advice.inDocumentOrder)
  }
}

/// Looks at a document without errors for what its author may not have meant.
struct Adviser {
  let document: SpecDocument
  let model: BarModel
  var advice: [Problem] = []
  /// The same, to find one among many.
  private var told: Set<Problem> = []

  init(document: SpecDocument, model: BarModel) {
    self.document = document
    self.model = model
  }

  mutating func look() {
    let root = DocumentObject(document: document, value: document.root, path: SpecPath())
    let screens = screens(root)
    lookAtSystem(root, screens)
    lookAtItemProxy()
    for screen in screens {
      lookAtContent(of: screen)
      lookAtBars(of: screen)
      if screen.isOnStack { lookAtItems(of: screen.owner) }
      if screen.getsAppBar { lookAtInjectedBar(of: screen) }
    }
    lookAtIneffectiveKeys(of: screens, in: root)
  }

  mutating func tell(_ what: Advice, _ key: Key, of object: DocumentObject) {
    let place = object[key]?.place ?? object.value.place
    tell(what.problem(at: document.texts.shown(place.span), object.path / key.name))
  }

  /// What two screens have in common is told once.
  mutating func tell(_ problem: Problem) {
    if told.insert(problem).inserted { advice.append(problem) }
  }

  /// The two notes on systems before iOS 11 in the documentation of Material's bars: that a content
  /// controller may need its top layout guide adjusted, and that an observing header must let go.
  private mutating func lookAtSystem(_ root: DocumentObject, _ screens: [AdvisedScreen]) {
    guard model.os < 11 else { return }
    let isMaterial = screens.contains { screen in
      screen.getsAppBar
        || screen.owner.barsInPaintOrder.contains { bar in
          bar.text(BarKeys.type).flatMap(UIKitBarKind.init(rawValue:)) == nil
        }
    }
    guard isMaterial else { return }
    let headers = screens.flatMap(\.headers)
    tell(
      .noSafeAreas(hasRemedy: headers.contains(where: \.lacksGuideOfContent)), DocumentKeys.os,
      of: root)
    // What tracks nothing has nothing to clear.
    let clears = screens.contains { screen in
      screen.content != nil
        && screen.headers.contains {
          $0.observes && ($0.tracksContent || root.saysAny(of: [.trackPage]))
        }
    }
    if clears { tell(.clearsNoScrollView, DocumentKeys.os, of: root) }
  }

  /// What no header tracks is set nowhere.
  private mutating func lookAtContent(of screen: AdvisedScreen) {
    guard let content = screen.content, model.os >= 13,
      content.word(ContentKeys.kind) == Content.Kind.collectionView,
      content.flag(ContentKeys.isInChildViewController) != true,
      screen.headers.contains(where: \.tracksContent)
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
}
