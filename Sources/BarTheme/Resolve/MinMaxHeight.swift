/// MDCFlexibleHeaderMinMaxHeight.m: two heights in points, of which the one that is set moves the
/// other, and which follow the safe area until one of them is set.
struct MinMaxHeight: Hashable, Sendable {
  /// Points, without the top inset.
  static let standard = 56.0

  let includesSafeArea: Bool
  /// Points.
  var topInset: Double { didSet { recalculate() } }
  private var low: Double
  private var high: Double
  private var isExplicit = false

  init(includesSafeArea: Bool, topInset: Double) {
    self.includesSafeArea = includesSafeArea
    self.topInset = topInset
    low = Self.standard
    high = Self.standard
    recalculate()
  }

  /// As the property says it. Negative heights are 0.
  var minimum: Double {
    get { low }
    set {
      low = max(newValue, 0)
      high = max(high, low)
      isExplicit = true
    }
  }

  /// The same for the maximum.
  var maximum: Double {
    get { high }
    set {
      high = max(newValue, 0)
      low = min(low, high)
      isExplicit = true
    }
  }

  var minimumWithSafeArea: Double { includesSafeArea ? low : low + topInset }
  var maximumWithSafeArea: Double { includesSafeArea ? high : high + topInset }
  var maximumWithoutSafeArea: Double { includesSafeArea ? high - topInset : high }

  private mutating func recalculate() {
    guard !isExplicit, includesSafeArea else { return }
    low = Self.standard + topInset
    high = low
  }
}
