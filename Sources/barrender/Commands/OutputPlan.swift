import BarrenderKit

/// Where each picture of a run goes.
struct OutputPlan {
  /// One place for a picture; fields that only the picture knows are still open.
  enum Place: Hashable {
    case standardOutput
    case file(OutputTemplate)
  }

  /// A spec with the places of its picture.
  struct Job {
    let spec: SpecFile
    let places: [Place]
  }

  let jobs: [Job]

  /// The specs of `render` and `film`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    try self.init(
      arguments.operands.map(SpecFile.init), arguments.values(of: .output), arguments.verb)
  }

  /// The one spec of `export`; what is made of it goes to standard output unless said.
  static func job(exporting arguments: ParsedArguments) throws(UsageError) -> Job {
    let outputs = arguments.values(of: .output)
    let specs = arguments.operands.prefix(1).map(SpecFile.init)
    let plan = try OutputPlan(specs, outputs.isEmpty ? [Argument("-")] : outputs, arguments.verb)
    return plan.jobs[0]
  }

  private init(
    _ specs: [SpecFile], _ outputs: [Argument], _ verb: Verb
  ) throws(UsageError) {
    try OutputPlan.check(specs, outputs, verb)
    var places: [Place] = []
    for output in outputs { places.append(try OutputPlan.place(output, of: specs, by: verb)) }
    let jobs = specs.enumerated().map { index, spec in
      Job(spec: spec, places: places.map { $0.of(spec, number: index + 1) })
    }
    try OutputPlan.checkForClashes(jobs)
    self.jobs = jobs
  }

  private static func check(
    _ specs: [SpecFile], _ outputs: [Argument], _ verb: Verb
  ) throws(UsageError) {
    guard let first = specs.first else { return }
    if outputs.isEmpty {
      let target = specs.count > 1 ? "'{spec}.png'" : "\(FilePath(bytes: first.stem)).png"
      let source = specs.count > 1 ? "SPEC..." : first.argument.description
      let program = verb == .render ? "barrender" : "barrender \(verb.rawValue)"
      throw UsageError("no output named", remedy: "\(program) \(source) -o \(target)")
    }
  }

  private static func place(
    _ output: Argument, of specs: [SpecFile], by verb: Verb
  ) throws(UsageError) -> Place {
    if output.bytes.isEmpty { throw UsageError("-o needs the path of a file, or - for stdout") }
    let template = try OutputTemplate(output)
    if specs.count > 1, output.isStandardStream || !template.tellsSpecsApart {
      throw UsageError(
        "\(specs.count) pictures cannot all go to \"\(output)\"",
        remedy: "-o '\(suggestion(for: output))'")
    }
    if output.isStandardStream { return .standardOutput }
    try PictureFormat.check(template, by: verb)
    return .file(template)
  }

  /// `out/a.png` becomes `out/{spec}.png`.
  private static func suggestion(for output: Argument) -> String {
    if output.isStandardStream { return "{spec}.png" }
    return output.path.folder.appending(Array("{spec}.png".utf8)).description
  }

  /// Two pictures in one place would leave only the later one, and one in the spec's place no spec.
  private static func checkForClashes(_ jobs: [Job]) throws(UsageError) {
    var taken = TakenPlaces(specs: jobs.map(\.spec))
    for job in jobs {
      for place in job.places { try taken.take(place, for: job.spec) }
    }
  }
}

extension OutputPlan.Place {
  /// The place of one spec's picture: the `number`th of the run, counted from 1.
  fileprivate func of(_ spec: SpecFile, number: Int) -> OutputPlan.Place {
    filled { field in
      switch field {
      case .spec: spec.stem
      case .n: Array("\(number)".utf8)
      case .scale, .appearance, .dir: nil
      }
    }
  }

  /// The place with the fields that `prepared` came to.
  func settled(by prepared: Prepared) -> OutputPlan.Place {
    filled { field in
      let text: String? =
        switch field {
        case .spec, .n: nil
        case .scale: prepared.list.map { shortDecimal($0.scale) }
        case .appearance: prepared.traits?.userInterfaceStyle.rawValue
        case .dir: prepared.traits.map { $0.layoutDirection == .leftToRight ? "ltr" : "rtl" }
        }
      return text.map { Array($0.utf8) }
    }
  }

  /// The path of a file, once no field is open.
  var path: FilePath? {
    if case .file(let template) = self { template.path } else { nil }
  }

  private func filled(_ value: (OutputTemplate.Field) -> [UInt8]?) -> OutputPlan.Place {
    switch self {
    case .standardOutput: self
    case .file(let template): .file(template.filled(value))
    }
  }
}

/// Keeps two pictures of a run from going to one place, and any picture from going to a spec.
struct TakenPlaces {
  private let specs: [FilePath: SpecFile]
  private var taken: [OutputPlan.Place: SpecFile] = [:]

  init(specs: [SpecFile]) {
    let files = specs.filter { !$0.argument.isStandardStream }
    self.specs = Dictionary(files.map { ($0.argument.path, $0) }) { first, _ in first }
  }

  /// Takes `place` for the picture of `spec`.
  mutating func take(_ place: OutputPlan.Place, for spec: SpecFile) throws(UsageError) {
    if let path = place.path {
      let isOwn = !spec.argument.isStandardStream && leadToSameFile(path, spec.argument.path)
      if isOwn { throw UsageError("\"\(path.shortened)\" is the spec itself") }
      if specs[path] != nil { throw UsageError("\"\(path.shortened)\" is a spec of this run") }
    }
    guard let other = taken.updateValue(spec, forKey: place) else { return }
    guard case .file(let template) = place else { throw UsageError("-o - is given twice") }
    throw UsageError(
      other.argument == spec.argument
        ? "\"\(template)\" is written twice"
        : "\(other.name) and \(spec.name) would both become \"\(template)\"",
      remedy: "{n} in the path is the number of the spec")
  }
}
