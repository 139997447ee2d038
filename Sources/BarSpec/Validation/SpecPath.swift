/// The way to a value in the document: keys and indices from the top.
public struct SpecPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }
  /// From the top of the document.
  public let steps: [Step]

  /// The steps as they are; none is the document itself.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The member `key`.
  public static func / (path: SpecPath, key: String) -> SpecPath {
    SpecPath(path.steps + [.key(key)])
  }

  /// The element at `index`.
  public subscript(index: Int) -> SpecPath { SpecPath(steps + [.index(index)]) }

  /// The innermost key on the way; nil: there is none.
  public var lastKey: String? {
    for step in steps.reversed() {
      if case .key(let key) = step { return key }
    }
    return nil
  }

  /// Whether this is `path` itself or a way on from it.
  public func isWithin(_ path: SpecPath) -> Bool { steps.starts(with: path.steps) }

  /// `bars[0].navigationItem.title`; `$` for the document itself.
  public var description: String {
    if steps.isEmpty { return "$" }
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  /// RFC 6901: `/bars/0/navigationItem/title`.
  public var pointer: String {
    steps.map { step in
      switch step {
      case .key(let key): "/" + key.escapedForPointer
      case .index(let index): "/\(index)"
      }
    }.joined()
  }
}

extension String {
  fileprivate var escapedForPointer: String {
    reduce(into: "") { escaped, character in
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.append(character)
      }
    }
  }
}
