import BarRaster
import BarrenderKit
import Glibc

// Renders a spec over and over in one process and prints how many pictures a second that makes, by the
// median of the single times. usage: barrender-bench SPEC [COUNT]
// With --backdrop it prints what the blur behind a bar costs: barrender-bench --backdrop
// With --text it prints how long texts of 8,192 scalars take, all of them or one:
// barrender-bench --text [--only NAME] [FONT...]
// With --tabs it prints how long laying out 1,000 and 10,000 tabs takes.

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func medianPictureTime(of input: SpecInput, count: Int) throws -> Int {
  let renderer = try Renderer()
  var times: [Int] = []
  for _ in 0..<count {
    let start = nanoseconds()
    let prepared = renderer.prepare(input)
    _ = try renderer.png(of: prepared)
    times.append(nanoseconds() - start)
  }
  return times.sorted()[count / 2]
}

let words = CommandLine.arguments
if words.count > 1, words[1] == "--text" {
  let only = words.count > 3 && words[2] == "--only" ? words[3] : nil
  let fonts = try words.dropFirst(only == nil ? 2 : 4).map { file in
    FontSource(
      family: nil, name: file, storage: .bytes(try readFile(FilePath(file), limit: 32 << 20)))
  }
  try TextTimes.print(adding: fonts, only: only)
  exit(0)
}
if words.count > 1, words[1] == "--tabs" {
  try TabTimes.print()
  exit(0)
}
if words.count > 1, words[1] == "--backdrop" {
  try BackdropTimes.print()
  exit(0)
}
guard words.count > 1, let count = words.count > 2 ? Int(words[2]) : 500, count > 0 else {
  print("usage: barrender-bench SPEC [COUNT]")
  exit(64)
}
let spec = FilePath(words[1])
let input = SpecInput(
  name: words[1], bytes: try readFile(spec, limit: Limits.specBytes), folder: spec.folder)
let median = try medianPictureTime(of: input, count: count)
print("\(1_000_000_000 / median) pictures a second (median \(median / 1_000) µs of \(count))")
