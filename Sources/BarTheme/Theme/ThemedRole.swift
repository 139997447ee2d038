import BarPrimitives
import BarSpec

/// A role of the scheme with the step of a theme that takes it.
struct ThemedRole: Hashable {
  let role: ColorRole
  let step: MaterialTheme.Step
  /// What replaces the role's own alpha; nil: nothing does.
  var alpha: Double? = nil
}

extension Palette {
  /// What the role comes to.
  func color(_ themed: ThemedRole) -> Color {
    let color = colors[themed.role]
    return themed.alpha.map { color.withAlpha($0) } ?? color
  }
}

/// The roles that the theming extensions of MDCTabBarView, MDCTabBar and MDCBottomNavigationBar take:
/// for bar and items they are the same.
struct TabRoles {
  /// Of titles, images and, as far as a tab is selected, indicators.
  struct Ink {
    let normal: ThemedRole
    let selected: ThemedRole
  }
  let bar: ThemedRole
  /// Of MDCTabBarView alone.
  let divider: ThemedRole
  let ink: Ink

  /// Both extensions set the same properties, so that the last call wins whole. Nil: there is none.
  init?(_ theme: MaterialTheme) {
    guard let step = theme.steps.last else { return nil }
    func role(_ role: ColorRole, _ alpha: Double? = nil) -> ThemedRole {
      ThemedRole(role: role, step: step, alpha: alpha)
    }
    switch step {
    case .primary:
      bar = role(.primary)
      divider = role(.onPrimary, 0.12)
      ink = Ink(normal: role(.onPrimary, 0.74), selected: role(.onPrimary))
    case .surface:
      bar = role(.surface)
      // The divider keeps its full alpha: so the original.
      divider = role(.onSurface)
      ink = Ink(normal: role(.onSurface, 0.6), selected: role(.primary))
    case .colorThemer, .surfaceColorThemer, .legacyColorThemer, .typographyThemer: return nil
    }
  }
}

/// The roles that the calls of MDCBottomAppBarColorThemer take.
struct BottomAppBarRoles {
  /// Of the last call: all set it.
  private(set) var bar: ThemedRole?
  // What the surface variant alone sets; no later call takes it back.
  private(set) var items: ThemedRole?
  private(set) var buttonBackground: ThemedRole?
  private(set) var buttonTint: ThemedRole?

  init(_ theme: MaterialTheme) {
    for step in theme.steps {
      switch step {
      case .surfaceColorThemer:
        bar = ThemedRole(role: .surface, step: step)
        items = ThemedRole(role: .onSurface, step: step, alpha: 0.6)
        buttonBackground = ThemedRole(role: .primary, step: step)
        buttonTint = ThemedRole(role: .onPrimary, step: step)
      case .legacyColorThemer: bar = ThemedRole(role: .primary, step: step)
      case .primary, .surface, .colorThemer, .typographyThemer: break
      }
    }
  }
}
