extension ObjectShape {
  /// Whether an unknown key of `object` is so near to `key` that it seems to be meant. To say as well
  /// that `key` is missing would tell one mistake twice.
  func isMisspelled(_ key: String, in object: JSONValue) -> Bool {
    guard case .object(let members) = object.kind else { return false }
    let names = keys.map(\.name)
    let unknown = members.lazy.filter { self.key($0.key) == nil }
    return unknown.prefix(Limits.problems).contains { nearest($0.key, of: names) == key }
  }
}
