import BarPrimitives

/// The icons that stand for UIKit's own, which are not copied: glyphs of the icon font by name.
public struct SystemIcons: Hashable, Sendable {
  private let glyphs: [Glyph]

  private struct Glyph: Hashable, Sendable {
    let name: String
    let glyph: UInt32
  }

  /// None at all, for models that are not read from a document.
  public init() { glyphs = [] }

  /// Looks the few names up once.
  init(_ catalog: any IconCatalog) {
    let names =
      UIKitButton.SystemItem.allCases.compactMap(\.icon) + [Self.more, UIKitButton.searchIcon]
    glyphs = names.compactMap { name in
      catalog.glyph(named: name).map { Glyph(name: name, glyph: $0) }
    }
  }

  /// Of the tab that holds what has no room.
  public static let more = "more_horiz"

  /// Nil: the catalogue has no such icon.
  public func image(_ name: String) -> BarButtonItem.Image? {
    glyphs.first { $0.name == name }.map { .icon(name: $0.name, glyph: $0.glyph) }
  }
}

extension UIKitButton {
  /// Of search items and search fields.
  public static let searchIcon = "search"
}

extension UIKitButton.SystemItem {
  /// The name of the icon that it shows; nil: it shows a word, or nothing.
  public var icon: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .close, .stop: "close"
    case .add: "add"
    case .compose: "create"
    case .reply: "reply"
    case .action: "ios_share"
    case .organize: "folder_open"
    case .bookmarks: "bookmark_border"
    case .search: UIKitButton.searchIcon
    case .refresh: "refresh"
    case .camera: "photo_camera"
    case .trash: "delete_outline"
    case .play: "play_arrow"
    case .pause: "pause"
    case .rewind: "fast_rewind"
    case .fastForward: "fast_forward"
    }
  }
}
