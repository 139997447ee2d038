/// Pages side by side in the content, each with a scroll view of its own.
public struct ContentPages: Hashable, Sendable {
  public struct Page: Hashable, Sendable {
    /// Nil: the content's.
    public var backgroundColor: ColorValue?
    /// Placeholder rows; nil: the content's.
    public var rows: Int?
    public var position: Content.Position
    /// Points; nil: as high as the rows.
    public var contentHeight: Double?

    public init(
      backgroundColor: ColorValue? = nil, rows: Int? = nil,
      position: Content.Position = .scrolledBy(0), contentHeight: Double? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.rows = rows
      self.position = position
      self.contentHeight = contentHeight
    }
  }
  /// From the leading side; one at least.
  public var pages: [Page]
  /// Points that the pages are scrolled towards the last one.
  public var scrolledBy: Double

  public init(_ pages: [Page], scrolledBy: Double = 0) {
    self.pages = pages
    self.scrolledBy = scrolledBy
  }
}

/// How a header stands in the hierarchy of view controllers.
public enum Containment: Hashable, Sendable {
  /// A child of the page's controller: it travels with the page.
  case child(page: Int)
  /// A child of the screen's controller, around all pages: it stays.
  case screen
  /// MDCAppBarContainerViewController's, beside the content: it stays.
  case container
}
