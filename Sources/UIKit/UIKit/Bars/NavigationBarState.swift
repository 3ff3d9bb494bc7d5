/// The settings of a navigation bar, and the views that show them.
@MainActor
struct NavigationBarState {
  var items: [UINavigationItem] = []
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var positionAdjustments: [UIBarMetrics: CGFloat] = [:]
  var zones = NavigationBarZones()
  /// Whether items that support it are shown in the owner's vertical bar.
  var isVertical = false
  weak var owner: (any NavigationBarOwner)?
  var searchBar: UISearchBar?
  /// Whether the bar's content has to be recreated before the next layout.
  var isStale = true

  let background = _UIBarBackground(frame: .zero)
  let content = _UINavigationBarContentView()
  let largeTitle = _UINavigationBarLargeTitleView()
  let prompt = UILabel()
  /// The buttons in use, by item.
  var buttons: [ObjectIdentifier: _UIButtonBarButton] = [:]
}
