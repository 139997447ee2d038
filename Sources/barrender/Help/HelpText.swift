/// What `-h`, `--help` and `help VERB` print, made from the tables of verbs, flags and exit codes.
enum HelpText {
  /// One screen, 80 columns by 24 lines.
  static var short: String {
    """
    barrender draws the bars of a mobile screen from a JSON spec, as a PNG.

    usage: barrender [render] SPEC... -o OUT       SPEC - is stdin, OUT - is stdout
           barrender VERB [...]

      barrender inbox.json -o inbox.png                          draw a spec
      barrender inbox.json --appearance dark --scale 3 -o -      to another program
      barrender screens/*.json -o 'pictures/{spec}.png'          draw many
      barrender inspect inbox.json                               where everything is

    verbs: \(wrapped(Verb.allCases.map(\.rawValue).joined(separator: " "), indent: 7))
    flags: \(shortFlags)

    barrender --help tells all of it, barrender help VERB the flags of a verb.

    """
  }

  /// Everything.
  static var full: String {
    var text = short.split(separator: "\n\n").dropLast(2).joined(separator: "\n\n") + "\n\nverbs\n"
    for verb in Verb.allCases {
      text += entry([verb.rawValue, verb.operands].joined(separator: " "), verb.sentence)
    }
    text += "\nflags (of one given twice the last counts, unless it is repeatable)\n"
    for flag in Flag.allCases { text += entry(flag) }
    text += "\nexit codes (of several failures: 70, 74, 73, 66, 69, 65)\n"
    for code in ExitCode.allCases { text += entry("\(code.rawValue)", code.sentence) }
    text += entry("130, 143", "interrupted, terminated; a half-written output is removed")
    return text
      + "\nWhat was asked for goes to stdout, all talk to stderr. Nothing is prompted for.\n"
  }

  /// One verb with its flags.
  static func of(_ verb: Verb) -> String {
    let usage = ["barrender", verb.rawValue, verb.operands].filter { !$0.isEmpty }
    var text = "usage: \(usage.joined(separator: " "))\n\n\(verb.sentence)\n\nflags\n"
    for flag in Flag.allCases where flag.row.verbs.contains(verb) { text += entry(flag) }
    return verb == .explain ? text + levels : text
  }

  /// Who has a say in the look of a UIKit bar.
  private static var levels: String {
    let entries = [
      (
        "application",
        "UINavigationBar.appearance().standardAppearance = object reaches every bar"
          + " when it enters its window; put the base here, or at whatever level needs it."
      ),
      (
        "view",
        "bar.standardAppearance: a bar that several view controllers share. It is assigned, or"
          + " changed where it is; a copy of the proxy's object is the base."
      ),
      (
        "view controller",
        "navigationItem.standardAppearance or tabBarItem.standardAppearance: while"
          + " the item shows. It replaces the bar's look as a whole, so it begins as a copy."
      ),
      (
        "legacy",
        "barTintColor and its kind count only while no appearance object is in use, and never"
          + " become part of one."
      ),
      (
        "one item",
        "setTitleTextAttributes and its kind, of an item or of UIBarButtonItem.appearance():"
          + " legacy too, but what they set wins over an object, key by key (itemAttributesWin)."
      ),
      (
        "tints",
        "tintColor is no part of an object: the first from the view upward counts, an item's, the"
          + " bar's, its superview's, the window's; tintAdjustmentMode dims likewise."
      ),
    ]
    return entries.reduce("\nlevels of a UIKit bar, the widest first\n") { text, level in
      text + entry(level.0, level.1)
    }
  }

  /// Sentences in lines of 80 columns.
  static func filled(_ text: String) -> String { wrapped(text, indent: 0) }

  private static var shortFlags: String {
    let spellings = Flag.allCases.map { flag in
      guard let letter = flag.row.letter, flag == .output || flag == .quiet else {
        return flag.spelling
      }
      return "-\(letter)"
    }
    return wrapped(spellings.joined(separator: " "), indent: 7)
  }

  private static func entry(_ flag: Flag) -> String {
    let row = flag.row
    let spellings = [row.letter.map { "-\($0)" }, row.name.map { "--" + $0 }].compactMap { $0 }
    let head = [spellings.joined(separator: ", "), row.value ?? ""]
    return entry(head.joined(separator: " "), row.sentence)
  }

  /// A term, and its sentence in a column of its own, on the next line where the term is long.
  private static func entry(_ term: String, _ sentence: String) -> String {
    let column = 26
    let head = "  " + term
    let gap =
      head.count < column - 1
      ? String(repeating: " ", count: column - head.count)
      : "\n" + String(repeating: " ", count: column)
    return head + gap + wrapped(sentence, indent: column) + "\n"
  }

  /// Lines of at most 80 columns, all but the first behind `indent` spaces.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let width = 80 - indent
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
