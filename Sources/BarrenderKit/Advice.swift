import BarAssets
import BarLayout
import BarPrimitives
import BarSpec

extension Renderer {
  /// A document with all that is wrong with it and, where nothing is, with all that its author should
  /// look at: what `check` tells. Nothing is painted.
  public func check(
    _ input: SpecInput, patches: [SpecPatch] = [], themes: [FilePath] = []
  ) -> Prepared {
    var prepared = prepare(input, patches: patches, themes: themes)
    guard !prepared.hasErrors, let frames = prepared.frames else { return prepared }
    let reading = SpecReader(icons: MaterialIcons())
      .read(name: input.name, bytes: input.bytes, patches: patches)
    prepared.problems += reading.advice
    prepared.tellTabContrasts(of: reading.barPlaces)
    for bar in reading.barPlaces {
      guard let element = frames.elements.first(where: { $0.id == bar.id }) else { continue }
      prepared.tell(floatingButtonOf: element, at: bar.path)
      prepared.tell(viewsWithoutWidthIn: element, of: bar.id, at: bar.path)
      prepared.tell(itemsWithoutRoomIn: element, at: bar.path)
    }
    prepared.tellDoubtful()
    for bar in reading.checkedBars {
      guard let element = frames.elements.first(where: { $0.id == bar.id }) else { continue }
      prepared.tell(heightOf: element, of: bar)
      for button in element.buttons where button.isSmall {
        prepared.tell(smallTarget: button, of: bar)
      }
      if !bar.hasRecommendedFlags {
        let other = prepare(
          input, patches: patches + Renderer.recommendedFlags(of: bar.path), themes: themes)
        prepared.tell(recommendation: bar, element.headerHeight, other.frames)
      }
    }
    prepared.sortProblems()
    return prepared
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
      let button = bar.all.first(where: { $0.type == "floatingButton" })
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

  /// The navigation bar asks for 56 points (MDCNavigationBar.m), the bottom bar for what it has.
  fileprivate mutating func tell(heightOf element: LayoutElement, of bar: CheckedBar) {
    let all = element.all
    guard let header = element.children.first(where: { $0.type == "headerView" }),
      let stack = all.first(where: { $0.type == "headerStackView" }),
      let bottomBar = stack.children.first(where: { $0.type == "bottomBar" }),
      let maximum = header.number("maximumHeight")
    else { return }
    let room = maximum - (stack.frame.minY - header.frame.minY)
    let needed = 56 + bottomBar.frame.height
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
    recommendation bar: CheckedBar, _ height: Double?, _ other: ScreenFrames?
  ) {
    let recommended = other?.elements.first { $0.id == bar.id }?.headerHeight
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
  /// The element with all below it.
  fileprivate var all: [LayoutElement] { [self] + children.flatMap(\.all) }

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

  /// Apple's Human Interface Guidelines: less than 44 points one way. A bar on its way out is not
  /// meant to be hit.
  fileprivate var isSmall: Bool {
    let smallest = 44.0
    return min(frame.width, frame.height) < smallest && frame.minY >= 0
  }
}
