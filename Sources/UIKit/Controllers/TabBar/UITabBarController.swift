/// A container that shows one of its children above a bar of tabs.
///
/// This file holds stored state and overridable members; each job has a file of its own beside it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs = TabControllerState()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareTabs()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let bar = (coder as? NibCoder)?.makeTabBar() { tabs.bar = bar }
    prepareTabs()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Tabs

  /// Decides about tapped tabs and is notified of them; not retained.
  open weak var delegate: UITabBarControllerDelegate?

  /// The controllers of the tabs, in reading direction.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; one that stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    inOwnWorld { adoptViewControllers(viewControllers) }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set { inOwnWorld { select(newValue) } }
  }

  /// The place of ``selectedViewController``; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { indexOfSelected }
    set { inOwnWorld { select(index: newValue) } }
  }

  /// The stack of the list of controllers that the bar has no room for.
  open var moreNavigationController: UINavigationController { madeMoreController() }

  /// The bar; its items belong to the controllers.
  open var tabBar: UITabBar { tabs.bar }

  /// Is called when an item of the bar is chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is left out (iOS 18 and later).
  open var isTabBarHidden: Bool {
    get { tabs.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows the bar or leaves it out; animations are shown at their end.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabs.isBarHidden = hidden
    tabBarVisibilityDidChange()
  }

  /// Selects the controller's tab.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  // MARK: Overrides

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if tabs.more != nil || !overflow.isEmpty { rebuildItems() }
  }

  open override func loadView() {
    loadContainerView()
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, in: parentSize)
  }

  override func outlook(of child: UIViewController, in own: Outlook) -> Outlook {
    outlookOfTab(child, in: own)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientationsOfDelegate ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForPreferredVerticalBarBehavior: UIViewController? {
    selectedViewController
  }

  /// The tab to emphasise (iOS 27): kept for callers, as tabs are controllers here and have no
  /// identifiers.
  open var prominentTabIdentifier: String?

  /// Sets ``prominentTabIdentifier``.
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  package override var providesBars: Bool { true }
}
