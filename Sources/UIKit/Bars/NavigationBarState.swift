/// What a navigation bar was given, and the views it shows it with.
@MainActor
struct NavigationBarState {
  var items: [UINavigationItem] = []
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var positionAdjustments: [UIBarMetrics: CGFloat] = [:]
  var zones = NavigationBarZones()
  /// Whether what can stand in a vertical bar does so in one of the owner's.
  var isVertical = false
  weak var owner: (any NavigationBarOwner)?
  var searchBar: UISearchBar?
  /// Whether what the bar shows has to be made anew before the next layout.
  var isStale = true

  let background = _UIBarBackground(frame: .zero)
  let content = _UINavigationBarContentView()
  let largeTitle = _UINavigationBarLargeTitleView()
  let prompt = UILabel()
  /// The buttons in use, by item.
  var buttons: [ObjectIdentifier: _UIButtonBarButton] = [:]
}
