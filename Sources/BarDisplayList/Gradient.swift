import BarPrimitives

/// Colours along a line; before its start and after its end they go on.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the line.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the line, 1 at its end.
    public let position: Double
    /// The colour there.
    public let color: Color

    /// Pairs a place with its colour.
    public init(at position: Double, _ color: Color) {
      self.position = position
      self.color = color
    }
  }

  /// How the colours between two stops are mixed; they differ where alphas do.
  public enum Mixing: String, Hashable, Sendable {
    /// As CSS and Android have it: a transparent stop lends no colour.
    case premultiplied
    /// As Core Graphics has it: colour and alpha each for itself.
    case straight
  }

  /// Where position 0 is, in points. A line without length has the colour of its last stop.
  public let start: Point
  /// Where position 1 is, in points.
  public let end: Point
  /// Positions never fall; of two at the same place the first ends a ramp and the second begins one.
  public let stops: [Stop]
  /// Between the stops.
  public let mixing: Mixing

  /// A position that falls behind the one before is moved there, as in CSS. Nil without stops.
  public init?(from start: Point, to end: Point, stops: [Stop], mixing: Mixing) {
    guard let first = stops.first else { return nil }
    var position = first.position
    self.stops = stops.map { stop in
      position = max(position, stop.position)
      return Stop(at: position, stop.color)
    }
    self.start = start
    self.end = end
    self.mixing = mixing
  }
}

/// What an element makes of the picture behind it.
public struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the Gaussian in points. At the element's edges the picture is mirrored.
  public let sigma: Double
  /// 1 keeps the colours, 0 makes greys, more than 1 exaggerates; applied to encoded values.
  public let saturation: Double
  /// Blended over last; transparent for none.
  public let tint: Color

  /// Negative numbers become 0.
  public init(sigma: Double, saturation: Double, tint: Color) {
    self.sigma = max(sigma, 0)
    self.saturation = max(saturation, 0)
    self.tint = tint
  }
}
