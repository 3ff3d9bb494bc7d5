/// The frames of a page view controller's pages and its page control.
package struct PageGeometry: Equatable {
  /// The controller's view.
  package var size: CGSize
  package var isHorizontal: Bool
  /// The height of the strip with the dots, and of the area below it; 0 if there is none.
  private var controlHeight: CGFloat

  /// - Parameter safeAreaBottom: The inset below the dots; nil without dots.
  package init(size: CGSize, isHorizontal: Bool, dotsAbove safeAreaBottom: CGFloat?) {
    self.size = size
    self.isHorizontal = isHorizontal
    controlHeight = safeAreaBottom.map { Self.dotsHeight + $0 } ?? 0
  }

  /// 37 above the home indicator (recalled; medium).
  private static let dotsHeight: CGFloat = 37

  /// The area of all visible pages.
  package var pages: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - controlHeight))
  }

  package var dots: CGRect {
    CGRect(x: 0, y: pages.maxY, width: size.width, height: Self.dotsHeight)
  }

  /// Returns the size of one page, alone or next to a spine.
  package func pageSize(besideSpine: Bool) -> CGSize {
    guard besideSpine else { return pages.size }
    return isHorizontal
      ? CGSize(width: pages.width / 2, height: pages.height)
      : CGSize(width: pages.width, height: pages.height / 2)
  }

  /// Returns the frame of a page next to the spine or behind it.
  package func page(_ index: Int, size: CGSize) -> CGRect {
    let offset = CGFloat(index)
    return CGRect(
      x: isHorizontal ? offset * size.width : 0, y: isHorizontal ? 0 : offset * size.height,
      width: size.width, height: size.height)
  }

  /// A scroll view's configuration for showing the middle one of three pages.
  package struct Scrolling: Equatable {
    package var frame: CGRect
    package var contentSize: CGSize
    package var offset: CGPoint
    /// The middle page in the content.
    package var page: CGRect
  }

  /// Returns the configuration; the visible page is the middle one of three, with half of the
  /// spacing on either side.
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
