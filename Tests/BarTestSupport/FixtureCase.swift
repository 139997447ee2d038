import Foundation

/// One folder entry of Fixtures/Cases: a spec with its three goldens beside it.
public struct FixtureCase: Sendable, CustomStringConvertible {
  /// `app-bar/inbox`.
  public let name: String

  /// Every case, in ascending order; `BARRENDER_CASE` picks one by name or by the start of it.
  public static let all: [FixtureCase] = {
    let cases = Repository.fixtures.appendingPathComponent("Cases")
    let files = FileManager.default.enumerator(atPath: cases.path)?.compactMap { $0 as? String }
    let wanted = ProcessInfo.processInfo.environment["BARRENDER_CASE"] ?? ""
    return (files ?? []).filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }
      .filter { wanted.isEmpty || $0.hasPrefix(wanted) }
      .sorted().map(FixtureCase.init(name:))
  }()

  public init(name: String) { self.name = name }

  public var description: String { name }

  /// The spec file.
  public var spec: URL { url(".json") }

  /// A file beside the spec: `.layout.txt`, `@2x.png`.
  public func url(_ suffix: String) -> URL {
    Repository.fixtures.appendingPathComponent("Cases/\(name)\(suffix)")
  }

  /// Where a failure leaves its evidence: `.build/golden/app-bar/inbox-actual.png`.
  public func artefact(_ suffix: String) -> URL {
    Repository.artefacts.appendingPathComponent("\(name)-\(suffix)")
  }
}
