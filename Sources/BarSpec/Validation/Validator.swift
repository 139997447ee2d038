import BarPrimitives

/// Makes the model out of a document whose shape has been checked, and tells what only meaning can:
/// names that lead nowhere, keys that exclude one another.
///
/// What it builds counts only when there is no error.
struct Validator {
  let document: SpecDocument
  let icons: any IconCatalog
  var problems: ProblemList
  /// Objects that steps have given names to, so far.
  var stepNames: [StepScope.Object] = []
  /// What scrolls under the bars that are read now; nil: nothing.
  var scrolledContent: DocumentObject?

  mutating func refuse(_ rule: SpecRule, _ value: JSONValue?, _ path: SpecPath) {
    problems.add(rule, at: (value ?? document.root).place, path)
  }

  /// Whether an error keeps from knowing what the document says under a key of its top level.
  func isUncertain(_ key: Key) -> Bool {
    problems.hasError(within: SpecPath() / key.name)
      || DocumentKeys.shape.isMisspelled(key.name, in: document.root)
  }
}
