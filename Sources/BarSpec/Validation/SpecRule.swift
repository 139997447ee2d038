import BarPrimitives

/// What can be wrong with a document that is good JSON: facts; code and sentence are derived.
enum SpecRule: Sendable {
  case unknownKey(String, in: ObjectShape)
  case missing(String, in: String)
  case wrongType(String, expected: String, found: String, unquoted: String?)
  case outOfRange(String, found: String, allowed: String)
  case notWhole(String, found: String, allowed: ClosedRange<Int>)
  case notOneOf(String, found: String, words: [String])
  case tooMany(String, count: Int, allowed: ClosedRange<Int>)
  case tooLong(String, count: Int, allowed: Int)
  case tooMuchText(allowed: Int)
  case badColor(String, found: String)
  case badFontWeight(String, found: String)
  case exclusive(String, String)
  case oneOfRequired(String, String)
  case minimumAboveMaximum(minimum: String, maximum: String, last: String)
  case badID(String)
  case takenID(String)
  case badLocale(String)
  case badPath(String, reason: String)
  case newerVersion(String)
  case unknownType(String, known: [String])
  case onlyInBars(String)
  case ancestorLoop(inContainer: Bool)
  case tabWithoutTabBar
  case pageOfNone(Int, count: Int)
  case otherVariant(String)
  case unknownIcon(String, nearest: String?)
  case unknownDevice(String, nearest: String?)
  case pictureTooLarge(width: Double, height: Double, scale: Double)
  case circularRoles([ColorRole])
  case darkStyleOfLightScheme
  case textSizeIgnoredByBars
  case scrollingStyle
  case unknownTab(String)
  case unknownLegacyTab(String)
  case notOfEvent(String, event: String)
  case eventWithoutContent(String)
  case tooManyMoments(Int)
  case observesWhileShifting(ShiftBehavior)
  case observesAndForwards(isInjected: Bool)
  case shownNavigationBar
  case transitionOfOne
  case legacyAppBar
  case legacyTabBar
  case misplacedOldWord(String, in: String, home: String)
  case badStep(String, reason: String, nearest: String?)
  case circularAppearances([String])
  case otherAppearanceClass(String, found: UIKitBarKind, wanted: UIKitBarKind)
  case cutBesideBar(offset: Double, radius: Double)
}

extension SpecRule {
  var severity: Problem.Severity {
    switch self {
    case .darkStyleOfLightScheme, .legacyAppBar, .legacyTabBar, .textSizeIgnoredByBars,
      .scrollingStyle, .unknownTab:
      .note
    case .minimumAboveMaximum: .warning
    default: .error
    }
  }

  var kind: Problem.Kind {
    switch self {
    case .pictureTooLarge, .tooLong, .tooMuchText, .tooManyMoments: .limit
    case .tooMany(_, let count, let allowed): count > allowed.upperBound ? .limit : .spec
    case .badPath: .input
    default: .spec
    }
  }

  var code: String {
    switch self {
    case .wrongType: "E0201"
    case .outOfRange, .notWhole, .badFontWeight: "E0202"
    case .unknownKey: "E0203"
    case .missing, .oneOfRequired, .eventWithoutContent: "E0204"
    case .notOneOf: "E0205"
    case .badColor: "E0206"
    case .exclusive: "E0207"
    case .unknownType: "E0208"
    case .onlyInBars: "E0216"
    case .ancestorLoop: "E0217"
    case .pageOfNone: "E0202"
    case .otherVariant: "E0209"
    case .badID, .takenID: "E0210"
    case .badLocale: "E0211"
    case .newerVersion: "E0212"
    case .circularRoles: "E0213"
    case .notOfEvent: "E0214"
    case .observesWhileShifting, .observesAndForwards: "E0215"
    case .transitionOfOne: "E0218"
    case .tabWithoutTabBar: "E0225"
    case .shownNavigationBar: "E0231"
    case .tooManyMoments: "E0505"
    case .badStep: "E0230"
    case .circularAppearances: "E0232"
    case .otherAppearanceClass: "E0233"
    case .cutBesideBar: "E0240"
    case .unknownIcon: "E0301"
    case .unknownDevice: "E0302"
    case .badPath: "E0303"
    case .tooLong, .tooMuchText: "E0504"
    case .tooMany(_, let count, let allowed): count > allowed.upperBound ? "E0505" : "E0204"
    case .pictureTooLarge: "E0506"
    case .darkStyleOfLightScheme: "W0201"
    case .minimumAboveMaximum: "W0202"
    case .legacyAppBar, .legacyTabBar: "W0203"
    case .misplacedOldWord: "E0222"
    case .scrollingStyle: "W0220"
    case .unknownTab: "W0221"
    case .unknownLegacyTab: "E0224"
    case .textSizeIgnoredByBars: "W0801"
    }
  }
}

