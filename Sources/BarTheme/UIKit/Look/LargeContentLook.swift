import BarPrimitives
import BarSpec

/// What the large content viewer shows of the item under a finger.
public struct LargeContentFace: Hashable, Sendable {
  public let id: ElementID
  /// The item's.
  public let item: ElementID
  public let picture: UIKitPicture?
  /// Points by which the picture's sides are moved inwards.
  public let pictureInsets: Insets
  public let title: ResolvedText?
  public let material: UIKitMaterial
}

/// UIKit publishes no numbers of its large content viewer; these are choices, see the README's table.
enum LargeContentMetrics {
  static let title = 20.0
  /// Points of the picture's longer side.
  static let picture = 80.0
  /// The viewer came to bars with UIBarItem.largeContentSizeImage.
  static let firstSystem = 11
}

/// Finds the item under the finger.
struct LargeContentLook {
  let bar: UIKitBar
  /// The navigation item on top.
  let item: UIKitNavigationItem?
  let traits: Traits
  let palette: Palette
  let os: Int
  let icons: SystemIcons

  /// Nil: no finger rests on an item, the text size is none at which the viewer comes, or the item has
  /// nothing to show. Of several items the first counts, as there is one viewer.
  var face: LargeContentFace? {
    guard os >= LargeContentMetrics.firstSystem,
      traits.preferredContentSizeCategory.isAccessibilityCategory, let held,
      held.image != nil || held.title != nil
    else { return nil }
    let image = held.image.map { image in
      UIKitPicture(
        image, tint: palette.color(.label), iconSide: LargeContentMetrics.picture,
        isRightToLeft: traits.layoutDirection == .rightToLeft)
    }
    return LargeContentFace(
      id: bar.id / "largeContentViewer", item: held.id, picture: image,
      pictureInsets: held.insets,
      title: held.title.map { title in
        ResolvedText(
          string: title.string, path: title.path,
          font: .system(LargeContentMetrics.title, .semibold), color: palette.color(.label),
          letterSpacing: 0)
      },
      material: UIKitMaterial(
        .systemChromeMaterial, palette, reduceTransparency: traits.reduceTransparency))
  }

  private typealias Held = (
    id: ElementID, image: BarButtonItem.Image?, insets: Insets, title: SourcedText?
  )

  private var held: Held? {
    switch bar.content {
    case .navigation:
      held(in: item?.leftBarButtonItems ?? [], bar.id / "leftBarButtonItems")
        ?? held(in: item?.rightBarButtonItems ?? [], bar.id / "rightBarButtonItems")
    case .toolbar(let items): held(in: items, bar.id / "items")
    case .tabs(let tabs, _):
      tabs.firstIndex(where: \.isLongPressed).map { index in
        let tab = tabs[index]
        return (
          (bar.id / "items")[index], tab.largeContentSizeImage ?? tab.image,
          tab.largeContentSizeImage == nil ? .zero : tab.pictures.largeContentSizeInsets,
          shown(tab.title) ?? label(tab.accessibilityLabel)
        )
      }
    }
  }

  private func held(in items: [UIKitButton], _ list: ElementID) -> Held? {
    items.firstIndex(where: \.isLongPressed).map { index in
      let item = items[index]
      let word = item.systemItem.map { SystemWords(locale: traits.locale).title(of: $0) } ?? ""
      return (
        list[index],
        item.largeContentSizeImage ?? item.image
          ?? item.systemItem?.icon.flatMap { icons.image($0) },
        item.largeContentSizeImage == nil ? .zero : item.pictures.largeContentSizeInsets,
        shown(item.title) ?? label(word.isEmpty ? item.accessibilityLabel : word)
      )
    }
  }

  private func label(_ text: String?) -> SourcedText? {
    shown(text.map { SourcedText($0, path: SpecPath()) })
  }

  /// An empty text shows as little as none.
  private func shown(_ text: SourcedText?) -> SourcedText? {
    text?.string.isEmpty == true ? nil : text
  }
}
