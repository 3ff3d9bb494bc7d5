/// Searches what another controller shows, with a search bar in that one's navigation bar.
///
/// A search begins when its bar's field is edited, and ends with the button that cancels, or with a
/// touch of what it dims. While it goes on, its view lies over the searched one's and holds the
/// controller of results. It is a child of the searched controller then, where a device presents it;
/// for those in it that one is the presenting one all the same.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Makes a controller whose results another one shows, or nil where the searched one does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open weak var delegate: UISearchControllerDelegate?
  /// The item of the searched controller.
  final weak var item: UINavigationItem?
  final var dimming: SearchDimmingView?

  /// The bar at which a search begins.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.controller = self
    // The word of the system's (high), in English.
    bar.placeholder = "Search"
    // It has its natural height from the start, so that it can be a table's header without
    // `sizeToFit()`, as tutorials since iOS 9 have it (recalled; medium).
    bar.frame.size = bar.sizeThatFits(hostOfView.geometry.bounds.size)
    return bar
  }()

  /// Whether a search goes on; setting it begins or ends one.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? beginSearch() : endSearch() }
  }
  private var isSearching = false

  /// Begins to search: the delegate hears that it will and did, and results are asked for in between
  /// (recalled; medium).
  final func beginSearch() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    searchDidChange()
    placesDidChange()
    hostOfView.runAfterLayout { [weak self] in
      guard let self, isSearching else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// Ends a search and takes its text away.
  final func endSearch() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchDidChange()
    placesDidChange()
    hostOfView.runAfterLayout { [weak self] in
      guard let self, !isSearching else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Asks for the results of what the bar says now.
  final func searchDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: What is shown

  /// Whether the searched content is dimmed as long as no controller of results covers it.
  open var obscuresBackgroundDuringPresentation = true { didSet { placesDidChange() } }

  /// Whether the search bar takes the place of the navigation bar's titles and buttons.
  ///
  /// Since iOS 26 they stay (low).
  open var hidesNavigationBarDuringPresentation = true { didSet { placesDidChange() } }

  open var automaticallyShowsCancelButton = true

  /// Whether results are shown as soon as there is text to search for (iOS 13).
  open var automaticallyShowsSearchResultsController = true { didSet { placesDidChange() } }

  /// Whether results are shown; setting it ends showing them automatically (iOS 13).
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasTerms : showsResultsAlways }
    set {
      showsResultsAlways = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResultsAlways = false

  private var hasTerms: Bool {
    searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
  }

  // MARK: Scopes

  /// When buttons for scopes appear. Values: UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// As ``onSearchActivation`` (Apple).
    case automatic = 0
    /// By ``UISearchBar/showsScopeBar`` only.
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// When buttons for scopes appear in a navigation bar (iOS 16).
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { placesDidChange() } }

  /// Whether buttons for scopes appear by themselves (iOS 13, deprecated in 16).
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  final var wantsScopes: Bool {
    switch scopeBarActivation {
    case .automatic, .onSearchActivation: isSearching
    case .onTextEntry: isSearching && hasTerms
    case .manual: false
    }
  }

  // MARK: For UIViewController

  open override func loadView() {
    view = SearchHolderView(frame: hostOfView.geometry.bounds)
  }
}
