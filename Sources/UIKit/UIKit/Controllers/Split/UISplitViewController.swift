/// A container that shows controllers in columns side by side, or as a stack in compact width.
///
/// This file contains stored state and overridable members; each task has its own file alongside.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  final var split = SplitState()

  /// Creates a controller with columns (iOS 14 and later).
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    split.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  /// The delegate, which determines how the controller collapses and expands; not retained.
  open weak var delegate: UISplitViewControllerDelegate?

  open var style: Style { split.style }

  // MARK: Controllers

  /// The primary and the secondary controller; with columns, the columns' controllers.
  open var viewControllers: [UIViewController] {
    get { listedControllers }
    set { inOwnWorld { adoptViewControllers(newValue) } }
  }

  /// Puts a controller into a column, inside a navigation controller unless it is one itself.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    inOwnWorld { adopt(vc, for: column) }
  }

  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? {
    split.given[column]
  }

  /// Shows a column.
  open func show(_ column: Column) {
    inOwnWorld { showColumn(column) }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    inOwnWorld { hideColumn(column) }
  }

  /// Whether one controller is shown at a time because the width is compact.
  open var isCollapsed: Bool { split.isCollapsed }

  // MARK: Modes

  /// The columns to show.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { wishesDidChange() } }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode { split.mode }

  /// How columns should share the width (iOS 14 and later).
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { wishesDidChange() } }
  }

  /// How columns share the width (iOS 14 and later).
  open var splitBehavior: SplitBehavior { behavior(in: presentSize) }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { wishesDidChange() } }
  }

  /// Whether touches show a hidden column, by a drag from its edge, and push it out.
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths, in points

  /// The preferred width of the primary column as a fraction of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { split.primary.fraction }
    set { changeWidths { $0.primary.fraction = newValue } }
  }

  /// The preferred width of the primary column, which overrides the fraction (iOS 14 and later).
  open var preferredPrimaryColumnWidth: CGFloat {
    get { split.primary.preferred }
    set { changeWidths { $0.primary.preferred = newValue } }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { split.primary.minimum }
    set { changeWidths { $0.primary.minimum = newValue } }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { split.primary.maximum }
    set { changeWidths { $0.primary.maximum = newValue } }
  }

  /// The width of the primary column, or its width when it's shown.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: presentSize) }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { split.supplementary.fraction }
    set { changeWidths { $0.supplementary.fraction = newValue } }
  }

  open var preferredSupplementaryColumnWidth: CGFloat {
    get { split.supplementary.preferred }
    set { changeWidths { $0.supplementary.preferred = newValue } }
  }

  open var minimumSupplementaryColumnWidth: CGFloat {
    get { split.supplementary.minimum }
    set { changeWidths { $0.supplementary.minimum = newValue } }
  }

  open var maximumSupplementaryColumnWidth: CGFloat {
    get { split.supplementary.maximum }
    set { changeWidths { $0.supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column, or its width when it's shown.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(in: presentSize) }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    showInPrimary(vc, sender: sender)
  }

  /// Shows a controller as the secondary one, or above the primary one in compact width.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSecondary(vc, sender: sender)
  }

  // MARK: Overrides

  open override func loadView() {
    loadSplitView()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    tellMoving(with: coordinator)
  }

  /// The controller that is shown alone in compact width (low).
  override var sizingChild: UIViewController? { split.isCollapsed ? collapsedRoot : nil }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    columnSize(of: container, in: parentSize)
  }

  override func environment(of child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    environmentOfColumn(child, in: own)
  }

  open override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    columnTraits(
      of: childViewController, with: super.overrideTraitCollection(forChild: childViewController))
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.splitViewControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else {
      return super.supportedInterfaceOrientations
    }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarHidden: UIViewController? { frontmostColumn }
  open override var childForStatusBarStyle: UIViewController? { frontmostColumn }
  open override var childForPreferredVerticalBarBehavior: UIViewController? { frontmostColumn }
}
