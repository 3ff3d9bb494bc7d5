import SystemFacts

/// Manages a view and its content, from loading to leaving the screen.
///
/// This file contains stored state and overridable members; each task has its own file alongside.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  class var classEntry: ClassEntry { .viewController }

  // MARK: Making a controller

  /// Creates a controller whose view is loaded from a nib or built in code.
  ///
  /// The nib is looked up when the view is first accessed, unless ``loadView()`` is overridden.
  /// Without a name, it's the one named like the class, first without the suffix `Controller`; if
  /// there is none, the view is a plain one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from a storyboard or nib; with any other coder, the view is built in
  /// code, as archives don't exist on this platform.
  public required init?(coder: NSCoder) {
    nibName = (coder as? NibCoder)?.element.attributes["nibName"]
    nibBundle = (coder as? NibCoder)?.builder.bundle
    super.init()
    (coder as? NibCoder)?.begin(self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the nib, if one was specified.
  public let nibName: String?
  public let nibBundle: Bundle?

  /// A title for containers to show, such as in navigation bars.
  open var title: String? {
    didSet {
      titleDidChange()
      observedPropertiesDidChange()
    }
  }

  // MARK: Stored state

  final nonisolated(unsafe) var storedView: UIView?
  /// Whether `loadView` is running; a layout pass during it leaves loading the view to the first
  /// caller.
  final var isLoadingView = false
  /// Whether the parent skipped the view during `loadView`, and needs it afterwards.
  final var isViewAwaited = false
  final weak var storedParent: UIViewController?
  final nonisolated(unsafe) var storedChildren: [UIViewController] = []
  nonisolated(unsafe) package final let nesting = Nesting()
  final var storedTraits: UITraitCollection =
    MainQueue.isCurrent ? SimulationHost.current.predictedTraits : .initial
  /// Issues that are exceptions in UIKit, until there is a view that keeps them.
  final var refusals: [SimulationIssue] = []
  final var hasBeenInWindow = false
  /// Trait overrides and registrations for trait changes; created on demand.
  final var traitState: TraitState?
  final var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  final var appearance = AppearanceState()
  final var layoutSupports = LayoutSupports()
  final var barRelations = BarRelations()
  final var tabItemState = TabItemState()
  final var presentation = PresentationState()
  /// The storyboard's data for a controller that it created.
  final var storyboardScene: StoryboardScene?
  /// The announced upcoming size of the view.
  final var announced: AnnouncedSize?

  deinit {
    storedView?.owningController = nil
    for child in storedChildren { child.nesting.leave() }
  }

  // MARK: The view

  /// The root view, loaded on first access.
  open var view: UIView! {
    get { loadedView() }
    set { setRootView(newValue) }
  }

  /// The root view if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view if it isn't loaded.
  open func loadViewIfNeeded() {
    if !isLoadingView { _ = loadedView() }
  }

  /// Creates the root view; the default is a plain one of the screen's size.
  open func loadView() {
    loadDefaultView()
  }

  /// Called after the root view is loaded.
  open func viewDidLoad() {}

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  // MARK: Appearance

  /// Called before the view appears on the screen; its insets aren't final yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in place with its traits and insets, before it's laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children receive appearance callbacks together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    inOwnWorld { beginAppearance(isAppearing, animated: animated, isManual: true) }
  }

  /// Notifies a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    inOwnWorld { endAppearance() }
  }

  /// Exchanges one child's view for another's, with appearance callbacks before and after.
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

  /// The content shown above everything else when there is nothing to show; `nil` for none (iOS
  /// 17).
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      contentUnavailable.needsShowing = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The state for creating the configuration, which includes the search text of the controller's
  /// navigation item (iOS 17).
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout
  /// (iOS 17).
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

  /// A name for state restoration, which never happens here; stored without effect.
  open var restorationIdentifier: String?

  /// Whether the content can be edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; subclasses update their views, and ``editButtonItem`` its title.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing.isOn = editing
    self.editing.updateButton()
  }

  /// A button titled *Edit* or *Done* that toggles editing.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

  /// Called when memory runs low; never here.
  open func didReceiveMemoryWarning() {}

  /// Whether the view appears because this controller became a child.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the view disappears because this controller is being removed from its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Properties

  /// Schedules a call of ``updateProperties()`` before the next layout (iOS 26).
  open func setNeedsUpdateProperties() {
    viewIfLoaded?.markNeedsPropertyUpdate(ofController: true)
  }

  /// Calls ``updateProperties()`` on the controller, its view and that view's descendants if it's pending.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Sets properties for the data shown, before layout; called again when a property changes that it has read
  /// of an `@Observable` object (iOS 26).
  open func updateProperties() {}

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Adds constraints; the default calls the view's `updateConstraints()`.
  open func updateViewConstraints() {
    view.call(.updateConstraints)
  }

  /// Called when the root view's margins have changed (iOS 11 and later).
  open func viewLayoutMarginsDidChange() {}
  /// Called when the root view's safe area has changed; its subviews' has not yet.
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { additionalSafeAreaInsetsDidChange(from: oldValue) }
  }

  /// The minimum leading and trailing margins of the root view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = systemMinimumMargin
    return NSDirectionalEdgeInsets(top: 0, leading: minimum, bottom: 0, trailing: minimum)
  }

  /// Whether the root view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.refreshInsets() }
  }

  /// The guide of the area that bars cover at the top; since iOS 11, the safe area's.
  open var topLayoutGuide: UILayoutSupport { topSupport }
  /// The guide of the area that bars cover at the bottom; since iOS 11, the safe area's.
  open var bottomLayoutGuide: UILayoutSupport { bottomSupport }

  /// Whether, before iOS 11, a scroll view's content insets are adjusted to keep clear of the bars.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Storyboards

  /// The storyboard that created the controller.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

  /// Performs the segue with an identifier in the storyboard.
  ///
  /// An unknown identifier is an issue; on a device it's an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  /// Whether to perform a segue that a control triggered; not called by
  /// ``performSegue(withIdentifier:sender:)``.
  ///
  /// - Parameter identifier: The segue's identifier; empty if it has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called with a segue's new destination, before it's shown.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether this controller takes an unwind segue's action: by default, if it has the method and
  /// isn't the one being left (iOS 13 and later).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
  }

  /// Whether this controller takes an unwind segue's action, before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && responds(to: action)
  }

  /// Returns the children to search for an unwind segue's destination: all but the one being left.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return storedChildren.filter { $0 !== left }
  }

  /// Returns the child that an unwind segue leaves, or that contains the controller being left.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childToLeave(source)
  }

  /// Shows the child that is, or contains, an unwind segue's destination; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// The controller that contains this one as a child.
  open var parent: UIViewController? { storedParent }
  /// The controllers that were added as children.
  open var children: [UIViewController] { storedChildren }

  /// Makes a controller a child, calling its `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes this controller from its parent, calling `didMove(toParent:)`.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; a container calls it for a child it added.
  open func didMove(toParent parent: UIViewController?) {}

  /// Overrides some of a child's traits; `nil` removes the overrides.
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

  /// The item that represents this controller in a tab bar; its title is ``title`` unless set.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { adoptTabBarItem(newValue) }
  }

  // MARK: Traits

  /// The traits of the controller's surroundings, with its own overrides.
  open var traitCollection: UITraitCollection { storedTraits }
  /// Called after the traits changed; before iOS 13 also on first entering a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style for this controller's view and children that overrides the surroundings'.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inOwnWorld { refreshTraits() } } }
  }

  // MARK: Size and orientation

  /// The preferred size of the content, in points.
  ///
  /// UIKit's containers use the preferred size of the child they show, unless one was set.
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
  /// The preferred size last reported for ``sizingChild``.
  final var heardContentSize: CGSize?

  /// The child whose preferred size a UIKit container uses; `nil` for an app's own containers.
  var sizingChild: UIViewController? { nil }

  /// Called when a child's preferred size changes, or when a UIKit container shows another child
  /// with a different one.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    if container === sizingChild { tellPreferredContentSize() }
  }

  /// The size of a child when this controller's view has the given size; by default the same.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The future environment of a child's view, given the environment of this controller's view.
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

  /// Called before the view's size changes; the default notifies the children whose size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; the default notifies the children whose traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the presentation, stack change or rotation in progress.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    nearestCoordinator ?? stackCoordinator ?? hostOfView.coordinator
  }

  /// The orientations this controller supports: all on iPad, all but upside down on iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OrientationQuestion.defaultMask(on: hostOfView.device)
  }

  /// Makes UIKit query the supported orientations again when the screen next settles.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    hostOfView.scheduleOrientationUpdate()
  }

  /// Whether the interface stays in its orientation when the device is rotated (iOS 26 and later).
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that determines whether the interface orientation is locked.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Makes UIKit query the lock again when the screen next settles.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    hostOfView.scheduleOrientationUpdate()
  }

  /// The preferred orientation for presenting the controller in full screen; by default the
  /// interface stays as it is, or rotates to a supported orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    hostOfView.orientationState.preferenceIsDefault = true
    return hostOfView.interfaceOrientation
  }

  /// Whether the interface follows the device; ignored since iOS 16.
  open var shouldAutorotate: Bool { true }

  // MARK: Rotation before iOS 8

  /// Called before the interface rotates, before iOS 8 and if `viewWillTransition(to:with:)` isn't
  /// overridden.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called with the new geometry in place, as a block alongside the rotation.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after the interface rotated.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Whether, before iOS 8, children receive rotation callbacks together with this controller.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { hostOfView.interfaceOrientation }

  // MARK: Status bar

  /// Whether the status bar is hidden; by default, if the height is compact.
  open var prefersStatusBarHidden: Bool {
    let host = hostOfView
    // A controller whose view is removed, under a modal, may have the traits from before a
    // rotation.
    let traits = storedView?.storedWindow == nil ? host.predictedTraits : traitCollection
    return AppFacts.hidesLandscapeStatusBar[host.release] && traits.verticalSizeClass == .compact
  }

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of status bar changes; the change itself is shown immediately.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Makes UIKit query the status bar's preferences again.
  open func setNeedsStatusBarAppearanceUpdate() {
    hostOfView.updateStatusBar()
  }

  /// Whether the system's vertical bars may be at the side (iOS 27.1).
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  /// The child whose preference for vertical bars applies.
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

  /// Makes the system query the vertical bar preference again.
  open func setNeedsUpdateOfVerticalBarConfiguration() {
    verticalBarsNeedUpdate()
  }

  /// The identification of a child in traces, in addition to its class: its index, or its role in
  /// this container.
  package func tracePlace(of child: UIViewController) -> String {
    storedChildren.firstIndex { $0 === child }.map(String.init) ?? "-"
  }

  /// Whether the home indicator disappears while the screen isn't touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Makes UIKit query the home indicator's preference again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    hostOfView.askForHomeIndicator()
  }

  /// The edges with app gestures that take precedence over the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines which edges defer the system's gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Makes UIKit query the edges that defer the system's gestures again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    hostOfView.askForHomeIndicator()
  }

  // MARK: Presentation

  /// How the view is placed when it's presented; `.automatic` reads as the style it represents.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolvedModalPresentationStyle }
    set { presentation.style = newValue }
  }

  /// How the view appears on the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// How the view comes in when it is pushed or presented (iOS 18); stored without effect.
  open var preferredTransition: Transition?

  /// Whether controllers presented in the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether controllers presented in this one's context use its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user is prevented from dismissing the presented controller.
  open var isModalInPresentation = false
  /// Whether this controller controls the status bar when it's presented without covering the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Provides animators and presentation controllers for presenting this controller.
  open var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// The controller presented by this one or an ancestor.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// The presentation controller that places the view of this controller, or of an ancestor, when
  /// it's presented.
  open var presentationController: UIPresentationController? {
    storedParent == nil ? ownPresentationController : storedParent?.presentationController
  }

  /// Returns UIKit's presentation of this controller in a style.
  func makePresentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    standardPresentationController(for: style, presenting: presenting)
  }

  /// The ``presentationController``, if it's a sheet (iOS 15 and later).
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The ``presentationController``, if it's a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller is being presented, until its `viewDidAppear(_:)` is done.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller is being dismissed, until its `viewDidDisappear(_:)` is done.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Presents a controller over the screen, or over the context of its style.
  ///
  /// The transition begins with the next commit of changes; whatever UIKit refuses is an issue.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    inOwnWorld {
      presentFromHere(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses the controller that this one presents, or otherwise this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    inOwnWorld { dismissFromHere(animated: flag, completion: completion) }
  }

  // MARK: Bars

  /// The content of a navigation bar while this controller is on top; created on first access.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The nearest enclosing navigation controller.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }

  /// The items of a navigation controller's toolbar while this controller is on top.
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

  /// The edges that the view extends under the bars of its containers.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barRelations.edgesForExtendedLayout }
    set {
      barRelations.edgesForExtendedLayout = newValue
      barsNeedLayout()
    }
  }

  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barRelations.extendedLayoutIncludesOpaqueBars }
    set {
      barRelations.extendedLayoutIncludesOpaqueBars = newValue
      barsNeedLayout()
    }
  }

  /// Sets the scroll view that the bars at some edges follow (iOS 15 and later).
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { barRelations.topScrollView = scrollView.map { .init(view: $0) } }
    if edge.contains(.bottom) { barRelations.bottomScrollView = scrollView.map { .init(view: $0) } }
    barsNeedLayout()
  }

  /// Sets the scroll view that the bars at all edges follow (iOS 15 and later).
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barScrollView(for: edge)
  }

  /// Shows a controller in the nearest container that overrides this method: a navigation
  /// controller pushes it; without a container, it's presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    passOn(vc, .show, sender: sender)
  }

  /// Shows a controller in the nearest container that overrides this method: a split view
  /// controller shows it as the secondary one; without a container, it's presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(vc, .showDetail, sender: sender)
  }

  /// Returns this controller or the nearest enclosing one that can perform an action and, if every
  /// controller implements it, overrides the default (UIViewController.h).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestTarget(forAction: action, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ShowingAction(action) != nil || super.canPerformAction(action, withSender: sender)
  }

  /// Whether this container shows bars over its children; their scroll views keep clear of the
  /// bars.
  package var providesBars: Bool { false }

  /// Updates the appearance of bars for the content under them, after layout: a scroll view may
  /// have been added or resized since they were placed.
  package func refreshBarsOverContent() {}

  /// Whether an issue has reported that nothing determines the view's size.
  final var hasToldMissingSize = false

  open override nonisolated var description: String { "<\(type(of: self))>" }
}
