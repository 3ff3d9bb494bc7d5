/// Where a bar of the app's own lies that stands where the system's bars would.
///
/// Measured on the iPhone Duo's inner display in landscape, 951 points wide with an inset of 84 on
/// the right: a region of 56 on that edge lies at x 875 to 931 and begins at y 120, below the
/// status strip; where no vertical bar is, one of 56 at the lower edge ends 20 above it. Another
/// report has 6 between region and edge. All three lie about a line 48 points inside of the edge, on
/// which the outer camera's centre lies as well (derived; medium).
package struct BarRegionGeometry: Equatable {
  /// The edge that the bar is at.
  package enum Edge: Hashable, Sendable {
    case top, left, bottom, right

    fileprivate var isVertical: Bool { self == .left || self == .right }
  }

  /// The middle of a bar counted from its edge, in points.
  package static let middleFromEdge: CGFloat = 48

  package var edge: Edge
  /// The thickness of the bar.
  package var extent: CGFloat
  /// Whether the system's own bars stand at this edge.
  package var isSystemBarEdge: Bool

  package init(edge: Edge, extent: CGFloat, isSystemBarEdge: Bool) {
    self.edge = edge
    self.extent = extent
    self.isSystemBarEdge = isSystemBarEdge
  }

  /// The region in a view.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds.
  ///   - safeArea: The view's safe area.
  ///   - occlusions: What covers the screen, in the view's coordinates; of a vertical bar's edge it
  ///     takes the end that it lies nearest to.
  package func frame(in bounds: CGRect, safeArea: UIEdgeInsets, occlusions: [CGRect]) -> CGRect {
    let extent = max(0, extent)
    let centred = max(0, Self.middleFromEdge - extent / 2)
    guard edge.isVertical else {
      let x = bounds.minX + safeArea.left
      let width = max(0, bounds.width - safeArea.left - safeArea.right)
      let y = edge == .top ? bounds.minY + safeArea.top : bounds.maxY - centred - extent
      return CGRect(x: x, y: y, width: width, height: extent)
    }
    let isLeft = edge == .left
    let gap = isSystemBarEdge ? centred : (isLeft ? safeArea.left : safeArea.right)
    let x = isLeft ? bounds.minX + gap : bounds.maxX - gap - extent
    let column = CGRect(
      x: x, y: bounds.minY + safeArea.top, width: extent,
      height: max(0, bounds.height - safeArea.top - safeArea.bottom))
    return column.clear(of: occlusions, in: bounds)
  }
}
