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

  @Test func attributesOfOneButtonSayWhereTheyBelong() {
    let told = problems(
      #"{ "type": "toolbar", "items": [{ "title": "A", "titleTextAttributes": {} }] }"#)
    #expect(told.map(\.code) == ["E0203"])
    #expect(told.first?.notes.first?.contains("buttonAppearance") == true)
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
    ("bar.setBackgroundImage(star, for: .default)", "write bar.backgroundImage = VALUE"),
    ("item.setTitleTextAttributes([:], for: .normal)", "buttonAppearance"),
    ("let bar = UINavigationBarAppearance()", "cannot be the name"),
  ])
  func badStepSaysWhatIsWrong(step: String, words: String) {
    let told = problems(bar("navigationBar", [step]))
    #expect(told.map(\.code) == ["E0230"])
    #expect(told.first?.message.contains(words) == true, "\(told.map(\.message))")
  }
}
