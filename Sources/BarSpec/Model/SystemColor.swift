/// UIKit's colours that differ between light and dark, by UIColor's own names.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case systemBlue, systemBrown, systemCyan, systemGreen, systemIndigo, systemMint, systemOrange
  case systemPink, systemPurple, systemRed, systemTeal, systemYellow
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case separator, opaqueSeparator, link, placeholderText
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  /// The hairline of UIKit's bars, whose name is not public.
  case systemChromeShadow
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
}
