import BarPrimitives

extension Validator {
  /// The bars that could be read, each with its element id.
  mutating func bars(_ document: DocumentObject) -> [Bar] {
    var ids = BarIDs()
    return placedBars(document, &ids).map(\.bar)
  }

  /// Those of `owner` itself; `ids` are those of the whole screen.
  mutating func placedBars(_ owner: DocumentObject, _ ids: inout BarIDs) -> [PlacedBar] {
    owner.elements(DocumentKeys.bars).compactMap { element in
      let object = DocumentObject(
        document: self.document, value: element.value, path: element.path)
      guard let type = object.text(BarKeys.type) else { return nil }
      let id = id(of: object, type, &ids)
      return bar(object, id, type).map { PlacedBar(bar: $0, path: element.path) }
    }
  }

  private mutating func bar(_ object: DocumentObject, _ id: ElementID, _ type: String) -> Bar? {
    switch type {
    case AppBarKeys.shape.name: return .appBar(appBar(object, id))
    case FlexibleHeaderKeys.shape.name: return .flexibleHeader(flexibleHeader(object, id))
    case MaterialNavigationBarKeys.shape.name, HeaderStackKeys.shape.name, TabBarKeys.shape.name,
      LegacyTabKeys.shape.name, ButtonBarKeys.shape.name, BottomAppBarKeys.shape.name,
      BottomNavigationKeys.shape.name:
      return customView(object).map { .view(StandaloneView(id: id, view: $0)) }
    default: return uikitBar(object, id, type).map { .uikit($0) }
    }
  }

  private mutating func id(
    of object: DocumentObject, _ type: String, _ ids: inout BarIDs
  ) -> ElementID {
    let given = object.text(BarKeys.id)
    let (id, isTaken) = ids.take(given, type)
    if isTaken {
      refuse(.takenID(id), object[BarKeys.id] ?? object.value, object.path / BarKeys.id.name)
    }
    return ElementID(id)
  }

  private mutating func flexibleHeader(
    _ object: DocumentObject, _ id: ElementID
  ) -> FlexibleHeader {
    var header = headerView(object.object(AppBarKeys.headerView))
    header.accessibilityLabel = object.text(PlainViewKeys.accessibilityLabel)
    let controller = headerController(object, &header)
    return FlexibleHeader(
      id: id, headerView: header, headerController: controller, frame: frame(object),
      lifted: object.flag(HeaderKeys.lifted),
      shadowEnds: object.word(HeaderKeys.shadowEnds) ?? .none)
  }

  func frame(_ object: DocumentObject) -> HeaderFrame? {
    object.object(HeaderKeys.frame).map { frame in
      HeaderFrame(
        x: frame.number(HeaderFrameKeys.x), y: frame.number(HeaderFrameKeys.y),
        width: frame.number(HeaderFrameKeys.width))
    }
  }
}

/// The heads of the element ids of a document.
struct BarIDs {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The next bar's id: its own, or its type with a number from the second bar of that type on.
  mutating func take(_ given: String?, _ type: String) -> (id: String, isTaken: Bool) {
    let count = counts[type, default: 0] + 1
    counts[type] = count
    let id = given ?? (count == 1 ? type : "\(type)#\(count)")
    return (id, !taken.insert(id).inserted)
  }
}
