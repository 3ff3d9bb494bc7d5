/// The part of a scroll view's content that is visible, which lazy containers in it need.
package final class ScrollViewport {
  /// The position of the scroll view's bounds in its content, in points; `nil` before it's known.
  package var offset: CGPoint?
  /// Whether layout depends on the offset.
  package internal(set) var isNeeded = false
  /// The offset that the last layout used.
  package private(set) var used = CGPoint.zero

  package init() {}

  /// Returns the visible rectangle of a placed scroll view, in the root's coordinates. Across the scrolled axes it's
  /// that of the surroundings.
  fileprivate func visible(of box: LayoutBox, _ axes: Axis.Set, in surroundings: Surroundings)
    -> CGRect
  {
    let frame = box.frame
    used = offset ?? resting(box)
    var (x, y) = (frame.minX...frame.maxX, frame.minY...frame.maxY)
    if let outer = surroundings.visible {
      (x, y) = (outer.minX...outer.maxX, outer.minY...outer.maxY)
    }
    if axes.contains(.vertical) { y = frame.minY + used.y...frame.maxY + used.y }
    if axes.contains(.horizontal) {
      // The content begins at the leading edge.
      let start = box.layoutDirection == .leftToRight ? used.x : 0
      x = frame.minX + start...frame.maxX + start
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}

/// Returns the offset of a scroll view that hasn't been scrolled: its content is inset by the unsafe area.
private func resting(_ box: LayoutBox) -> CGPoint {
  guard let safe = box.parent, safe.content is IgnoringSafeArea else { return .zero }
  return CGPoint(x: box.frame.minX - safe.frame.minX, y: box.frame.minY - safe.frame.minY)
}

/// The content of a scroll view, which is laid out as in `ScrollLayout` and is partly visible.
final class ScrollContent: BoxContent {
  let axes: Axis.Set
  private let layout: LayoutContent<ScrollLayout>
  private let viewport: ScrollViewport

  init(_ axes: Axis.Set, _ viewport: ScrollViewport) {
    self.axes = axes
    self.viewport = viewport
    layout = LayoutContent(ScrollLayout(axes))
  }

  var isModifier: Bool { layout.isModifier }
  var stackOrientation: Axis? { layout.stackOrientation }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    layout.size(of: box, for: proposal)
  }

  func spacing(of box: LayoutBox) -> ViewSpacing { layout.spacing(of: box) }
  func guideReach(of box: LayoutBox) -> GuideReach { layout.guideReach(of: box) }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? { layout.guide(key, of: box, for: proposal) }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    var inner = surroundings
    inner.viewport = viewport
    viewport.isNeeded = false
    inner.visible = viewport.visible(of: box, axes, in: surroundings)
    layout.place(box, for: proposal, in: inner)
    if viewport.isNeeded { surroundings.viewport?.isNeeded = true }
  }

  func childrenChanged(of box: LayoutBox) { layout.childrenChanged(of: box) }
}

extension LayoutBox {
  /// Creates the box of a scroll view.
  ///
  /// - Parameter viewport: The visible part of the content, which the host sets when it's scrolled.
  package convenience init(
    scrolling axes: Axis.Set, _ viewport: ScrollViewport, _ children: [LayoutBox],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(ScrollContent(axes, viewport), children, layoutDirection)
  }

  /// Whether the box is in a scroll view that scrolls along an axis.
  func isScrolled(along axis: Axis) -> Bool {
    var ancestor = parent
    while let box = ancestor {
      if let content = box.content as? ScrollContent, content.axes.contains(axis) { return true }
      ancestor = box.parent
    }
    return false
  }
}
