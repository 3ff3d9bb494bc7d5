import Graphics

/// The pages next to the current one during a drag.
@MainActor
struct PageSwipe {
  var before: UIViewController?
  var after: UIViewController?
  /// The page that the delegate has been notified of.
  var pending: UIViewController?
}

// Swiping between pages. The data source is queried for both neighbours when a drag begins (UIKit
// also queries ahead; medium); the delegate is notified of the page that comes into view, and of
// the end.
extension UIPageViewController {
  func followSwipes(of scrollView: UIScrollView) {
    scrollView.activity.onDrag = { [weak self] in self?.beginSwipe() }
    scrollView.activity.onMove = { [weak self] in self?.showNeighbor() }
    scrollView.activity.onRest = { [weak self] in self?.endSwipe() }
  }

  private var isHorizontal: Bool { pages.orientation == .horizontal }

  /// The offset of the middle one of the three pages along the scroll axis.
  private func middle(of scrollView: UIScrollView) -> CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  private func beginSwipe() {
    guard pages.swipe == nil, let scrollView = pages.scrollView, let page = pages.shown.first else {
      return
    }
    let before = dataSource?.pageViewController(self, viewControllerBefore: page)
    let after = dataSource?.pageViewController(self, viewControllerAfter: page)
    pages.swipe = PageSwipe(before: before, after: after)
    // If there is no page, there is nothing to scroll to.
    let step = middle(of: scrollView)
    let isReversed = isReversed
    let (low, high) = isReversed ? (after, before) : (before, after)
    let (start, end) = (low == nil ? -step : 0, high == nil ? -step : 0)
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// Whether pages are ordered from right to left.
  private var isReversed: Bool {
    isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The page that has come into view: the previous or the next one.
  private func neighbor(_ swipe: PageSwipe, _ distance: CGFloat) -> UIViewController? {
    (distance > 0) != isReversed ? swipe.after : swipe.before
  }

  private func distance(of scrollView: UIScrollView) -> CGFloat {
    (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y)
      - middle(of: scrollView)
  }

  private func showNeighbor() {
    guard let scrollView = pages.scrollView, let swipe = pages.swipe else { return }
    let distance = distance(of: scrollView)
    guard distance != 0, let page = neighbor(swipe, distance), swipe.pending !== page else {
      return
    }
    if let other = swipe.pending { other.viewIfLoaded?.removeFromSuperview() }
    pages.swipe?.pending = page
    delegate?.pageViewController(self, willTransitionTo: [page])
    page.loadViewIfNeeded()
    guard let child = page.viewIfLoaded, let shown = pages.holders.first else { return }
    let holder = neighborHolder(in: scrollView)
    let step = middle(of: scrollView) * (distance > 0 ? 1 : -1)
    holder.frame = shown.frame.offsetBy(dx: isHorizontal ? step : 0, dy: isHorizontal ? 0 : step)
    child.frame = holder.bounds
    holder.addSubview(child)
  }

  private func neighborHolder(in scrollView: UIScrollView) -> UIView {
    if pages.holders.count > 1 { return pages.holders[1] }
    let holder = UIView()
    pages.holders.append(holder)
    scrollView.addSubview(holder)
    return holder
  }

  private func endSwipe() {
    guard let scrollView = pages.scrollView, let swipe = pages.swipe else { return }
    let distance = distance(of: scrollView)
    let isTurned = abs(distance) > middle(of: scrollView) / 2
    let previous = pages.shown
    pages.swipe = nil
    scrollView.contentInset = .zero
    if isTurned, let page = neighbor(swipe, distance) {
      showPages([page], animated: false, completion: nil)
      if let control = pages.pageControl {
        let step = page === swipe.after ? 1 : -1
        control.currentPage = min(max(control.currentPage + step, 0), control.numberOfPages - 1)
      }
    } else {
      swipe.pending?.viewIfLoaded?.removeFromSuperview()
    }
    placePages()
    view.setNeedsLayout()
    guard swipe.pending != nil else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: isTurned)
  }
}
