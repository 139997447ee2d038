import BarLayout
import BarPrimitives
import BarTheme
import BarrenderKit
import Testing

/// What set a header's flags, told alike by `check`, `inspect` and `explain`.
@Suite struct HeaderFlagTests {
  private static let adjusts = "topLayoutGuideAdjustmentEnabled"
  private static let infers = "inferTopSafeAreaInsetFromViewController"

  private struct Told {
    let details: [LayoutElement.Detail]
    let explanation: Explanation
    let problems: [String]
    let ids: [String]
    private let prepared: Prepared

    init(_ spec: String) throws {
      let input = SpecInput(name: "spec.json", bytes: Array(spec.utf8))
      prepared = try Renderer().prepare(input)
      #expect(!prepared.hasErrors, "\(spec)")
      let elements = try #require(prepared.frames).elements.flatMap(\.withDescendants)
      let header = elements.first { $0.className == "MDCFlexibleHeaderView" }
      details = try #require(header).details
      explanation = try #require(prepared.explanation)
      ids = elements.map(\.id.path)
      problems = try Renderer().check(input).problems.filter { $0.code == "W0618" }.map(\.message)
    }

    /// As `inspect` has it; nil: it does not list it.
    func inspected(_ flag: String) -> String? {
      details.first { $0.name == flag }.map { "\($0.value)" }
    }

    /// The one row of that name that answers `query`; others may come from a key of the name.
    func row(_ query: String) throws -> ExplainedProperty {
      let asked = try #require(prepared.asked)
      let answer = try #require(explanation.answer(to: query, among: asked), "\(query)")
      let rows = answer.properties.filter { query.hasSuffix("." + $0.name) }
      #expect(rows.count == 1, "\(query)")
      return try #require(rows.first)
    }
  }

  private static let device = #""device": "iPhone 13", "#

  @Test func recommendedFlagsAreNamedOfAPlainHeader() throws {
    let told = try Told(
      "{ \(Self.device) \"bars\": [{ \"type\": \"flexibleHeader\", "
        + "\"behavioralFlags\": \"recommended\" }] }")
    #expect(told.inspected(Self.infers) == "\"true, turned on by behavioralFlags\"")
    #expect(
      told.inspected("minMaxHeightIncludesSafeArea")
        == "\"false, turned off by behavioralFlags\"")
    // A plain header's inferring adjusts nothing.
    #expect(told.inspected(Self.adjusts) == nil)
    #expect(try told.row("flexibleHeader.headerView.\(Self.adjusts)").value == "false")
    let row = try told.row("flexibleHeader.\(Self.infers)")
    #expect(row.origin == "behavioralFlags" && row.path?.pointer == "/bars/0/behavioralFlags")
  }

  @Test func injectedBarNamesTheNavigationController() throws {
    let told = try Told(
      """
      { \(Self.device) "content": { "rows": 20 },
        "navigation": { "stack": [{ "navigationItem": { "title": "A" } }],
          "willAddAppBar": { "topLayoutGuideAdjustmentEnabled": false,
            "headerView": { "backgroundColor": "red" } } } }
      """)
    for flag in [
      Self.infers, Self.adjusts, "observesTrackingScrollViewScrollEvents",
      "disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever",
    ] {
      #expect(
        told.inspected(flag) == "\"true, turned on by MDCAppBarNavigationController\"", "\(flag)")
      let row = try told.row("appBar.headerView.\(flag)")
      #expect(row.origin == "MDCAppBarNavigationController" && row.value == "true", "\(flag)")
    }
    #expect(try told.row("appBar.\(Self.adjusts)").beat.map(\.value) == ["false"])
    #expect(told.problems.count == 1)
    #expect(told.problems.first?.contains("\"MDCAppBarNavigationController\" turns it on") == true)
  }

  /// One cause, three places.
  @Test(arguments: [
    (#""behavioralFlags": "recommended""#, "behavioralFlags"),
    (
      #""inferTopSafeAreaInsetFromViewController": true"#, "inferTopSafeAreaInsetFromViewController"
    ),
    (#""topLayoutGuideViewController": "content""#, "topLayoutGuideViewController"),
    (
      #""topLayoutGuideViewController": "content", "behavioralFlags": "recommended""#,
      "topLayoutGuideViewController"
    ),
    (
      #""inferTopSafeAreaInsetFromViewController": true, "behavioralFlags": "recommended""#,
      "inferTopSafeAreaInsetFromViewController"
    ),
  ])
  func checkInspectAndExplainNameTheSameCause(keys: String, cause: String) throws {
    let told = try Told(
      "{ \(Self.device) \"bars\": [{ \"type\": \"appBar\", \(keys), "
        + "\"topLayoutGuideAdjustmentEnabled\": false }] }")
    #expect(told.inspected(Self.adjusts) == "\"true, turned on by \(cause)\"")
    #expect(told.problems.first?.contains("\"\(cause)\" turns it on") == true)
    let row = try told.row("appBar.\(Self.adjusts)")
    #expect(row.origin == cause && row.value == "true")
    #expect(row.beat.first?.path?.pointer == "/bars/0/topLayoutGuideAdjustmentEnabled")
  }

  @Test func voiceOverAndStackHeightTurnFlagsOff() throws {
    let told = try Told(
      """
      { "traits": { "voiceOver": true },
        "bars": [{ "type": "appBar", "shouldAdjustHeightBasedOnHeaderStackView": true,
          "headerView": { "canOverExtend": true } }] }
      """)
    #expect(told.inspected("canOverExtend") == "\"false, turned off by voiceOver\"")
    let row = try told.row("appBar.headerView.canOverExtend")
    #expect(row.path?.pointer == "/traits/voiceOver" && row.beat.map(\.value) == ["true"])
    let stack = "shouldAdjustHeightBasedOnHeaderStackView"
    #expect(
      told.inspected("minMaxHeightIncludesSafeArea") == "\"false, turned off by \(stack)\"")
    #expect(try told.row("appBar.minMaxHeightIncludesSafeArea").origin == stack)
    #expect(try told.row("appBar.minimumHeight").value == "76")
  }

  /// Whatever `inspect` lists of a header view, `explain` knows with that value.
  @Test(arguments: [
    #"{ "bars": [{ "type": "appBar", "behavioralFlags": "recommended" }] }"#,
    """
    { "content": { "rows": 30, "scrolledBy": 40 },
      "bars": [{ "type": "flexibleHeader", "lifted": true,
        "headerView": { "maximumHeight": 50, "shiftBehavior": "enabledWithStatusBar",
          "cornerRadius": 3, "shadowLayer": { "shadowColor": "red" } } }] }
    """,
    """
    { "appExtension": true, "content": { "rows": 30 },
      "bars": [{ "type": "appBar", "headerView": { "minimumHeight": 90,
        "shiftBehavior": "enabledWithStatusBar", "shadowColor": "red" } }] }
    """,
    """
    { "bars": [{ "type": "headerStackView",
      "bottomBar": { "type": "flexibleHeader", "headerView": { "minimumHeight": 90 } } }] }
    """,
  ])
  func everythingThatIsInspectedOfAHeaderIsExplained(spec: String) throws {
    let told = try Told(spec)
    let header = try #require(told.ids.first { $0.hasSuffix("headerView") })
    for detail in told.details {
      let row = try told.row("\(header).\(detail.name)")
      var value = "\(detail.value)"
      if case .text(let text) = detail.value {
        value = text.contains(", turned") ? String(text.prefix { $0 != "," }) : text
      }
      #expect(row.value == value, "\(detail.name)")
    }
  }
}
