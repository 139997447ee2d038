import BarDisplayList
import BarPrimitives

/// The lines of an SVG: definitions, then the drawing, in groups.
///
/// A group holds a run of items of one element, or is one of the list's clips and groups. It bears
/// the element's id; where an element comes again, `~2` and on follow, since ids are unique.
struct SVGBody {
  private struct OpenGroup {
    let element: ElementID
    /// Whether an item of the list closes it.
    let isLayer: Bool
  }

  private var definitions: [String] = []
  private var lines: [String] = []
  private var open: [OpenGroup] = []
  /// How often each element has got a group.
  private var groupCounts: [ElementID: Int] = [:]
  /// How many definitions of each kind there are.
  private var definitionCounts: [String: Int] = [:]
  /// Bytes so far, but for indentation.
  private(set) var byteCount = 0

  /// A name for the next definition of a kind: `clip~1`. No element's id has a tilde.
  mutating func newID(_ kind: String) -> String {
    let count = (definitionCounts[kind] ?? 0) + 1
    definitionCounts[kind] = count
    return "\(kind)~\(count)"
  }

  mutating func define(_ line: String) {
    definitions.append("    " + line)
    byteCount += line.utf8.count
  }

  /// Adds one drawn thing of `element`.
  mutating func add(_ line: String, to element: ElementID) {
    if open.last?.element != element { closeRun() }
    if open.last?.element != element {
      openGroup(XMLTag("g"), of: element, isLayer: false)
    }
    append(line)
  }

  /// Opens a clip or group; `tag` says what it does.
  mutating func openLayer(_ tag: XMLTag, of element: ElementID) {
    closeRun()
    openGroup(tag, of: element, isLayer: true)
  }

  /// Closes the clip or group opened last.
  mutating func closeLayer() {
    closeRun()
    closeGroup()
  }

  /// The whole, every line ended.
  var text: String {
    var body = self
    body.closeRun()
    let definitions =
      body.definitions.isEmpty ? [] : ["  <defs>"] + body.definitions + ["  </defs>"]
    return (definitions + body.lines).map { $0 + "\n" }.joined()
  }

  private mutating func openGroup(_ tag: XMLTag, of element: ElementID, isLayer: Bool) {
    let count = (groupCounts[element] ?? 0) + 1
    groupCounts[element] = count
    append(tag.with("id", count > 1 ? "\(element)~\(count)" : element.path).opening)
    open.append(OpenGroup(element: element, isLayer: isLayer))
  }

  private mutating func closeRun() {
    if let last = open.last, !last.isLayer { closeGroup() }
  }

  private mutating func closeGroup() {
    guard open.popLast() != nil else { return }
    append("</g>")
  }

  private mutating func append(_ line: String) {
    lines.append(String(repeating: "  ", count: open.count + 1) + line)
    byteCount += line.utf8.count
  }
}
