import BarPrimitives

/// A step beside the element that it belongs to.
public struct PlacedItem: Hashable, Sendable {
  /// The bar element that this step draws.
  public let element: ElementID
  /// The step.
  public let item: DisplayItem

  /// Pairs an element with one of its steps.
  public init(_ element: ElementID, _ item: DisplayItem) {
    self.element = element
    self.item = item
  }
}

/// Everything that is to be painted, in order.
public struct DisplayList: Hashable, Sendable {
  /// The part of the screen that the picture shows, in points.
  public let canvas: Rect
  /// Pixels per point.
  public let scale: Double
  /// In paint order.
  public let items: [PlacedItem]

  /// The picture starts transparent.
  public init(canvas: Rect, scale: Double, items: [PlacedItem]) {
    self.canvas = canvas
    self.scale = scale
    self.items = items
  }

  /// Pixels of the picture: the canvas from the pixel that holds its left top corner, rounded up.
  ///
  /// The two are doubles so that an absurd size can be refused before it is turned into an integer.
  public var pixelExtent: (width: Double, height: Double) {
    (
      (canvas.maxX * scale).roundedUpToPixel - (canvas.minX * scale).rounded(.down),
      (canvas.maxY * scale).roundedUpToPixel - (canvas.minY * scale).rounded(.down)
    )
  }

  /// What makes the list unpaintable: unbalanced clips or groups, numbers that are not finite.
  /// Empty for every list that layout makes.
  public var defects: [String] { DisplayListCheck.defects(of: self) }
}

extension Double {
  /// The next whole number, where a thousandth above one counts as that one: sums of thirds must not
  /// add a row of pixels.
  fileprivate var roundedUpToPixel: Double { (self - 0.001).rounded(.up) }
}
