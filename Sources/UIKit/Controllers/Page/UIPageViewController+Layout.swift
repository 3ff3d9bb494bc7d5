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

  private func geometry(in size: CGSize, safeAreaBottom: CGFloat?) -> PageGeometry {
    PageGeometry(
      size: size, isHorizontal: pages.orientation == .horizontal,
      dotsAbove: pages.pageControl == nil ? nil : safeAreaBottom)
  }

  private func geometry(in size: CGSize) -> PageGeometry {
    geometry(in: size, safeAreaBottom: viewIfLoaded?.safeAreaInsets.bottom)
  }

  /// The size of one page in a size that the view is about to get.
  func pageSizeAhead(in size: CGSize) -> CGSize {
    let bottom = isViewLoaded ? outlook(in: size).safeArea.bottom : nil
    return geometry(in: size, safeAreaBottom: bottom)
      .pageSize(besideSpine: pages.spine == .mid && pages.shown.count > 1)
  }

  /// The size of one page.
  func pageSize(in size: CGSize) -> CGSize {
    geometry(in: size).pageSize(besideSpine: pages.spine == .mid && pages.shown.count > 1)
  }

  /// Puts each page that is shown where it belongs.
  func placePages() {
    guard let view = viewIfLoaded else { return }
    let geometry = geometry(in: view.bounds.size)
    if let scrollView = pages.scrollView {
      placeScrolling(in: scrollView, geometry)
    } else {
      placeCurling(in: view, geometry)
    }
    pages.pageControl?.frame = geometry.dots
  }

  private func placeScrolling(in scrollView: UIScrollView, _ geometry: PageGeometry) {
    let places = geometry.scrolling(spacing: pages.spacing)
    scrollView.frame = places.frame
    scrollView.contentSize = places.contentSize
    scrollView.contentOffset = places.offset
    guard let page = pages.shown.first else { return }
    let holder = holder(0, in: scrollView)
    holder.frame = places.page
    place(page, in: holder, holder.bounds)
  }

  /// Pages beside the spine, or one that fills the view.
  private func placeCurling(in view: UIView, _ geometry: PageGeometry) {
    let size = pageSize(in: view.bounds.size)
    // The back of a page that comes with it is not seen at rest.
    let visible = pages.spine == .mid ? pages.shown : Array(pages.shown.prefix(1))
    for (index, page) in visible.enumerated() {
      place(page, in: view, geometry.page(index, size: size))
    }
  }

  private func place(_ page: UIViewController, in holder: UIView, _ frame: CGRect) {
    guard !page.isLoadingView, let child = page.view else { return }
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
