extension UIPageViewController: ContainerArranging {
  func loadPageView() {
    let view = _UIPageViewControllerContentView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    if pages.style == .scroll {
      let scrollView = _UIQueuingScrollView(frame: view.bounds)
      scrollView.isPagingEnabled = true
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
      view.addSubview(scrollView)
      pages.scrollView = scrollView
    }
    view.arranger = self
    self.view = view
    pageControlDidChange()
  }

  func placeChildren() {
    placePages()
  }

  // MARK: Pages

  /// The dots' strip: 37 above the home indicator, where the data source gives numbers
  /// (recalled; medium).
  private var controlHeight: CGFloat {
    guard pages.pageControl != nil, let view = viewIfLoaded else { return 0 }
    return 37 + view.safeAreaInsets.bottom
  }

  /// The room of all pages that are shown.
  private func pagesRect(in size: CGSize) -> CGRect {
    CGRect(
      x: 0, y: 0, width: size.width, height: Swift.max(0, size.height - controlHeight))
  }

  /// The size of one page.
  func pageSize(in size: CGSize) -> CGSize {
    let all = pagesRect(in: size).size
    guard pages.spine == .mid, pages.shown.count > 1 else { return all }
    return pages.orientation == .horizontal
      ? CGSize(width: all.width / 2, height: all.height)
      : CGSize(width: all.width, height: all.height / 2)
  }

  /// Puts each page that is shown where it belongs.
  func placePages() {
    guard let view = viewIfLoaded else { return }
    let all = pagesRect(in: view.bounds.size)
    if let scrollView = pages.scrollView {
      placeScrolling(in: scrollView, all)
    } else {
      placeCurling(in: view, all)
    }
    if let control = pages.pageControl {
      control.frame = CGRect(x: 0, y: all.maxY, width: all.width, height: 37)
    }
  }

  /// The page shown is the middle one of three, with half of the spacing on either side.
  private func placeScrolling(in scrollView: UIScrollView, _ all: CGRect) {
    let isHorizontal = pages.orientation == .horizontal
    let half = pages.spacing / 2
    scrollView.frame = isHorizontal ? all.insetBy(dx: -half, dy: 0) : all.insetBy(dx: 0, dy: -half)
    let step = scrollView.bounds.size
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: step.width * 3, height: step.height)
      : CGSize(width: step.width, height: step.height * 3)
    scrollView.contentOffset =
      isHorizontal ? CGPoint(x: step.width, y: 0) : CGPoint(x: 0, y: step.height)
    guard let page = pages.shown.first else { return }
    let holder = holder(0, in: scrollView)
    holder.frame = CGRect(
      x: isHorizontal ? step.width + half : 0, y: isHorizontal ? 0 : step.height + half,
      width: all.width, height: all.height)
    place(page, in: holder, holder.bounds)
  }

  /// Pages beside the spine, or one that fills the view.
  private func placeCurling(in view: UIView, _ all: CGRect) {
    let size = pageSize(in: view.bounds.size)
    let isHorizontal = pages.orientation == .horizontal
    // The back of a page that comes with it is not seen at rest.
    let visible = pages.spine == .mid ? pages.shown : Array(pages.shown.prefix(1))
    for (index, page) in visible.enumerated() {
      let offset = CGFloat(index)
      place(
        page, in: view,
        CGRect(
          x: isHorizontal ? offset * size.width : 0, y: isHorizontal ? 0 : offset * size.height,
          width: size.width, height: size.height))
    }
  }

  private func place(_ page: UIViewController, in holder: UIView, _ frame: CGRect) {
    guard let child = page.view else { return }
    child.frame = frame
    if child.superview !== holder { holder.insertSubview(child, at: 0) }
  }

  private func holder(_ index: Int, in scrollView: UIScrollView) -> UIView {
    if pages.holders.indices.contains(index) { return pages.holders[index] }
    let holder = UIView()
    pages.holders.append(holder)
    scrollView.addSubview(holder)
    return holder
  }

  // MARK: The page control

  /// Shows dots where pages scroll sideways and the data source gives both numbers (Apple).
  func pageControlDidChange() {
    guard isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? Self.notImplemented
    let index = dataSource?.presentationIndex(for: self) ?? Self.notImplemented
    let shows =
      pages.style == .scroll && pages.orientation == .horizontal && count != Self.notImplemented
      && index != Self.notImplemented
    if shows {
      let control = pages.pageControl ?? UIPageControl()
      if pages.pageControl == nil {
        pages.pageControl = control
        view.addSubview(control)
      }
      control.numberOfPages = count
      control.currentPage = index
    } else {
      pages.pageControl?.removeFromSuperview()
      pages.pageControl = nil
    }
    view.setNeedsLayout()
  }
}

/// The view of a page view controller, named as descriptions of views name it.
final class _UIPageViewControllerContentView: ArrangedContainerView {}

/// The scroll view in which pages lie, named as descriptions of views name it.
final class _UIQueuingScrollView: UIScrollView {}
