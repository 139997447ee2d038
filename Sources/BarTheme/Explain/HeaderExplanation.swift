import BarPrimitives
import BarSpec

/// Where the properties of a header view come from that no theme has.
struct HeaderExplanation {
  let view: HeaderView
  let header: ResolvedHeader
  /// Of the object that has the bar's keys.
  let path: SpecPath

  var properties: [ExplainedProperty] {
    [shadowColor, shiftBehavior] + corners + heights
      + HeaderFlagExplanation(header: header, path: path).properties
  }

  /// Of a header that is as high as its stack asks, only the layout knows them.
  private var heights: [ExplainedProperty] {
    guard header.flags.includesSafeArea.cause != .shouldAdjustHeightBasedOnHeaderStackView else {
      return []
    }
    let (low, high) = ("minimumHeight", "maximumHeight")
    return [
      height(low, header.heights.minimum, said: view.minimumHeight, from: high),
      height(high, header.heights.maximum, said: view.maximumHeight, from: low),
    ]
  }

  /// Setting one of the two moves the `other` where they would contradict each other.
  private func height(
    _ name: String, _ value: Double, said: Double?, from other: String
  ) -> ExplainedProperty {
    let inset = shortDecimal(header.topInset) + " pt"
    let counts =
      "the top inset of \(inset) "
      + (header.heights.includesSafeArea ? "is counted in it" : "comes on top of it")
    let isMoved = said == nil && value != MinMaxHeight.standard + header.topInset
    if said != nil { return self.said(name, shortDecimal(value), at: name, counts) }
    return isMoved
      ? self.said(name, shortDecimal(value), at: other, "\(other) moves it; \(counts)")
      : original(
        name, shortDecimal(value),
        "\(shortDecimal(MinMaxHeight.standard)) pt and the top inset of \(inset)")
  }

  private var shadowColor: ExplainedProperty {
    let (name, value) = ("shadowColor", "\(header.shadow.color)")
    switch header.shadow.kind {
    case .calayer: return original(name, value, "the view's own layer stays black")
    case .custom where view.customShadow?.color != nil:
      return said(name, value, at: "shadowLayer", "a layer of one's own has its own colour")
    case .custom where view.customShadow?.elevation != nil:
      return said(
        name, value, at: "shadowLayer", "a shadow of MDCShadowsCollection has its own colour")
    case .custom, .mdcShadowLayer:
      return view.shadowColor == nil
        ? original(name, value, "nothing sets it")
        : said(name, value, at: name, "the document says it")
    }
  }

  /// Told where there are any.
  private var corners: [ExplainedProperty] {
    let name = "cornerRadius"
    guard header.cornerRadius > 0 else { return [] }
    return [said(name, shortDecimal(header.cornerRadius), at: name, "the document says it")]
  }

  private var shiftBehavior: ExplainedProperty {
    let (name, value) = ("shiftBehavior", header.movement.shiftBehavior.rawValue)
    guard let stated = view.scrolling.shiftBehavior else {
      return original(name, value, "nothing sets it")
    }
    if view.scrolling.isHideableByController {
      let key = "shouldSetNavigationBarHiddenHideAppBar"
      return ExplainedProperty(
        element, name, value, level: "document", origin: key,
        path: SpecPath() / "navigation" / key,
        rule: "the navigation controller makes a disabled header hideable before it hides it")
    }
    guard stated != header.movement.shiftBehavior else {
      return said(name, value, at: name, "the document says it")
    }
    return ExplainedProperty(
      element, name, value, level: "document", origin: "appExtension",
      path: SpecPath() / "appExtension",
      beat: [
        ExplainedProperty.Loser(
          name: name, value: stated.rawValue, path: path / "headerView" / name)
      ], rule: "a header in an app extension cannot take the status bar along")
  }

  private var element: ElementID { header.bar / "headerView" }

  /// By the header view's key `key`.
  private func said(
    _ name: String, _ value: String, at key: String, _ rule: String
  ) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "document", origin: key, path: path / "headerView" / key,
      rule: rule)
  }

  private func original(_ name: String, _ value: String, _ rule: String) -> ExplainedProperty {
    ExplainedProperty(
      element, name, value, level: "default", origin: "the original's default", rule: rule)
  }
}
