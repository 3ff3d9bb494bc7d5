/// A tab of a ``UITabBarController``, which makes its controller when it is first needed (iOS 18).
@preconcurrency @MainActor
open class UITab: NSObject {
  final var tabState: TabState

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - identifier: Unique among the tabs of a controller.
  ///   - viewControllerProvider: Makes the tab's controller; called once, when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    tabState = TabState(
      identifier: identifier, item: UITabBarItem(title: title, image: image, tag: 0),
      provider: viewControllerProvider)
    super.init()
  }

  /// Names the tab among those of its controller.
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

  /// A value of the app's own.
  open var userInfo: Any?

  /// A short text in a badge; nil shows none.
  open var badgeValue: String? {
    get { tabState.item.badgeValue }
    set {
      tabState.item.badgeValue = newValue
      tabsDidChange()
    }
  }

  /// Whether the tab can be chosen by a touch.
  open var isEnabled: Bool {
    get { tabState.item.isEnabled }
    set { tabState.item.isEnabled = newValue }
  }

  /// Whether bar and sidebar leave the tab out.
  open var isHidden: Bool {
    get { tabState.isHidden ?? isHiddenByDefault }
    set {
      tabState.isHidden = newValue
      visibilityDidChange()
    }
  }

  /// Whether the tab is hidden as long as neither people nor ``isHidden`` said otherwise.
  open var isHiddenByDefault = false {
    didSet { visibilityDidChange() }
  }

  /// Whether people may hide the tab; kept for callers, as there is no editing of tabs here.
  open var allowsHiding = false

  /// Where in the bar the tab stands, if at all.
  open var preferredPlacement = Placement.automatic {
    didSet { visibilityDidChange() }
  }

  open var accessibilityIdentifier: String? {
    get { tabState.item.accessibilityIdentifier }
    set { tabState.item.accessibilityIdentifier = newValue }
  }

  // MARK: Relations

  /// The tab's controller, made when it is first asked for; nil without a provider.
  ///
  /// When exactly UIKit calls the provider is not documented beyond "lazily" (low).
  public final var viewController: UIViewController? { madeViewController }

  /// The group that the tab is in.
  public final var parent: UITabGroup? { tabState.parent }

  /// The outermost group around the tab, or the tab itself, that has a
  /// ``UITabGroup/managingNavigationController`` (Apple).
  public final var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  public final var tabBarController: UITabBarController? { root.tabState.owner }

  /// Whether the tab is shown in the bar or in the sidebar at present.
  public final var hasVisiblePlacement: Bool {
    tabBarController?.shows(self) ?? false
  }
}

/// What a tab holds.
@MainActor
struct TabState {
  let identifier: String
  let item: UITabBarItem
  let provider: ((UITab) -> UIViewController)?
  var made: UIViewController?
  var isHidden: Bool?
  weak var parent: UITabGroup?
  /// Held by root tabs only.
  weak var owner: UITabBarController?
}

extension UITab {
  var madeViewController: UIViewController? {
    if let made = tabState.made { return made }
    let made = tabState.provider?(self)
    // The provider may have asked for the controller itself.
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

  /// This tab and those below it.
  var withDescendants: [UITab] {
    [self] + ((self as? UITabGroup)?.displayOrder.flatMap(\.withDescendants) ?? [])
  }

  /// Whether a controller was made for this tab or for one below it.
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
  /// The tab that made this controller.
  public var tab: UITab? { tabItemState.tab }
}
