import BarPrimitives
import BarSpec

/// A UIKit bar of which nothing is left open but how far the content is scrolled.
public struct ResolvedUIKitBar: Hashable, Sendable {
  public let id: ElementID
  public let kind: UIKitBarKind
  public let geometry: UIKitBarGeometry
  /// How many lines a large title may take, 1 or more.
  public let largeTitleNumberOfLines: Int
  /// Of a toolbar: whether a fixed space comes on top of the gap that two buttons keep.
  public let fixedSpaceKeepsGap: Bool
  /// At the scroll edge; nil: the bar has no state of its own there.
  public let edgeFace: UIKitBarFace?
  /// Away from the edge.
  public let face: UIKitBarFace
  /// Nil where it has a state at the edge.
  public let edgeObstacle: EdgeObstacle?
  /// What the large content viewer shows; nil: it is not there.
  public let largeContent: LargeContentFace?
  /// Statements that did not do what they seem to do; on the first bar for all.
  public let notes: [ExplainedNote]
}

/// The heights and margins of a bar, in points.
public struct UIKitBarGeometry: Hashable, Sendable {
  /// Screen points; nil: across the screen.
  public let x: Double?
  public let y: Double?
  public let width: Double?
  /// Of the row of title, buttons or tabs.
  public let rowHeight: Double
  /// Where the row begins, below the bar's top: a sheet's row stands in the middle of its bar.
  public let rowInset: Double
  /// Of the bar without anything that collapses.
  public let barHeight: Double
  /// 0, or the height of the line above the row.
  public let promptHeight: Double
  /// 0, or the height of a large title's row at rest; of one line until it has been measured.
  public let largeTitleHeight: Double
  /// 0, or the height of a search row at rest.
  public let searchHeight: Double
  /// Whether the search row does not give way to scrolling.
  public let keepsSearch: Bool
  /// From the bar's sides to its contents.
  public let margin: Double
  /// Whether the bar is as low as on small phones in landscape.
  public let isCompact: Bool
  /// Whether a tab bar floats at the screen's top.
  public let floatsAtTop: Bool
  /// Why it is as high as it is: one sentence without a full stop.
  public let reason: String

  /// At rest.
  public var expandedHeight: Double { barHeight + promptHeight + largeTitleHeight + searchHeight }
}

/// One whole look of a bar, from one appearance object.
public struct UIKitBarFace: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case navigation(NavigationFace)
    case toolbar([UIKitBarItem])
    case tabs(TabsFace)
  }
  public let choice: AppearanceChoice
  public let background: UIKitBackground
  public let content: Content
  /// Each property with its reason, in the order of the elements.
  public let explanation: [ExplainedProperty]
  /// Legacy properties that have no effect.
  public let idle: [ExplainedNote]
}

/// What lies behind a bar, bottom first.
public struct UIKitBackground: Hashable, Sendable {
  /// The line along the bar's inner edge.
  public enum Shadow: Hashable, Sendable {
    case none
    /// One pixel high.
    case hairline(Color)
    case image(UIKitPicture)
  }
  /// Nil: none.
  public let material: UIKitMaterial?
  /// Clear for none.
  public let color: Color
  public let image: UIKitPicture?
  public let imageMode: ImageFill
  public let shadow: Shadow
  /// Nil unless the image is the legacy one.
  public let legacy: LegacyTranslucency?

  /// Whether nothing is seen through it, whatever its image.
  public var isOpaque: Bool {
    color.isOpaque || (material.map { $0.sigma <= 0 && $0.tint.isOpaque } ?? false)
  }
}

/// How a picture fills a rectangle.
public enum ImageFill: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, tile
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// A backdrop blur.
public struct UIKitMaterial: Hashable, Sendable {
  /// Points; 0: the tint alone.
  public let sigma: Double
  public let saturation: Double
  public let tint: Color
}

/// A picture with its colour.
public struct UIKitPicture: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case icon(name: String, glyph: UInt32, isMirrored: Bool)
    case file(ImageFile)
  }
  public let source: Source
  /// Nil: its own colours.
  public let tint: Color?
  /// Points of an icon's side; files are as large as they say.
  public let iconSide: Double
}

