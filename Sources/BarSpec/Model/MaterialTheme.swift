/// The calls that theme a Material bar, in their order, a later one winning property by property.
public struct MaterialTheme: Hashable, Sendable {
  /// One call.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    /// `applyPrimaryTheme(withScheme:)`.
    case primary
    /// `applySurfaceTheme(withScheme:)`.
    case surface
    /// `applySemanticColorScheme(_:to:)` of MDCAppBarColorThemer.
    case colorThemer = "ColorThemer"
    /// `applySurfaceVariant(withColorScheme:to:)` of MDCAppBarColorThemer, and of
    /// MDCBottomAppBarColorThemer.
    case surfaceColorThemer = "ColorThemer.surfaceVariant"
    /// `applyColorScheme(_:to:)` of MDCAppBarColorThemer, for schemes older than the semantic ones.
    case legacyColorThemer = "ColorThemer.colorScheme"
    /// `applyTypographyScheme(_:to:)` of MDCAppBarTypographyThemer.
    case typographyThemer = "TypographyThemer"
  }

  public var steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps }

  public static let primary = MaterialTheme([.primary])
  public static let surface = MaterialTheme([.surface])
  /// The raw defaults of MDCFlexibleHeaderView and MDCNavigationBar.
  public static let none = MaterialTheme([])

  /// Whether any step gives an app bar's header a background.
  var setsBackground: Bool { steps.contains { $0 != .typographyThemer } }

  /// The steps that every Material bar has.
  static let extensions = [Step.primary, .surface].map(\.rawValue)
  /// Those of MDCBottomAppBarColorThemer.
  static let bottomAppBarSteps = [Step.surfaceColorThemer, .legacyColorThemer].map(\.rawValue)
  /// What stands for no step at all.
  static let noneWord = "none"
}
