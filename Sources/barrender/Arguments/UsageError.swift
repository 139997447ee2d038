/// A command line that makes no sense: exit code 64.
struct UsageError: Error, Equatable {
  /// One sentence without a full stop.
  let message: String
  /// What to type instead.
  let remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}
