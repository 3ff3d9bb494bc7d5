import SystemFacts

/// Manages a view and what it shows, from loading to leaving the screen.
///
/// This file holds stored state and overridable members; each job has a file of its own beside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  class var classEntry: ClassEntry { .viewController }

  // MARK: Making a controller

  /// Makes a controller whose view a nib has, or builds its view in code.
  ///
  /// The nib is looked for when ``loadView()`` isn't overridden and the view is first asked for. Without
  /// a name it is one named as the class is, first without `Controller` at its end; if there is none,
  /// the view is a plain one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller of a storyboard or a nib; one that builds its view in code with any other
  /// coder, as archives don't exist on this platform.
  public required init?(coder: NSCoder) {
    nibName = (coder as? NibCoder)?.element.attributes["nibName"]
    nibBundle = (coder as? NibCoder)?.builder.bundle
    super.init()
    (coder as? NibCoder)?.begin(self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The nib that was named.
  public let nibName: String?
  public let nibBundle: Bundle?

  /// A name for containers to show, such as navigation bars.
  open var title: String? {
    didSet {
      titleDidChange()
      observedPropertiesDidChange()
    }
  }

  // MARK: Stored state

  final nonisolated(unsafe) var storedView: UIView?
  /// A layout pass in the middle of `loadView` leaves the view to who asked for it first.
  final var isLoadingView = false
  /// The parent left the view alone in the middle of `loadView`, and wants it afterwards.
  final var isViewAwaited = false
  final weak var storedParent: UIViewController?
  final nonisolated(unsafe) var storedChildren: [UIViewController] = []
  nonisolated(unsafe) package final let nesting = Nesting()
  final var storedTraits: UITraitCollection =
    MainQueue.isCurrent ? SimulationHost.current.predictedTraits : .initial
  /// What UIKit would have raised an exception for, until there is a view that keeps it.
  final var refusals: [SimulationIssue] = []
  final var hasBeenInWindow = false
  /// Overrides of traits and registrations for their changes; made when first needed.
  final var traitState: TraitState?
  final var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  final var appearance = AppearanceState()
  final var layoutSupports = LayoutSupports()
  final var barRelations = BarRelations()
  final var tabItemState = TabItemState()
  final var presentation = PresentationState()
  /// What a storyboard has of the controller that it made.
  final var storyboardScene: StoryboardScene?
  /// The size that the view is about to get.
  final var announced: AnnouncedSize?

  deinit {
    storedView?.owningController = nil
    for child in storedChildren { child.nesting.leave() }
  }

  // MARK: The view

  /// The root view, loaded when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { setRootView(newValue) }
  }

  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view unless it is there.
  open func loadViewIfNeeded() {
    if !isLoadingView { _ = loadedView() }
  }

  /// Makes the root view; the default is a plain one of the screen's size.
  open func loadView() {
    loadDefaultView()
  }

  /// Is called once the root view is loaded.
  open func viewDidLoad() {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  // MARK: Appearance

  /// Is called before the view comes on the screen; its insets are not settled yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called once the view is in place with its traits and insets, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called after the first layout on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children get appearance callbacks together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    inOwnWorld { beginAppearance(isAppearing, animated: animated, isManual: true) }
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    inOwnWorld { endAppearance() }
  }

  /// Changes one child's view for another's, with the callbacks of appearing around it.
  ///
  /// The new view is added to the old one's superview, and the old one leaves it at the end. Both
  /// controllers must be children of this one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Nothing to show

  final var contentUnavailable = ContentUnavailableState()

  /// What is shown above everything else, where there is nothing to show; nil for nothing (iOS 17).
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      contentUnavailable.needsShowing = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The state that the configuration is made for; it tells what is searched for in the controller's
  /// navigation item (iOS 17).
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout (iOS 17).
  open func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets ``contentUnavailableConfiguration`` for a state; the default does nothing (iOS 17).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Editing

  final var editing = EditingState()

  /// A name for state restoration, which never happens here; kept for callers.
  open var restorationIdentifier: String?

  /// Whether the content can be edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; subclasses change their views over, and ``editButtonItem`` its title.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.isOn = editing
    self.editing.updateButton()
  }

  /// A button that says *Edit* or *Done*, and turns editing on and off.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

  /// Is called where memory runs short; never here.
  open func didReceiveMemoryWarning() {}

  /// Whether the view appears because this controller became a child.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the view disappears because this controller is taken from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  /// Is called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Is called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Adds constraints; the default calls the view's `updateConstraints()`.
  open func updateViewConstraints() {
    view.call(.updateConstraints)
  }

  /// Is called when the root view's margins have changed (iOS 11 and later).
  open func viewLayoutMarginsDidChange() {}
  /// Is called when the root view's safe area has changed; its subviews' has not yet.
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { additionalSafeAreaInsetsDidChange(from: oldValue) }
  }

  /// The least leading and trailing margins of the root view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = systemMinimumMargin
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

  // MARK: Storyboards

  /// The storyboard that made the controller.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// Takes the way of an identifier that the storyboard has from this controller.
  ///
  /// An identifier that it doesn't have is an issue; on a device it is an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  /// Whether to take a way that a control started; not asked by
  /// ``performSegue(withIdentifier:sender:)``.
  ///
  /// - Parameter identifier: Empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Is called with a segue's new destination, before it is shown.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether this controller takes an unwind segue's action: by default, if it has the method and
  /// isn't the one that is left (iOS 13 and later).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
  }

  /// The same before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && responds(to: action)
  }

  /// The children among which an unwind segue's destination is looked for: all but that which is left.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return storedChildren.filter { $0 !== left }
  }

  /// The child that is left by an unwind segue, or contains the controller that is.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childToLeave(source)
  }

  /// Shows the child that an unwind segue leads to, or that contains its destination; containers
  /// override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// The controller this one is a child of.
  open var parent: UIViewController? { storedParent }
  /// The controllers that were added as children.
  open var children: [UIViewController] { storedChildren }

  /// Makes a controller a child, calling its `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes this controller from its parent, calling `didMove(toParent:)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Is called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after the parent changed; a container calls it for a child it added.
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

  // MARK: Tabs

  /// What stands for this controller in a tab bar; its title is ``title`` unless set.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { adoptTabBarItem(newValue) }
  }

  // MARK: Traits

  /// The traits of the controller's surroundings, with its own overrides.
  open var traitCollection: UITraitCollection { storedTraits }
  /// Is called after the traits changed; before iOS 13 also on first entering a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for this controller's view and children, whatever the surroundings' is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inOwnWorld { refreshTraits() } } }
  }

  // MARK: Size and orientation

  /// The size that the content would like to have, in points.
  ///
  /// UIKit's containers have the size that the child they show would like, unless one was set.
  open var preferredContentSize: CGSize {
    get {
      ownContentSize == .zero ? sizingChild?.preferredContentSize ?? .zero : ownContentSize
    }
    set {
      guard newValue != ownContentSize else { return }
      ownContentSize = newValue
      tellPreferredContentSize()
      observedPropertiesDidChange()
    }
  }
  private var ownContentSize = CGSize.zero
  /// The size that ``sizingChild`` would like to have, as far as this container has heard.
  final var heardContentSize: CGSize?

  /// The child whose preferred size a container of UIKit's takes; nil for an app's own containers.
  var sizingChild: UIViewController? { nil }

  /// Is called when a child would like to have another size, or when a container of UIKit's shows
  /// another child that does.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    if container === sizingChild { tellPreferredContentSize() }
  }

  /// The size that a child gets when this controller's view has the given one; by default the same.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Where a child's view will be, once this controller's view is where the environment says.
  func environment(of child: UIViewController, in own: InterfaceEnvironment) -> InterfaceEnvironment
  {
    var place = CGRect(
      origin: .zero,
      size: size(forChildContentContainer: child, withParentContainerSize: own.size))
    if let view = storedView, let childView = child.storedView, childView !== view,
      childView.isDescendant(of: view)
    {
      place.origin = childView.convert(CGPoint.zero, to: view)
    }
    return own.child(child, of: self, in: place)
  }

  /// Is called before the view's size changes; the default notifies the children whose size would.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Is called before the traits change; the default notifies the children whose traits would.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the presentation, the change of stack or the turn that is under way.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    nearestCoordinator ?? stackCoordinator ?? hostOfView.coordinator
  }

  /// The orientations this controller can be shown in: all on iPad, all but upside down on iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OrientationQuestion.defaultMask(on: hostOfView.device)
  }

  /// Has UIKit ask for the supported orientations again, when the screen next settles.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    hostOfView.scheduleOrientationUpdate()
  }

  /// Whether the interface stays as it is when the device is turned (iOS 26 and later).
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides whether the interface stays as it is.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Has UIKit ask for the lock again, when the screen next settles.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    hostOfView.scheduleOrientationUpdate()
  }

  /// The way the controller is shown at first when it is presented over the full screen; by default
  /// the interface stays as it is, or turns to one the controller supports.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    hostOfView.orientationState.preferenceIsDefault = true
    return hostOfView.interfaceOrientation
  }

  /// Whether the interface follows the device; ignored from iOS 16 on.
  open var shouldAutorotate: Bool { true }

  // MARK: Rotation before iOS 8

  /// Is called before the interface turns, before iOS 8 and where `viewWillTransition(to:with:)` is
  /// not overridden.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Is called with the new geometry in place, as a block alongside the turn.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Is called after the interface turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Whether, before iOS 8, children get rotation callbacks together with this controller.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// The way the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { hostOfView.interfaceOrientation }

  // MARK: Status bar

  /// Whether the status bar is hidden; by default, where height is compact.
  open var prefersStatusBarHidden: Bool {
    let host = hostOfView
    // One whose view is away, under a modal, may have the traits of before a turn.
    let traits = storedView?.storedWindow == nil ? host.predictedTraits : traitCollection
    return AppFacts.hidesLandscapeStatusBar[host.release] && traits.verticalSizeClass == .compact
  }

  /// How the status bar shall look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar changes over; the change itself is shown at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Has the status bar's preferences asked for again.
  open func setNeedsStatusBarAppearanceUpdate() {
    hostOfView.updateStatusBar()
  }

  /// Whether the system's vertical bars may stand at the side (iOS 27.1).
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  /// The child whose preference about vertical bars counts.
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

  /// Tells the system to query the vertical bar preference again.
  open func setNeedsUpdateOfVerticalBarConfiguration() {
    verticalBarsNeedUpdate()
  }

  /// What a child is called in traces, beside its class: its number, or its part in this container.
  package func tracePlace(of child: UIViewController) -> String {
    storedChildren.firstIndex { $0 === child }.map(String.init) ?? "-"
  }

  /// Whether the home indicator disappears while the screen isn't touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Has the home indicator's preference asked for again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    hostOfView.askForHomeIndicator()
  }

  /// The edges at which the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the system's gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Has the edges that defer the system's gestures asked for again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    hostOfView.askForHomeIndicator()
  }

  // MARK: Presentation

  /// How the view is placed when it is presented; `.automatic` reads as the style it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedModalPresentationStyle }
    set { presentation.style = newValue }
  }

  /// How the view comes on the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether controllers presented in the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether those take this controller's transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user may not dismiss the presented controller.
  open var isModalInPresentation = false
  /// Whether a presented controller that does not cover the screen controls the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Supplies animators and presentation controllers for when this controller is presented.
  open var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// What this controller, or one it is a child of, presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// What presents this controller, or one it is a child of.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// What places this controller's view, or that of one it is a child of, when it is presented.
  open var presentationController: UIPresentationController? {
    storedParent == nil ? ownPresentationController : storedParent?.presentationController
  }

  /// UIKit's presentation of this controller in a style.
  func makePresentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    standardPresentationController(for: style, presenting: presenting)
  }

  /// The same, where it makes a sheet (iOS 15 and later).
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The same, where it makes a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller is being presented, until its `viewDidAppear(_:)` is done.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller is being dismissed, until its `viewDidDisappear(_:)` is done.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Presents a controller over the screen, or over what its style says.
  ///
  /// The transition begins with the next commit of changes; what UIKit refuses is an issue.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    inOwnWorld {
      presentFromHere(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses what this controller presents, or else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    inOwnWorld { dismissFromHere(animated: flag, completion: completion) }
  }

  // MARK: Bars

  /// What a navigation bar shows while this controller is on top; made when first asked for.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// What the toolbar of a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barRelations.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barRelations.toolbarItems = toolbarItems
    if let container = navigationController, container.topViewController === self {
      container.updateBarItems()
    }
  }

  /// Whether bars at the bottom are hidden while this controller is in a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { barRelations.hidesBottomBarWhenPushed }
    set {
      barRelations.hidesBottomBarWhenPushed = newValue
      barsNeedLayout()
    }
  }

  /// The edges at which the view goes under the bars of its containers.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barRelations.edgesForExtendedLayout }
    set {
      barRelations.edgesForExtendedLayout = newValue
      barsNeedLayout()
    }
  }

  /// Whether it also goes under bars that are opaque.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barRelations.extendedLayoutIncludesOpaqueBars }
    set {
      barRelations.extendedLayoutIncludesOpaqueBars = newValue
      barsNeedLayout()
    }
  }

  /// Says which scroll view the bars at some edges go by (iOS 15 and later).
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { barRelations.topScrollView = scrollView.map { .init(view: $0) } }
    if edge.contains(.bottom) { barRelations.bottomScrollView = scrollView.map { .init(view: $0) } }
    barsNeedLayout()
  }

  /// Says which scroll view the bars at all edges go by (iOS 15 and later).
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barScrollView(for: edge)
  }

  /// Shows a controller by the nearest container that overrides this: a navigation controller pushes
  /// it, and without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    passOn(vc, .show, sender: sender)
  }

  /// Shows a controller by the nearest container that overrides this: a split view controller as its
  /// secondary one; without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(vc, .showDetail, sender: sender)
  }

  /// This controller or the nearest one around it that can perform an action and, where every
  /// controller has it, overrides the default (UIViewController.h).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(forAction: action, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ShowingAction(action) != nil || super.canPerformAction(action, withSender: sender)
  }

  /// Whether this container shows bars over its children, which their scroll views keep clear of.
  package var providesBars: Bool { false }

  /// Has bars look as the content under them asks for, after layout: a scroll view may have come or
  /// learned its size since they were placed.
  package func refreshBarsOverContent() {}

  /// Whether an issue has said that nothing gives the view a size.
  final var hasToldMissingSize = false

  open override nonisolated var description: String { "<\(type(of: self))>" }
}
