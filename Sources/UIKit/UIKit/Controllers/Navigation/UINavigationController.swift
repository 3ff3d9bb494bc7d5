/// A container that shows the topmost controller of a stack, with a bar above it.
///
/// As in UIKit, the stack changes immediately, while the shown view changes with the next layout.
/// An animated change then reaches its end state, and its completions follow in simulated time.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  override class var classEntry: ClassEntry { .navigationController }

  final var stack = NavigationState()
  private var madeBar: UINavigationBar?
  private var madeToolbar: UIToolbar?
  private let navigationBarClass: AnyClass?
  private let toolbarClass: AnyClass?

  // MARK: Making a controller

  /// Creates a controller with bars of the given classes; `nil` means UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the given controller at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBarClass = nil
    toolbarClass = nil
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  /// Adopts the bars that a nib specifies for the controller.
  final func adoptBars(_ bar: UINavigationBar?, _ toolbar: UIToolbar?) {
    if let bar {
      madeBar = bar
      adoptBar(bar)
    }
    if let toolbar {
      madeToolbar = toolbar
      toolbar.bar.isOwned = true
    }
  }

  // MARK: Stack

  /// The controllers from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  open var topViewController: UIViewController? { stack.controllers.last }

  /// The controller on the screen: the one presented over the stack, or otherwise the topmost one.
  open var visibleViewController: UIViewController? {
    guard let presented = presentation.presented ?? topViewController?.presentation.presented else {
      return topViewController
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the topmost controller; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.controllers.count > 1 else { return nil }
    return pop(to: stack.controllers.count - 2, animated: animated)?.first
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popTo(viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open weak var delegate: UINavigationControllerDelegate?

  // MARK: Gestures

  /// The recognizer of edge drags that pop.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { madePopRecognizers?.edge }
  /// The recognizer of drags anywhere in the content that pop (iOS 26).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    madePopRecognizers?.content
  }
  final var popRecognizers: PopRecognizers?
  /// The interactive pop in progress.
  final var backSwipe: BackSwipe?

  // MARK: Bars

  open var navigationBar: UINavigationBar {
    if let madeBar { return madeBar }
    let made = makeBar(navigationBarClass, or: UINavigationBar.self)
    madeBar = made
    adoptBar(made)
    return made
  }

  open var isNavigationBarHidden: Bool {
    get { stack.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isBarHidden else { return }
    stack.isBarHidden = hidden
    barsDidChange()
  }

  /// The bar at the bottom, which shows the topmost controller's ``UIViewController/toolbarItems``.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let made = makeBar(toolbarClass, or: UIToolbar.self)
    madeToolbar = made
    made.bar.isOwned = true
    return made
  }

  open var isToolbarHidden: Bool {
    get { stack.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isToolbarHidden else { return }
    stack.isToolbarHidden = hidden
    barsDidChange()
  }

  /// Whether the bars are hidden when the height is compact.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { barsDidChange() } }
  }
  /// Stored without effect: nothing swipes.
  open var hidesBarsOnSwipe = false
  /// Stored without effect: nothing taps.
  open var hidesBarsOnTap = false
  /// Stored without effect: no keyboard appears.
  open var hidesBarsWhenKeyboardAppears = false

  // MARK: UIViewController

  /// The item of the controller at the bottom of the stack, unless this controller has its own
  /// title or item.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard title == nil, tabItemState.item == nil, let root = stack.controllers.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  open override func loadView() {
    loadContainerView()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    containerDidAppear(animated)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedView?.setNeedsLayout()
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(of: container as? UIViewController, in: parentSize)
  }

  override func environment(of child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    environmentOfStacked(child, in: own)
  }

  /// The topmost controller, whose size popovers that contain stacks use (medium). Nothing is added
  /// for the bars (low).
  override var sizingChild: UIViewController? { topViewController }

  /// The delegate's answer, or otherwise the default of every controller: a container decides for
  /// itself, and its children aren't queried.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked =
      delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .notImplemented
    return asked == .notImplemented ? super.supportedInterfaceOrientations : asked
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The topmost controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The topmost controller determines the status bar's style only if no bar is behind it.
  open override var childForStatusBarStyle: UIViewController? {
    isBarShown ? nil : topViewController
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

  /// Controllers higher in the stack come first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Pops to the controller.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  package override var providesBars: Bool { true }

  package override func refreshBarsOverContent() {
    observeScrolling(of: stack.shown)
    contentDidChange()
  }

  package override func tracePlace(of child: UIViewController) -> String {
    child === topViewController ? "top" : super.tracePlace(of: child)
  }
}
