import BarrenderKit

/// `inspect`: the element tree of a spec, with frames and all that is known of each element.
struct InspectCommand {
  private let spec: SpecFile
  private let specArguments: SpecArguments
  private let console: Console
  private let printsJSON: Bool
  private let wanted: Argument?
  private let touched: Point?
  private let listsStops: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    spec = SpecFile(argument: arguments.operands[0])
    specArguments = try SpecArguments(arguments)
    self.console = console
    printsJSON = arguments.has(.json)
    wanted = arguments.value(of: .find)
    listsStops = arguments.has(.accessibility)
    guard let place = arguments.value(of: .touch) else {
      touched = nil
      return
    }
    guard let point = TouchReport.point(place) else {
      throw UsageError("--at needs two numbers such as 20,44, not \"\(place)\"")
    }
    touched = point
  }

  func run() throws -> ExitCode {
    let (prepared, code) = try specArguments.prepared(spec, console)
    if code != .done { return code }
    guard let frames = prepared.frames, let list = prepared.list else {
      return console.reportFault("a spec without errors has no frames")
    }
    if let touched {
      let report = TouchReport(point: touched, touch: frames.touch(at: touched))
      return try printed(printsJSON ? report.json : report.line)
    }
    if listsStops {
      let report = AccessibilityReport(elements: frames.accessibilityElements)
      return try printed(printsJSON ? report.json : report.text)
    }
    let elements = try found(in: frames.elements)
    let size = list.pixelExtent
    if printsJSON {
      return try printed(
        ElementJSON(elements: elements, picture: size, scale: list.scale).text)
    }
    return try printed(
      "\(spec.name): \(shortDecimal(size.width)) × \(shortDecimal(size.height)) px,"
        + " \(shortDecimal(list.scale)) px a point; frames are x,y w×h in points\n"
        + ElementTree(elements).text)
  }

  /// The element of `--find` alone, or all.
  private func found(in elements: [LayoutElement]) throws(UsageError) -> [LayoutElement] {
    guard let wanted else { return elements }
    let all = elements.flatMap(\.withDescendants)
    if let element = all.first(where: { $0.id.path == wanted.text }) { return [element] }
    let near = wanted.text.flatMap { nearest($0, of: all.map(\.id.path)) }
    throw UsageError(
      "no element \"\(wanted)\" in \(spec.name)", remedy: near.map { "did you mean \($0)?" })
  }
}
