/// A tab of a ``UITabBarController``, which creates its controller when it's first needed (iOS 18).
@preconcurrency @MainActor
open class UITab: NSObject {
  final var tabState: TabState

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - identifier: Unique among the tabs of a controller.
  ///   - viewControllerProvider: Creates the tab's controller; called once, when it's first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    tabState = TabState(
      identifier: identifier, item: UITabBarItem(title: title, image: image, tag: 0),
      provider: viewControllerProvider)
    super.init()
  }

  /// The tab's identifier, unique among the tabs of its controller.
  public final var identifier: String { tabState.identifier }

  open var title: String {
    get { tabState.item.title ?? "" }
    set {
      tabState.item.title = newValue
      tabsDidChange()
    }
  }

  open var image: UIImage? {
    get { tabState.item.image }
    set {
      tabState.item.image = newValue
      tabsDidChange()
    }
  }

  /// A second line, shown in the sidebar.
  open var subtitle: String? {
    didSet { tabsDidChange() }
  }

  /// A value for the app's use.
  open var userInfo: Any?

  /// A short text in a badge; `nil` shows no badge.
  open var badgeValue: String? {
    get { tabState.item.badgeValue }
    set {
      tabState.item.badgeValue = newValue
      tabsDidChange()
    }
  }

  /// Whether the tab can be selected by a touch.
  open var isEnabled: Bool {
    get { tabState.item.isEnabled }
    set { tabState.item.isEnabled = newValue }
  }

  /// Whether the bar and sidebar omit the tab.
  open var isHidden: Bool {
    get { tabState.isHidden ?? isHiddenByDefault }
    set {
      tabState.isHidden = newValue
      visibilityDidChange()
    }
  }

  /// Whether the tab is hidden unless people or ``isHidden`` specify otherwise.
  open var isHiddenByDefault = false {
    didSet { visibilityDidChange() }
  }

  /// Whether people may hide the tab; stored without effect, as there is no editing of tabs here.
  open var allowsHiding = false

  /// The tab's placement in the bar.
  open var preferredPlacement = Placement.automatic {
    didSet { visibilityDidChange() }
  }

  open var accessibilityIdentifier: String? {
    get { tabState.item.accessibilityIdentifier }
    set { tabState.item.accessibilityIdentifier = newValue }
  }

  // MARK: Relations

  /// The tab's controller, created on first access; `nil` without a provider.
  ///
  /// When exactly UIKit calls the provider isn't documented beyond "lazily" (low).
  public final var viewController: UIViewController? { madeViewController }

  /// The group that contains the tab.
  public final var parent: UITabGroup? { tabState.parent }

  /// The outermost group around the tab, or the tab itself, that has a
  /// ``UITabGroup/managingNavigationController`` (Apple).
  public final var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  public final var tabBarController: UITabBarController? { root.tabState.owner }

  /// Whether the tab is currently shown in the bar or sidebar.
  public final var hasVisiblePlacement: Bool {
    tabBarController?.shows(self) ?? false
  }
}

/// The state of a tab.
@MainActor
struct TabState {
  let identifier: String
  let item: UITabBarItem
  let provider: ((UITab) -> UIViewController)?
  var made: UIViewController?
  var isHidden: Bool?
  weak var parent: UITabGroup?
  /// The tab bar controller; set for root tabs only.
  weak var owner: UITabBarController?
}

extension UITab {
  var madeViewController: UIViewController? {
    if let made = tabState.made { return made }
    let made = tabState.provider?(self)
    // The provider may have accessed the controller itself.
    if let first = tabState.made { return first }
    tabState.made = made
    made?.tabItemState.tab = self
    return made
  }

  /// The tabs from the root down to this one.
  var path: [UITab] {
    var result: [UITab] = [self]
    while let parent = result[0].parent { result.insert(parent, at: 0) }
    return result
  }

  var root: UITab {
    var tab = self
    while let parent = tab.parent { tab = parent }
    return tab
  }

  /// This tab and its descendants.
  var withDescendants: [UITab] {
    [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.withDescendants) ?? [])
  }

  /// Whether a controller was created for this tab or for a descendant.
  func owns(_ controller: UIViewController) -> Bool {
    withDescendants.contains {
      $0.tabState.made === controller
        || ($0 as? UITabGroup)?.managingNavigationController === controller
    }
  }

  func tabsDidChange() { tabBarController?.tabLooksDidChange() }

  func visibilityDidChange() { tabBarController?.tabVisibilityDidChange() }
}

extension UIViewController {
  /// The tab that created this controller.
  public var tab: UITab? { tabItemState.tab }
}
