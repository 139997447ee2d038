import BarAssets
import BarLayout
import BarPrimitives
import BarSpec

/// Points a side: Apple's Human Interface Guidelines.
private let leastTarget = 44.0

extension Renderer {
  /// A document with all that is wrong with it and, where nothing is, with all that its author should
  /// look at: what `check` tells. Nothing is painted.
  public func check(
    _ input: SpecInput, patches: [SpecPatch] = [], themes: [FilePath] = []
  ) -> Prepared {
    var prepared = prepare(input, patches: patches, themes: themes)
    guard !prepared.hasErrors, let elements = prepared.frames?.elements else { return prepared }
    let reading = SpecReader(icons: MaterialIcons())
      .read(name: input.name, bytes: input.bytes, patches: patches)
    prepared.problems += reading.advice
    let places = reading.barPlaces
    prepared.tellTabContrasts(of: places, among: elements)
    for bar in places {
      guard let element = elements.first(where: { $0.id == bar.id }) else { continue }
      prepared.tell(floatingButtonOf: element, at: bar.path)
      prepared.tell(viewsWithoutWidthIn: element, of: bar.id, at: bar.path)
      prepared.tell(itemsWithoutRoomIn: element, at: bar.path)
    }
    prepared.tellDoubtful()
    let bars = reading.checkedBars
    let recommended = elementsAsRecommended(
      of: bars.filter { !$0.hasRecommendedFlags }, in: input, patches: patches, themes: themes)
    for bar in bars {
      guard let element = elements.first(where: { $0.id == bar.id }) else { continue }
      prepared.tell(heightOf: element, of: bar)
      for button in element.buttons where button.isSmall {
        prepared.tell(smallTarget: button, of: bar)
      }
      if let other = recommended.first(where: { $0.id == bar.id }) {
        prepared.tell(recommendation: bar, element.headerHeight, other.headerHeight)
      }
    }
    prepared.sortProblems()
    return prepared
  }

  /// The elements of `bars` if all of them had the recommended flags; none of a bar to which the flags
  /// would be an error. Arranges the document once, and again where there is such a bar.
  private func elementsAsRecommended(
    of bars: [CheckedBar], in input: SpecInput, patches: [SpecPatch], themes: [FilePath]
  ) -> [LayoutElement] {
    guard !bars.isEmpty else { return [] }
    let other = prepare(
      input, patches: patches + bars.flatMap { Renderer.recommendedFlags(of: $0.path) },
      themes: themes)
    if let frames = other.frames {
      return frames.elements.filter { element in bars.contains { $0.id == element.id } }
    }
    let errors = other.problems.filter { $0.severity == .error }
    let allowed = bars.filter { bar in !errors.contains { $0.path.isWithin(bar.path) } }
    guard allowed.count < bars.count else { return [] }
    return elementsAsRecommended(of: allowed, in: input, patches: patches, themes: themes)
  }

  /// MDCAppBarViewController's documentation: the minimal set to start with.
  private static func recommendedFlags(of bar: SpecPath) -> [SpecPatch] {
    let keys = [
      ("headerView/minMaxHeightIncludesSafeArea", "false"),
      ("inferTopSafeAreaInsetFromViewController", "true"),
    ]
    return keys.map { key, value in
      SpecPatch(name: "recommended", pointer: bar.pointer + "/" + key, json: value)
    }
  }
}

extension Prepared {
  fileprivate mutating func tell(smallTarget button: LayoutElement, of bar: CheckedBar) {
    let (width, height) = (button.frame.width, button.frame.height)
    tell(
      .spec, severity: .warning, code: "W0609",
      "the touch target of \(button.id) is \(shortDecimal(width)) x \(shortDecimal(height)) pt",
      at: bar.path / "navigationItem", notes: ["the smallest that a finger finds is 44 x 44 pt"])
  }

  /// Part of a floating button that the screen does not show, or that lies where its sides are not safe.
  fileprivate mutating func tell(floatingButtonOf bar: LayoutElement, at path: SpecPath) {
    guard let device = model?.device,
      let button = bar.withDescendants.first(where: { $0.type == "floatingButton" })
    else { return }
    let (frame, size, safe) = (button.frame, device.size, device.safeArea)
    func sides(_ sides: [(name: String, points: Double)]) -> String? {
      let over = sides.filter { $0.points > 0 }
      return over.isEmpty
        ? nil
        : over.map { "\(shortDecimal($0.points)) pt at the \($0.name)" }.joined(separator: ", ")
    }
    let screen = sides([
      ("left", -frame.minX), ("right", frame.maxX - size.width), ("top", -frame.minY),
      ("bottom", frame.maxY - size.height),
    ]).map { "the screen's edge: " + $0 }
    let inset = sides([
      ("left", safe.left - frame.minX), ("right", frame.maxX - size.width + safe.right),
    ]).map { "the safe area's edge: " + $0 }
    guard let over = screen ?? inset else { return }
    let place = path / "floatingButton"
    tell(
      .spec, severity: .warning, code: "W0674",
      "\(button.id) reaches over \(over)",
      at: sources.span(of: place) == nil ? path / "type" : place,
      notes: ["center it, shorten its title, or look at the safe area"])
  }

  /// The navigation bar asks for its own height, the bottom bar for what it has.
  fileprivate mutating func tell(heightOf element: LayoutElement, of bar: CheckedBar) {
    let all = element.withDescendants
    guard let header = element.children.first(where: { $0.type == "headerView" }),
      let stack = all.first(where: { $0.type == "headerStackView" }),
      let bottomBar = stack.children.first(where: { $0.type == "bottomBar" }),
      let maximum = header.number("maximumHeight")
    else { return }
    let room = maximum - (stack.frame.minY - header.frame.minY)
    let needed = ScreenFrames.navigationBarHeight + bottomBar.frame.height
    guard room < needed else { return }
    tell(
      .spec, severity: .warning, code: "W0615",
      "the header leaves \(shortDecimal(max(room, 0))) pt to bars that ask for"
        + " \(shortDecimal(needed))", at: bar.path / "bottomBar",
      notes: [
        "raise headerView.maximumHeight by \(shortDecimal(needed - room)), or set"
          + " shouldAdjustHeightBasedOnHeaderStackView"
      ])
  }

  fileprivate mutating func tell(
    recommendation bar: CheckedBar, _ height: Double?, _ recommended: Double?
  ) {
    guard let height, let recommended, recommended != height else { return }
    tell(
      .spec, severity: .note, code: "W0608",
      "the header is \(shortDecimal(height)) pt high, and \(shortDecimal(recommended)) with the"
        + " recommended flags", at: bar.path / "type",
      notes: [
        "inferTopSafeAreaInsetFromViewController: true, headerView.minMaxHeightIncludesSafeArea: false"
      ])
  }
}

extension LayoutElement {
  fileprivate func number(_ name: String) -> Double? {
    for detail in details where detail.name == name {
      if case .number(let number) = detail.value { return number }
    }
    return nil
  }

  /// Points; nil where the bar has no header.
  fileprivate var headerHeight: Double? {
    children.first { $0.type == "headerView" }?.frame.height
  }

  /// Every bar button in or below the element.
  fileprivate var buttons: [LayoutElement] {
    (className == "MDCButtonBarButton" ? [self] : []) + children.flatMap(\.buttons)
  }

  /// One way at least. A bar on its way out is not meant to be hit.
  fileprivate var isSmall: Bool {
    min(frame.width, frame.height) < leastTarget && frame.minY >= 0
  }
}
