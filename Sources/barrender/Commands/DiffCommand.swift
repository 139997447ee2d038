import BarrenderKit

/// `diff`: what two specs come to differently, property by property.
struct DiffCommand {
  private let specs: [SpecFile]
  private let specArguments: SpecArguments
  private let console: Console
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    specs = arguments.operands.map(SpecFile.init)
    specArguments = try SpecArguments(arguments)
    self.console = console
    printsJSON = arguments.has(.json)
  }

  func run() throws -> ExitCode {
    let renderer = try Renderer(fonts: specArguments.fonts)
    var sides: [Prepared] = []
    var code = ExitCode.done
    for spec in specs {
      let prepared = renderer.prepare(
        try spec.read(), patches: specArguments.patches, themes: specArguments.themes)
      code = code.and(console.report(prepared.problems, in: prepared.sources))
      sides.append(prepared)
    }
    guard code == .done, sides.count == 2 else { return code }
    let differences = differences(from: sides[0], to: sides[1])
    _ = try printed(printsJSON ? json(differences) : text(differences))
    return differences.isEmpty ? .done : .findings
  }

  /// The properties of an element stand below it.
  private func text(_ differences: [PropertyDifference]) -> String {
    var lines: [String] = []
    var element = ""
    for difference in differences {
      guard let property = difference.property else {
        let name = difference.before == nil ? specs[1].name : specs[0].name
        lines.append("\(difference.element)  only in \(name)")
        continue
      }
      if difference.element != element { lines.append(difference.element) }
      element = difference.element
      let (before, after) = (difference.before ?? "-", difference.after ?? "-")
      lines.append("    \(property)  \(before) → \(after)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ differences: [PropertyDifference]) -> String {
    func text(_ value: String?) -> PrintedJSON { value.map(PrintedJSON.text) ?? .null }
    return PrintedJSON.object([
      ("version", .number("1")),
      (
        "differences",
        .array(
          differences.map { difference in
            .object([
              ("element", .text(difference.element)), ("property", text(difference.property)),
              ("before", text(difference.before)), ("after", text(difference.after)),
            ])
          })
      ),
    ]).lines() + "\n"
  }
}
