import BarDisplayList
import BarPrimitives
import BarSpec
import BarTheme

extension ScreenFrames {
  /// The element tree, in paint order.
  public var elements: [LayoutElement] {
    (transition?.elements(under: self) ?? elements { _ in true })
      + (statusBar.map { [$0.element] } ?? []) + (largeContent.map { [$0.element] } ?? [])
  }

  /// The content's and those of the bars that `keeps` says, back to front.
  func elements(where keeps: (BarFrames) -> Bool) -> [LayoutElement] {
    barsBehindContent.filter(keeps).map(\.element) + (content.map { [$0.element] } ?? [])
      + barsBeforeContent.filter(keeps).map(\.element)
  }
}

extension BarFrames {
  var element: LayoutElement {
    switch self {
    case .appBar(let bar): bar.element
    case .flexibleHeader(let header): header.flexibleHeaderElement
    case .view(let view): view.element(type: view.typeWord)
    case .uikit(let bar): bar.element
    }
  }
}

extension ContentFrames {
  fileprivate var element: LayoutElement {
    let id = content.id
    return LayoutElement(
      id: id, type: "content",
      // Pages are scroll views of the content's kind, side by side in a plain one.
      className: pages.isEmpty ? content.kind.className : Content.Kind.scrollView.className,
      frame: frame,
      details: [
        .init("backgroundColor", .color(content.backgroundColor)),
        .init("rows", .number(Double(content.rows))),
      ],
      children: rows.map { $0.element(of: id, in: content.kind) }
        + pages.map { page in
          let id = (id / "pages")[page.index]
          return LayoutElement(
            id: id, type: "pages", className: content.kind.className, frame: page.frame,
            details: [
              .init("backgroundColor", .color(page.page.backgroundColor)),
              .init("rows", .number(Double(page.page.rows))),
            ], children: page.rows.map { $0.element(of: id, in: content.kind) })
        })
  }
}

extension ContentFrames.Row {
  fileprivate func element(of content: ElementID, in kind: Content.Kind) -> LayoutElement {
    LayoutElement(
      id: (content / "rows")[index], type: "rows", className: kind.rowClassName,
      part: kind.rowPart, frame: frame)
  }
}

extension StatusBarFrames {
  fileprivate var element: LayoutElement {
    LayoutElement(
      id: bar.id, type: "statusBar", frame: frame,
      details: [
        .init("style", .text(bar.color == .white ? "lightContent" : "darkContent"))
      ] + (clock?.details(color: "foregroundColor", font: "font") ?? []))
  }
}

extension TextLine {
  /// What the line shows and how it is set, colour and font under the bar's own names for them.
  func details(color: String, font: String) -> [LayoutElement.Detail] {
    var details: [LayoutElement.Detail] = [
      .init("text", .text(shaped.visibleText)), .init(font, .font(text.font)),
      .init(color, .color(text.color)), .init("baseline", .number(origin.y)),
      .init("truncated", .flag(shaped.isTruncated)),
    ]
    if text.letterSpacing != 0 { details.append(.init("kern", .number(text.letterSpacing))) }
    if let shadow = text.shadow {
      details += [
        .init("shadowColor", .color(shadow.color)),
        .init("shadowOffsetX", .number(shadow.dx)), .init("shadowOffsetY", .number(shadow.dy)),
        .init("shadowBlurRadius", .number(shadow.sigma * 2)),
      ]
    }
    return details
  }
}
