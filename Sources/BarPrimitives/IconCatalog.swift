/// The icons that a spec can name.
public protocol IconCatalog: Sendable {
  /// The glyph of the icon `name` in the icon font, nil if there is none of that name.
  func glyph(named name: String) -> UInt32?
  /// Every name, in ascending order of code units. May be slow: for messages and lists.
  var names: [String] { get }
}
