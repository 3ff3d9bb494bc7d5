/// What a view's class tells about who made the view.
struct ViewClass {
  /// Without its module.
  let name: String
  /// Whether an app declares it.
  let isApp: Bool
  /// Whether only UIKit itself makes such views.
  let isPrivate: Bool
  /// Whether UIKit makes all that lies in such views, but for what an app is known to have put there.
  let ownsContent: Bool
  /// Whether such views may say for themselves where touches reach them.
  let mayShapeTouches: Bool

  init(_ type: UIView.Type) {
    name = String(describing: type)
    let module = String(String(reflecting: type).prefix { $0 != "." })
    isApp = !Self.modules.contains(module)
    isPrivate = module == "UIKit" && !Self.publicNames.contains(name)
    ownsContent = !isApp && (Self.closedNames.contains(name) || (isPrivate && !Self.passes(name)))
    mayShapeTouches = isApp || Self.shapingNames.contains(name)
  }

  /// Private views that stand between an app's own.
  private static func passes(_ name: String) -> Bool { passingNames.contains(name) }

  private static let modules: Set<String> = [
    "UIKit", "Layers", "AVFoundation", "AVKit", "MapKit", "MessageUI", "QuartzCore",
    "SafariServices", "WebKit",
  ]

  /// The classes of which apps make views.
  private static let publicNames: Set<String> = [
    "UIView", "UIActivityIndicatorView", "UIButton", "UICalendarView", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewListCell",
    "UIContentUnavailableView", "UIControl", "UIDatePicker", "UIImageView", "UILabel",
    "UIListContentView", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView",
    "UIRefreshControl", "UIScrollView", "UISearchBar", "UISearchTextField", "UISegmentedControl",
    "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITableView",
    "UITableViewCell", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar",
    "UIVisualEffectView", "UIWindow",
  ]

  /// Public views whose parts are UIKit's own.
  private static let closedNames: Set<String> = [
    "UIActivityIndicatorView", "UICalendarView", "UIDatePicker", "UINavigationBar",
    "UIPageControl", "UIPickerView", "UIProgressView", "UIRefreshControl", "UISearchBar",
    "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITabBar",
    "UIToolbar",
    // What WebKit, MapKit and AVKit show is not drawn here.
    "MKMapView", "WKWebView",
  ]

  /// Private views in which an app's own lie.
  private static let passingNames: Set<String> = [
    "ArrangedContainerView", "SearchHolderView", "UIButtonLabel", "UIDropShadowView",
    "UIInputSetHostView", "UILayoutContainerView", "UINavigationTransitionView",
    "UITableViewCellContentView", "UITransitionView", "UIViewControllerWrapperView",
    "_UIPanelControllerContentView", "_UIPopoverView", "_UIQueuingScrollView",
    "_UITableViewCellBase", "_UITableViewHeaderFooterViewBase", "_UIVisualEffectContentView",
  ]

  private static let shapingNames: Set<String> = ["UITransitionView", "_UIVerticalBarView"]
}
