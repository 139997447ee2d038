/// Where the words of MDCAppBar stand, and where those of today that are read in their place would.
struct LegacyPaths: Sendable {
  private let moves: [(old: SpecPath, modern: SpecPath)]

  init(_ bars: [LegacyAppBar] = []) { moves = bars.flatMap(\.moves) }

  /// The way to what `path`, one of the document as it was written, has become.
  func modern(_ path: SpecPath) -> SpecPath {
    for move in moves where path.isWithin(move.old) {
      return move.modern.continued(by: path, beyond: move.old)
    }
    return path
  }

  /// The way in the document as it was written to what is read at `path`.
  func written(_ path: SpecPath) -> SpecPath {
    for move in moves where path.isWithin(move.modern) {
      return move.old.continued(by: path, beyond: move.modern)
    }
    return path
  }

  /// The problems with their ways as they were written.
  func written(_ problems: [Problem]) -> [Problem] {
    moves.isEmpty
      ? problems
      : problems.map { problem in
        var problem = problem
        problem.path = written(problem.path)
        return problem
      }
  }
}

extension SpecPath {
  fileprivate func continued(by path: SpecPath, beyond start: SpecPath) -> SpecPath {
    SpecPath(steps + path.steps.dropFirst(start.steps.count))
  }
}

extension LegacyAppBar {
  /// Of what the bar does not say in today's words as well.
  fileprivate var moves: [(old: SpecPath, modern: SpecPath)] {
    let inner = [controller, stack].compactMap { $0 }.flatMap { owner in
      owner.value.members.compactMap { member -> (old: SpecPath, modern: SpecPath)? in
        let isTopBar = owner.key == stack?.key && member.key == topBar?.key
        let key = isTopBar ? AppBarKeys.navigationBar.name : member.key
        guard LegacyAppBarKeys.has(member.key, in: owner.key),
          !members.contains(where: { $0.key == key })
        else { return nil }
        return (path / owner.key / member.key, path / key)
      }
    }
    let name = AppBarKeys.didMove.name
    guard let adding, !isAdded, !members.contains(where: { $0.key == name }) else { return inner }
    return inner + [(path / adding.key, path / name)]
  }
}
