import BarPrimitives
import BarSpec

/// One resolved property with the reason for its value.
public struct ExplainedProperty: Hashable, Sendable {
  /// A value that did not count.
  public struct Loser: Hashable, Sendable {
    /// What it is: `bar.standardAppearance`, `barTintColor`.
    public let name: String
    /// Its value, as values are spelled here.
    public let value: String
    /// Nil: nothing in the document says it.
    public let path: SpecPath?

    public init(name: String, value: String, path: SpecPath?) {
      self.name = name
      self.value = value
      self.path = path
    }
  }

  public let element: ElementID
  /// `backgroundColor`, `titleTextAttributes.foregroundColor`, `height`.
  public let name: String
  /// `#0A3D91`, `none`, `system semibold 17`.
  public let value: String
  /// Who said so: `item (view controller level)`, `theme`, `layout`.
  public let level: String
  /// The slot of the object that it comes from; nil: it comes from none.
  public let slot: String?
  /// What set it: a statement of the document, a preset, a rule of the system.
  public let origin: String
  /// Where in the document; nil: nowhere.
  public let path: SpecPath?
  /// Where in a token file; nil: in none.
  public let span: SourceSpan?
  /// Values that it won over, the strongest first.
  public let beat: [Loser]
  /// Values that were set and do not count here at all.
  public let ignored: [Loser]
  /// One sentence without a full stop.
  public let rule: String

  public init(
    _ element: ElementID, _ name: String, _ value: String, level: String, slot: String? = nil,
    origin: String, path: SpecPath? = nil, span: SourceSpan? = nil, beat: [Loser] = [],
    ignored: [Loser] = [], rule: String
  ) {
    self.element = element
    self.name = name
    self.value = value
    self.level = level
    self.slot = slot
    self.origin = origin
    self.path = path
    self.span = span
    self.beat = beat
    self.ignored = ignored
    self.rule = rule
  }
}

/// A statement that came to nothing, or to something else than it seems.
public struct ExplainedNote: Hashable, Sendable {
  /// What kind of trap it walked into.
  public enum Kind: Hashable, Sendable {
    /// It changed nothing, or what it changed was lost.
    case lost
    /// Legacy properties beside an appearance object.
    case legacyBesideObject
    /// Legacy attributes of an item beside an appearance object, over which they win.
    case itemBesideObject
    /// What is set on an item and nothing of it shows.
    case idleItem
    /// A tint that a nearer one, or UIView's proxy, stands before.
    case idleTint
    /// An item's object that leaves out what the bar's says.
    case dropsLook
    /// Only one of the looks over content and at the scroll edge.
    case oneSided
    /// The same where it makes no difference on this system, but does on the next.
    case oneSidedLater
    /// What this generation of iOS does not have, or does not draw.
    case newerSystem
    /// Looks of tabs in other layouts than theirs, which has none.
    case otherLayout
    /// What is said and nothing of it is drawn.
    case undrawn
    /// Worth knowing, and maybe meant.
    case remark
  }
  public let kind: Kind
  /// As the document spells it.
  public let statement: String
  public let path: SpecPath?
  /// One sentence without a full stop.
  public let rule: String
  /// The bars that it speaks of, in the order of the document.
  public let bars: [ElementID]
  /// The properties that it speaks of; empty: the whole look.
  public let properties: [String]
  /// Whether the statement is surely a mistake.
  public var isTrap: Bool {
    switch kind {
    case .lost, .legacyBesideObject, .dropsLook: true
    case .itemBesideObject, .idleItem, .idleTint, .oneSided, .oneSidedLater, .newerSystem,
      .otherLayout, .undrawn, .remark:
      false
    }
  }

  public init(
    _ kind: Kind, of statement: Statement, bars: [ElementID], properties: [String] = [],
    rule: String
  ) {
    self.kind = kind
    self.statement = statement.text
    path = statement.path
    self.rule = rule
    self.bars = bars
    self.properties = properties
  }

  /// Words of the document with their place.
  public struct Statement: Hashable, Sendable {
    public let text: String
    /// Nil: nothing in the document says it.
    public let path: SpecPath?

    public init(_ text: String, at path: SpecPath?) {
      self.text = text
      self.path = path
    }
  }

  /// The same of these bars.
  public func with(bars: [ElementID]) -> ExplainedNote {
    ExplainedNote(
      kind, of: Statement(statement, at: path), bars: bars, properties: properties, rule: rule)
  }
}
