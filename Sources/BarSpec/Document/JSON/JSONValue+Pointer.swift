// Changing a tree at a place that a JSON pointer names.

extension JSONValue {
  /// Puts `value` at the place that `steps` lead to, making objects that are missing on the way;
  /// null counts as missing.
  mutating func set(_ value: JSONValue, at steps: ArraySlice<String>) throws(PointerError) {
    guard let step = steps.first else {
      self = value
      return
    }
    // Giving up the tree's own reference keeps members and elements from being copied.
    switch kind {
    case .object(var members):
      kind = .null
      defer { kind = .object(members) }
      try members.set(value, at: step, steps.dropFirst())
    case .array(var elements):
      kind = .null
      defer { kind = .array(elements) }
      try elements.set(value, at: step, steps.dropFirst())
    case .null:
      self = try value.wrapped(in: steps)
    default:
      throw PointerError(reason: "leads through \(kindName), which has no \(quoted(step))")
    }
  }

  /// Takes the value away that `steps` lead to, if there is one.
  mutating func remove(_ steps: ArraySlice<String>) {
    guard let step = steps.first else { return }
    switch kind {
    case .object(var members):
      kind = .null
      if let index = members.firstIndex(where: { $0.key == step }) {
        if steps.count == 1 {
          members.remove(at: index)
        } else {
          members[index].value.remove(steps.dropFirst())
        }
      }
      kind = .object(members)
    case .array(var elements):
      kind = .null
      if let index = elements.index(step) {
        if steps.count == 1 {
          elements.remove(at: index)
        } else {
          elements[index].remove(steps.dropFirst())
        }
      }
      kind = .array(elements)
    default: return
    }
  }

  /// Objects inside one another with this value at the end of `steps`. Their place is the value's.
  fileprivate func wrapped(in steps: ArraySlice<String>) throws(PointerError) -> JSONValue {
    var wrapped = self
    for step in steps.reversed() {
      if step == "-" { throw PointerError(reason: "appends to an array that is not there") }
      let member = JSONMember(key: step, keyPlace: place, value: wrapped)
      wrapped = JSONValue(kind: .object([member]), place: place)
    }
    return wrapped
  }
}

extension [JSONMember] {
  fileprivate mutating func set(
    _ value: JSONValue, at step: String, _ rest: ArraySlice<String>
  ) throws(PointerError) {
    if let index = firstIndex(where: { $0.key == step }) {
      try self[index].value.set(value, at: rest)
    } else {
      append(JSONMember(key: step, keyPlace: value.place, value: try value.wrapped(in: rest)))
    }
  }
}

extension [JSONValue] {
  fileprivate mutating func set(
    _ value: JSONValue, at step: String, _ rest: ArraySlice<String>
  ) throws(PointerError) {
    if step == "-" {
      append(try value.wrapped(in: rest))
    } else if let index = index(step) {
      try self[index].set(value, at: rest)
    } else {
      throw PointerError(
        reason:
          "asks for \(quoted(step)) of \(count) element\(count == 1 ? "" : "s"); - appends one")
    }
  }

  /// The index of an element as RFC 6901 spells it: digits without a leading zero.
  fileprivate func index(_ step: String) -> Int? {
    guard step.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      step == "0" || !step.hasPrefix("0"), let index = Int(step), index < count
    else { return nil }
    return index
  }
}
