/// Holds a search bar for a navigation bar, and the controller that would show results.
///
/// A search begins when its bar's field is edited, and ends with the button that cancels. The searched
/// controller's list stays where it is, below its navigation bar.
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

  /// The bar at which a search begins.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.controller = self
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
  func beginSearch() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    searchDidChange()
    hostOfView.runAfterLayout { [weak self] in
      guard let self, isSearching else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  /// Ends a search and takes its text away.
  func endSearch() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchDidChange()
    hostOfView.runAfterLayout { [weak self] in
      guard let self, !isSearching else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Asks for the results of what the bar says now.
  func searchDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true

  /// When buttons for scopes would appear by themselves. Values: UIKit's.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    /// By ``UISearchBar/showsScopeBar`` only.
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// Kept: nothing is searched, so that scopes appear by ``UISearchBar/showsScopeBar`` only (iOS 16).
  open var scopeBarActivation = ScopeBarActivation.automatic
}

/// Is asked for new results when the text of a search has changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
