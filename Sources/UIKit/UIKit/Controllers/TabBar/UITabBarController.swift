/// A container that shows one of its children above a bar of tabs.
///
/// This file contains stored state and overridable members; each task has its own file alongside.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  override class var classEntry: ClassEntry { .tabBarController }

  final var tabState = TabControllerState()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareTabs()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let bar = (coder as? NibCoder)?.makeTabBar() { tabState.bar = bar }
    prepareTabs()
    (coder as? NibCoder)?.apply(self)
  }

  /// Creates a controller with tabs (iOS 18).
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  // MARK: Tabs

  /// The root tabs (iOS 18); setting them replaces ``viewControllers``, and vice versa.
  open var tabs: [UITab] {
    get { tabState.roots ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the root tabs; animations are shown in their final state.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    inOwnWorld { adoptTabs(tabs) }
  }

  /// The selected tab, which may be inside a group; `nil` for plain controllers.
  open var selectedTab: UITab? {
    get { tabState.selectedTab }
    set {
      guard let newValue else { return }
      inOwnWorld { select((newValue as? UITabGroup)?.destination ?? newValue) }
    }
  }

  /// Returns the tab with an identifier among ``tabs`` and the tabs in their groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.flatMap(\.withDescendants).first { $0.identifier == identifier }
  }

  /// Whether tabs are shown in a bar only, or also in a sidebar (iOS 18).
  open var mode = Mode.automatic {
    didSet { if mode != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The list of tabs next to the content on an iPad (iOS 18).
  public final private(set) lazy var sidebar = Sidebar(owner: self)

  /// The identifiers of the root tabs that a bar shows in compact width; `nil` shows all.
  open var compactTabIdentifiers: [String]? {
    didSet { tabVisibilityDidChange() }
  }

  /// An identifier for people's changes to the tabs; stored without effect, as there is no editing
  /// of tabs here.
  open var customizationIdentifier: String?

  /// The delegate, which decides whether tapped tabs are selected and is notified of them; not
  /// retained.
  open weak var delegate: UITabBarControllerDelegate?

  /// The controllers of the tabs, in reading direction; created on access for ``tabs``.
  open var viewControllers: [UIViewController]? {
    get { tabState.roots == nil ? tabState.controllers : entriesAsControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    inOwnWorld {
      forgetTabs()
      adoptViewControllers(viewControllers)
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { tabState.roots == nil ? tabState.selected : selectedOfTabs }
    set { inOwnWorld { select(newValue) } }
  }

  /// The index of ``selectedViewController``; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { indexOfSelected }
    set { inOwnWorld { select(index: newValue) } }
  }

  /// The stack that lists the controllers that don't fit in the bar.
  open var moreNavigationController: UINavigationController { madeMoreController() }

  /// The bar; its items belong to the controllers.
  open var tabBar: UITabBar { tabState.bar }

  /// Called when an item of the bar is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is hidden (iOS 18 and later).
  open var isTabBarHidden: Bool {
    get { tabState.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar; animations are shown in their final state.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabState.isBarHidden = hidden
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
    if tabState.more != nil || tabState.roots != nil || !overflow.isEmpty { rebuildItems() }
  }

  open override func loadView() {
    loadContainerView()
  }

  /// The visible tab's controller (low).
  override var sizingChild: UIViewController? { tabState.shown ?? tabState.selected }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container, in: parentSize)
  }

  override func environment(of child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    environmentOfTab(child, in: own)
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

  /// The tab to emphasize (iOS 27): stored without effect; the bar shows it like the others.
  open var prominentTabIdentifier: String?

  /// Sets ``prominentTabIdentifier``.
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  package override var providesBars: Bool { true }

  package override func refreshBarsOverContent() {
    observeScrolling()
    updateScrollEdge()
  }
}
