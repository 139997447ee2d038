import BarPrimitives
import BarSpec

/// Which objects and properties stand where once all that a document does to UIKit's bars has been
/// done: what code has to set for the same look.
public struct AppearanceOutcome: Hashable, Sendable {
  /// An object by how code would make it.
  public struct Object: Hashable, Sendable {
    /// The call that leaves least to be set; init() alone is the default background's.
    public let preset: BackgroundPreset
    /// What is different from it, in the order in which it was set.
    public let settings: [Setting]
  }
  public struct Setting: Hashable, Sendable {
    public let property: AppearanceProperty
    public let value: AppearanceValue

    public init(property: AppearanceProperty, value: AppearanceValue) {
      self.property = property
      self.value = value
    }
  }
  public struct Slot: Hashable, Sendable {
    public let slot: AppearanceSlot
    /// Nil: the slot is set to nil, which keeps its proxy's object out.
    public let object: Object?
  }
  /// One place that has slots: a proxy, a bar, an item.
  public struct Place: Hashable, Sendable {
    public let slots: [Slot]
    /// Of a bar or its proxy, the legacy ones among them.
    public let properties: [Setting]

    public var isEmpty: Bool { slots.isEmpty && properties.isEmpty }
  }
  public struct Proxy: Hashable, Sendable {
    public let proxy: ProxyClass
    public let place: Place
  }
  public struct Bar: Hashable, Sendable {
    public let place: Place
    /// By the items' indices; of tabs with what they have of their own.
    public let items: [Place]
    /// Of a tab bar, after all steps.
    public let selectedTab: Int?
    /// Only looked up in.
    fileprivate let buttons: [ButtonPlace: [Setting]]

    /// What a bar button item has of its own: its tint, and what is legacy.
    public func properties(of button: ButtonPlace) -> [Setting] { buttons[button] ?? [] }
  }

  /// Those on which anything is set.
  public let proxies: [Proxy]
  /// In the order of `BarModel.uikitBars`.
  public let bars: [Bar]
  /// The window's own.
  public let window: [Setting]
  /// Of the bars that stand in a view of which anything is set.
  fileprivate let superviews: [Superview]

  fileprivate struct Superview: Hashable, Sendable {
    let bar: ElementID
    let settings: [Setting]
  }

  /// What the view that the bar stands in has of its own.
  public func superview(of bar: ElementID) -> [Setting] {
    superviews.first { $0.bar == bar }?.settings ?? []
  }
}

extension BarModel {
  /// Replays the document's steps.
  public func appearanceOutcome() -> AppearanceOutcome {
    let replay = AppearanceReplay(uikitBars, uikit)
    return AppearanceOutcome(
      proxies: ProxyClass.allCases.compactMap { proxy in
        let place = replay.outcome(of: proxy)
        return place.isEmpty ? nil : AppearanceOutcome.Proxy(proxy: proxy, place: place)
      },
      bars: replay.bars.map { bar in
        AppearanceOutcome.Bar(bar)
      },
      window: replay.tints.window.own.map(AppearanceOutcome.Setting.init),
      superviews: bars.compactMap { bar in
        let own = replay.tints.ownOfSuperview(of: bar.id)
        guard !own.isEmpty else { return nil }
        return AppearanceOutcome.Superview(
          bar: bar.id, settings: own.map(AppearanceOutcome.Setting.init))
      })
  }
}

extension AppearanceOutcome.Bar {
  init(_ bar: BarState) {
    typealias Place = AppearanceOutcome.Place
    place = Place(
      bar.slots, bar.properties.filter { $0.level == .bar }, beside: bar.hiddenOfBar)
    items = bar.items.enumerated().map { index, slots in
      let isTab = bar.kind == .tabBar
      return Place(
        slots, isTab ? bar.itemStates.properties(ofTab: index).own : [],
        beside: bar.hiddenOfItems[index])
    }
    selectedTab = bar.selectedTab
    buttons = bar.itemStates.ownOfButtons.mapValues { $0.map(AppearanceOutcome.Setting.init) }
  }
}

extension AppearanceOutcome.Setting {
  init(_ property: BarProperty) {
    self.init(property: property.property, value: property.value)
  }
}

extension AppearanceOutcome.Place {
  /// What came from a proxy untouched is the proxy's. `hidden` is what else it would have given.
  init(
    _ slots: SlotStates, _ properties: [BarProperty], beside hidden: SlotStates = SlotStates()
  ) {
    self.slots = AppearanceSlot.allCases.compactMap { slot in
      let state = slots[slot]
      guard state.origin == .instance || state.isMutated,
        state.object != nil || hidden[slot].object != nil
      else { return nil }
      return AppearanceOutcome.Slot(
        slot: slot, object: state.object.map(AppearanceOutcome.Object.init))
    }
    self.properties = properties.map(AppearanceOutcome.Setting.init)
  }
}

extension AppearanceOutcome.Object {
  init(_ object: AppearanceObject) {
    let choices = BackgroundPreset.allCases.map { preset in
      (preset: preset, settings: Self.settings(of: object, beside: preset))
    }
    let best = choices.min { $0.settings.count < $1.settings.count }
    preset = best?.preset ?? .default
    settings = best?.settings ?? []
  }

  private static func settings(
    of object: AppearanceObject, beside preset: BackgroundPreset
  ) -> [AppearanceOutcome.Setting] {
    let given = AppearanceObject.values(of: preset)
    return object.entries.compactMap { entry in
      let isGiven = given.contains { $0.0 == entry.property && $0.1 == entry.value }
      return isGiven
        ? nil : AppearanceOutcome.Setting(property: entry.property, value: entry.value)
    }
  }
}
