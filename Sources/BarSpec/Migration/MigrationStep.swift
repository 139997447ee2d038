/// One of the three steps of the guide from MDCAppBar to MDCAppBarViewController, with what to find and
/// what to put in its place in an app's own code.
enum MigrationStep: Int, CaseIterable {
  case create = 1
  case addChild
  case addSubviews

  var sentence: String {
    switch self {
    case .create: "MDCAppBar becomes MDCAppBarViewController"
    case .addChild: "the bar itself is the view controller that headerViewController was"
    case .addSubviews:
      "addSubviewsToParent becomes a frame at x 0, as wide as the parent's view, whatever the device"
    }
  }

  /// Find and replace, line by line, in Swift.
  var swift: [(find: String, replace: [String])] {
    switch self {
    case .create:
      [("let appBar = MDCAppBar()", ["let appBarViewController = MDCAppBarViewController()"])]
    case .addChild:
      [
        (
          "self.addChildViewController(appBar.headerViewController)",
          ["self.addChildViewController(appBarViewController)"]
        ), ("self.appBar.headerViewController", ["self.appBarViewController"]),
      ]
    case .addSubviews:
      [
        (
          "appBar.addSubviewsToParent()",
          [
            "view.addSubview(appBarViewController.view)",
            "appBarViewController.didMove(toParentViewController: self)",
          ]
        )
      ]
    }
  }

  /// The same in Objective-C.
  var objectiveC: [(find: String, replace: [String])] {
    switch self {
    case .create:
      [
        ("MDCAppBar *appBar;", ["MDCAppBarViewController *appBarViewController;"]),
        (
          "appBar = [[MDCAppBar alloc] init]",
          ["appBarViewController = [[MDCAppBarViewController alloc] init]"]
        ),
      ]
    case .addChild:
      [
        (
          "addChildViewController:appBar.headerViewController",
          ["addChildViewController:appBarViewController"]
        )
      ]
    case .addSubviews:
      [
        (
          "[self.appBar addSubviewsToParent];",
          [
            "[self.view addSubview:self.appBarViewController.view];",
            "[self.appBarViewController didMoveToParentViewController:self];",
          ]
        )
      ]
    }
  }

  /// What the guide adds before the view is added, in the words of its own example.
  private static let frameLines = [
    "CGRect frame = appBarViewController.view.frame;", "frame.origin.x = 0;",
    "frame.size.width = appBarViewController.parentViewController.view.bounds.size.width;",
    "appBarViewController.view.frame = frame;",
  ]

  func problem(at span: SourceSpan, _ path: SpecPath) -> Problem {
    let rows = swift.map { ("Swift", $0) } + objectiveC.map { ("Objective-C", $0) }
    let notes = rows.map { language, row in
      "\(language): \(row.find)  ->  \(row.replace.joined(separator: " "))"
    }
    let lines = self == .addSubviews ? ["before it: " + Self.frameLines.joined(separator: " ")] : []
    return Problem(
      severity: .note, code: "W0701", message: "step \(rawValue): \(sentence)", span: span,
      path: path, notes: notes + lines)
  }

  /// The third step, by whether it was taken and whether the bar has a frame already.
  static func addingProblem(of bar: LegacyAppBar, at span: SourceSpan, _ path: SpecPath) -> Problem
  {
    var problem = addSubviews.problem(at: span, path)
    let step = "step \(addSubviews.rawValue)"
    if bar.adding == nil {
      guard bar.frame != nil else { return problem }
      problem.message = "\(step): the bar keeps the frame that it has"
    } else if !bar.isAdded {
      problem.message = "\(step): addSubviewsToParent was not called yet, which didMove says now"
      problem.notes = []
    } else if bar.frame != nil {
      problem.message =
        "\(step): addSubviewsToParent goes; the bar's frame is at x 0 and as wide as the parent's view, "
        + "as the call set it"
    }
    return problem
  }

  /// MDCAppBar's header stack is the view controller's own, which the guide's sentence on references
  /// covers.
  static func stackProblem(at span: SourceSpan, _ path: SpecPath) -> Problem {
    Problem(
      severity: .note, code: "W0701",
      message:
        "headerStackView: its bottomBar is the app bar's own, and its topBar the navigationBar",
      span: span, path: path,
      notes: [
        "Swift: self.appBar.headerStackView  ->  self.appBarViewController.headerStackView",
        "Objective-C: self.appBar.headerStackView  ->  self.appBarViewController.headerStackView",
      ])
  }
}
