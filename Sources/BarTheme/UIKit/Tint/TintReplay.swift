import BarPrimitives
import BarSpec

/// The views above bars, in the steps' order: their own settings count at once, proxies' when a view
/// comes into its window.
extension AppearanceReplay {
  /// Of a view that is no bar.
  mutating func setTint(
    _ property: AppearanceProperty, _ value: AppearanceValue, of view: TintedHolder,
    _ source: AppearanceSource
  ) {
    let setting = BarProperty(property: property, value: value, level: .bar, source: source)
    switch view {
    case .window: tints.setOfWindow(setting)
    case .superview(let bar): tints.set(setting, ofSuperviewOf: bar)
    }
  }

  /// A view above bars.
  enum TintedHolder {
    case window
    case superview(ElementID)
  }

  mutating func declareTints(_ setup: UIKitSetup) {
    for setting in setup.window {
      setTint(
        setting.property, setting.value, of: .window,
        AppearanceSource(declared: setting, of: "the window"))
    }
    for view in setup.superviews {
      for setting in view.properties {
        setTint(
          setting.property, setting.value, of: .superview(view.bar),
          AppearanceSource(declared: setting, of: "the superview"))
      }
    }
  }

  /// The bar comes into its window, which the first of all brings on screen.
  mutating func enterTints(of bar: ElementID) {
    showWindow()
    tints.enter(bar, tintsOfProxy(.view))
  }

  /// Bars that no step knows come when all steps are done.
  mutating func enterOthers(_ setup: UIKitSetup) {
    showWindow()
    for bar in bars where !tints.knows(bar.id) { tints.enter(bar.id, []) }
    for view in setup.superviews where !tints.knows(view.bar) {
      tints.enter(view.bar, tintsOfProxy(.view))
    }
    tints.enterOthers(tintsOfProxy(.view))
  }

  mutating func showWindow() { tints.show(tintsOfProxy(.window) + tintsOfProxy(.view)) }

  private func tintsOfProxy(_ proxy: ProxyClass) -> [TintTree.Proxied] {
    properties(of: proxy).map { TintTree.Proxied(proxy: proxy, setting: $0) }
  }

  /// What the window's proxy is told once the window is on screen.
  mutating func noteLateForWindow(_ property: BarProperty) {
    guard tints.isShown else { return }
    note(.proxyAfterWindowShown, property.source, bars.map(\.id), [property.property])
  }

  /// Where all that bars have from the views above them comes from, in no order.
  var sourcesOfTints: [AppearanceSource] {
    tints.window.sources + bars.flatMap { tints.sources(of: $0.id) }
  }
}

extension AppearanceSource {
  /// A setting of the document.
  fileprivate init(declared setting: AppearanceSetting, of view: String) {
    self.init("\(setting.property.path) of \(view)", declaredAt: setting.path)
  }
}
