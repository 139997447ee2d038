extension BarModel {
  /// All that is set on UIKit's bars, their items and proxies, or by a step.
  var uikitSettings: [AppearanceSetting] {
    let steps = uikit.customizations + uikitBars.flatMap(\.customizations)
    return uikit.proxies.flatMap { $0.properties + $0.slots.flatMap(\.settings) }
      + uikit.objects.flatMap(\.appearance.settings) + uikitBars.flatMap(\.settings)
      + steps.compactMap(\.setting)
  }

  /// In paint order.
  public var uikitBars: [UIKitBar] {
    bars.compactMap { bar in if case .uikit(let bar) = bar { bar } else { nil } }
  }

  private func file(_ image: BarButtonItem.Image) -> ImageFile? {
    if case .file(let file) = image { file } else { nil }
  }
}

extension SlotAssignment {
  fileprivate var settings: [AppearanceSetting] { appearance?.settings ?? [] }
}

extension CustomizationStep {
  /// What a step sets, if it sets a value.
  fileprivate var setting: AppearanceSetting? {
    switch action {
    case .setProperty(_, let property, let value), .setBarProperty(_, let property, let value):
      AppearanceSetting(property, value, path: path)
    default: nil
    }
  }
}

extension UIKitBar {
  /// Of the bar, its slots, its items and their slots.
  var settings: [AppearanceSetting] {
    properties + slots.flatMap(\.settings) + itemSlots.flatMap { $0.flatMap(\.settings) }
      + buttons.flatMap(\.button.attributes) + tabs.flatMap(\.attributes)
  }

  /// None in other bars.
  public var tabs: [UIKitTabItem] {
    if case .tabs(let tabs, _) = content { tabs } else { [] }
  }

  /// What the document assigns to each item's slots.
  public var itemSlots: [[SlotAssignment]] {
    switch content {
    case .navigation(let items): items.map(\.slots)
    case .toolbar: []
    case .tabs(let items, _): items.map(\.slots)
    }
  }

  /// Of its items.
  var itemImages: [BarButtonItem.Image] {
    switch content {
    case .navigation(let items):
      items.flatMap { $0.leftBarButtonItems + $0.rightBarButtonItems }.flatMap(\.images)
    case .toolbar(let items): items.flatMap(\.images)
    case .tabs(let items, _):
      items.flatMap { tab in
        [
          tab.image, tab.selectedImage, tab.largeContentSizeImage, tab.pictures.landscapePhone,
        ]
      }.compactMap { $0 }
    }
  }
}

extension UIKitButton {
  fileprivate var images: [BarButtonItem.Image] {
    [image, largeContentSizeImage, pictures.landscapePhone].compactMap { $0 }
  }
}
