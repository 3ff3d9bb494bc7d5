/// The tab for searching, which has the system's title and image and is at the trailing end (iOS
/// 18).
///
/// Its title is English, its image a drawing by eye.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  private static let systemIdentifier = "com.apple.UIKit.Search"

  /// Creates a tab with the system's title and image.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    super.init(
      title: item.title ?? "", image: item.image, identifier: Self.systemIdentifier,
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab starts its search (iOS 26); stored without effect.
  open var automaticallyActivatesSearch = false
}
