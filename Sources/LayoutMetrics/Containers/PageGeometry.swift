/// Where a page view controller puts its pages and its dots.
package struct PageGeometry: Equatable {
  /// The controller's view.
  package var size: CGSize
  package var isHorizontal: Bool
  /// The height of the strip with the dots, and of what lies below it; 0 without one.
  private var controlHeight: CGFloat

  /// - Parameter safeAreaBottom: What the dots keep clear of; nil without dots.
  package init(size: CGSize, isHorizontal: Bool, dotsAbove safeAreaBottom: CGFloat?) {
    self.size = size
    self.isHorizontal = isHorizontal
    controlHeight = safeAreaBottom.map { Self.dotsHeight + $0 } ?? 0
  }

  /// 37 above the home indicator (recalled; medium).
  private static let dotsHeight: CGFloat = 37

  /// The room of all pages that are shown.
  package var pages: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - controlHeight))
  }

  package var dots: CGRect {
    CGRect(x: 0, y: pages.maxY, width: size.width, height: Self.dotsHeight)
  }

  /// The size of one page, of one or of two beside a spine.
  package func pageSize(besideSpine: Bool) -> CGSize {
    guard besideSpine else { return pages.size }
    return isHorizontal
      ? CGSize(width: pages.width / 2, height: pages.height)
      : CGSize(width: pages.width, height: pages.height / 2)
  }

  /// A page beside or behind the spine.
  package func page(_ index: Int, size: CGSize) -> CGRect {
    let offset = CGFloat(index)
    return CGRect(
      x: isHorizontal ? offset * size.width : 0, y: isHorizontal ? 0 : offset * size.height,
      width: size.width, height: size.height)
  }

  /// What a scroll view needs to show the middle one of three pages.
  package struct Scrolling: Equatable {
    package var frame: CGRect
    package var contentSize: CGSize
    package var offset: CGPoint
    /// The middle page in the content.
    package var page: CGRect
  }

  /// The page shown is the middle one of three, with half of the spacing on either side.
  package func scrolling(spacing: CGFloat) -> Scrolling {
    let half = spacing / 2
    let frame = isHorizontal ? pages.insetBy(dx: -half, dy: 0) : pages.insetBy(dx: 0, dy: -half)
    let step = frame.size
    return Scrolling(
      frame: frame,
      contentSize: isHorizontal
        ? CGSize(width: step.width * 3, height: step.height)
        : CGSize(width: step.width, height: step.height * 3),
      offset: isHorizontal ? CGPoint(x: step.width, y: 0) : CGPoint(x: 0, y: step.height),
      page: CGRect(
        x: isHorizontal ? step.width + half : 0, y: isHorizontal ? 0 : step.height + half,
        width: pages.width, height: pages.height))
  }
}
