import BarPrimitives
import BarSpec

/// The views above bars at one moment of the steps: the window, and what stands between it and bars.
struct TintTree: Hashable, Sendable {
  /// One of those views.
  struct View: Hashable, Sendable {
    /// Of one property the last counts.
    var own: [BarProperty] = []
    /// What proxies have given it, the more special class first.
    var proxied: [Proxied] = []

    /// Nearest first; what a setting of the view's own hides is told so.
    func links(_ property: AppearanceProperty, at place: TintLink.Place) -> [TintLink] {
      let own = own.last { $0.property == property }
      let mine = own.map {
        TintLink(place: place, proxy: nil, value: $0.value, source: $0.source)
      }
      return [mine].compactMap { $0 }
        + proxied.filter { $0.setting.property == property }.map { given in
          TintLink(
            place: place, proxy: given.proxy, value: given.setting.value,
            source: given.setting.source, isHidden: own != nil)
        }
    }
  }
  /// A proxy's setting.
  struct Proxied: Hashable, Sendable {
    let proxy: ProxyClass
    let setting: BarProperty
  }

  private(set) var window = View()
  /// Whether it has been shown, with the first bar that came into it.
  private(set) var isShown = false
  /// Only looked up in, as what follows.
  private var superviews: [ElementID: View] = [:]
  /// What UIView's proxy has given to bars.
  private var bars: [ElementID: [Proxied]] = [:]
  /// The same of bars that no step knows.
  private var others: [Proxied] = []

  mutating func setOfWindow(_ property: BarProperty) { window.own.put(property) }

  mutating func set(_ property: BarProperty, ofSuperviewOf bar: ElementID) {
    superviews[bar, default: View()].own.put(property)
  }

  /// The window comes on screen, where it gets what the proxies have been told.
  mutating func show(_ proxied: [Proxied]) {
    guard !isShown else { return }
    isShown = true
    window.proxied = proxied
  }

  /// The bar comes into its window, and the view that it stands in with it.
  mutating func enter(_ bar: ElementID, _ proxied: [Proxied]) {
    superviews[bar, default: View()].proxied = proxied
    bars[bar] = proxied
  }

  /// All other bars come into the window.
  mutating func enterOthers(_ proxied: [Proxied]) { others = proxied }

  /// UIView's proxy as the bar met it.
  func links(_ property: AppearanceProperty, proxiedTo bar: ElementID, at place: TintLink.Place)
    -> [TintLink]
  {
    View(proxied: bars[bar] ?? others).links(property, at: place)
  }

  /// Of the views above the bar.
  func links(_ property: AppearanceProperty, above bar: ElementID) -> [TintLink] {
    (superviews[bar] ?? View(proxied: others)).links(property, at: .superview)
      + window.links(property, at: .window)
  }

  /// Whether the bar has ever come into a window.
  func knows(_ bar: ElementID) -> Bool { bars[bar] != nil }

  /// Where all that the views above `bar` and the bar have comes from, in no order.
  func sources(of bar: ElementID) -> [AppearanceSource] {
    let superview = superviews[bar] ?? View()
    return superview.sources + (bars[bar] ?? []).map(\.setting.source)
  }

  /// What the view that `bar` stands in has of its own.
  func ownOfSuperview(of bar: ElementID) -> [BarProperty] { superviews[bar]?.own ?? [] }
}

extension TintTree.View {
  var sources: [AppearanceSource] { own.map(\.source) + proxied.map(\.setting.source) }
}

extension BarState {
  /// All that is said of the bar's tint, or of its mode, the nearest first.
  func tintChain(_ property: AppearanceProperty, in tree: TintTree, os: Int) -> TintChain {
    let own = ownSetting(of: property).map {
      TintLink(place: .bar, proxy: nil, value: $0.value, source: $0.source)
    }
    let ofClass = properties.filter { $0.property == property && $0.level == .proxy }.map {
      TintLink(
        place: .bar, proxy: ProxyClass(of: kind), value: $0.value, source: $0.source,
        isHidden: own != nil)
    }
    let ofView = tree.links(property, proxiedTo: id, at: .bar).map { link in
      var link = link
      link.isHidden = own != nil || !ofClass.isEmpty
      return link
    }
    return TintChain(
      property: property,
      links: contents(property, in: tree, os: os) + [own].compactMap { $0 } + ofClass + ofView
        + tree.links(property, above: id))
  }

  /// From iOS 11 on the buttons of navigation bars and toolbars stand in views of their own (openradar
  /// 34616451 and 34303797); a tab bar gives its tint to its tabs itself.
  private func contents(
    _ property: AppearanceProperty, in tree: TintTree, os: Int
  ) -> [TintLink] {
    guard os >= 11, kind != .tabBar else { return [] }
    return tree.links(property, proxiedTo: id, at: .contents)
  }
}
