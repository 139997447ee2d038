import BarrenderKit

/// Where each picture of a run goes.
struct OutputPlan {
  /// One place for a picture.
  enum Place: Hashable {
    case standardOutput
    case file(FilePath)
  }

  /// A spec with the places of its picture.
  struct Job {
    let spec: SpecFile
    let places: [Place]
  }

  let jobs: [Job]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    try self.init(arguments.operands.map(SpecFile.init), arguments.values(of: .output))
  }

  /// The one spec of `export`; what is made of it goes to standard output unless said.
  static func job(exporting arguments: ParsedArguments) throws(UsageError) -> Job {
    let outputs = arguments.values(of: .output)
    let specs = arguments.operands.prefix(1).map(SpecFile.init)
    let plan = try OutputPlan(specs, outputs.isEmpty ? [Argument("-")] : outputs)
    return plan.jobs[0]
  }

  private init(_ specs: [SpecFile], _ outputs: [Argument]) throws(UsageError) {
    try OutputPlan.check(specs, outputs)
    let jobs = specs.enumerated().map { index, spec in
      Job(
        spec: spec,
        places: outputs.map { OutputPlan.place($0, for: spec, number: index + 1) })
    }
    try OutputPlan.checkForClashes(jobs)
    self.jobs = jobs
  }

  private static func check(_ specs: [SpecFile], _ outputs: [Argument]) throws(UsageError) {
    guard let first = specs.first else { return }
    if outputs.isEmpty {
      let target = specs.count > 1 ? "'{spec}.png'" : "\(FilePath(bytes: first.stem)).png"
      let source = specs.count > 1 ? "SPEC..." : first.argument.description
      throw UsageError("no output named", remedy: "barrender \(source) -o \(target)")
    }
    if specs.filter(\.argument.isStandardStream).count > 1 {
      throw UsageError("stdin can be read once only, and - is named twice")
    }
    for output in outputs {
      if output.bytes.isEmpty { throw UsageError("-o needs the path of a file, or - for stdout") }
      if specs.count > 1, !isTemplate(output) {
        throw UsageError(
          "\(specs.count) pictures cannot all go to \"\(output)\"",
          remedy: "-o '\(template(for: output))'")
      }
    }
  }

  /// Two pictures in one place would leave only the later one, and one in the spec's place no spec.
  private static func checkForClashes(_ jobs: [Job]) throws(UsageError) {
    var taken: [Place: SpecFile] = [:]
    for job in jobs {
      for place in job.places {
        if case .file(let path) = place, leadToSameFile(path, job.spec.argument.path) {
          throw UsageError("\"\(path)\" is the spec itself")
        }
        guard let other = taken.updateValue(job.spec, forKey: place) else { continue }
        guard case .file(let path) = place else { throw UsageError("-o - is given twice") }
        throw UsageError(
          other.argument == job.spec.argument
            ? "\"\(path)\" is written twice"
            : "\(other.name) and \(job.spec.name) would both become \"\(path)\"",
          remedy: "{n} in the path is the number of the spec")
      }
    }
  }

  private static let fields = ["{spec}", "{n}"]

  private static func isTemplate(_ output: Argument) -> Bool {
    fields.contains { output.bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  /// `out/a.png` becomes `out/{spec}.png`.
  private static func template(for output: Argument) -> String {
    if output.isStandardStream { return "{spec}.png" }
    return output.path.folder.appending(Array("{spec}.png".utf8)).description
  }

  private static func place(_ output: Argument, for spec: SpecFile, number: Int) -> Place {
    if output.isStandardStream { return .standardOutput }
    var path: [UInt8] = []
    var rest = output.bytes[...]
    while let byte = rest.first {
      if rest.starts(with: Array("{spec}".utf8)) {
        path += spec.stem
        rest = rest.dropFirst("{spec}".utf8.count)
      } else if rest.starts(with: Array("{n}".utf8)) {
        path += Array("\(number)".utf8)
        rest = rest.dropFirst("{n}".utf8.count)
      } else {
        path.append(byte)
        rest = rest.dropFirst()
      }
    }
    return .file(FilePath(bytes: path))
  }
}
