/// Manages a view and what it shows, from loading to leaving the screen.
///
/// This file holds stored state and overridable members; each job has a file of its own beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {

  // MARK: Making a controller

  /// Makes a controller that builds its view in code.
  ///
  /// A nib cannot be read on this platform: where one is named, the view comes from ``loadView()``
  /// all the same and an issue says so.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller that builds its view in code; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: Stored state

  nonisolated(unsafe) final var storedView: UIView?
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedTraits: UITraitCollection = SimulationHost.current.predictedTraits
  var hasBeenInWindow = false
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  var appearance = AppearanceState()
  var layoutSupports = LayoutSupports()

  deinit {
    storedView?.owningController = nil
  }

  // MARK: The view

  /// The root view, loaded when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { setRootView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    _ = loadedView()
  }

  /// Makes the root view; the default is a plain one of the screen's size.
  open func loadView() {
    loadDefaultView()
  }

  open func viewDidLoad() {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Is called once the view is in place with its traits and insets, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of appearing and disappearing together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, isManual: true)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.refreshInsets() } }
  }

  /// The least leading and trailing margins of the root view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = hostOfView.geometry.systemMinimumLayoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: minimum, bottom: 0, trailing: minimum)
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.refreshInsets() }
  }

  /// The strip that bars cover at the top; from iOS 11 on, the safe area's.
  open var topLayoutGuide: UILayoutSupport { topSupport }
  /// The strip that bars cover at the bottom; from iOS 11 on, the safe area's.
  open var bottomLayoutGuide: UILayoutSupport { bottomSupport }

  /// Whether, before iOS 11, the content insets of a scroll view keep clear of the bars.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Overrides some of a child's traits; nil ends that.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.refreshTraits()
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { storedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for this controller's view and children, whatever the surroundings' is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { refreshTraits() } }
  }

  // MARK: Size and orientation

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Is called before the view's size changes; the default tells the children whose size would.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Is called before the traits change; the default tells the children whose traits would.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the turn under way, if there is one.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    hostOfView.coordinator
  }

  /// The orientations this controller can be shown in: all on iPad, all but upside down on iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    hostOfView.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface follows the device; ignored from iOS 16 on.
  open var shouldAutorotate: Bool { true }

  // MARK: Status bar

  /// Whether the status bar is hidden; by default, where height is compact (iOS 8 and later).
  open var prefersStatusBarHidden: Bool {
    hostOfView.os.major >= 8 && traitCollection.verticalSizeClass == .compact
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Has the status bar's preferences asked for again.
  open func setNeedsStatusBarAppearanceUpdate() {
    hostOfView.updateStatusBar()
  }

  /// Whether this container shows bars over its children, which their scroll views keep clear of.
  package var providesBars: Bool { false }

  open override nonisolated var description: String { "<\(type(of: self))>" }
}
