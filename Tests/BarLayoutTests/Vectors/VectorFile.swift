import BarTestSupport
import Foundation

/// What one file has to run. Nothing in a file keeps the others from running.
struct VectorFile {
  let name: String
  private(set) var vectors: [Vector] = []
  /// What cannot be run, by id or place, with the reason.
  private(set) var faults: [(id: String, reason: String)] = []
  /// By component: every word that `meta.vocabulary` lists.
  private(set) var vocabulary: [String: Set<String>] = [:]
  /// False: valid JSON about something else, an index for instance.
  private(set) var holdsVectors = true

  /// Every JSON file in the folder, by name.
  static func all(in folder: URL) throws -> [VectorFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        VectorFile(name: name, try? Data(contentsOf: folder.appendingPathComponent(name)))
      }
  }

  init(name: String, _ data: Data?) {
    self.name = name
    guard let data, let root = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      faults = [(name, "no JSON that can be read")]
      return
    }
    guard let vectors = root.list ?? root.object?["vectors"]?.list else {
      holdsVectors = false
      return
    }
    for (index, value) in vectors.enumerated() { add(value, at: index) }
    readVocabulary(root.object?["meta"]?.object?["vocabulary"]?.object ?? [:])
  }

  private mutating func add(_ value: JSONValue, at index: Int) {
    do {
      vectors.append(
        try JSONDecoder().decode(Vector.self, from: JSONEncoder().encode(value)))
    } catch {
      faults.append((value.object?["id"]?.text ?? "\(name)[\(index)]", "\(error)"))
    }
  }

  private mutating func readVocabulary(_ components: [String: JSONValue]) {
    for (component, sides) in components {
      for (_, words) in sides.object ?? [:] {
        vocabulary[component, default: []].formUnion((words.object ?? [:]).keys)
      }
    }
  }
}

extension VectorFile {
  /// The files of the repository.
  static func own() throws -> [VectorFile] {
    try all(in: Repository.fixtures.appendingPathComponent("Vectors"))
  }

  /// Those of the folder `BARRENDER_VECTORS`; nil: none is named.
  static func others() throws -> [VectorFile]? {
    try ProcessInfo.processInfo.environment["BARRENDER_VECTORS"]
      .map { try all(in: URL(fileURLWithPath: $0)) }
  }
}
