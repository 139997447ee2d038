/// Which keys of a bar the document itself has, and where.
public struct StatedKeys: Hashable, Sendable {
  private let path: SpecPath
  private let names: [String]

  /// Of a bar that no document gives.
  public init() {
    path = SpecPath()
    names = []
  }

  init(_ object: DocumentObject) {
    path = object.path
    guard case .object(let members) = object.value.kind else {
      names = []
      return
    }
    names = members.map(\.key)
  }

  /// Nil: the document does not say it.
  public func place(of key: String) -> SpecPath? { names.contains(key) ? path / key : nil }

  /// The first of `keys` that the document has; nil: it has none.
  public func first(of keys: [String]) -> (key: String, path: SpecPath)? {
    keys.first { names.contains($0) }.map { ($0, path / $0) }
  }
}
