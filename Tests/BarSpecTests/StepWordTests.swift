import BarSpec
import Testing

/// Names that steps give to objects, and what is said of calls that are nearly right.
@Suite struct StepWordTests {
  private func problems(_ bars: String) -> [Problem] { read("{ \"bars\": [\(bars)] }").problems }

  /// A list of steps, each as a JSON string.
  private func bar(_ type: String, _ steps: [String], _ more: String = "") -> String {
    let list = steps.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{ \"type\": \"\(type)\", \(more) \"customizations\": [\(list)] }"
  }

  private func steps(_ variable: String, _ word: String, _ object: String) -> [String] {
    ["\(word)\(variable) = \(object)()", "bar.standardAppearance = \(variable)"]
  }

  /// With `let` in one list too; without it a second bar's code has names of its own.
  @Test(arguments: ["let ", "var ", ""])
  func oneNameServesTwoKindsOfBar(word: String) {
    let two =
      bar("navigationBar", steps("appearance", word, "UINavigationBarAppearance")) + ", "
      + bar("tabBar", steps("appearance", word, "UITabBarAppearance")) + ", "
      + bar("toolbar", steps("appearance", word, "UIToolbarAppearance"))
    #expect(problems(two).isEmpty)
  }

  @Test func letBeginsANewNameInTheSameList() {
    let list =
      steps("a", "let ", "UINavigationBarAppearance")
      + ["let a = UITabBarAppearance()", "tabBar.standardAppearance = a"]
    let tabs = #"{ "type": "tabBar" }"#
    #expect(problems(bar("navigationBar", list) + ", " + tabs).isEmpty)
    let without = list.map { $0.hasPrefix("let a = UITab") ? String($0.dropFirst(4)) : $0 }
    #expect(problems(bar("navigationBar", without) + ", " + tabs).map(\.code).contains("E0230"))
  }

  @Test func stateNormalOfAnItemSaysWhereItBelongs() {
    let told = problems(
      #"{ "type": "toolbar", "items": [{ "title": "A", "normal": {} }] }"#)
    #expect(told.map(\.code) == ["E0203"])
    #expect(told.first?.notes.first?.contains("in the item itself") == true)
  }

  /// Each in UIKit's spelling, with what code says on its way.
  @Test(arguments: [
    ("navigationBar", "bar.setBackgroundImage(a.png, for: .default)"),
    ("navigationBar", "bar.setBackgroundImage(UIImage(named: \"a.png\"), for: .compact)"),
    ("navigationBar", "bar.setTitleVerticalPositionAdjustment(4, for: .default)"),
    ("navigationBar", "let a = bar.standardAppearance.copy()"),
    ("navigationBar", "let a: UINavigationBarAppearance = .init()"),
    ("navigationBar", "let a = UINavigationBarAppearance(idiom: .phone)"),
    (
      "navigationBar",
      "bar.standardAppearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)"
    ),
    (
      "navigationBar",
      "bar.standardAppearance.backgroundImage = UIImage(named: \"a.png\")?.withRenderingMode(.alwaysTemplate)"
    ),
    (
      "navigationBar",
      "item[0].leftBarButtonItem?.setBackgroundVerticalPositionAdjustment(2, for: .compact)"
    ),
    (
      "navigationBar",
      "UIBarButtonItem.appearance().setBackgroundImage(a.png, for: .highlighted, style: .done, barMetrics: .compact)"
    ),
    (
      "navigationBar",
      "UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)"
    ),
    ("navigationBar", "navigationItem.backBarButtonItem.setTitleTextAttributes([:], for: .normal)"),
    ("toolbar", "bar.setBackgroundImage(a.png, forToolbarPosition: .any, barMetrics: .default)"),
    ("toolbar", "bar.setShadowImage(UIImage(), forToolbarPosition: .any)"),
    ("toolbar", "toolbarItems?[0].tintColor = nil"),
    ("toolbar", "bar.items[0].setTitleTextAttributes(nil, for: .normal)"),
    ("toolbar", "bar.items[0].setTitleTextAttributes([.kern: 1,], for: [.normal, .highlighted])"),
    ("toolbar", "bar.items[0].setTitleTextAttributes([:], for: [])"),
    (
      "toolbar",
      "bar.items[0].setTitleTextAttributes([.foregroundColor: UIColor(red: 1, green: 127/255, blue: 0, alpha: 1)], for: .normal)"
    ),
    ("toolbar", "bar.tintColor = .init(white: 0.5, alpha: 1)"),
    (
      "toolbar",
      "bar.items[0].setTitleTextAttributes([.font: UIFont.preferredFont(forTextStyle: .body)], for: .normal)"
    ),
    (
      "toolbar",
      "bar.items[0].setTitleTextAttributes([.font: UIFont(name: \"Roboto\", size: 20)!], for: .normal)"
    ),
    (
      "toolbar",
      "bar.items[0].setTitlePositionAdjustment(.init(horizontal: 1, vertical: 2), for: UIBarMetrics.default)"
    ),
    ("navigationBar", "bar.titleTextAttributes = nil"),
    ("navigationBar", "UINavigationBar.appearance().largeTitleTextAttributes = nil"),
    ("tabBar", "tabBarItem[0].setBadgeTextAttributes([.foregroundColor: .red], for: .selected)"),
    (
      "tabBar",
      "bar.standardAppearance.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)"
    ),
  ])
  func settersOfUIKitAreRead(kind: String, step: String) {
    let items = kind == "navigationBar" ? "" : #", "items": [{ "title": "A" }]"#
    let text = step.replacing("\"", with: "\\\"")
    let told = problems(
      "{ \"type\": \"\(kind)\", \"customizations\": [\"\(text)\"]\(items) }")
    #expect(told.isEmpty, "\(told.map(\.message))")
  }

  @Test(arguments: [
    ("selectTab(3)", "there is no tab bar"),
    (
      "bar.standardAppearance.configureWithFancyBackground()",
      "configureWithDefaultBackground(), configureWithOpaqueBackground(), "
        + "configureWithTransparentBackground()"
    ),
    ("selectTab 1", "in brackets"),
    (
      "bar.standardAppearance.backgroundColor = bar.standardAppearance.shadowColor",
      "read from an object"
    ),
    ("bar.setBackgroundImage(star, for: .defaultPrompt)", "not told apart here"),
    ("bar.setTitleTextAttributes([:], for: .normal)", "has no setTitleTextAttributes"),
    ("bar.setShadowImage(star)", "has no setShadowImage"),
    ("item.setTitleTextAttributes([:], for: .normal)", "a navigation item has no"),
    ("rightBarButtonItem.tintColor = .red", "is an item's"),
    ("navigationItem.rightBarButtonItem.barTintColor = .red", "UIBarButtonItem has no property"),
    ("UIBarButtonItem.appearance().standardAppearance = nil", "has no property"),
    (
      "navigationItem.rightBarButtonItem.titlePositionAdjustment = .zero",
      "it has setTitlePositionAdjustment(_:for:)"
    ),
    ("bar.backgroundImage = UIImage()", "it has setBackgroundImage(_:for:)"),
    ("UITabBarItem.appearance().titlePositionAdjustment = 3", "UIOffset(horizontal"),
    (
      "navigationItem.rightBarButtonItem?.setTitleTextAttributes([.kern: 1])",
      "it is setTitleTextAttributes(_:for:)"
    ),
    (
      "navigationItem.rightBarButtonItem?.setBackgroundImage(star, barMetrics: .default, for: .normal)",
      "setBackgroundImage(_:for:barMetrics:) or setBackgroundImage(_:for:style:barMetrics:)"
    ),
    (
      "UIBarButtonItem.appearance().setTitlePositionAdjustment(.zero, for: .normal)",
      "is none of default, compact"
    ),
    ("UIBarButtonItem.appearance().setTitleTextAttributes([:], for: normal)", "begins with a dot"),
    (
      "UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1, .kern: 2], for: .normal)",
      "twice stops the app"
    ),
    ("UIBarButtonItem.appearance().setTitleTextAttributes([kern: 1], for: .normal)", "none of"),
    ("UIBarButtonItem.appearance().setTitleTextAttributes([], for: .normal)", "is [:]"),
    ("bar.standardAppearance.titleTextAttributes = nil", "is no dictionary"),
    ("navigationItem.rightBarButtonItem = nil", "takes none away"),
    ("navigationItem.rightBarButtonItem?.title = 3", "not its title"),
    ("bar.tintColor = UIColor(red: 1)", "no colour that a step reads"),
    ("bar.tintColor = .red)", "has no end"),
    ("bar.tintColor = .red; enterWindow", "one statement"),
    ("bar.setTitleVerticalPositionAdjustment(1e9, for: .default)", "not from -10000 to 10000"),
    ("let bar = UINavigationBarAppearance()", "cannot be the name"),
    ("let a = bar.standardAppearance", "both names would mean the same object"),
    ("bar.standardAppearance = nil", "is not optional"),
    ("UINavigationBar.appearance().standardAppearance = nil", "UINavigationBar is not optional"),
    ("UIToolbar.appearance().standardAppearance = nil", "assign UIToolbarAppearance()"),
    ("UITabBar.appearance().standardAppearance = nil", "assign UITabBarAppearance()"),
    ("bar.standardAppearance.backIndicatorImage = star", "is read-only"),
    ("bar.standardAppearance.configureWithOpaqueBackground(true)", "without arguments"),
    ("bar.standardAppearance.configureWithOpaqueBackground", "without arguments"),
    ("let a = bar.scrollEdgeAppearance ?? UINavigationBarAppearance()", "chooses between"),
    ("bar.barStyle = .bogus", "none of .default, .black"),
    ("bar.standardAppearance.backgroundEffect = .bogus", ".systemChromeMaterial, "),
    ("bar.setBackgroundImage(a.png, for: [.default, .compact])", "one call for each"),
    ("let a: UITabBarAppearance = UINavigationBarAppearance()", "is no UITabBarAppearance"),
  ])
  func badStepSaysWhatIsWrong(step: String, words: String) {
    let told = problems(bar("navigationBar", [step]))
    #expect(told.map(\.code) == ["E0230"])
    #expect(told.first?.message.contains(words) == true, "\(told.map(\.message))")
  }

  /// Those of items, and of bars the other ones, are optional.
  @Test(arguments: [
    "UITabBarItem.appearance().standardAppearance = nil",
    "UINavigationBar.appearance().scrollEdgeAppearance = nil", "item.standardAppearance = nil",
    "bar.compactAppearance = nil",
  ])
  func slotThatIsOptionalTakesNil(step: String) {
    let told = problems(bar("navigationBar", [step]))
    #expect(told.isEmpty, "\(told.map(\.message))")
  }

  @Test(arguments: [
    (#"{ "type": "navigationBar", "standardAppearance": null }"#, 1),
    (#"{ "type": "toolbar", "standardAppearance": null }"#, 1),
    (#"{ "type": "tabBar", "standardAppearance": null }"#, 1),
    (#"{ "type": "navigationBar", "scrollEdgeAppearance": null }"#, 0),
    (#"{ "type": "navigationBar", "navigationItem": { "standardAppearance": null } }"#, 0),
    (#"{ "type": "tabBar", "items": [{ "title": "A", "standardAppearance": null }] }"#, 0),
  ])
  func documentSetsNilWhereSwiftDoes(bar: String, count: Int) {
    #expect(problems(bar).filter { $0.code == "E0201" }.count == count)
  }

  /// As it stands in the step.
  @Test(arguments: [
    (
      "bar.standardAppearance = bar.scrollEdgeAppearance?.shadowColor",
      "\"bar.scrollEdgeAppearance?.shadowColor\" is no appearance object"
    ),
    (
      "bar.standardAppearance.shadowColor = bar.scrollEdgeAppearance!.shadowColor!",
      "\"bar.scrollEdgeAppearance!.shadowColor!\" is read from"
    ),
    ("let a = bar.scrollEdgeAppearance!", "write bar.scrollEdgeAppearance!.copy() for"),
    ("bar.tintColor = UIColor(named: x)!", "\"UIColor(named: x)!\" is no colour"),
    (
      "let a: UITabBarAppearance = bar.compactAppearance!.copy()",
      "\"bar.compactAppearance!.copy()\" is no UITabBarAppearance"
    ),
    ("item.standardAppearance?.buttonAppearance?.x = 1", "\"buttonAppearance?.x\""),
    ("bar.titleTextAttributes = a?.b", "\"a?.b\" is no dictionary"),
    ("bar.titleTextAttributes = [.kern: a?.b]", "\"a?.b\" is not"),
  ])
  func marksOfOptionalsAreQuoted(step: String, words: String) {
    let told = problems(bar("navigationBar", [step]))
    #expect(told.count == 1 && told[0].message.contains(words), "\(told.map(\.message))")
  }

  /// Longer than a place can be counted, and not there.
  @Test func itemFarBehindTheLastIsNoMistakeOfSpelling() {
    let step = "item[0].rightBarButtonItems?[99999999999999999999].tintColor = .red"
    #expect(problems(bar("navigationBar", [step])).isEmpty)
  }

  @Test func secondNameOfAnObjectIsRefused() {
    let told = problems(
      bar(
        "navigationBar",
        ["let a = UINavigationBarAppearance()", "let b = a", "bar.standardAppearance = b"]))
    #expect(told.map(\.code) == ["E0230"])
    #expect(told.first?.message.contains("write a.copy()") == true)
  }

  @Test func marksWithinAStringStay() {
    let file = #"bar.standardAppearance.backgroundImage = UIImage(named: \"what?.png\")"#
    let spec = read("{ \"bars\": [\(bar("navigationBar", [file]))] }")
    #expect(spec.problems.isEmpty)
    #expect("\(spec)".contains("\"what?.png\""))
  }

  @Test func stepThatIsTooLongIsToldAsThat() {
    let step = "bar.setTitleTextAttributes(" + String(repeating: "[", count: 2_000)
    #expect(problems(bar("navigationBar", [step])).map(\.code) == ["E0504"])
  }
}
