import BarExport
import BarSpec

extension Prepared {
  /// Swift that configures the real components to the document's look, and, as comments, what of the
  /// document no code says; nil like `model`.
  public var swiftSource: String? { model?.swiftSource(leftOut: sources.valuesWithoutCode) }
}
