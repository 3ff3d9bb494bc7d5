/// A container that shows one of many pages, or two on either side of a spine.
///
/// Scrolling pages follow touches (`docs/touch.md`); curling pages are only changed by calls. The
/// data source is queried for pages when a drag begins. This file contains stored state and
/// overridable members.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final var pages: PageState

  /// Creates a controller whose pages curl or scroll along the given axis.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    pages = PageState(style: style, orientation: navigationOrientation, options: options ?? [:])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard; with any other coder, its pages curl horizontally.
  public required init?(coder: NSCoder) {
    pages =
      (coder as? NibCoder)?.pageState
      ?? PageState(style: .pageCurl, orientation: .horizontal, options: [:])
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// The delegate, which is notified of turned pages and determines the spine location; not
  /// retained.
  open weak var delegate: UIPageViewControllerDelegate?
  /// The data source, which provides the previous and next pages; not retained.
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { pageControlDidChange() }
  }

  open var transitionStyle: TransitionStyle { pages.style }
  open var navigationOrientation: NavigationOrientation { pages.orientation }
  /// The location of the spine; `.none` if pages scroll.
  open var spineLocation: SpineLocation { pages.spine }

  /// Whether pages have a back that is visible while they curl.
  open var isDoubleSided = false

  /// The visible pages.
  open var viewControllers: [UIViewController]? {
    pages.shown.isEmpty ? nil : pages.shown
  }

  /// Shows pages; an animated change is shown in its final state, and the completion is called when
  /// the animation would end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    inOwnWorld {
      showPages(viewControllers ?? [], animated: animated, completion: completion)
    }
  }

  // MARK: Overrides

  open override func loadView() {
    loadPageView()
  }

  /// The visible page, if there is only one (low).
  override var sizingChild: UIViewController? { pages.spine == .mid ? nil : pages.shown.first }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    pageSizeAhead(in: parentSize)
  }

  override func environment(of child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    environmentOfPage(child, in: own)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    askForSpine(turningTo: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.pageViewControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else {
      return super.supportedInterfaceOrientations
    }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
