import BarSpec

/// Shape categories with nothing left open (MDCShapeScheme.m, 201809).
public struct ShapeScheme: Hashable, Sendable {
  public let smallComponentShape: ShapeCategory
  public let mediumComponentShape: ShapeCategory
  public let largeComponentShape: ShapeCategory

  /// What `categories` leave out is material201809's.
  public init(_ categories: ShapeCategories = ShapeCategories()) {
    func standard(_ size: Double) -> ShapeCategory {
      ShapeCategory(corners: CornerTreatment(.rounded, size))
    }
    smallComponentShape = categories.smallComponentShape ?? standard(4)
    mediumComponentShape = categories.mediumComponentShape ?? standard(4)
    largeComponentShape = categories.largeComponentShape ?? standard(0)
  }
}
