/// A container that shows one page, or two beside a spine, of many.
///
/// Pages that scroll follow fingers (`docs/touch.md`); pages that curl are shown by calls. The data source
/// is asked for pages when a finger begins to drag. This file holds stored state and overridable members.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final var pages: PageState

  /// Makes a controller whose pages follow each other in a direction, curling or scrolling.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    pages = PageState(style: style, orientation: navigationOrientation, options: options ?? [:])
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a storyboard; one with pages that curl sideways with any other coder.
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

  /// Notified of turned pages and asked for the spine; not retained.
  open weak var delegate: UIPageViewControllerDelegate?
  /// Gives the pages before and after; not retained.
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet { pageControlDidChange() }
  }

  open var transitionStyle: TransitionStyle { pages.style }
  open var navigationOrientation: NavigationOrientation { pages.orientation }
  /// Where the spine is; there is none where pages scroll.
  open var spineLocation: SpineLocation { pages.spine }

  /// Whether pages have a back that shows while they curl.
  open var isDoubleSided = false

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? {
    pages.shown.isEmpty ? nil : pages.shown
  }

  /// Shows pages; an animated change is shown at its end, and the completion called then.
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
