import Foundation
import Testing

/// What became of one vector.
enum VectorOutcome: Hashable {
  case passed
  case failed
  case skipped(String)
}

/// Runs vectors and keeps count.
struct VectorRun {
  private(set) var passed = 0
  private(set) var failed: [String] = []
  private(set) var skipped: [(id: String, reason: String)] = []
  /// What could not be run, with the reason; wrong outcomes are issues of the running test.
  private(set) var complaints: [String] = []
  let adapters: [VectorAdapter]
  let skips: [VectorSkip]
  /// What the running test has recorded so far.
  private let issues: IssueCounter
  /// By component: the words that adapters and skips were made for.
  private let vocabulary: [String: Set<String>]

  init(
    adapters: [VectorAdapter], skips: [VectorSkip], vocabulary: [[String: Set<String>]] = [],
    counting issues: IssueCounter
  ) {
    self.issues = issues
    self.adapters = adapters
    self.skips = skips
    let words =
      vocabulary.flatMap { $0.map { ($0.key, $0.value) } }
      + adapters.map { ($0.component, $0.words) }
      + skips.map { ($0.component, $0.words.union($0.companions)) }
    self.vocabulary = Dictionary(words) { $0.union($1) }
  }

  mutating func run(_ file: VectorFile) {
    for vector in file.vectors { run(vector) }
    for fault in file.faults {
      complaints.append("\(fault.id): \(fault.reason)")
      failed.append(fault.id)
    }
    if !file.holdsVectors { skipped.append((file.name, "a file without vectors")) }
  }

  mutating func run(_ vector: Vector) {
    switch outcome(of: vector) {
    case .passed: passed += 1
    case .failed: failed.append(vector.id)
    case .skipped(let reason): skipped.append((vector.id, reason))
    }
  }

  private mutating func outcome(of vector: Vector) -> VectorOutcome {
    guard vector.hasOutcome else { return .skipped("a scenario without an outcome") }
    let unknown = vector.words.subtracting(vocabulary[vector.component] ?? []).sorted()
    guard unknown.isEmpty else {
      complaints.append("\(vector.id): no adapter of \(vector.component) knows \(unknown)")
      return .failed
    }
    if let adapter = adapters.first(where: { $0.understands(vector) }) {
      return check(vector, with: adapter) ? .passed : .failed
    }
    if let skip = skips.first(where: { $0.covers(vector) }) { return .skipped(skip.reason) }
    complaints.append("\(vector.id): no adapter takes \(vector.words.sorted()) together")
    return .failed
  }

  /// Whether the check goes through without an issue; issues are told as they are found.
  private func check(_ vector: Vector, with adapter: VectorAdapter) -> Bool {
    let before = issues.count
    do {
      try adapter.check(vector)
    } catch {
      Issue.record("\(vector.id): \(error)")
    }
    return issues.count == before
  }

  /// Failing ids, skipped ids by their reason, and the line that closes the run.
  var report: String {
    let reasons = Set(skipped.map(\.reason)).sorted()
    let lines =
      failed.map { "failed \($0)" }
      + reasons.flatMap { reason in
        let ids = skipped.filter { $0.reason == reason }.map(\.id)
        return ["skipped \(ids.count): \(reason)"] + ids.map { "  \($0)" }
      }
    return (lines + ["\(passed) passed, \(failed.count) failed, \(skipped.count) skipped"])
      .joined(separator: "\n") + "\n"
  }
}

/// Counts from a closure that may run anywhere.
final class IssueCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }
  func add() { lock.withLock { value += 1 } }
}

/// Prints when the process ends, so that nothing comes after it.
enum ClosingLine {
  nonisolated(unsafe) private static var text = ""
  private static let lock = NSLock()

  static func set(_ report: String) {
    lock.withLock {
      if text.isEmpty {
        atexit {
          FileHandle.standardOutput.write(Data(ClosingLine.text.utf8))
        }
      }
      text = report
    }
  }
}

/// Vectors that are not about anything that this program makes, or makes yet: all those of a
/// component that use one of some words, in some values.
struct VectorSkip: Sendable {
  let component: String
  /// Of `given` or `expect`; any one of them will do. Empty: the whole component.
  let words: Set<String>
  /// What may stand beside those; `meta.vocabulary` has the others.
  let companions: Set<String>
  let reason: String
  let holds: @Sendable (Vector) -> Bool

  init(
    _ component: String, _ words: Set<String> = [], beside companions: Set<String> = [],
    because reason: String,
    where holds: @escaping @Sendable (Vector) -> Bool = { _ in true }
  ) {
    self.component = component
    self.words = words
    self.companions = companions
    self.reason = reason
    self.holds = holds
  }

  func covers(_ vector: Vector) -> Bool {
    vector.component == component && (words.isEmpty || !words.isDisjoint(with: vector.words))
      && holds(vector)
  }
}

extension Vector {
  /// Every key of `given` and `expect`.
  var words: Set<String> { Set(given.keys).union((expect ?? [:]).keys) }
}

extension VectorAdapter {
  var words: Set<String> { needs.union(takes).union(tells) }
}
