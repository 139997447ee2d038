import BarPrimitives

/// A bar of the document with its place, as far as `check` looks at it once it is laid out.
public struct CheckedBar: Hashable, Sendable {
  public let id: ElementID
  public let path: SpecPath
  /// Whether it states the flags that the documentation recommends.
  public let hasRecommendedFlags: Bool
}

/// A bar's id, and the way to it in the document.
public struct BarPlace: Hashable, Sendable {
  public let id: ElementID
  public let path: SpecPath
}

extension Bar {
  /// Whatever kind it is of.
  public var id: ElementID {
    switch self {
    case .appBar(let bar): bar.id
    case .flexibleHeader(let bar): bar.id
    case .view(let bar): bar.id
    case .uikit(let bar): bar.id
    }
  }
}

extension SpecReading {
  /// The bars that the document itself gives, each with its way; none where it has errors.
  public var barPlaces: [BarPlace] {
    guard let model, let root = sources.root else { return [] }
    let document = SpecDocument(root: root, texts: sources.texts)
    let object = DocumentObject(document: document, value: root, path: SpecPath())
    return zip(model.bars, Adviser(document: document, model: model).bars(object))
      .map { BarPlace(id: $0.id, path: $1.path) }
  }

  /// The bars with a header that the document itself gives; none where it has errors.
  public var checkedBars: [CheckedBar] {
    guard let model, let root = sources.root else { return [] }
    let document = SpecDocument(root: root, texts: sources.texts)
    let object = DocumentObject(document: document, value: root, path: SpecPath())
    return zip(model.bars, Adviser(document: document, model: model).bars(object))
      .compactMap { bar, object in
        bar.flags.map {
          CheckedBar(id: $0.id, path: object.path, hasRecommendedFlags: $0.isRecommended)
        }
      }
  }
}

/// What is recommended of a header.
private struct RecommendedFlags {
  let id: ElementID
  let isRecommended: Bool

  init(_ id: ElementID, _ header: HeaderView, _ controller: HeaderController) {
    self.id = id
    isRecommended =
      header.minMaxHeightIncludesSafeArea == false
      && controller.inferTopSafeAreaInsetFromViewController == true
  }
}

extension Bar {
  fileprivate var flags: RecommendedFlags? {
    switch self {
    case .appBar(let bar): RecommendedFlags(bar.id, bar.headerView, bar.headerController)
    case .flexibleHeader(let bar): RecommendedFlags(bar.id, bar.headerView, bar.headerController)
    case .view, .uikit: nil
    }
  }
}
