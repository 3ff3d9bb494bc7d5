/// What a navigation bar was given, and the views it shows it with.
@MainActor
struct NavigationBarState {
  var items: [UINavigationItem] = []
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var positionAdjustments: [UIBarMetrics: CGFloat] = [:]
  var zones = NavigationBarZones()
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

/// The strips of which a navigation bar consists, from top to bottom, in points.
struct NavigationBarZones: Equatable {
  /// How far the background reaches out above the bar: under the status bar.
  var overhang: CGFloat = 0
  var prompt: CGFloat = 0
  var content: CGFloat = 44
  /// The large title's strip, as much of it as scrolling has left.
  var largeTitle: CGFloat = 0
  /// Whether the title is shown large, be it scrolled away or not.
  var hasLargeTitle = false
  var search: CGFloat = 0
  /// Whether nothing is scrolled under the bar.
  var isAtScrollEdge = false
  var isCompact = false

  var height: CGFloat { prompt + content + largeTitle + search }
}
