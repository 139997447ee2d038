import BarrenderKit

/// What the process ends with. Small numbers are the answer, 64 and above say that there is none;
/// they are those of sysexits.h.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case badSpec = 65
  case badInput = 66
  case limit = 69
  case internalError = 70
  case cannotCreate = 73
  case cannotComplete = 74

  /// For `--help`.
  var sentence: String {
    switch self {
    case .done: "done"
    case .findings: "check found errors, or the specs of diff differ"
    case .usage: "the command line makes no sense"
    case .badSpec: "the spec is invalid, a character without a font included"
    case .badInput: "the spec or a file that it names is missing, refused or damaged"
    case .limit: "a stated limit is passed"
    case .internalError: "a fault of barrender itself"
    case .cannotCreate: "an output cannot be created"
    case .cannotComplete: "an output could not be completed: full disk, broken pipe"
    }
  }

  /// Which of several failures the process ends with: the first of these that occurred.
  private static let precedence: [ExitCode] = [
    .internalError, .cannotComplete, .cannotCreate, .badInput, .limit, .badSpec, .usage, .findings,
    .done,
  ]

  /// The graver of two.
  func and(_ other: ExitCode) -> ExitCode {
    ExitCode.precedence.first { $0 == self || $0 == other } ?? self
  }
}

extension ExitCode {
  init(_ kind: Problem.Kind) {
    switch kind {
    case .spec: self = .badSpec
    case .input: self = .badInput
    case .limit: self = .limit
    }
  }

  init(_ kind: FileFailure.Kind) {
    switch kind {
    case .input: self = .badInput
    case .limit: self = .limit
    case .creation: self = .cannotCreate
    case .completion: self = .cannotComplete
    }
  }

  init(_ failure: RenderFailure) {
    switch failure {
    case .damagedFont: self = .badInput
    case .limit, .outOfMemory: self = .limit
    case .internalError: self = .internalError
    }
  }
}
