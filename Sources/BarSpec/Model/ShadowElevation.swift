/// MDCShadowElevation's names (MDCShadowElevations.h) with their points.
public enum ShadowElevation: String, Hashable, Sendable, CaseIterable {
  case appBar, bottomAppBar, bottomNavigationBar, cardPickedUp, cardResting, dialog, fabPressed
  case fabResting, menu, modalActionSheet, modalBottomSheet, navDrawer, none, picker, quickEntry
  case quickEntryResting, raisedButtonPressed, raisedButtonResting, refresh, rightDrawer
  case searchBarResting, searchBarScrolled, snackbar, subMenu, `switch`

  public var points: Double {
    switch self {
    case .none: 0
    case .switch: 1
    case .cardResting, .quickEntryResting, .raisedButtonResting, .searchBarResting: 2
    case .quickEntry, .refresh, .searchBarScrolled: 3
    case .appBar: 4
    case .fabResting, .snackbar: 6
    case .bottomAppBar, .bottomNavigationBar, .cardPickedUp, .menu, .modalActionSheet,
      .raisedButtonPressed:
      8
    case .subMenu: 9
    case .fabPressed: 12
    case .modalBottomSheet, .navDrawer, .rightDrawer: 16
    case .dialog, .picker: 24
    }
  }
}
