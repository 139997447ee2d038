/// The problems of one document. Keeps `Limits.problems` of them.
struct ProblemList: Sendable {
  private(set) var problems: [Problem] = []
  private(set) var isFull = false

  /// Not an error of its own: the exit code is that of the problems which are kept.
  private static let more = Problem(
    severity: .note, code: "W0501", message: "more than \(Limits.problems) problems", span: nil)

  mutating func add(_ problem: Problem) {
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

  /// In the order of the document, then of the patches; what has no place comes first. Problems at
  /// one place stay in the order in which they were found.
  var sorted: [Problem] {
    let ranked = problems.enumerated().sorted { first, second in
      let (here, there) = (first.element.span, second.element.span)
      let left = (here?.source ?? -1, here?.bytes.lowerBound ?? 0, first.offset)
      return left < (there?.source ?? -1, there?.bytes.lowerBound ?? 0, second.offset)
    }
    return ranked.map(\.element) + (isFull ? [Self.more] : [])
  }
}
