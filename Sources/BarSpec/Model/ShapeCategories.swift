/// MDCShapeScheme's categories, as far as the document replaces them. No bar has a shape; they are
/// exported with the scheme.
public struct ShapeCategories: Hashable, Sendable {
  public var smallComponentShape: ShapeCategory?
  public var mediumComponentShape: ShapeCategory?
  public var largeComponentShape: ShapeCategory?

  public init(
    smallComponentShape: ShapeCategory? = nil, mediumComponentShape: ShapeCategory? = nil,
    largeComponentShape: ShapeCategory? = nil
  ) {
    self.smallComponentShape = smallComponentShape
    self.mediumComponentShape = mediumComponentShape
    self.largeComponentShape = largeComponentShape
  }
}

/// MDCShapeCategory: a treatment for each corner.
public struct ShapeCategory: Hashable, Sendable {
  public var topLeftCorner: CornerTreatment
  public var topRightCorner: CornerTreatment
  public var bottomLeftCorner: CornerTreatment
  public var bottomRightCorner: CornerTreatment

  /// Four corners alike.
  public init(corners: CornerTreatment) {
    topLeftCorner = corners
    topRightCorner = corners
    bottomLeftCorner = corners
    bottomRightCorner = corners
  }
}

/// MDCCornerTreatment.
public struct CornerTreatment: Hashable, Sendable {
  /// MDCShapeCornerFamily.
  public enum Family: String, Hashable, Sendable, CaseIterable { case rounded, cut }
  /// MDCCornerTreatmentValueType.
  public enum ValueType: String, Hashable, Sendable, CaseIterable { case absolute, percentage }

  public var family: Family
  /// Points, or the part of the height: the radius, or what is cut off.
  public var size: Double
  public var valueType: ValueType

  public init(_ family: Family, _ size: Double, _ valueType: ValueType = .absolute) {
    self.family = family
    self.size = size
    self.valueType = valueType
  }
}