/// Points by which something is moved: right and down.
public struct UIKitOffset: Hashable, Sendable {
  public let horizontal: Double
  public let vertical: Double

  public static let zero = UIKitOffset(horizontal: 0, vertical: 0)
}

/// What stands in a navigation bar.
public struct NavigationFace: Hashable, Sendable {
  /// NSTextAlignment; left and right are the screen's, natural is the side where reading begins.
  public enum Alignment: String, Hashable, Sendable { case natural, left, center, right }

  public let title: ResolvedText?
  public let titleAdjustment: UIKitOffset
  /// Instead of the title.
  public let titleView: ResolvedView?
  /// Whether the title stands at the leading side (browser and editor style).
  public let isTitleLeading: Bool
  public let largeTitle: ResolvedText?
  public let largeTitleAlignment: Alignment
  public let prompt: ResolvedText?
  public let search: SearchFace?
  public let backButton: BackButtonFace?
  /// From the leading edge inwards.
  public let leadingItems: [UIKitBarItem]
  /// From the trailing edge inwards.
  public let trailingItems: [UIKitBarItem]
  /// What the document says of the item on top, and where.
  public let stated: StatedKeys
}

/// The field of a search row.
public struct SearchFace: Hashable, Sendable {
  public let placeholder: ResolvedText
  public let fill: Color
  public let icon: UIKitPicture
}

/// The way back.
public struct BackButtonFace: Hashable, Sendable {
  /// What it may say, the longest first; of those that do not fit it says nothing.
  public let labels: [ResolvedText]
  public let accessibilityLabel: String
  /// Nil: the chevron of the system.
  public let indicator: UIKitPicture?
  public let chevronTint: Color
  public let isMirrored: Bool
  public let background: UIKitPicture?
  public let backgroundAdjustment: UIKitOffset
  public let titleAdjustment: UIKitOffset
  public let alpha: Double
}

/// A button or a space.
public enum UIKitBarItem: Hashable, Sendable {
  case button(UIKitButtonFace)
  case flexibleSpace(ElementID)
  /// Points.
  case fixedSpace(ElementID, Double)
}

/// One button.
public struct UIKitButtonFace: Hashable, Sendable {
  public let id: ElementID
  public let title: ResolvedText?
  public let picture: UIKitPicture?
  /// Points by which the picture's sides are moved inwards; left and right are the screen's.
  public let pictureInsets: Insets
  public let background: UIKitPicture?
  public let backgroundAdjustment: UIKitOffset
  public let titleAdjustment: UIKitOffset
  /// Of the whole button.
  public let alpha: Double
  /// Points; nil: by content.
  public let width: Double?
  /// Texts that the button must have room for.
  public let possibleTitles: [ResolvedText]
  public let state: UIKitButton.State
  public let style: BarButtonItem.Style
  public let accessibilityLabel: String?
}

/// What stands in a tab bar.
public struct TabsFace: Hashable, Sendable {
  /// `top` is the floating bar of tablets from iOS 18 on.
  public enum Style: String, Hashable, Sendable { case stacked, inline, compactInline, top }
  public enum Positioning: Hashable, Sendable {
    case fill
    /// Points.
    case centered(width: Double, spacing: Double)
  }
  public enum Indicator: Hashable, Sendable {
    case none
    /// The default indicator in this colour.
    case tinted(Color)
    case image(UIKitPicture)
  }
  public let style: Style
  public let positioning: Positioning
  public let indicator: Indicator
  public let tabs: [TabFace]
}

/// One tab.
public struct TabFace: Hashable, Sendable {
  public let id: ElementID
  public let title: ResolvedText?
  public let titleAdjustment: UIKitOffset
  public let picture: UIKitPicture?
  /// Points by which the picture's sides are moved inwards; left and right are the screen's.
  public let pictureInsets: Insets
  public let badge: TabBadge?
  public let isSelected: Bool
  public let isEnabled: Bool
  public let accessibilityLabel: String?
  /// What is read of the badge; nil: nothing.
  public let accessibilityValue: String?
}

/// The badge of a tab.
public struct TabBadge: Hashable, Sendable {
  /// Nil: a dot.
  public let text: ResolvedText?
  public let color: Color
  public let adjustment: UIKitOffset
  public let textAdjustment: UIKitOffset
}
