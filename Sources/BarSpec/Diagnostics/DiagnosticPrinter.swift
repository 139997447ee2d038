/// Turns problems into text, in one of three styles. Every line it gives ends in a line break.
public struct DiagnosticPrinter: Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// With an excerpt of the document and carets under the place.
    case human
    /// `home.json:7:5: error[E0203]: unknown key …`, for editors.
    case short
    /// One JSON object a line.
    case json
  }

  /// How long a line may be where it can be broken.
  private static let columns = 100

  private let style: Style
  private let sources: SpecSources
  private let isColored: Bool
  private let lines: [LineTable]

  /// Reads the texts of `sources` once; `isColored` adds ANSI colours to the human style.
  public init(style: Style, sources: SpecSources, isColored: Bool = false) {
    self.style = style
    self.sources = sources
    self.isColored = isColored && style == .human
    lines = sources.texts.map { LineTable($0.bytes) }
  }

  /// The first `limit` problems, then how many more there are, and in the human style a summary.
  public func report(_ problems: [Problem], limit: Int = .max) -> String {
    var text = problems.prefix(limit).map(self.text).joined()
    guard style == .human, !problems.isEmpty else { return text }
    if problems.count > limit { text += "... and \(problems.count - limit) more\n" }
    return text + summary(of: problems)
  }

  /// One problem without a summary.
  public func text(of problem: Problem) -> String {
    switch style {
    case .human: human(problem)
    case .short: short(problem)
    case .json: json(problem)
    }
  }

  /// `1 error, 1 warning in home.json`; notes alone have no summary.
  private func summary(of problems: [Problem]) -> String {
    let counts = [Problem.Severity.error, .warning].compactMap { severity -> String? in
      let count = problems.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if counts.isEmpty { return "" }
    return counts.joined(separator: ", ")
      + (source(of: problems).map { " in \(plain($0.name))" } ?? "")
      + "\n"
  }

  /// The text that all `problems` stand in; the spec itself where they stand in several or in none.
  private func source(of problems: [Problem]) -> SpecSources.Text? {
    let found = Set(problems.map { $0.span?.source ?? 0 })
    if found.count == 1, let only = found.first, sources.texts.indices.contains(only) {
      return sources.texts[only]
    }
    return sources.texts.first
  }
}

extension DiagnosticPrinter {
  private func short(_ problem: Problem) -> String {
    var place = ""
    if let span = problem.span, sources.texts.indices.contains(span.source) {
      place = location(span) + ": "
    }
    return place + "\(problem.severity.rawValue)[\(problem.code)]: \(problem.message)\n"
  }

  private func human(_ problem: Problem) -> String {
    let head = paint("\(problem.severity.rawValue)[\(problem.code)]", problem.severity.paint)
    var text = "\(head)\(paint(": " + problem.message, .bold))\n"
    var notes = problem.notes
    if DiagnosticCode(problem.code) != nil { notes.append("more: barrender help \(problem.code)") }
    guard let span = problem.span, sources.texts.indices.contains(span.source) else {
      if let hint = problem.hint { notes.insert(hint, at: 0) }
      return text + notes.map { note($0, after: " ", sign: "=") }.joined()
    }
    let (line, _) = lines[span.source].position(of: span.bytes.lowerBound)
    let number = String(line)
    let gutter = String(repeating: " ", count: number.utf8.count + 1)
    text += gutter + paint("-->", .blue) + " " + location(span) + "\n"
    let bar = paint("|", .blue)
    let excerpt = self.excerpt(span)
    let carets = paint(String(repeating: "^", count: excerpt.carets), problem.severity.paint)
    let hint = problem.hint.map { " " + $0 } ?? ""
    text += "\(gutter) \(bar)\n"
    text +=
      "\(paint(" " + number, .blue)) \(bar)\(excerpt.text.isEmpty ? "" : " " + excerpt.text)\n"
    text += "\(gutter) \(bar) \(String(repeating: " ", count: excerpt.indent))\(carets)\(hint)\n"
    if !notes.isEmpty { text += "\(gutter) \(bar)\n" }
    return text + notes.map { note($0, after: gutter, sign: paint("=", .blue)) }.joined()
  }

  /// A line behind the sign, and those that it has no room for below it.
  private func note(_ text: String, after gutter: String, sign: String) -> String {
    let columns = DiagnosticPrinter.columns - gutter.utf8.count - 3
    let lines = wrapped(text, columns: columns)
    return lines.enumerated().map { index, line in
      "\(gutter) \(index == 0 ? sign : " ") \(line)\n"
    }.joined()
  }

  private func excerpt(_ span: SourceSpan) -> Excerpt {
    let line = lines[span.source].line(around: span.bytes.lowerBound)
    return Excerpt(of: sources.texts[span.source].bytes, line: line, marked: span.bytes)
  }

  /// `home.json:7:5`.
  private func location(_ span: SourceSpan) -> String {
    let (line, column) = lines[span.source].position(of: span.bytes.lowerBound)
    return "\(plain(sources.texts[span.source].name)):\(line):\(column)"
  }

  private func plain(_ name: String) -> String { PlainText.escaped(name) }

  private func paint(_ text: String, _ paint: Paint) -> String {
    isColored ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension DiagnosticPrinter {
  private func json(_ problem: Problem) -> String {
    var members = [
      "\"severity\":\(jsonString(problem.severity.rawValue))",
      "\"code\":\(jsonString(problem.code))", "\"message\":\(jsonString(problem.message))",
    ]
    if let span = problem.span, sources.texts.indices.contains(span.source) {
      members.append("\"file\":\(jsonString(sources.texts[span.source].name))")
      members.append(
        "\"span\":{\"start\":\(point(span.bytes.lowerBound, span.source)),"
          + "\"end\":\(point(span.bytes.upperBound, span.source))}")
      members.append("\"pointer\":\(jsonString(problem.path.pointer))")
    }
    if let hint = problem.hint { members.append("\"hint\":\(jsonString(hint))") }
    if !problem.notes.isEmpty {
      members.append("\"notes\":[\(problem.notes.map(jsonString).joined(separator: ","))]")
    }
    if let replacement = problem.replacement {
      members.append("\"fix\":{\"replace\":\(jsonString(replacement))}")
    }
    return "{\(members.joined(separator: ","))}\n"
  }

  private func point(_ offset: Int, _ source: Int) -> String {
    let (line, column) = lines[source].position(of: offset)
    return "{\"line\":\(line),\"col\":\(column),\"byte\":\(offset)}"
  }
}

/// ANSI's select-graphic-rendition numbers.
private enum Paint: String {
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"
  case blue = "1;34"
  case bold = "1"
}

extension Problem.Severity {
  fileprivate var paint: Paint {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
