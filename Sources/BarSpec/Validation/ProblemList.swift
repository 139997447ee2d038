/// The problems of one document. Keeps `Limits.problems` of them.
struct ProblemList: Sendable {
  private(set) var problems: [Problem] = []
  private(set) var isFull = false

  /// What two screens have in common is told once.
  mutating func add(_ problem: Problem) {
    guard !problems.contains(problem) else { return }
    guard problems.count < Limits.problems else {
      isFull = true
      return
    }
    problems.append(problem)
  }

  mutating func add(_ rule: SpecRule, at place: JSONPlace, _ path: SpecPath) {
    if problems.count < Limits.problems {
      add(rule.problem(at: place.span, path))
    } else {
      isFull = true
    }
  }

  /// The problems with other ways.
  func moved(_ place: (SpecPath) -> SpecPath) -> ProblemList {
    var list = self
    for index in list.problems.indices {
      list.problems[index].path = place(list.problems[index].path)
    }
    return list
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Whether there is an error at `path` or below it.
  func hasError(within path: SpecPath) -> Bool {
    problems.contains { $0.severity == .error && $0.path.isWithin(path) }
  }

  /// In the order of the document; when there were too many, the last one says so.
  var sorted: [Problem] { problems.inDocumentOrder + (isFull ? [.more] : []) }
}

extension Problem {
  /// Not an error of its own: the exit code is that of the problems which are kept.
  fileprivate static let more = Problem(
    severity: .note, code: "W0501", message: "more than \(Limits.problems) problems", span: nil)
}

extension [Problem] {
  /// In the order of the document, then of the patches; what has no place comes first, and that there
  /// are more problems last. Problems at one place stay in the order in which they were found.
  public var inDocumentOrder: [Problem] {
    func rank(_ index: Int) -> (Int, Int, Int) {
      let problem = self[index]
      if problem == .more { return (.max, 0, index) }
      return (problem.span?.source ?? -1, problem.span?.bytes.lowerBound ?? 0, index)
    }
    return indices.sorted { rank($0) < rank($1) }.map { self[$0] }
  }
}
