/// A bar with its place in the document.
struct PlacedBar {
  var bar: Bar
  var path: SpecPath
}

/// What one screen of a navigation controller comes to.
struct ScreenOutcome {
  /// In paint order.
  var bars: [PlacedBar]
  /// What scrolls under them; nil: nothing does.
  var content: DocumentObject?
  /// The injected bar is told to leave before anything else happens; nil: it is not.
  var hidesInjectedBar: ScrollEvent.Kind?
}

extension DocumentObject {
  /// The child view controllers, in paint order.
  var children: [DocumentObject] {
    elements(ScreenKeys.children).map {
      DocumentObject(document: document, value: $0.value, path: $0.path)
    }
  }

  /// The bars of a screen in paint order: its children's, at any depth, before its own.
  var barsInPaintOrder: [DocumentObject] {
    children.flatMap(\.barsInPaintOrder)
      + elements(DocumentKeys.bars).map {
        DocumentObject(document: document, value: $0.value, path: $0.path)
      }
  }

  /// The bars that the document shows: its own, or those of the last screen of its stack and, where
  /// there is one, of the screen below.
  var barsInDocument: [DocumentObject] {
    guard let navigation = object(DocumentKeys.navigation) else { return barsInPaintOrder }
    return navigation.elements(NavigationKeys.stack).suffix(2).reversed().flatMap {
      DocumentObject(document: document, value: $0.value, path: $0.path).barsInPaintOrder
    }
  }

  /// Whether the screen, or a child at any depth, has a header. One whose type could not be read may
  /// be one.
  var hasHeader: Bool {
    barsInPaintOrder.contains { bar in
      ScreenKeys.hasHeader(bar.text(BarKeys.type) ?? AppBarKeys.shape.name)
    }
  }
}
