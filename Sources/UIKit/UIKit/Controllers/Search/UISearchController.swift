/// Searches another controller's content, with a search bar in that controller's navigation bar.
///
/// A search begins when its bar's field is edited, and ends with the cancel button or a touch on
/// the dimmed content. During a search, its view covers the searched one's and contains the results
/// controller. It's then a child of the searched controller, whereas a device presents it; to
/// controllers inside the search, the searched controller nevertheless appears as the presenting
/// one.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a controller whose results are shown by the given one, or by the searched controller
  /// if `nil`.
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
  /// The searched controller's navigation item.
  final weak var item: UINavigationItem?
  final var dimming: SearchDimmingView?

  /// The search bar.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.controller = self
    // The system's placeholder (high), in English.
    bar.placeholder = "Search"
    // It has its natural height from the start, so that it can be a table's header without
    // `sizeToFit()`, as in tutorials since iOS 9 (recalled; medium).
    bar.frame.size = bar.sizeThatFits(hostOfView.geometry.bounds.size)
    return bar
  }()

  /// Whether a search is active; setting it begins or ends one.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? beginSearch() : endSearch() }
  }
  private var isSearching = false

  /// Begins a search: the delegate is notified before and after, and results are requested in
  /// between (recalled; medium).
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

  /// Ends a search and clears its text.
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

  /// Requests results for the bar's current text.
  final func searchDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: What is shown

  /// Whether the searched content is dimmed until a results controller covers it.
  open var obscuresBackgroundDuringPresentation = true { didSet { placesDidChange() } }

  /// Whether the search bar replaces the navigation bar's titles and buttons.
  ///
  /// Since iOS 26 they remain visible (low).
  open var hidesNavigationBarDuringPresentation = true { didSet { placesDidChange() } }

  open var automaticallyShowsCancelButton = true

  /// Whether results are shown as soon as there is text to search for (iOS 13).
  open var automaticallyShowsSearchResultsController = true { didSet { placesDidChange() } }

  /// Whether results are shown; setting it disables showing them automatically (iOS 13).
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

  /// When scope buttons appear. Values: UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    /// The same as ``onSearchActivation`` (Apple).
    case automatic = 0
    /// Depending on ``UISearchBar/showsScopeBar`` only.
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// When scope buttons appear in a navigation bar (iOS 16).
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { placesDidChange() } }

  /// Whether scope buttons appear automatically (iOS 13, deprecated in 16).
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
