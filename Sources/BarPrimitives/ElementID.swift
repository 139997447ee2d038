/// The name of one bar element: a path of type words such as `appBar.leftBarButtonItems[0]`.
///
/// Frame dumps, the display list, diagnostics and diffs all use these.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The whole path.
  public let path: String

  /// Takes the path as it is.
  public init(_ path: String) { self.path = path }

  /// The element `name` inside this one.
  public static func / (parent: ElementID, name: String) -> ElementID {
    ElementID("\(parent.path).\(name)")
  }

  /// The element at `index` of a list inside this one.
  public subscript(index: Int) -> ElementID { ElementID("\(path)[\(index)]") }

  /// Orders by code units, not by any locale.
  public static func < (first: ElementID, second: ElementID) -> Bool { first.path < second.path }

  /// The whole path.
  public var description: String { path }
}
