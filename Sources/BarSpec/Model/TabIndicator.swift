import BarPrimitives

/// MDCTabBarViewIndicatorTemplate: a filled path in terms of the context that the original hands to a
/// template: the tab's bounds and its content frame.
public struct TabIndicatorTemplate: Hashable, Sendable {
  /// What one axis of the path is measured by.
  public enum Reference: String, Hashable, Sendable, CaseIterable {
    case bounds, contentFrame
    /// The title's letters, whose label may be a little wider; without a title the content frame.
    case title
  }
  /// What a content frame is.
  public enum ContentFrame: String, Hashable, Sendable, CaseIterable {
    /// MDCTabBarView: as wide as the title, as high as title and image.
    case title
    /// MDCTabBar: the union of title and image.
    case union
  }
  /// Where a path that is lower than its reference stands.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case top, center, bottom }

  public var horizontal: Reference
  public var vertical: Reference
  public var contentFrame: ContentFrame
  /// From the references inwards, left meaning leading; negative ones reach beyond them.
  public var insets: Insets
  /// Points; nil: as wide as the reference.
  public var width: Double?
  /// Points; nil: as high as the reference.
  public var height: Double?
  public var alignment: Alignment
  /// Points, at most half the shorter side.
  public var cornerRadius: Double
  /// Points of a line around the shape, half of it outside; nil: the shape is filled.
  public var strokeWidth: Double?

  public init(
    horizontal: Reference = .bounds, vertical: Reference = .bounds,
    contentFrame: ContentFrame = .title, insets: Insets = .zero, width: Double? = nil,
    height: Double? = nil, alignment: Alignment = .bottom, cornerRadius: Double = 0,
    strokeWidth: Double? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.contentFrame = contentFrame
    self.insets = insets
    self.width = width
    self.height = height
    self.alignment = alignment
    self.cornerRadius = cornerRadius
    self.strokeWidth = strokeWidth
  }
}

extension TabIndicatorTemplate {
  /// Templates with a name.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case underline, titleUnderline, pill, dot, outline
  }

  /// `underline` is MDCTabBarViewUnderlineIndicatorTemplate, `outline` the original's example of a
  /// template of one's own (TabBarIndicatorTemplateExample.swift); the others are the ones that apps
  /// ask for most.
  public init(_ name: Name) {
    switch name {
    case .underline: self.init(height: 2)
    case .titleUnderline: self.init(horizontal: .title, height: 2)
    case .pill:
      self.init(
        horizontal: .contentFrame, vertical: .contentFrame,
        insets: Insets(top: -4, left: -12, bottom: -4, right: -12), cornerRadius: 16_384)
    case .dot:
      self.init(
        horizontal: .contentFrame,
        insets: Insets(top: 0, left: 0, bottom: 4, right: 0), width: 4, height: 4, cornerRadius: 2)
    case .outline:
      self.init(
        horizontal: .contentFrame, vertical: .contentFrame,
        insets: Insets(top: -4, left: -8, bottom: -4, right: -8), cornerRadius: 4, strokeWidth: 2)
    }
  }
}
