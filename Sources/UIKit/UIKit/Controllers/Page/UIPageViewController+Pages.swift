/// The state of a page view controller.
@MainActor
struct PageState {
  let style: UIPageViewController.TransitionStyle
  let orientation: UIPageViewController.NavigationOrientation
  var spine: UIPageViewController.SpineLocation
  let spacing: CGFloat
  var shown: [UIViewController] = []
  /// Whether the delegate is choosing pages for a spine location that it is about to return.
  var isAskingForSpine = false
  /// The number of placement passes begun; a pass ends early when another has begun during it.
  var placements = 0
  /// The views that contain the pages.
  var holders: [UIView] = []
  var scrollView: _UIQueuingScrollView?
  var pageControl: UIPageControl?
  /// The pages next to the current one during a drag.
  var swipe: PageSwipe?

  init(
    style: UIPageViewController.TransitionStyle,
    orientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]
  ) {
    self.style = style
    self.orientation = orientation
    switch (style, options[.spineLocation]) {
    case (.scroll, _): spine = .none
    case (.pageCurl, let location as UIPageViewController.SpineLocation): spine = location
    case (.pageCurl, let raw as Int): spine = .init(rawValue: raw) ?? .min
    case (.pageCurl, _): spine = .min
    }
    if style == .pageCurl, spine == .none { spine = .min }
    let spacing =
      (options[.interPageSpacing] as? CGFloat)
      ?? (options[.interPageSpacing] as? Int).map { CGFloat($0) }
      ?? (options[.interPageSpacing] as? Float).map { CGFloat($0) } ?? 0
    self.spacing = style == .scroll && spacing.isFinite ? max(0, spacing) : 0
  }
}

extension UIPageViewController {
  func showPages(_ new: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard isRightNumber(new.count) else { return }
    let old = pages.shown
    let entering = new.filter { page in !old.contains { $0 === page } }
    let leaving = old.filter { page in !new.contains { $0 === page } }
    for page in leaving { page.call(.willMoveToParent(nil)) }
    for page in entering { addChild(page) }
    pages.shown = new
    // A page that is loaded may show others.
    if viewIfLoaded?.window != nil { loadShownPages() }
    let shown = entering.filter { page in pages.shown.contains { $0 === page } }
    // A page that is shown again meanwhile stays; it was notified when it came back.
    func gone() -> [UIViewController] {
      leaving.filter { page in !pages.shown.contains { $0 === page } }
    }
    exchangeChildren(entering: shown, leaving: gone(), animated: animated) {
      for page in gone() { page.viewIfLoaded?.removeFromSuperview() }
      placePages()
    }
    for page in gone() { page.removeFromParent() }
    // A callback may have shown other pages meanwhile.
    for page in entering where page.parent === self { page.call(.didMoveToParent(self)) }
    sizingChildDidChange()
    pageControlDidChange()
    guard let completion else { return }
    if animated, UIView.areAnimationsEnabled {
      // 0.3 s for both scrolling and curling pages (recalled; low).
      hostOfView.schedule(after: 0.3) { completion(true) }
    } else {
      completion(true)
    }
  }

  /// Whether the number of pages fits the spine; UIKit raises an exception if it doesn't.
  private func isRightNumber(_ count: Int) -> Bool {
    if pages.isAskingForSpine { return true }
    let needed = pages.spine == .mid ? 2 : 1
    // A page that curls may come with its back.
    let isBack = pages.style == .pageCurl && pages.spine != .mid && isDoubleSided && count == 2
    guard count != needed, !isBack, count != 0 || !pages.shown.isEmpty else { return true }
    refuse(
      SimulationIssue(
        where: description,
        what: "The number of view controllers provided (\(count)) doesn't match the number "
          + "required (\(needed)) for the requested transition.",
        advice: "Pass one page, or two if the spine is in the middle."))
    return false
  }

  // MARK: The spine

  /// Queries the spine location before a rotation, while the old orientation is still in effect, as
  /// UIKit does.
  func askForSpine(turningTo size: CGSize) {
    guard pages.style == .pageCurl, let delegate else { return }
    let host = hostOfView
    let isLandscape = size.width > size.height
    guard isLandscape != host.interfaceOrientation.isLandscape else { return }
    let held = UIInterfaceOrientation(
      following: host.deviceOrientation, on: host.displayAhead)
    let target =
      held.map { $0.isLandscape == isLandscape } == true
      ? held ?? .portrait : isLandscape ? .landscapeRight : .portrait
    pages.isAskingForSpine = true
    let location = delegate.pageViewController(self, spineLocationFor: target)
    pages.isAskingForSpine = false
    guard location != .none else { return }
    pages.spine = location
    let needed = location == .mid ? 2 : 1
    if pages.shown.count != needed, !(isDoubleSided && location != .mid) {
      host.report(
        SimulationIssue(
          where: description,
          what: "The number of view controllers provided (\(pages.shown.count)) doesn't match the "
            + "number required (\(needed)) for the spine location after the rotation.",
          advice: "Call setViewControllers in pageViewController(_:spineLocationFor:) first."))
    }
    viewIfLoaded?.setNeedsLayout()
  }
}
