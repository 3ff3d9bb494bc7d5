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
      // A tap on the status bar scrolls what is inside the pages to the top, not the pages
      // themselves.
      scrollView.scrollsToTop = false
      pages.scrollView = scrollView
      followSwipes(of: scrollView)
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

  private var isBesideSpine: Bool { pages.spine == .mid && pages.shown.count > 1 }

  /// The size of one page for an upcoming size of the view.
  func pageSizeAhead(in size: CGSize) -> CGSize {
    // Only a page control makes the page size depend on more than the view's size.
    let bottom = pages.pageControl == nil ? nil : environment(in: size).safeArea.bottom
    return geometry(in: size, safeAreaBottom: bottom).pageSize(besideSpine: isBesideSpine)
  }

  func environmentOfPage(_ page: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    let geometry = geometry(in: own.size, safeAreaBottom: own.safeArea.bottom)
    let size = geometry.pageSize(besideSpine: isBesideSpine)
    let index = isBesideSpine ? pages.shown.firstIndex { $0 === page } ?? 0 : 0
    return own.child(page, of: self, in: geometry.page(index, size: size))
  }

  /// Places each visible page.
  func placePages() {
    guard let view = viewIfLoaded else { return }
    loadShownPages()
    pages.placements += 1
    let pass = pages.placements
    let geometry = geometry(in: view.bounds.size)
    pages.pageControl?.frame = geometry.dots
    if let scrollView = pages.scrollView {
      placeScrolling(in: scrollView, geometry, pass: pass)
    } else {
      placeCurling(in: view, geometry, pass: pass)
    }
  }

  /// Loads the visible pages before placing any, as a page that is loaded may show others.
  func loadShownPages() {
    var loaded: [UIViewController] = []
    while !loaded.elementsEqual(pages.shown, by: ===) {
      loaded = pages.shown
      for page in loaded { page.loadViewIfNeeded() }
    }
  }

  private func placeScrolling(
    in scrollView: UIScrollView, _ geometry: PageGeometry, pass: Int
  ) {
    // A gesture, or its deceleration, controls the content.
    guard !scrollView.activity.isMoving else { return }
    let places = geometry.scrolling(spacing: pages.spacing)
    scrollView.frame = places.frame
    scrollView.contentSize = places.contentSize
    scrollView.contentOffset = places.offset
    guard let page = pages.shown.first else { return }
    let holder = holder(0, in: scrollView)
    holder.frame = places.page
    place(page, in: holder, CGRect(origin: .zero, size: places.page.size), pass: pass)
  }

  /// Places the pages on either side of the spine, or one that fills the view.
  private func placeCurling(in view: UIView, _ geometry: PageGeometry, pass: Int) {
    let size = geometry.pageSize(besideSpine: isBesideSpine)
    // The back of a page isn't visible at rest.
    let visible = pages.spine == .mid ? pages.shown : Array(pages.shown.prefix(1))
    for (index, page) in visible.enumerated() {
      place(page, in: view, geometry.page(index, size: size), pass: pass)
    }
  }

  /// - Parameter pass: The current pass. A page that rotates the interface, or shows another page,
  ///   begins a later pass, which places all of them.
  private func place(
    _ page: UIViewController, in holder: UIView, _ frame: CGRect, pass: Int
  ) {
    guard pages.placements == pass, !page.isLoadingView, let child = page.viewIfLoaded else {
      return
    }
    child.frame = frame
    guard pages.placements == pass else { return }
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

  /// Shows a page control if pages scroll horizontally and the data source returns both numbers
  /// (Apple).
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

/// The view of a page view controller; its name appears in view descriptions.
final class _UIPageViewControllerContentView: ArrangedContainerView {}

/// The scroll view that contains the pages; its name appears in view descriptions.
final class _UIQueuingScrollView: UIScrollView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UIQueuingScrollView.self, role: .wrapper)
  }
}
