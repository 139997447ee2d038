import BarLayout
import BarPrimitives
import BarSpec
import BarTheme

/// The elements that `inspect` prints, each property of which can be asked for.
///
/// Takes the element tree and the rows of the explanation. Gives for a property the row that explains
/// it under another name or at an element around, else one of its own: the document's or the layout's.
/// Never looks at a bar again.
public struct AskedElements {
  private struct Place {
    let element: LayoutElement
    /// The nearest first.
    let around: [LayoutElement]
  }
  /// Only looked up in.
  private let places: [String: Place]
  /// Only looked up in.
  private let rows: [String: [ExplainedProperty]]
  private let stated: StatedProperties
  /// In paint order.
  let ids: [String]

  init(_ elements: [LayoutElement], _ rows: [ExplainedProperty], _ stated: StatedProperties) {
    var (places, ids): ([String: Place], [String]) = ([:], [])
    func add(_ element: LayoutElement, in around: [LayoutElement]) {
      places[element.id.path] = Place(element: element, around: around)
      ids.append(element.id.path)
      for child in element.children { add(child, in: [element] + around) }
    }
    for element in elements { add(element, in: []) }
    self.places = places
    self.ids = ids
    self.rows = Dictionary(grouping: rows, by: \.element.path)
    self.stated = stated
  }

  /// What can be asked of an element besides the rows of its explanation.
  func names(of id: String) -> [String] { places[id].map { $0.element.asked.map(\.name) } ?? [] }

  /// All that is known of an element which has no rows of its own; empty: there is no such element.
  func answers(of id: String) -> [ExplainedProperty] {
    var answers: [ExplainedProperty] = []
    for name in names(of: id) {
      guard let row = explained(name, of: id) ?? told(name, of: id) else { continue }
      if !answers.contains(row) { answers.append(row) }
    }
    return answers
  }

  /// The row that explains a property; nil: none does.
  func explained(_ name: String, of id: String) -> ExplainedProperty? {
    guard let place = places[id], let detail = place.element.asked.first(where: { $0.name == name })
    else { return nil }
    let terms = ExplainedTerms(detail)
    for element in [place.element] + (terms.mayBeAround(place.element) ? place.around : []) {
      let rows = rows[element.id.path] ?? []
      for word in terms.words {
        guard let row = rows.last(where: { terms.fits($0, word) }) else { continue }
        return terms.isPart ? row.part(detail, of: place.element.id) : row
      }
    }
    return nil
  }

  /// A row of its own: the document's where it says it, else the layout's. Nil: no such property.
  func told(_ name: String, of id: String) -> ExplainedProperty? {
    guard let element = places[id]?.element,
      let detail = element.asked.first(where: { $0.name == name })
    else { return nil }
    if let statement = stated.place(of: name, in: element) {
      return ExplainedProperty(
        element.id, name, detail.value.spelled, level: "document", origin: statement.key,
        path: statement.path, rule: "the document says it of this element")
    }
    return ExplainedProperty(
      element.id, name, detail.value.spelled, level: "layout", origin: "the layout's rules",
      rule: detail.reason(in: element.type))
  }
}

extension ExplainedProperty {
  /// One of several values that the row's source decides together.
  fileprivate func part(
    _ detail: LayoutElement.Detail, of element: ElementID
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, detail.name, detail.value.spelled, level: level, slot: slot, origin: origin,
      path: path, span: span, rule: rule)
  }
}

extension LayoutElement {
  /// The properties in the order in which `inspect` prints them.
  fileprivate var asked: [Detail] {
    let kind = [("type", type), ("className", className ?? ""), ("part", part ?? "")]
    return [Detail("frame", .rect(frame))] + details + kind.map { Detail($0.0, .text($0.1)) }
  }
}

extension LayoutElement.Detail.Value {
  /// As explanations spell values: without quotes, and never nothing.
  fileprivate var spelled: String {
    switch self {
    case .text(let text): text.isEmpty ? "none" : text
    case .font(let font): font.description
    case .number, .flag, .color, .rect, .insets: description
    }
  }
}
