import Foundation

/// The normal distribution by the C library, which the C core may not use.
enum GaussOracle {
  /// The share of a Gaussian around 0 that lies between `start` and the next pixel.
  static func share(from start: Double, sigma: Double) -> Double {
    let root = 2.0.squareRoot() * sigma
    return (erf((start + 1) / root) - erf(start / root)) / 2
  }
}
