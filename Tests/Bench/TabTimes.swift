import BarrenderKit

/// How long laying out many tabs takes: linear in their number.
enum TabTimes {
  private static let counts = [1_000, 10_000]
  private static let repetitions = 9

  static func print() throws {
    let times = try counts.map(medianTime)
    for (count, time) in zip(counts, times) {
      Swift.print("\(count) tabs: \(time / 1_000) µs (median of \(repetitions))")
    }
    let factor = Double(times[1]) / Double(max(times[0], 1))
    Swift.print("ten times the tabs take \(shortDecimal(factor, places: 2)) times as long")
  }

  private static func medianTime(_ count: Int) throws -> Int {
    let items = (0..<count).map { #"{"title":"Section \#($0)","image":"star"}"# }
    let spec = """
      {"statusBar":null,"bars":[{"type":"tabBarView","preferredLayoutStyle":"scrollable",
      "selectedItem":\(count / 2),"items":[\(items.joined(separator: ","))]}]}
      """
    let input = SpecInput(name: "tabs", bytes: Array(spec.utf8))
    let renderer = try Renderer()
    var times: [Int] = []
    for _ in 0..<repetitions {
      let start = nanoseconds()
      _ = renderer.prepare(input)
      times.append(nanoseconds() - start)
    }
    return times.sorted()[repetitions / 2]
  }
}
