import BarrenderKit

/// What the command line says about films.
struct FilmArguments {
  private let isAlwaysAnimated: Bool
  private let columns: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isAlwaysAnimated = arguments.has(.animated)
    columns = try arguments.count(.columns)
    if columns == 0 { throw UsageError("--columns is at least 1") }
  }

  /// Columns are of no use where every film is animated.
  func check(_ places: [OutputPlan.Place]) throws(UsageError) {
    guard columns != nil, places.allSatisfy(isAnimated) else { return }
    throw UsageError(
      "an animated film has no columns",
      remedy: "leave out \(Flag.columns.spelling), or name a .png as well")
  }

  /// Whether the film that goes there is animated: asked for, or an .apng.
  func isAnimated(_ place: OutputPlan.Place) -> Bool {
    guard !isAlwaysAnimated, case .file(let path) = place else { return isAlwaysAnimated }
    return path.fileExtension == PictureFormat.apng.rawValue
  }

  /// What can be done about a strip that is too large is told with it.
  func explained(_ failure: RenderFailure, animated: Bool) -> RenderFailure {
    guard !animated, case .limit(let sentence) = failure else { return failure }
    return .limit("\(sentence); \(Flag.columns.spelling) N says how many moments stand in a row")
  }

  func options(animated: Bool) -> FilmOptions {
    if animated { return FilmOptions(form: .animated) }
    return columns.map { FilmOptions(form: .strip(columns: $0)) } ?? FilmOptions()
  }
}
