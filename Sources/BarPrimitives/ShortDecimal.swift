/// `value` in at most four decimals without trailing zeros, always with a point: 76, 19.5, 0.3333.
///
/// The one spelling of numbers in dumps, `inspect` and messages; independent of locale. Values that
/// are not finite are spelled `nan` and `inf`.
public func shortDecimal(_ value: Double) -> String { shortDecimal(value, places: 4) }

/// `value` in at most `places` decimals, 0 to 9.
public func shortDecimal(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let digits = min(max(places, 0), 9)
  let power = (0..<digits).reduce(Int64(1)) { power, _ in power * 10 }
  let scaled = (value * Double(power)).rounded()
  // Beyond this the digits say nothing, and Int64 ends.
  guard abs(scaled) < 1e18 else { return "\(value)" }
  if scaled == 0 { return "0" }
  let units = Int64(abs(scaled))
  var text = (scaled < 0 ? "-" : "") + String(units / power)
  let fraction = units % power
  if fraction != 0 {
    var digits = String(fraction + power).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    text += "." + digits
  }
  return text
}
