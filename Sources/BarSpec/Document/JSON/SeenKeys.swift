/// Finds a key that an object already has: by looking through few, by hashing many.
struct SeenKeys {
  private static let fewKeys = 16
  private var indices: [ExactKey: Int] = [:]

  /// The earlier member with `key`, which is to become the next of `members`.
  mutating func first(_ key: String, in members: [JSONMember]) -> JSONMember? {
    guard members.count >= Self.fewKeys else {
      return members.first { ExactKey($0.key) == ExactKey(key) }
    }
    if members.count == Self.fewKeys { index(members) }
    if let first = indices[ExactKey(key)] { return members[first] }
    indices[ExactKey(key)] = members.count
    return nil
  }

  private mutating func index(_ members: [JSONMember]) {
    for (index, member) in members.enumerated() where indices[ExactKey(member.key)] == nil {
      indices[ExactKey(member.key)] = index
    }
  }
}

/// A key by its code units: Swift's own comparison would take `é` and `e` + U+0301 for one key.
private struct ExactKey: Hashable {
  let key: String

  init(_ key: String) { self.key = key }

  static func == (first: ExactKey, second: ExactKey) -> Bool {
    first.key.utf8.elementsEqual(second.key.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var key = key
    key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
