/// Holds a search bar for a navigation bar, and the controller that would show results.
///
/// Its bar is shown at rest: a headless run does not search, so it looks the same while active.
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
  open private(set) lazy var searchBar = UISearchBar()

  /// Whether a search goes on: what was set. Nothing is presented, and nobody is told, as nobody
  /// searches here.
  open var isActive = false

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
