extension Content {
  /// The class of the tracking scroll view.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case scrollView, tableView, collectionView, webView

    /// UIKit's and WebKit's names.
    public var className: String {
      switch self {
      case .scrollView: "UIScrollView"
      case .tableView: "UITableView"
      case .collectionView: "UICollectionView"
      case .webView: "WKWebView"
      }
    }

    /// Of the views that its rows are; nil: they are no views that UIKit makes.
    public var rowClassName: String? {
      switch self {
      case .tableView: "UITableViewCell"
      case .collectionView: "UICollectionViewCell"
      case .scrollView, .webView: nil
      }
    }

    /// What a row is where it has no class of UIKit's.
    public var rowPart: String? {
      switch self {
      case .tableView, .collectionView: nil
      case .scrollView: "row of the content"
      case .webView: "part of the page"
      }
    }
  }
}