extension SpecRule {
  /// One sentence without a full stop; what comes from the document is made safe to show.
  var message: String {
    switch self {
    case .unknownKey(let key, let shape): "unknown key \(quoted(key)) in \"\(shape.name)\""
    case .missing(let key, let object): "\"\(key)\" is required in \"\(object)\", but not given"
    case .wrongType(let name, let expected, let found, _):
      "\(quoted(name)) must be \(expected), not \(found)"
    case .outOfRange(let name, let found, let allowed):
      "\(quoted(name)) is \(found), allowed is \(allowed)"
    case .notWhole(let name, let found, let allowed):
      "\(quoted(name)) must be \(ValueType.integer(allowed).expectation), not \(found)"
    case .notOneOf(let name, let found, _): "\(quoted(name)) cannot be \(quoted(found))"
    case .tooMany(let name, let count, let allowed):
      "\(quoted(name)) has \(count) elements, allowed are \(allowed.words)"
    case .tooLong(let name, let count, let allowed):
      "\(quoted(name)) has \(count) characters, allowed are \(allowed)"
    case .tooMuchText(let allowed):
      "up to here the labels have more than \(allowed) characters together"
    case .badColor(let name, let found): "\(quoted(name)): \(quoted(found)) is not a colour"
    case .badFontWeight(let name, let found): "\(quoted(name)): \(found) is not a font weight"
    case .exclusive(let first, let second): "\"\(first)\" and \"\(second)\" cannot both be given"
    case .oneOfRequired(let first, let second): "either \"\(first)\" or \"\(second)\" is required"
    case .minimumAboveMaximum(let minimum, let maximum, _):
      "\"minimumHeight\" is \(minimum), more than \"maximumHeight\", which is \(maximum)"
    case .badID(let id): "\(quoted(id)) cannot be an id"
    case .takenID(let id): "the id \(quoted(id)) is already taken by another bar"
    case .badLocale(let tag): "\(quoted(tag)) is not a language tag"
    case .badPath(let path, _): "\(quoted(path)) is not a file beside the spec"
    case .newerVersion(let version):
      "this spec is written for a newer barrender: version \(version), this one reads 1"
    case .unknownType(let type, _): "there is no type \(quoted(type)) here"
    case .onlyInBars(let key): "\"\(key)\" is for bars of the screen, not for views inside them"
    case .ancestorLoop(let inContainer):
      "the header's parent cannot be its topLayoutGuideViewController when the header infers its top "
        + "safe area from it\(inContainer ? ", as in a container it does by itself" : ""): an endless "
        + "loop"
    case .tabWithoutTabBar: "\"tab\" needs a tab bar, and the screen has none"
    case .pageOfNone(let page, let count):
      "\"page\" is \(page), but the content has \(count) page\(count == 1 ? "" : "s")"
    case .otherVariant: "only the regular top app bar exists on iOS"
    case .unknownIcon(let name, _): "there is no icon \(quoted(name))"
    case .unknownDevice(let name, _): "there is no device \(quoted(name))"
    case .pictureTooLarge(let width, let height, let scale):
      "a screen of \(shortDecimal(width)) x \(shortDecimal(height)) pt at scale \(shortDecimal(scale)) is too large"
    case .circularRoles(let roles):
      "the colour roles \(roles.map(\.rawValue).joined(separator: ", ")) name one another in a circle"
    case .notOfEvent(let key, let event): "\"\(key)\" says nothing about \"\(event)\""
    case .eventWithoutContent(let event):
      "\"\(event)\" needs \"content\" that scrolls, which is not given"
    case .tooManyMoments(let count):
      "the scroll history has \(count) moments, allowed are \(Limits.scrollMoments)"
    case .observesWhileShifting(let behavior):
      "a header with the shift behavior \"\(behavior.rawValue)\" cannot observe the scroll view"
    case .observesAndForwards:
      "a header that observes the scroll view must not be forwarded its calls"
    case .shownNavigationBar:
      "the navigation bar of an app bar's navigation controller is always hidden"
    case .transitionOfOne:
      "a transition needs a second screen on the stack, below the one that comes or leaves"
    case .legacyAppBar: "MDCAppBar is the old word for an app bar"
    case .legacyTabBar: "MDCTabBar is the old word for a tab bar, drawn as what it becomes"
    case .misplacedOldWord(let key, let owner, _):
      "\"\(key)\" is no property of MDCAppBar's \(owner)"
    case .badStep(let text, let reason, _): "\(quoted(text)): \(reason)"
    case .circularAppearances(let places):
      "appearances that copy one another in a circle: \(places.joined(separator: ", "))"
    case .otherAppearanceClass(let text, let found, let wanted):
      "\(quoted(text)) is a \(found.appearanceClassName), and a \(wanted.appearanceClassName) belongs"
        + " here"
    case .cutBesideBar(let offset, let radius):
      "a button \(shortDecimal(abs(offset))) pt \(offset > 0 ? "above" : "below") the bar's edge"
        + " cannot cut it: its cut has a radius of \(shortDecimal(radius))"
    case .darkStyleOfLightScheme:
      "the colours of material201804 stay light in the dark style, as the original's do"
    case .textSizeIgnoredByBars:
      "the theming of bars takes the scheme's fonts as they are, as the original's does"
    case .scrollingStyle: "\"scrolling\" is read as \"scrollable\""
    case .unknownTab(let title): "no tab has the title \(quoted(title)), so that none is selected"
    case .unknownLegacyTab(let title):
      "no tab has the title \(quoted(title)): MDCTabBar throws \"Invalid item\""
    }
  }

