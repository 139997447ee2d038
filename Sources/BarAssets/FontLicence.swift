extension EmbeddedFont {
  /// SPDX identifier of the licence, whose text stands beside the file in the sources.
  public var licence: String {
    fileName.hasPrefix("Inter") ? "OFL-1.1" : "Apache-2.0"
  }
}
