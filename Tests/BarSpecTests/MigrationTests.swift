import BarSpec
import Testing

@Suite struct MigrationTests {
  private func migrate(_ text: String) -> SpecMigration {
    SpecReader(icons: FewIcons()).migrate(name: "old.json", bytes: Array(text.utf8))
  }

  private func migrated(_ text: String) -> String {
    String(decoding: migrate(text).bytes, as: UTF8.self)
  }

  private let old = """
    {
      "bars": [
        { "type": "MDCAppBar", // the old one
          "headerViewController": { "headerView": { "elevation": 6 }, "showsHairline": true, },
          "navigationItem": { "title": "Inbox" },
          "addSubviewsToParent": true } ]
    }
    """

  @Test func theThreeStepsAreTakenAndTheRestIsKept() throws {
    #expect(
      migrated(old) == """
        {
          "bars": [
            { "type": "appBar", // the old one
              "headerView": { "elevation": 6 }, "showsHairline": true,
              "navigationItem": { "title": "Inbox" },
              "frame": { "x": 0 } } ]
        }
        """)
    #expect(
      migrate(old).changes.map(\.message).map { $0.prefix(7) } == ["step 1:", "step 2:", "step 3:"])
  }

  @Test func theOldWordsMeanWhatTheNewOnesSay() throws {
    let before = try #require(read(old).model)
    var after = try #require(read(migrated(old)).model)
    guard case .appBar(var bar)? = after.bars.first else { throw Unexpected() }
    // The guide's frame is as wide as the parent, whatever screen that is on.
    #expect(bar.frame == HeaderFrame(x: 0))
    bar.frame = nil
    after.bars = [.appBar(bar)]
    // Titles carry their way in the document, which stays.
    #expect(after.bars == before.bars)
    #expect(read(migrated(old)).problems.isEmpty)
  }

  private struct Unexpected: Error {}

  /// The rows of the guide's tables, and the frame lines of its example.
  @Test(arguments: [
    "let appBar = MDCAppBar()  ->  let appBarViewController = MDCAppBarViewController()",
    "self.addChildViewController(appBar.headerViewController)  ->  "
      + "self.addChildViewController(appBarViewController)",
    "appBar.addSubviewsToParent()  ->  view.addSubview(appBarViewController.view) "
      + "appBarViewController.didMove(toParentViewController: self)",
    "self.appBar.headerViewController  ->  self.appBarViewController",
    "MDCAppBar *appBar;  ->  MDCAppBarViewController *appBarViewController;",
    "appBar = [[MDCAppBar alloc] init]  ->  "
      + "appBarViewController = [[MDCAppBarViewController alloc] init]",
    "addChildViewController:appBar.headerViewController  ->  "
      + "addChildViewController:appBarViewController",
    "[self.appBar addSubviewsToParent];  ->  "
      + "[self.view addSubview:self.appBarViewController.view]; "
      + "[self.appBarViewController didMoveToParentViewController:self];",
    "frame.size.width = appBarViewController.parentViewController.view.bounds.size.width;",
  ])
  func everyRowOfTheGuideIsTold(row: String) {
    let notes = migrate(old).changes.flatMap(\.notes)
    #expect(notes.contains { $0.hasSuffix(": " + row) || $0.contains(" \(row) ") })
  }

  @Test func membersGoWithTheirCommas() {
    func bar(_ members: String) -> String { "{\"bars\":[{\(members)}]}" }
    #expect(
      migrated(bar("\"type\":\"MDCAppBar\",\"frame\":{},\"addSubviewsToParent\":true"))
        == bar("\"type\":\"appBar\",\"frame\":{}"))
    #expect(
      migrated(bar("\"frame\":{},\"addSubviewsToParent\":true,\"type\":\"MDCAppBar\""))
        == bar("\"frame\":{},\"type\":\"appBar\""))
    #expect(
      migrated(bar("\"headerViewController\":{},\"type\":\"MDCAppBar\""))
        == bar("\"type\":\"appBar\""))
  }

  private let stacked = """
    { "bars": [{ "type": "MDCAppBar",
        "headerStackView": {
          "topBar": { "type": "mdcNavigationBar", "titleAlignment": "leading" },
          "bottomBar": { "type": "view", "frame": { "height": 48 } } },
        "navigationItem": { "title": "Inbox" } }] }
    """

  @Test func theHeaderStackIsTheBarsOwn() throws {
    #expect(
      migrated(stacked) == """
        { "bars": [{ "type": "appBar",
            "navigationBar": { "titleAlignment": "leading" },
              "bottomBar": { "type": "view", "frame": { "height": 48 } },
            "navigationItem": { "title": "Inbox" } }] }
        """)
    #expect(read(migrated(stacked)).problems.isEmpty)
    // The way in the document differs, which texts and views carry; what they say does not.
    guard case .appBar(let before)? = try #require(read(stacked).model).bars.first,
      case .appBar(let after)? = try #require(read(migrated(stacked)).model).bars.first
    else { throw Unexpected() }
    #expect(before.navigationBar == after.navigationBar)
    #expect(before.navigationBar.titleAlignment == .leading)
    #expect(before.stack.bottomBar?.frame == after.stack.bottomBar?.frame)
    #expect(before.stack.bottomBar != nil)
    #expect(migrate(stacked).changes.map { $0.message.prefix(16) }.contains("headerStackView:"))
  }

  @Test func anEmptyHeaderStackGoesWithItsComma() {
    let old = "{\"bars\":[{\"type\":\"MDCAppBar\",\"headerStackView\":{},\"theme\":\"none\"}]}"
    #expect(migrated(old) == "{\"bars\":[{\"type\":\"appBar\",\"theme\":\"none\"}]}")
  }

  @Test func aBarThatWasNotAddedIsEmptyStill() throws {
    let old = """
      { "bars": [{ "type": "MDCAppBar", "navigationItem": { "title": "Inbox" },
          "addSubviewsToParent": false }] }
      """
    #expect(migrated(old).contains("\"didMove\": false"))
    for text in [old, migrated(old)] {
      guard case .appBar(let bar)? = try #require(read(text).model).bars.first else {
        throw Unexpected()
      }
      #expect(bar.navigationItem == NavigationItem())
    }
  }

  @Test func whatIsModernStaysAsItIs() {
    let modern = "{ \"bars\": [{ \"type\": \"appBar\" }] } // as it is"
    #expect(migrated(modern) == modern && migrate(modern).changes.isEmpty)
  }

  @Test func aWrongSpecIsNotTurned() {
    let wrong = "{ \"bars\": [{ \"type\": \"MDCAppBar\", \"titel\": 1 }] }"
    #expect(migrated(wrong) == wrong)
    #expect(migrate(wrong).problems.contains { $0.code == "E0203" })
    #expect(!migrate("{").problems.isEmpty)
  }

  /// One thing that is said in the old words and in today's, in all three ways of reading.
  @Test(arguments: [
    (#""didMove": true, "addSubviewsToParent": false"#, "/bars/0/addSubviewsToParent"),
    (
      #""headerStackView": { "topBar": { "type": "mdcNavigationBar" } }, "navigationBar": {}"#,
      "/bars/0/navigationBar"
    ),
    (
      #""headerView": {}, "headerViewController": { "headerView": {} }"#,
      "/bars/0/headerViewController/headerView"
    ),
    (
      #""bottomBar": { "type": "view" }, "headerStackView": { "bottomBar": { "type": "view" } }"#,
      "/bars/0/headerStackView/bottomBar"
    ),
  ])
  func whatIsSaidTwiceIsRefused(members: String, pointer: String) {
    let text = #"{ "bars": [{ "type": "MDCAppBar", \#(members) }] }"#
    for problems in [read(text).problems, migrate(text).problems] {
      let errors = problems.filter { $0.severity == .error }
      #expect(errors.map(\.code) == ["E0207"])
      #expect(errors.map(\.path.pointer) == [pointer])
    }
  }

  /// What the class had elsewhere is told with the place, what it had nowhere with the words that it had.
  @Test(arguments: [
    ("headerViewController", "bottomBar", "E0222", "it is headerStackView.bottomBar"),
    ("headerViewController", "frame", "E0222", "it stands in the bar itself"),
    ("headerViewController", "navigationItem", "E0222", "it stands in the bar itself"),
    ("headerViewController", "variant", "E0222", "it stands in the bar itself"),
    (
      "headerViewController", "maximumHeight", "E0222",
      "it is headerViewController.headerView.maximumHeight"
    ),
    ("headerViewController", "titleTextColor", "E0222", "it is navigationBar.titleTextColor"),
    ("headerViewController", "showHairline", "E0203", #"did you mean "showsHairline"?"#),
    ("headerStackView", "headerView", "E0222", "it is headerViewController.headerView"),
    ("headerStackView", "navigationBar", "E0222", "it stands in the bar itself"),
    ("headerStackView", "botomBar", "E0203", #"did you mean "bottomBar"?"#),
  ])
  func wordsThatTheClassHadNotAreRefusedInItsOwn(
    owner: String, key: String, code: String, hint: String
  ) throws {
    let text = #"{ "bars": [{ "type": "MDCAppBar", "\#(owner)": { "\#(key)": {} } }] }"#
    for problems in [read(text).problems, migrate(text).problems] {
      let errors = problems.filter { $0.severity == .error }
      try #require(errors.count == 1)
      #expect(errors[0].code == code && errors[0].hint == hint)
      #expect(errors[0].path.pointer == "/bars/0/\(owner)/\(key)")
      #expect(errors[0].message.contains(owner))
      #expect(
        !errors[0].message.contains("appBar") && !errors[0].notes.contains { $0.contains("lifted") }
      )
    }
  }

  /// What is wrong only once the whole is read, and what is advised, has the places of the old file too.
  @Test func problemsBeyondTheShapeHaveTheOldPlaces() {
    let text = """
      { "content": { "rows": 3 }, "bars": [{ "type": "MDCAppBar",
        "headerViewController": { "headerView": { "headerContentImportance": "high" } } }] }
      """
    #expect(
      read(text).advice.map(\.path.pointer)
        == ["/bars/0/headerViewController/headerView/headerContentImportance"])
    let wrong = """
      { "bars": [{ "type": "MDCAppBar", "headerViewController": { "headerView": {
        "shiftBehavior": "enabled", "observesTrackingScrollViewScrollEvents": true } } }] }
      """
    let errors = read(wrong).problems.filter { $0.severity == .error }
    #expect(
      errors.map(\.path.pointer).allSatisfy {
        $0.hasPrefix("/bars/0/headerViewController/headerView/")
      })
    #expect(errors.map(\.code) == ["E0215"])
  }

  @Test func onlyANavigationBarIsATopBar() {
    let text = """
      { "bars": [{ "type": "MDCAppBar", "headerStackView": { "topBar": { "type": "view" } } }] }
      """
    let errors = read(text).problems.filter { $0.severity == .error }
    #expect(errors.map(\.code) == ["E0208"])
    #expect(errors.flatMap(\.notes) == ["types here: mdcNavigationBar"])
  }

  @Test(arguments: [
    (#""addSubviewsToParent": false"#, "didMove says"),
    (#""addSubviewsToParent": true, "frame": { "x": 20 }"#, "keeps the frame"),
    (#""addSubviewsToParent": true"#, "as wide as the parent's view"),
  ])
  func theThirdStepTellsWhatIsWritten(members: String, words: String) {
    let changes = migrate(#"{ "bars": [{ "type": "MDCAppBar", \#(members) }] }"#).changes
    #expect(changes.contains { $0.message.hasPrefix("step 3: ") && $0.message.contains(words) })
  }

  @Test func adviceOnAnOldBarPointsAtTheSpec() throws {
    let text = """
      { "content": { "pages": [{ "rows": 3 }, { "rows": 5 }] },
        "bars": [{ "type": "MDCAppBar", "addSubviewsToParent": true, "page": 0 }] }
      """
    let advice = read(text).advice.filter { $0.code == "W0613" }
    let span = try #require(advice.first?.span)
    #expect(span.source == 0)
    #expect(String(decoding: Array(text.utf8)[span.bytes], as: UTF8.self) == #""MDCAppBar""#)
  }
}
