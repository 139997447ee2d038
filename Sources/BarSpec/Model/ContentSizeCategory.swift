extension Traits.ContentSizeCategory {
  /// Its place among the categories, from the smallest, 0, to the largest, 11: by it tables of sizes
  /// are read.
  public var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// One of the five at which bars show the large content viewer.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}
