import BarPrimitives

extension TransitionFrames {
  /// The bars that both screens share, the lower one's first, their parts where they are drawn.
  func sharedElements(under upper: ScreenFrames) -> [LayoutElement] {
    let motions = sharedMotions(under: upper)
    let lower = below.first?.bars.filter { isShared($0, with: upper) } ?? []
    let new = upper.bars.filter { isShared($0, with: upper) }
    return lower.map { element(of: $0, alpha: leavingAlpha(under: new), motions) }
      + new.map { element(of: $0, alpha: covering, motions) }
  }

  /// A navigation bar's parts travel, and its background alone fades; all other bars fade as they are.
  private func element(
    of bar: BarFrames, alpha: Double, _ motions: SharedNavigationMotions?
  ) -> LayoutElement {
    let element = bar.element
    guard case .uikit(let frames) = bar, case .navigation = frames.content else {
      return element.fading(to: alpha)
    }
    return element.with(
      children: element.children.map { child in
        child.type == "background"
          ? child.fading(to: alpha)
          : motions?.moved(child, of: element.id) ?? child
      })
  }
}

extension SharedNavigationMotions {
  /// A part of one of the two bars at its place.
  fileprivate func moved(_ element: LayoutElement, of bar: ElementID) -> LayoutElement {
    guard let part = Part(element.type) else { return element }
    let motion = bar == upper.id ? coming : leaving
    guard part == .backIndicator else { return element.moved(by: motion(part)) }
    let parts = bar == upper.id ? upper.parts : lower.parts
    return element.moved(
      by: motion(.backIndicator), label: parts.backButton?.label?.frame, by: motion(.backLabel))
  }
}

extension SharedNavigationMotions.Part {
  /// By the element's type; the back button is its indicator, beside which the label has a way of its
  /// own.
  fileprivate init?(_ type: String) {
    switch type {
    case "largeTitle": self = .largeTitle
    case "prompt": self = .prompt
    case "searchBar": self = .searchBar
    case "backButton": self = .backIndicator
    case "leftBarButtonItem", "leftBarButtonItems": self = .leadingItems
    case "rightBarButtonItem", "rightBarButtonItems": self = .trailingItems
    case "titleView": self = .titleView
    case "title": self = .title
    default: return nil
    }
  }
}

extension LayoutElement {
  fileprivate func with(
    frame: Rect? = nil, details: [Detail]? = nil, children: [LayoutElement]? = nil
  ) -> LayoutElement {
    LayoutElement(
      id: id, type: type, className: className, part: part, frame: frame ?? self.frame,
      details: details ?? self.details, fullText: fullText, children: children ?? self.children)
  }

  /// With all below it, further to the right and down, in points.
  func offsetBy(x: Double, y: Double = 0) -> LayoutElement {
    with(
      frame: frame.offsetBy(x: x, y: y),
      details: details.map { detail in
        switch detail.value {
        case .rect(let rect): Detail(detail.name, .rect(rect.offsetBy(x: x, y: y)))
        case .number(let number) where detail.name.lowercased().hasSuffix("baseline"):
          Detail(detail.name, .number(number + y))
        default: detail
        }
      }, children: children.map { $0.offsetBy(x: x, y: y) })
  }

  /// Told with its opacity, where that is not whole.
  fileprivate func fading(to alpha: Double) -> LayoutElement {
    guard alpha < 1 else { return self }
    var own = 1.0
    for detail in details where detail.name == "alpha" {
      if case .number(let number) = detail.value { own = number }
    }
    return with(
      details: details.filter { $0.name != "alpha" } + [Detail("alpha", .number(own * alpha))])
  }

  fileprivate func moved(by motion: SharedNavigationMotions.Motion) -> LayoutElement {
    offsetBy(x: motion.dx, y: motion.dy).fading(to: motion.alpha)
  }

  /// A back button, around its indicator and the label's frame where these are drawn.
  fileprivate func moved(
    by indicator: SharedNavigationMotions.Motion, label: Rect?,
    by labelMotion: SharedNavigationMotions.Motion
  ) -> LayoutElement {
    guard let label else { return moved(by: indicator) }
    let title = label.offsetBy(x: labelMotion.dx, y: labelMotion.dy)
    var sign = Rect.zero
    let details = details.map { detail -> Detail in
      switch detail.value {
      case .rect(let rect):
        sign = rect.offsetBy(x: indicator.dx, y: indicator.dy)
        return Detail(detail.name, .rect(sign))
      case .number(let number) where detail.name == "baseline":
        return Detail(detail.name, .number(number + labelMotion.dy))
      default: return detail
      }
    }
    let seen = [(sign, indicator.alpha), (title, labelMotion.alpha)].filter { $0.1 > 0 }
    return with(
      frame: seen.isEmpty ? sign.union(title) : seen.reduce(Rect.zero) { $0.union($1.0) },
      details: details + [
        Detail("titleFrame", .rect(title)), Detail("indicatorAlpha", .number(indicator.alpha)),
        Detail("titleAlpha", .number(labelMotion.alpha)),
      ]
    ).fading(to: seen.isEmpty ? 0 : 1)
  }
}
