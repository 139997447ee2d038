// BarLayout
// Takes: a ResolvedScreen and a TextShaping. Gives: frames in points on the pixel grid, and from
// them the display list. Never does: choose a colour or a default, open a file, touch a pixel.

import BarPrimitives

/// One element of the picture with all that `inspect` tells about it.
public struct LayoutElement: Hashable, Sendable {
  /// A fact about an element, told in the order given.
  public struct Detail: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case text(String)
      case number(Double)
      case flag(Bool)
      case color(Color)
      case font(FontDescriptor)
      case rect(Rect)
      case insets(Insets)
    }
    /// The property's own name: `titleTextColor`, `contentInsets`, `baseline`.
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// The texts that there are.
    static func texts(_ texts: KeyValuePairs<String, String?>) -> [Detail] {
      texts.compactMap { name, text in text.map { Detail(name, .text($0)) } }
    }
  }

  public let id: ElementID
  /// The last word of the id without its index: `title`, `rightBarButtonItems`.
  public let type: String
  /// The original's class: `MDCNavigationBar`; nil where there is none.
  public let className: String?
  /// The part of the documented anatomy: `container`, `navigation icon`, `title`, `action item`,
  /// `overflow menu`; nil for what the anatomy does not name.
  public let part: String?
  /// Screen points.
  public let frame: Rect
  public let details: [Detail]
  /// What a label would show if it were not cut; nil where there is none.
  public let fullText: String?
  public let children: [LayoutElement]

  init(
    id: ElementID, type: String, className: String? = nil, part: String? = nil, frame: Rect,
    details: [Detail] = [], fullText: String? = nil, children: [LayoutElement] = []
  ) {
    self.id = id
    self.type = type
    self.className = className
    self.part = part
    self.frame = frame
    self.details = details
    self.fullText = fullText
    self.children = children
  }

  /// The element and all below it, in the order of the tree.
  public var withDescendants: [LayoutElement] { [self] + children.flatMap(\.withDescendants) }
}