  /// What stands behind the caret, and what would put it right.
  var remedy: (hint: String?, replacement: String?) {
    switch self {
    case .unknownKey(let key, let shape): suggestion(nearest(key, of: shape.keys.map(\.name)))
    case .wrongType(_, _, _, let unquoted?): ("write \(unquoted) without quotes", unquoted)
    case .notOneOf(_, let found, let words): suggestion(nearest(found, of: words))
    case .badColor(_, let found): suggestion(nearest(found, of: ColorNames.all))
    case .unknownType(let type, let known): suggestion(nearest(type, of: known))
    case .unknownIcon(_, let nearest), .unknownDevice(_, let nearest): suggestion(nearest)
    case .badStep(_, _, let nearest): (nearest.map { "did you mean \($0)?" }, nil)
    case .circularAppearances: ("begin one of them as a new object", nil)
    case .otherAppearanceClass(_, _, let wanted):
      ("make it a \(wanted.appearanceClassName), or convert it by a step", nil)
    case .badLocale(let tag): suggestion(LanguageTag.repaired(tag))
    case .badPath(_, let reason): (reason, nil)
    case .observesWhileShifting: ("only disabled and hideable headers can", nil)
    case .ancestorLoop: ("name a sibling of the header: \"content\"", "\"content\"")
    case .observesAndForwards(isInjected: true):
      ("an injected app bar observes: leave this out, or make it not observe", nil)
    case .observesAndForwards: ("leave one of the two out", nil)
    case .legacyAppBar: ("barrender migrate turns it into today's", nil)
    case .legacyTabBar:
      (
        "barrender migrate turns it into today's, legacyTabBar draws it as it was",
        "\"\(LegacyTabKeys.shape.name)\""
      )
    case .misplacedOldWord(let key, _, let home):
      (home == key ? "it stands in the bar itself" : "it is \(home)", nil)
    case .shownNavigationBar: ("leave it out, or set shouldSetNavigationBarHiddenHideAppBar", nil)
    case .minimumAboveMaximum(let minimum, let maximum, let last):
      (
        "\(last) is set last: drawn with "
          + (last == HeaderViewKeys.maximumHeight.name ? maximum : minimum) + " for both", nil
      )
    case .darkStyleOfLightScheme: ("material201907 has dark colours", nil)
    case .textSizeIgnoredByBars: ("a navigationBar has adjustsFontForContentSizeCategory", nil)
    case .cutBesideBar(_, let radius):
      ("from \(shortDecimal(-radius)) to \(shortDecimal(radius)), or hide the button", nil)
    case .scrollingStyle: ("the layout style is called scrollable", "\"scrollable\"")
    default: (nil, nil)
    }
  }

  /// Further lines.
  var notes: [String] {
    switch self {
    case .unknownKey(let key, let shape):
      (shape.insteadOf(key).map { [$0] } ?? []) + [
        "keys here: " + shape.keys.filter(\.isDrawn).map(\.name).sorted().joined(separator: ", ")
      ]
    case .notOneOf(_, _, let words): ["allowed: " + words.joined(separator: ", ")]
    case .badColor:
      [
        "a colour is \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", \"clear\", a role of the scheme, a name of "
          + "UIColor, {\"white\", \"alpha\"} or {\"color\", \"alpha\"}"
      ]
    case .badFontWeight:
      ["allowed: " + FontWeight.allCases.map(\.name).joined(separator: ", ") + ", 100, 200 ... 900"]
    case .badID: ["an id is made of letters, digits, \"-\" and \"_\""]
    case .otherAppearanceClass(let text, _, let wanted):
      [
        "a name has its class by \"class\": \"\(wanted.appearanceClassName)\"",
        "a step converts what both have: \(wanted.appearanceClassName)(barAppearance: "
          + "\(PlainText.escaped(text, columns: 40)))",
      ]
    case .badLocale: ["a language tag is like en, ar or pt-BR (BCP 47)"]
    case .unknownType(_, let known): ["types here: " + known.joined(separator: ", ")]
    case .unknownIcon: ["barrender icons lists them; a file has a \".\" or \"/\" in its name"]
    case .unknownDevice: ["barrender devices lists them; an object gives a screen by its numbers"]
    case .pictureTooLarge:
      ["at most \(Limits.pictureSide) pixels a side and \(Limits.picturePixels) in all"]
    default: []
    }
  }

  private func suggestion(_ word: String?) -> (hint: String?, replacement: String?) {
    guard let word else { return (nil, nil) }
    return ("did you mean \"\(word)\"?", "\"\(word)\"")
  }

  func problem(at span: SourceSpan, _ path: SpecPath) -> Problem {
    let remedy = self.remedy
    return Problem(
      severity: severity, kind: kind, code: code, message: message, span: span, path: path,
      hint: remedy.hint, replacement: remedy.replacement, notes: notes)
  }
}

extension ClosedRange where Bound == Int {
  /// `1 to 3`, `at least 1`.
  fileprivate var words: String { "\(lowerBound) to \(upperBound)" }
}
