import BarTheme

extension LayoutContext {
  /// Of the whole screen.
  var sizeClasses: SizeClasses { SizeClasses(screen.device) }
}
