extension ObjectShape {
  /// The key that a path of names leads to, from this object down: `titleTextAttributes.font`.
  /// Nil: there is none.
  func key(at path: [String]) -> Key? {
    guard let first = path.first, let key = key(first) else { return nil }
    guard path.count > 1 else { return key }
    return key.type.properties?.key(at: Array(path.dropFirst()))
  }

  /// Every path that names a value rather than a group of them.
  var propertyPaths: [String] {
    keys.flatMap { key in
      key.type.properties.map { group in group.propertyPaths.map { key.name + "." + $0 } }
        ?? [key.name]
    }
  }
}

extension ValueType {
  /// The shape of an object that groups properties, also of one that may be null; nil for one that is
  /// a value of its own.
  var properties: ObjectShape? {
    guard case .object(let shape) = withoutNull, shape.name != ShadowKeys.shape.name else {
      return nil
    }
    return shape
  }

  /// The type without the null that it may be instead.
  var withoutNull: ValueType {
    if case .orNull(let type) = self { type } else { self }
  }

  var takesNull: Bool { if case .orNull = self { true } else { false } }
}
