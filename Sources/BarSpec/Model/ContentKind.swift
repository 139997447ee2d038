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
  }
}
