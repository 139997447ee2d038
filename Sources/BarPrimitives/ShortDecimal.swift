/// `value` in at most four decimals without trailing zeros, always with a point: 76, 19.5, 0.3333.
///
/// The one spelling of numbers in dumps, `inspect` and messages; independent of locale. Values that
/// are not finite are spelled `nan` and `inf`.
public func shortDecimal(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard abs(value) < 1e14 else { return "\(value)" }
  let scaled = (value * 10_000).rounded()
  if scaled == 0 { return "0" }
  let units = Int64(abs(scaled))
  var text = (scaled < 0 ? "-" : "") + String(units / 10_000)
  let fraction = units % 10_000
  if fraction != 0 {
    var digits = String(fraction + 10_000).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    text += "." + digits
  }
  return text
}
