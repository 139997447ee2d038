// BarSpec
// Takes: the bytes of a document and the patches of the command line.
// Gives: a BarModel, or every problem found. Never does: open a file, choose a colour, measure.

import BarPrimitives

/// A change to the document before it is checked: `--set /bars/0/title=…`, and what the flags
/// `--scale`, `--device`, `--appearance`, `--dir` and `--scroll` stand for.
public struct SpecPatch: Hashable, Sendable {
  /// How messages name it: `--set`, `--scale`.
  public var name: String
  /// RFC 6901 pointer to the value; missing objects on the way are made, `-` appends to an array.
  public var pointer: String
  /// JSON text.
  public var json: String
  /// Values that must go when this one comes, as pointers: `/content/contentOffset` for `--scroll`.
  public var removing: [String]

  public init(name: String, pointer: String, json: String, removing: [String] = []) {
    self.name = name
    self.pointer = pointer
    self.json = json
    self.removing = removing
  }
}

/// What reading a document came to.
public struct SpecReading: Sendable {
  /// Nil when there is an error among the problems.
  public var model: BarModel?
  /// In the order of the document.
  public var problems: [Problem]
  /// The texts, to print excerpts from and to find paths in.
  public var sources: SpecSources
}
